// Rows of sections 2.1 to 2.8: the raw answers, without a schema in between that could hide a difference.
import { expect } from 'vitest';
import { jpeg } from '../../../service/trips.ts';
import { publish, send } from '../people.ts';
import { type Row, refusal, section } from '../row.ts';
import { wholeItinerary, wholeSummary, wholeTrip, wholeTripWith } from '../whole-trip.ts';
import type { World } from '../world.ts';

const itinerary = section('2.1', 'itinerary (full form)');
const summary = section('2.7', 'itinerary summary');
const page = section('2.8', 'page of results');

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const newTrip = async (world: World, plan: unknown = wholeTrip, as = world.people.mara.as) =>
  (await (await send(world, 'POST', '/v1/itineraries', { as, body: plan })).json()).id as string;
export const readTrip = async (world: World, id: string, as = world.people.mara.as) =>
  (await world.api(`/v1/itineraries/${id}`, { as })).json();
const listed = async (world: World, id: string, query: string, as = world.people.mara.as) => {
  const answer = await (await world.api(query, { as })).json();
  return answer.data.find((each: { id: string }) => each.id === id);
};

/** The timestamps are checked separately; the rest is what was sent. */
function isWhole(body: Record<string, unknown>, expected: object) {
  const { createdAt, updatedAt, ...rest } = body;
  expect(rest).toEqual(expected);
  expect(createdAt).toMatch(moment);
  expect(updatedAt).toMatch(moment);
  expect(Date.parse(String(updatedAt))).toBeGreaterThanOrEqual(Date.parse(String(createdAt)));
}

type Act = (world: World, id: string, etag: string) => Promise<Response>;
const at = (method: string, path: string, more: { body?: unknown } = {}): Act => {
  return (world, id, etag) =>
    send(world, method, path.replace('{id}', id), {
      as: world.people.mara.as,
      headers: { 'if-match': etag },
      ...more,
    });
};
const putPicture: Act = (world, id, etag) =>
  world.api(`/v1/itineraries/${id}/days/day-two/image`, {
    method: 'PUT',
    as: world.people.mara.as,
    headers: { 'content-type': 'image/jpeg', 'if-match': etag },
    body: jpeg,
  });
const picture = '/v1/itineraries/{id}/days/day-two/image';
const cover = '/v1/itineraries/{id}/cover-image';

const withPicture = (url: unknown) => ({
  days: wholeTrip.days.map((day) => (day.id === 'day-two' ? { ...day, imageURL: url } : day)),
});
const anAddress = expect.stringMatching(/^https?:\/\/[^/]+\/media\/[\w-]+\.jpg$/);

/** Every operation that answers with the full itinerary: its answer must be what is stored. */
const fullForms: [string, Act, (world: World) => object][] = [
  ['read one', at('GET', '/v1/itineraries/{id}'), () => ({})],
  ['4.2 set a day image', putPicture, () => withPicture(anAddress)],
  ['4.3 remove a day image', at('DELETE', picture), () => ({})],
  ['4.4 remove the cover image', at('DELETE', cover), () => ({})],
  ['show a cover again', at('PUT', cover), () => ({})],
  ['replace', at('PUT', '/v1/itineraries/{id}', { body: wholeTrip }), () => ({})],
  ['change', at('PATCH', '/v1/itineraries/{id}', { body: { origin: 'Faro' } }), () => ({ origin: 'Faro' })],
  ['share to Explore', at('PUT', '/v1/explore/{id}'), () => ({ visibility: 'public' })],
];

const fullRows = fullForms.map(([says, act, otherwise]) =>
  itinerary.good(`${says} → every field by its name and nothing else, as it is stored`, async (world) => {
    const { mara } = world.people;
    const id = await newTrip(world);
    const answer = await act(world, id, '"v1"');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const body = await answer.json();
    isWhole(body, wholeItinerary(id, mara, otherwise(world)));
    expect(await readTrip(world, id)).toEqual(body);
    // A list agrees with the answer.
    const { etag, updatedAt, visibility } = await listed(world, id, '/v1/itineraries?filter=owned');
    expect([etag, updatedAt, visibility]).toEqual([
      answer.headers.get('etag'),
      body.updatedAt,
      body.visibility,
    ]);
  }),
);

/** Section, part, path in the trip, and a value of the wrong type. */
const wrong: [string, string, string, unknown][] = [
  ['2.1', 'itinerary (full form)', 'title', 7],
  ['2.1', 'itinerary (full form)', 'destination', ['Lisbon']],
  ['2.1', 'itinerary (full form)', 'startDate', 'in May'],
  ['2.1', 'itinerary (full form)', 'tags', 'slow'],
  ['2.1', 'itinerary (full form)', 'homeCurrency', 'Swiss francs'],
  ['2.1', 'itinerary (full form)', 'days', {}],
  ['2.2', 'coordinate', 'center', { latitude: 91, longitude: 0 }],
  ['2.2', 'coordinate', 'center', { latitude: '38', longitude: -9 }],
  ['2.2', 'coordinate', 'center', { latitude: 38 }],
  ['2.2', 'coordinate', 'days.1.stops.0.coordinate', { latitude: 0, longitude: 181 }],
  ['2.3', 'day', 'days.0.title', 1],
  ['2.3', 'day', 'days.0.stops', 'none'],
  ['2.4', 'stop', 'days.1.stops.0.startTime', '25:00'],
  ['2.4', 'stop', 'days.1.stops.0.durationMinutes', 1.5],
  ['2.4', 'stop', 'days.1.stops.0.bookingURL', 'javascript:alert(1)'],
  ['2.4', 'stop', 'days.1.stops.0.name', {}],
  ['2.5', 'packing item', 'packing.0.quantity', 'two'],
  ['2.5', 'packing item', 'packing.0.isPacked', 'yes'],
  ['2.6', 'expense', 'expenses.0.amount', '6.80'],
  ['2.6', 'expense', 'expenses.0.currency', 'euro'],
  ['2.6', 'expense', 'expenses.0.date', 'yesterday'],
];
const wrongRows = wrong.map(([number, what, path, value]) =>
  section(number, what).bad(
    `${path}: ${JSON.stringify(value)} → 422 invalidItinerary, and nothing is made`,
    async (world) => {
      const { as } = world.people.mara;
      const newest = async () =>
        (await (await world.api('/v1/itineraries?limit=1', { as })).json()).data[0]?.id;
      const before = await newest();
      const body = wholeTripWith(path, value);
      expect(await refusal(send(world, 'POST', '/v1/itineraries', { as, body }))).toBe(
        '422 invalidItinerary',
      );
      expect(await newest()).toBe(before);
    },
  ),
);

/** One row for each part, so that the failing row names the lost field. */
const parts: [string, string, (body: typeof wholeTrip) => unknown][] = [
  ['2.2', 'coordinate', ({ center, days }) => [center, days[1]?.stops[0]?.coordinate]],
  ['2.3', 'day', ({ days }) => days.map(({ stops: _, ...day }) => day)],
  ['2.4', 'stop', ({ days }) => days[1]?.stops],
  ['2.5', 'packing item', ({ packing }) => packing],
  ['2.6', 'expense', ({ expenses }) => expenses[0]],
];
const partRows = parts.map(([number, what, pick]) =>
  section(number, what).good('→ every field as it was sent, and nothing else', async (world) => {
    const id = await newTrip(world);
    expect(pick(await readTrip(world, id))).toEqual(pick(wholeTrip));
  }),
);

const moreRows: Row[] = [
  itinerary.good('create → 201, an id, where it is, and the full form', async (world) => {
    const { as, id: me, name } = world.people.mara;
    const answer = await send(world, 'POST', '/v1/itineraries', { as, body: wholeTrip });
    expect(answer.status).toBe(201);
    const body = await answer.json();
    expect(body.id).toMatch(uuid);
    expect([answer.headers.get('etag'), answer.headers.get('location')]).toEqual([
      '"v1"',
      `/v1/itineraries/${body.id}`,
    ]);
    isWhole(body, wholeItinerary(body.id, { id: me, name }));
  }),
  itinerary.good('what has no id gets one, each its own', async (world) => {
    const day = { stops: [{ name: 'a' }, { name: 'b' }] };
    const plan = { title: 'No ids', days: [day, day], packing: [{ name: 'c' }], expenses: [{ title: 'd' }] };
    const { days, packing, expenses } = await readTrip(world, await newTrip(world, plan));
    const ids = [...days, ...days.flatMap((each: typeof day) => each.stops), ...packing, ...expenses].map(
      (each: { id: unknown }) => each.id,
    );
    for (const id of ids) expect(id).toEqual(expect.any(String));
    expect(new Set(ids).size).toBe(8);
  }),
  itinerary.good('a title alone → the lists are there and empty, the rest is absent', async (world) => {
    const { id: me, name } = world.people.mara;
    const id = await newTrip(world, { title: 'Bare' });
    const empty = { tags: [], days: [], packing: [], expenses: [] };
    const counts = { likesCount: 0, viewsCount: 0 };
    const author = { id: me, name };
    const own = { id, title: 'Bare', ...empty, visibility: 'private', role: 'owner', author, ...counts };
    isWhole(await readTrip(world, id), own);
  }),
  itinerary.good('updatedAt moves with a write, createdAt does not', async (world) => {
    const id = await newTrip(world);
    const { createdAt } = await readTrip(world, id);
    await world.later(60, async () => {
      const after = await (await putPicture(world, id, '"v1"')).json();
      expect(after.createdAt).toBe(createdAt);
      expect(Date.parse(after.updatedAt) - Date.parse(createdAt)).toBeGreaterThanOrEqual(59_000);
      // Otherwise it would be the newest one for a minute.
      await at('DELETE', '/v1/itineraries/{id}')(world, id, '"v2"');
    });
  }),
  itinerary.good(
    'likesCount counts each traveller once; viewsCount those who are not its owner',
    async (world) => {
      const { mara, jonas } = world.people;
      const id = await newTrip(world);
      await publish(world, mara.as, id);
      const like = (method: string) => world.api(`/v1/itineraries/${id}/like`, { method, as: jonas.as });
      await like('PUT');
      await like('PUT');
      await readTrip(world, id, jonas.as);
      await readTrip(world, id, jonas.as);
      await readTrip(world, id);
      expect(await readTrip(world, id)).toMatchObject({ likesCount: 1, viewsCount: 2 });
      await like('DELETE');
      expect(await readTrip(world, id)).toMatchObject({ likesCount: 0, viewsCount: 2 });
    },
  ),
  itinerary.good('a stranger reads what is public: their role, its author', async (world) => {
    const { mara, jonas } = world.people;
    const id = await newTrip(world);
    await publish(world, mara.as, id);
    isWhole(
      await readTrip(world, id, jonas.as),
      wholeItinerary(id, mara, { visibility: 'public', role: 'viewer' }),
    );
  }),
  itinerary.good('visibility: private, shared with someone, public, and back', async (world) => {
    const { mara, jonas } = world.people;
    const id = await newTrip(world);
    const etagOf = async () =>
      (await world.api(`/v1/itineraries/${id}`, { as: mara.as })).headers.get('etag') ?? '';
    const seen = async () => (await readTrip(world, id)).visibility;
    const told: unknown[] = [await seen()];
    const body = { userId: jonas.id, role: 'viewer' };
    await send(world, 'POST', `/v1/itineraries/${id}/people`, { as: mara.own, body });
    told.push(await seen());
    for (const method of ['PUT', 'DELETE']) {
      const headers = { 'if-match': await etagOf() };
      await world.api(`/v1/explore/${id}`, { method, as: mara.as, headers });
      told.push(await seen());
    }
    expect(told).toEqual(['private', 'shared', 'public', 'shared']);
  }),
  summary.good('in the list → every field by its name and nothing else', async (world) => {
    const { mara } = world.people;
    const id = await newTrip(world);
    await putPicture(world, id, '"v1"');
    const found = await listed(world, id, '/v1/itineraries?filter=owned');
    expect(found).toEqual(
      wholeSummary(id, mara, {
        heroImageURL: anAddress,
        etag: '"v2"',
        updatedAt: expect.stringMatching(moment),
      }),
    );
    expect(found.heroImageURL).toBe((await readTrip(world, id)).days[1].imageURL);
  }),
  summary.good('in Explore → the same fields, in the caller’s role', async (world) => {
    const { mara, jonas } = world.people;
    const id = await newTrip(world);
    await publish(world, mara.as, id);
    expect(await listed(world, id, '/v1/explore?q=Every+field+of+a+trip', jonas.as)).toEqual(
      wholeSummary(id, mara, {
        visibility: 'public',
        role: 'viewer',
        etag: '"v2"',
        updatedAt: expect.stringMatching(moment),
      }),
    );
  }),
  summary.bad('what someone else keeps private is in no list of others', async (world) => {
    const id = await newTrip(world);
    for (const query of ['/v1/itineraries?limit=50', '/v1/explore?q=Every+field+of+a+trip&limit=50'])
      expect(await listed(world, id, query, world.people.jonas.as)).toBeUndefined();
  }),
  page.good('data and nextCursor, and no nextCursor on the last', async (world) => {
    const { as } = world.people.mara;
    for (let count = 0; count < 3; count += 1) await newTrip(world, { title: 'For pages' });
    const first = await (await world.api('/v1/itineraries?filter=owned&limit=1', { as })).json();
    expect(Object.keys(first).toSorted()).toEqual(['data', 'nextCursor']);
    expect(first.nextCursor).toEqual(expect.stringMatching(/\S/));
    let query = '/v1/itineraries?filter=owned&limit=50';
    let last = await (await world.api(query, { as })).json();
    for (let turns = 0; last.nextCursor && turns < 20; turns += 1) {
      query = `/v1/itineraries?filter=owned&limit=50&cursor=${encodeURIComponent(last.nextCursor)}`;
      last = await (await world.api(query, { as })).json();
    }
    expect(Object.keys(last)).toEqual(['data']);
    expect(last.data.length).toBeGreaterThan(0);
  }),
  page.bad('a cursor that was changed by a letter → 400 invalidCursor', async (world) => {
    const { as } = world.people.mara;
    for (let count = 0; count < 2; count += 1) await newTrip(world, { title: 'For cursors' });
    const { nextCursor } = await (await world.api('/v1/itineraries?limit=1', { as })).json();
    const changed = `${nextCursor[0] === 'e' ? 'f' : 'e'}${nextCursor.slice(1)}`;
    expect(await refusal(world.api(`/v1/itineraries?limit=1&cursor=${changed}`, { as }))).toBe(
      '400 invalidCursor',
    );
  }),
];

export const resourceRows: Row[] = [...fullRows, ...partRows, ...moreRows, ...wrongRows];
