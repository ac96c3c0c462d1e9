// Rows of sections 4.2 and 4.3.
import { expect } from 'vitest';
import { Itinerary } from '../../../../lib/model/itinerary.ts';
import { jpeg, pictures } from '../../../service/trips.ts';
import { made, send, setPicture } from '../people.ts';
import { type Row, refusal, section } from '../row.ts';
import type { Call, World } from '../world.ts';

const set = section('4.2', 'set a day image');
const remove = section('4.3', 'remove a day image');

const parsed = async (answer: Response | Promise<Response>) => Itinerary.parse(await (await answer).json());
const ownTrip = async (world: World) => (await made(world, world.people.mara.as)).id;
const put = (world: World, id: string, call: Call & { dayId?: string } = {}) =>
  setPicture(world, id, { as: world.people.mara.as, ...call });
const putWords = (world: World, id: string, body: unknown, etag = '"v1"') =>
  send(world, 'PUT', `/v1/itineraries/${id}/days/day-two/image`, {
    as: world.people.mara.as,
    body,
    headers: { 'if-match': etag },
  });
const putNothing = (world: World, id: string) =>
  world.api(`/v1/itineraries/${id}/days/day-two/image`, {
    method: 'PUT',
    as: world.people.mara.as,
    headers: { 'if-match': '"v1"' },
  });
const del = (world: World, path: string, etag = '"v2"', as = world.people.mara.as) =>
  world.api(`/v1/itineraries/${path}`, { method: 'DELETE', as, headers: { 'if-match': etag } });
const isPicture = async (world: World, url: string) => {
  const served = await world.api(new URL(url).pathname);
  return served.status === 200 && /^image\//.test(served.headers.get('content-type') ?? '');
};

/** A refusal that leaves the itinerary unchanged. */
const refuses = (says: string, expected: string, act: (world: World, id: string) => Promise<Response>): Row =>
  set.bad(`${says} → ${expected}`, async (world) => {
    const id = await ownTrip(world);
    expect(await refusal(act(world, id))).toBe(expected);
    const after = await world.api(`/v1/itineraries/${id}`, { as: world.people.mara.as });
    expect(after.headers.get('etag')).toBe('"v1"');
  });

const large = () => {
  const bytes = new Uint8Array(10 * 1024 * 1024 + 1);
  bytes.set(jpeg);
  return bytes;
};

/** The range of image data to overwrite. WebP has none: any of its data decodes to something. */
const insides = { 'image/jpeg': [-12, -2], 'image/png': [58, 70], 'image/heic': [-60, -20] } as const;
/** The same length, header and end, but with zeros for image data. */
const hollow = (type: keyof typeof insides) => {
  const bytes = Uint8Array.from(pictures[type]);
  return bytes.fill(0, ...insides[type]);
};

const addresses = [
  'https://elsewhere.example/a.jpg',
  'elsewhere.example/a.jpg',
  ' Pictures.Elsewhere.EXAMPLE/a',
  'elsewhere.example:8080',
  'elsewhere.example?picture=1',
  '127.0.0.1/a.jpg',
  '[::1]/a.jpg',
  'localhost:4701/media/a.jpg',
  'münchen.example/a.jpg',
];
/** One is Chinese, one is German, and the last one names nothing that was drawn. */
const drawnThings = ['castle', 'pizza', '北京', 'Regenschirm', 'qwrtz'];
const dottedWords = [
  'St. Gallen',
  'St.Gallen/Bodensee',
  'Washington D.C.',
  'the U.S./Mexico border',
  '19th c. palace',
  'castle and/or river',
  'Dr. Seuss?',
];

export const dayImageRows: Row[] = [
  ...Object.entries(pictures).map(([type, body]) =>
    set.good(`${type} → the full itinerary, the picture as it was sent, a new ETag`, async (world) => {
      const id = await ownTrip(world);
      const answer = await put(world, id, { headers: { 'content-type': type }, body });
      expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"v2"']);
      const itinerary = await parsed(answer);
      expect(itinerary).toMatchObject({ id, title: expect.any(String), packing: expect.any(Array) });
      const served = await world.api(new URL(itinerary.days?.[1]?.imageURL ?? '').pathname);
      expect(new Uint8Array(await served.arrayBuffer())).toEqual(body);
    }),
  ),
  set.good('JSON with a search query → an image is found', async (world) => {
    const { days } = await parsed(putWords(world, await ownTrip(world), { query: 'a harbour at dusk' }));
    expect(await isPicture(world, days?.[1]?.imageURL ?? '')).toBe(true);
  }),
  set.good('words with dots and strokes in them → an image is found', async (world) => {
    const id = await ownTrip(world);
    for (const [index, query] of dottedWords.entries()) {
      const answer = await putWords(world, id, { query }, `"v${index + 1}"`);
      expect([query, answer.status]).toEqual([query, 200]);
    }
  }),
  set.good('a thing, a town, words that name nothing → an image each, and not the same', async (world) => {
    const id = await ownTrip(world);
    const urls: unknown[] = [];
    for (const [index, query] of drawnThings.entries()) {
      const answer = await putWords(world, id, { query }, `"v${index + 1}"`);
      expect([query, answer.status]).toEqual([query, 200]);
      urls.push((await parsed(answer)).days?.[1]?.imageURL);
    }
    expect(new Set(urls).size).toBe(urls.length);
  }),
  set.good('no body, for one day after the other → an image of its own for each', async (world) => {
    const days = Array.from({ length: 6 }, (_, index) => ({ id: `day-${index}`, title: 'Porto' }));
    const { id } = await made(world, world.people.mara.as, { title: 'Six days', destination: 'Porto', days });
    for (const [index, day] of days.entries()) {
      const path = `/v1/itineraries/${id}/days/${day.id}/image`;
      const headers = { 'if-match': `"v${index + 1}"` };
      const answer = await world.api(path, { method: 'PUT', as: world.people.mara.as, headers });
      expect(answer.status).toBe(200);
    }
    const answer = await world.api(`/v1/itineraries/${id}`, { as: world.people.mara.as });
    const urls = (await parsed(answer)).days?.map(({ imageURL }) => imageURL);
    expect(new Set(urls).size).toBe(6);
  }),
  set.good('no body → an image is picked for the destination', async (world) => {
    const { days } = await parsed(putNothing(world, await ownTrip(world)));
    expect(await isPicture(world, days?.[1]?.imageURL ?? '')).toBe(true);
    expect(days?.[0]).not.toHaveProperty('imageURL');
  }),
  refuses('stale If-Match', '412 itineraryModified', (world, id) =>
    put(world, id, { headers: { 'if-match': '"v0"' } }),
  ),
  refuses('no If-Match', '428 preconditionRequired', (world, id) =>
    world.api(`/v1/itineraries/${id}/days/day-two/image`, {
      method: 'PUT',
      as: world.people.mara.as,
      headers: { 'content-type': 'image/jpeg' },
      body: jpeg,
    }),
  ),
  refuses('If-Match: *', '428 preconditionRequired', (world, id) =>
    put(world, id, { headers: { 'if-match': '*' } }),
  ),
  refuses('a URL in JSON', '400 invalidRequest', (world, id) =>
    putWords(world, id, { url: 'https://elsewhere.example/a.jpg' }),
  ),
  refuses('a URL as text', '415 unsupportedMediaType', (world, id) =>
    put(world, id, { headers: { 'content-type': 'text/uri-list' }, body: 'https://elsewhere.example/a.jpg' }),
  ),
  ...addresses.map((query) =>
    refuses(`${query.trim()} in place of words`, '400 invalidRequest', (world, id) =>
      putWords(world, id, { query }),
    ),
  ),
  ...(['image/jpeg', 'image/png', 'image/heic'] as const).map((type) =>
    refuses(`${type} with a good head and nothing behind it`, '415 unsupportedMediaType', (world, id) =>
      put(world, id, { headers: { 'content-type': type }, body: hollow(type) }),
    ),
  ),
  refuses('image/gif', '415 unsupportedMediaType', (world, id) =>
    put(world, id, { headers: { 'content-type': 'image/gif' }, body: 'GIF89a' }),
  ),
  refuses('a JPEG that says it is a PNG', '415 unsupportedMediaType', (world, id) =>
    put(world, id, { headers: { 'content-type': 'image/png' } }),
  ),
  refuses('broken JSON', '400 invalidJson', (world, id) =>
    put(world, id, { headers: { 'content-type': 'application/json' }, body: '{"query":' }),
  ),
  refuses('an empty query', '400 invalidRequest', (world, id) => putWords(world, id, { query: ' ' })),
  refuses('more than 10 MB', '413 payloadTooLarge', (world, id) => put(world, id, { body: large() })),
  refuses('an unknown dayId', '404 dayNotFound', (world, id) => put(world, id, { dayId: 'day-nine' })),
  refuses('an id that is no UUID', '404 itineraryNotFound', (world) => put(world, 'no-uuid')),
  refuses('someone else’s itinerary', '404 itineraryNotFound', (world, id) =>
    put(world, id, { as: world.people.jonas.as }),
  ),
  refuses('a token for reading', '403 insufficientScope', (world, id) =>
    put(world, id, { as: world.people.reading }),
  ),
  refuses('no token', '401 unauthorized', (world, id) => put(world, id, { as: '' })),

  remove.good('→ the full itinerary without it, a new ETag, and the picture is gone', async (world) => {
    const id = await ownTrip(world);
    const { days } = await parsed(put(world, id));
    const { imageURL = '' } = days?.[1] ?? {};
    const answer = await del(world, `${id}/days/day-two/image`);
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"v3"']);
    expect((await parsed(answer)).days?.[1]).not.toHaveProperty('imageURL');
    expect(await isPicture(world, imageURL)).toBe(false);
  }),
  ...[
    ['stale If-Match', '412 itineraryModified', 'day-two', '"v1"'],
    ['no If-Match', '428 preconditionRequired', 'day-two', ''],
    ['an unknown dayId', '404 dayNotFound', 'day-nine', '"v2"'],
  ].map(([says, expected, dayId, etag]) =>
    remove.bad(`${says} → ${expected}`, async (world) => {
      const id = await ownTrip(world);
      const { days } = await parsed(put(world, id));
      expect(await refusal(del(world, `${id}/days/${dayId}/image`, etag))).toBe(expected);
      expect(await isPicture(world, days?.[1]?.imageURL ?? '')).toBe(true);
    }),
  ),
  remove.bad('an id that is no UUID → 404 itineraryNotFound', async (world) =>
    expect(await refusal(del(world, 'x/days/day-two/image'))).toBe('404 itineraryNotFound'),
  ),
  remove.bad('no token → 401 unauthorized', async (world) =>
    expect(await refusal(del(world, `${await ownTrip(world)}/days/day-two/image`, '"v1"', ''))).toBe(
      '401 unauthorized',
    ),
  ),
];
