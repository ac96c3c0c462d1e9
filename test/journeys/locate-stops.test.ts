import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { guard } from '../../lib/api/transport.ts';
import { clipPage } from '../../lib/journeys/clip-page.ts';
import { locateStops, withLocated, withoutLocated } from '../../lib/journeys/locate-stops.ts';
import type { Draft } from '../../lib/model/draft.ts';
import { geocoderAddress, isGeocoderTemplate } from '../../lib/model/geocoder.ts';
import { ok } from '../../lib/model/result.ts';
import { sampleClip, sampleDraft } from '../draft-sample.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A place search on this machine: what it is asked, and what it says. */
async function placeSearch(answers: Record<string, { status?: number; body: string }>) {
  const asked: string[] = [];
  let atOnce = 0;
  let most = 0;
  server = createServer((request, response) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    const query = new URL(request.url ?? '', 'http://localhost').searchParams.get('q') ?? '';
    asked.push(query);
    const { status = 200, body } = answers[query] ?? { body: '[]' };
    setTimeout(() => {
      atOnce -= 1;
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    }, 5);
  });
  await new Promise<void>((started) => server?.listen(0, '127.0.0.1', started));
  const { port } = server.address() as AddressInfo;
  const template = `http://127.0.0.1:${port}/search?format=json&q={query}`;
  let pauses = 0;
  const edges = {
    template,
    fetch: guard({ fetch: (input, init) => fetch(input, init), isOnline: () => true }, [template]),
    pause: async () => {
      pauses += 1;
    },
  };
  return { asked, edges, template, most: () => most, pauses: () => pauses };
}

const found = (lat: unknown, lon: unknown) => ({
  body: JSON.stringify([{ lat, lon, display_name: 'Somewhere', importance: 0.3 }]),
});
const ghent = {
  value: { latitude: 51.05, longitude: 3.72 },
  origin: { by: 'guess' as const, reader: 'x' },
  confidence: 1,
};
const around = (draft: Draft): Draft => ({ ...draft, center: ghent });

test('stops without a place are looked up with the destination, one at a time, with pauses', async () => {
  const { asked, edges, most, pauses } = await placeSearch({
    'Graslei, Ghent': found('51.0543', '3.7206'),
    'Gravensteen, Ghent': found(51.0573, 3.7208),
  });
  const draft = around(sampleDraft());
  const located = await locateStops(draft, edges);
  expect(asked).toEqual(['Graslei, Ghent', 'Gravensteen, Ghent', 'Patershol, Ghent']);
  expect([most(), pauses()]).toEqual([1, 2]);
  expect(located.question).toBeUndefined();
  const placed = withLocated(draft, located).days.flatMap(({ stops }) => stops);
  expect(placed.map(({ coordinate }) => coordinate?.value.latitude)).toEqual([51.0543, 51.0573, undefined]);
  expect(placed[0]?.coordinate).toMatchObject({
    origin: { by: 'guess', reader: 'online-geocoder' },
    confidence: 0.6,
  });
});

test('a stop that has a place is not asked about', async () => {
  const { asked, edges } = await placeSearch({});
  const draft = sampleDraft();
  for (const stop of draft.days[0]?.stops ?? []) stop.coordinate = ghent;
  await locateStops(draft, edges);
  expect(asked).toEqual(['Patershol, Ghent']);
});

test.each([
  ['an error', { status: 500, body: 'sorry' }],
  ['a page for people', { body: '<!doctype html>' }],
  ['a number that is none', found('north', '3')],
  ['a place off the globe', found('123', '3')],
  ['something else', { body: '{"lat":1}' }],
])('%s is silent at its stop and said once', async (_name, answer) => {
  const { edges, template } = await placeSearch({
    'Graslei, Ghent': answer,
    'Gravensteen, Ghent': answer,
    'Patershol, Ghent': found(51.06, 3.72),
  });
  const draft = around(sampleDraft());
  const located = await locateStops(draft, edges);
  expect([...located.coordinates.keys()]).toEqual(['stop-2-1']);
  const { questions } = withLocated(draft, located);
  expect(questions).toHaveLength(1);
  expect(questions[0]?.stopId).toBe('stop-1-1');
  expect(questions[0]?.doubt).toEqual({ kind: 'search-failed', host: new URL(template).host });
});

test('a search that is down is left alone after three tries', async () => {
  const { edges } = await placeSearch({});
  let tries = 0;
  const draft = sampleDraft();
  draft.days[1]?.stops.push(...['a', 'b', 'c'].map((id) => ({ id, name: { ...draft.title, value: id } })));
  const { question } = await locateStops(draft, {
    ...edges,
    fetch: async () => {
      tries += 1;
      return new Response('', { status: 503 });
    },
  });
  expect(tries).toBe(3);
  expect(question?.stopId).toBe('stop-1-1');
});

test('a place of that name on another continent is no answer', async () => {
  const { edges } = await placeSearch({ 'Graslei, Ghent': found(-33.9, 18.4) });
  expect((await locateStops(around(sampleDraft()), edges)).coordinates.size).toBe(0);
});

test('a page read again is the same clip, with the places that were found', async () => {
  const coordinates = new Map([['stop-1-1', { latitude: 51, longitude: 3.7 }]]);
  const question = { stopId: 'stop-1-2', doubt: { kind: 'search-failed' as const, host: 'places.example' } };
  const kept = sampleClip({ draft: withLocated(sampleDraft(), { coordinates, question }) });
  expect(withoutLocated(kept.draft)).toEqual(sampleDraft());
  const again = await clipPage({
    takeCapture: async () =>
      ok({ kind: 'page', url: kept.source.url, title: '', blocks: [], structured: [], truncated: false }),
    readCapture: async () => ok(sampleDraft()),
    readingOf: async ({ draft }) => draft,
    findKept: async () => kept,
    keepChanges: async (clip) => ok(clip),
    keep: async (clip) => ok(clip),
    now: () => new Date(0),
    newId: () => 'another',
  });
  expect(again).toEqual(ok(kept));
});

test.each([
  ['https://places.example/search?q={query}', true],
  ['https://places.example/{query}.json', true],
  ['http://127.0.0.1:8080/?q={query}', true],
  ['http://places.example/?q={query}', false],
  ['https://{query}.places.example/', false],
  ['https://places.example/?q={query}&r={query}', false],
  ['https://places.example/', false],
  ['https://me:secret@places.example/?q={query}', false],
  ['', false],
])('%s as an address: %s', (template, isGood) => expect(isGeocoderTemplate(template)).toBe(isGood));

test('a name cannot leave its place in the address', () => {
  expect(geocoderAddress('https://places.example/?q={query}&n=1', 'a&n=2#/../$&')).toBe(
    'https://places.example/?q=a%26n%3D2%23%2F..%2F%24%26&n=1',
  );
});
