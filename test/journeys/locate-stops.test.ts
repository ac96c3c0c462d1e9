import { afterEach, expect, test } from 'vitest';
import { guard } from '../../lib/api/transport.ts';
import { clipPage } from '../../lib/journeys/clip-page.ts';
import {
  type LocateStep,
  locateStops,
  namesToLocate,
  withLocated,
  withoutLocated,
} from '../../lib/journeys/locate-stops.ts';
import { AddressNotAllowed } from '../../lib/model/address-not-allowed.ts';
import type { Draft } from '../../lib/model/draft.ts';
import { geocoderAddress, isGeocoderTemplate } from '../../lib/model/geocoder.ts';
import type { PlaceAnswer } from '../../lib/model/place-answer.ts';
import { ok } from '../../lib/model/result.ts';
import { sampleClip, sampleDraft } from '../draft-sample.ts';
import {
  type Dialect,
  ghentCentre,
  inGhent,
  type Odd,
  type PlaceSearchHost,
  type Spot,
  startPlaceSearch,
} from '../place-search.ts';

let host: PlaceSearchHost | undefined;
afterEach(() => host?.stop());

async function searching(
  answers: Record<string, Spot[] | Odd>,
  options: { dialect?: Dialect; always?: Odd } = {},
) {
  host = await startPlaceSearch(answers, options);
  const kept = new Map<string, PlaceAnswer>();
  const steps: LocateStep[] = [];
  const end = new AbortController();
  let turns = 0;
  const edges = {
    template: host.template,
    fetch: guard({ fetch: (input, init) => fetch(input, init), isOnline: () => true }, [host.template]),
    turn: async () => {
      turns += 1;
    },
    recall: async (address: string) => kept.get(address),
    remember: async (address: string, answer: PlaceAnswer) => void kept.set(address, answer),
    signal: end.signal,
    onStep: async (step: LocateStep) => void steps.push({ ...step, answers: new Map(step.answers) }),
  };
  const queries = () => host?.asked.map(({ query }) => query) ?? [];
  const answersNow = () => steps.at(-1)?.answers ?? new Map();
  return { edges, steps, queries, end, kept, turns: () => turns, answersNow };
}

const around = (draft: Draft): Draft => ({ ...draft, center: ghentCentre });
const stopsOf = ({ days }: Draft) => days.flatMap(({ stops }) => stops);

test.each<Dialect>(['nominatim', 'photon'])('in the dialect of %s', async (dialect) => {
  const graslei = inGhent('Graslei', 51.0543, 3.7206, { tag: ['place', 'square'] });
  const castle = inGhent('Gravensteen', 51.0573, 3.7208, { tag: ['historic', 'castle'] });
  const { edges, steps, queries, turns, answersNow } = await searching(
    { 'Graslei, Ghent': [graslei], 'Gravensteen, Ghent': [castle] },
    { dialect },
  );
  const draft = around(sampleDraft());
  expect(await locateStops(draft, edges)).toBeUndefined();
  // The last one is looked up again without the town.
  expect(queries()).toEqual(['Graslei, Ghent', 'Gravensteen, Ghent', 'Patershol, Ghent', 'Patershol']);
  expect(turns()).toBe(4);
  expect(steps.map(({ asked, of }) => [asked, of])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  const located = withLocated(draft, answersNow());
  expect([located.found, located.toChoose]).toEqual([2, 0]);
  const stops = stopsOf(located.draft);
  expect(stops.map(({ coordinate }) => coordinate?.value.latitude)).toEqual([51.0543, 51.0573, undefined]);
  expect(stops[1]?.coordinate).toMatchObject({
    origin: { by: 'guess', reader: 'online-geocoder' },
    confidence: 0.6,
  });
  expect(stops[1]?.candidates).toEqual([
    {
      name: 'Gravensteen',
      country: 'BE',
      coordinate: { latitude: 51.0573, longitude: 3.7208 },
      kind: 'castle',
      region: 'Flanders',
      town: 'Ghent',
      by: 'online',
    },
  ]);
});

test('what is sent is what is not on the map, each name once', async () => {
  const { edges, queries } = await searching({});
  const draft = sampleDraft();
  for (const stop of draft.days[0]?.stops ?? []) stop.coordinate = ghentCentre;
  draft.days[1]?.stops.push(
    ...Array.from({ length: 300 }, (_, index) => ({
      id: `more-${index}`,
      name: { ...draft.title, value: index % 2 ? 'Patershol' : `Stop ${index}` },
    })),
  );
  expect(namesToLocate(draft)).toHaveLength(151);
  expect(new Set(namesToLocate(draft)).size).toBe(151);
  await locateStops(
    { ...draft, days: draft.days.map((day) => ({ ...day, stops: day.stops.slice(0, 3) })) },
    edges,
  );
  expect(queries()).toEqual(['Patershol, Ghent', 'Patershol', 'Stop 0, Ghent', 'Stop 0']);
});

test('it pauses after as many names as a free service bears, and goes on with those not asked yet', async () => {
  const { edges, steps, queries } = await searching({});
  const { destination: _none, ...draft } = sampleDraft();
  draft.days = [
    {
      id: 'day-1',
      stops: Array.from({ length: 130 }, (_, index) => ({
        id: `stop-${index}`,
        name: { ...draft.title, value: `Stop ${index}` },
      })),
    },
  ];
  const asked = () => new Set(queries()).size;
  expect(await locateStops(draft, edges)).toBe('paused');
  expect([asked(), steps.at(-1)?.asked, steps.at(-1)?.of]).toEqual([60, 60, 130]);
  expect(await locateStops(draft, edges)).toBe('paused');
  expect([asked(), steps.at(-1)?.asked]).toEqual([120, 120]);
  expect(await locateStops(draft, edges)).toBeUndefined();
  expect([asked(), queries().length, steps.at(-1)?.asked]).toEqual([130, 130, 130]);
});

test('as many names as are sent at once are no reason to pause', async () => {
  const { edges, queries } = await searching({});
  const draft = sampleDraft();
  draft.days = [
    {
      id: 'day-1',
      stops: Array.from({ length: 60 }, (_, index) => ({
        id: `stop-${index}`,
        name: { ...draft.title, value: `Stop ${index}` },
      })),
    },
  ];
  expect(await locateStops(draft, edges)).toBeUndefined();
  // Each with the town and without it.
  expect(queries()).toHaveLength(120);
});

test('what was asked before is not asked again, found or not', async () => {
  const { edges, queries } = await searching({ 'Graslei, Ghent': [inGhent('Graslei', 51.0543, 3.7206)] });
  const draft = around(sampleDraft());
  await locateStops(draft, edges);
  const before = queries().length;
  await locateStops(draft, edges);
  expect(queries()).toHaveLength(before);
});

const hostile = '<img src=x onerror=alert(1)>\u202e\u0000 Graslei';
test.each<[string, Odd]>([
  ['an error', { status: 500, body: 'sorry' }],
  ['a page for people', { body: '<!doctype html>' }],
  ['numbers that are none', { body: '[{"lat":"north","lon":"3","name":"Graslei"}]' }],
  ['places off the globe', { body: '[{"lat":"123","lon":"3","name":"Graslei"}]' }],
  ['the middle of nowhere', { body: '[{"lat":"0","lon":"0.0","name":"Graslei"}]' }],
  ['no names', { body: '[{"lat":"51.05","lon":"3.72","name":""}]' }],
  ['GeoJSON without points', { body: '{"type":"FeatureCollection","features":[{"geometry":null}]}' }],
  ['something else', { body: '{"lat":1}' }],
  ['an answer without depth', { body: `${'['.repeat(5000)}${']'.repeat(5000)}` }],
  ['a way elsewhere', { status: 302, body: '', headers: { location: 'https://elsewhere.example/' } }],
])('%s places nothing and is given up after three', async (_name, always) => {
  const { edges, queries, answersNow } = await searching({}, { always });
  const draft = around(sampleDraft());
  const more = ['a', 'b', 'c'].map((id) => ({ id, name: { ...draft.title, value: id } }));
  draft.days[1]?.stops.push(...more);
  expect(await locateStops(draft, edges)).toBe('nonsense');
  expect(queries()).toHaveLength(3);
  expect(withLocated(draft, answersNow()).draft).toEqual(draft);
});

test('a name with markup is words, short and of one line', async () => {
  const long = 'x'.repeat(5000);
  const body = JSON.stringify([
    {
      lat: '51.0543',
      lon: '3.7206',
      name: hostile,
      display_name: long,
      address: { country_code: '<b>', state: 7 },
    },
    { lat: '51.06', lon: '3.72', name: `Graslei ${long}`, type: { toString: 1 } },
    ...Array.from({ length: 500 }, (_, index) => ({ lat: '51.06', lon: '3.72', name: `Graslei ${index}` })),
  ]);
  const { edges, answersNow } = await searching({ 'Graslei, Ghent': { body } });
  const draft = around(sampleDraft());
  await locateStops(draft, edges);
  const [graslei] = stopsOf(withLocated(draft, answersNow()).draft);
  expect(graslei?.candidates).toHaveLength(5);
  expect(graslei?.candidates?.[0]).toMatchObject({
    name: '<img src=x onerror=alert(1)> Graslei',
    country: '',
    kind: 'sight',
  });
  expect(graslei?.candidates?.every(({ name }) => name.length <= 120)).toBe(true);
});

test.each([429, 503])(
  'a search that answers %i is left alone at once, and what was found stays',
  async (status) => {
    const { edges, queries, answersNow } = await searching({
      'Graslei, Ghent': [inGhent('Graslei', 51.0543, 3.7206)],
      'Gravensteen, Ghent': { status, body: 'slow down', headers: { 'retry-after': '60' } },
    });
    const draft = around(sampleDraft());
    expect(await locateStops(draft, edges)).toBe('busy');
    expect(queries()).toHaveLength(2);
    expect(withLocated(draft, answersNow()).found).toBe(1);
  },
);

test('ended by the traveller in the middle of a question, it asks nothing more', async () => {
  const { edges, queries, end } = await searching({});
  const release = host?.hold();
  const running = locateStops(around(sampleDraft()), edges);
  while (queries().length === 0) await new Promise((resume) => setTimeout(resume, 5));
  end.abort();
  expect(await running).toBe('ended');
  release?.();
  expect(queries()).toHaveLength(1);
});

test('a permission that is taken back ends it at the next question', async () => {
  const { edges } = await searching({});
  let asked = 0;
  const refusing = guard(
    {
      fetch: async (input) => {
        asked += 1;
        throw new AddressNotAllowed(input);
      },
      isOnline: () => true,
    },
    [edges.template],
  );
  expect(await locateStops(around(sampleDraft()), { ...edges, fetch: refusing })).toBe('refused');
  expect(asked).toBe(1);
});

test('a place of that name far from the trip is asked about, not placed', async () => {
  const { edges, answersNow } = await searching({
    'Graslei, Ghent': [inGhent('Graslei', -33.9, 18.4, { country: 'za' })],
    'Gravensteen, Ghent': [inGhent('Belgium', 50.6, 4.6, { tag: ['place', 'country'] })],
  });
  const draft = around(sampleDraft());
  await locateStops(draft, edges);
  const located = withLocated(draft, answersNow());
  const [graslei, gravensteen] = stopsOf(located.draft);
  expect([graslei?.coordinate, gravensteen?.coordinate]).toEqual([undefined, undefined]);
  expect(graslei?.candidates?.[0]?.country).toBe('ZA');
  expect(located.draft.questions.map(({ doubt }) => doubt?.kind)).toEqual(['found-far', 'found-several']);
  expect([located.found, located.toChoose]).toEqual([0, 2]);
});

test('of two in reach that are not one place, the traveller chooses', async () => {
  const { edges, answersNow } = await searching({
    'Graslei, Ghent': [inGhent('Graslei', 51.05, 3.72), inGhent('Graslei', 50.85, 4.35)],
  });
  const draft = around(sampleDraft());
  await locateStops(draft, edges);
  expect(withLocated(draft, answersNow()).draft.questions[0]).toMatchObject({
    stopId: 'stop-1-1',
    doubt: { kind: 'found-several' },
  });
});

test('where nothing says where the trip is, names that lie together do, and a lone one does not', async () => {
  const { edges, answersNow } = await searching({
    Graslei: [inGhent('Graslei', 40.7, -74, { country: 'us' }), inGhent('Graslei', 51.0543, 3.7206)],
    Gravensteen: [inGhent('Gravensteen', 51.0573, 3.7208)],
  });
  const { destination: _none, center: _middle, ...draft } = sampleDraft();
  await locateStops(draft, edges);
  const together = withLocated(draft, answersNow());
  expect(stopsOf(together.draft).map(({ coordinate }) => coordinate?.value.longitude)).toEqual([
    3.7206,
    3.7208,
    undefined,
  ]);
  const alone = withLocated(draft, new Map([...answersNow()].slice(0, 1)));
  expect([alone.found, alone.toChoose]).toEqual([0, 1]);
});

test('a place that the traveller gave meanwhile stays', async () => {
  const { edges, answersNow } = await searching({ 'Graslei, Ghent': [inGhent('Graslei', 51.0543, 3.7206)] });
  const draft = around(sampleDraft());
  await locateStops(draft, edges);
  const meanwhile = structuredClone(draft);
  const [graslei] = stopsOf(meanwhile);
  if (graslei) graslei.coordinate = { ...ghentCentre, origin: { by: 'traveller' } as never };
  expect(stopsOf(withLocated(meanwhile, answersNow()).draft)[0]?.coordinate?.value).toEqual(
    ghentCentre.value,
  );
});

test('a page read again is the same clip, with the places that were found', async () => {
  const { edges, answersNow } = await searching({
    'Graslei, Ghent': [inGhent('Graslei', 51.0543, 3.7206)],
    'Gravensteen, Ghent': [inGhent('Gravensteen', -33.9, 18.4)],
  });
  const read = around(sampleDraft());
  await locateStops(read, edges);
  const kept = sampleClip({ draft: withLocated(read, answersNow()).draft });
  expect(kept.draft).not.toEqual(read);
  expect(JSON.stringify(withoutLocated(kept.draft))).toBe(JSON.stringify(read));
  const again = await clipPage({
    takeCapture: async () =>
      ok({ kind: 'page', url: kept.source.url, title: '', blocks: [], structured: [], truncated: false }),
    readCapture: async () => ok(read),
    readingOf: async ({ draft }) => draft,
    hasTextModel: async () => true,
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
