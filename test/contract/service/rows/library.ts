// Rows of section 4.7.
import { expect } from 'vitest';
import { SummaryPage } from '../../../../lib/model/itinerary.ts';
import { made, publish, send } from '../people.ts';
import { type Row, refusal, section } from '../row.ts';
import type { World } from '../world.ts';

const { good, bad } = section('4.7', 'list your itineraries');

const list = (world: World, query = '', as = world.people.mara.as) =>
  world.api(`/v1/itineraries${query}`, { as });
const found = async (world: World, query: string) =>
  SummaryPage.parse(await (await list(world, query)).json());
const idsOf = async (world: World, query: string) =>
  (await found(world, `?limit=50&${query}`)).data.map(({ id }) => id);
/** Jonas's, visible to everyone. */
const publicTrip = async (world: World) => {
  const { id } = await made(world, world.people.jonas.as, { title: 'For all' });
  await publish(world, world.people.jonas.as, id);
  return id;
};
const mark = (world: World, path: string, method = 'PUT') =>
  world.api(path, { method, as: world.people.mara.as });

/** Listed under this filter and under all, and under no other. */
const isListed = (filter: string, act: (world: World) => Promise<string>): Row =>
  good(`filter=${filter}`, async (world) => {
    const id = await act(world);
    for (const each of ['owned', 'shared', 'saved', 'liked', 'disliked']) {
      const ids = await idsOf(world, `filter=${each}`);
      expect(ids.includes(id), each).toBe(each === filter);
    }
    for (const all of ['filter=all', '']) expect(await idsOf(world, all)).toContain(id);
  });

export const libraryRows: Row[] = [
  isListed('owned', async (world) => (await made(world, world.people.mara.as)).id),
  isListed('shared', async (world) => {
    const { mara, jonas } = world.people;
    const { id } = await made(world, jonas.as, { title: 'Together' });
    const body = { userId: mara.id, role: 'editor' };
    await send(world, 'POST', `/v1/itineraries/${id}/people`, { as: jonas.own, body });
    return id;
  }),
  isListed('saved', async (world) => {
    const id = await publicTrip(world);
    await mark(world, `/v1/library/${id}`);
    return id;
  }),
  ...(['like', 'dislike'] as const).map((opinion) =>
    isListed(`${opinion}d`, async (world) => {
      const id = await publicTrip(world);
      await mark(world, `/v1/itineraries/${id}/${opinion}`);
      return id;
    }),
  ),
  good('summaries have the fields of 2.7, the date without a time', async (world) => {
    const { id } = await made(world, world.people.mara.as);
    const { data } = await found(world, '?filter=owned&limit=1');
    expect(data[0]).toEqual({
      id,
      title: 'Four unhurried days in Lisbon',
      destination: 'Lisbon',
      summary: 'Tiles, hills and the river.',
      startDate: '2027-05-13',
      tags: ['slow', 'city'],
      visibility: 'private',
      role: 'owner',
      dayCount: 2,
      stopCount: 3,
      author: { id: world.people.mara.id, name: 'Mara' },
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      etag: '"v1"',
    });
  }),
  good('the etag of a summary is what a write takes in If-Match', async (world) => {
    const { as } = world.people.mara;
    await made(world, as);
    const [first] = (await found(world, '?filter=owned&limit=1')).data;
    const headers = { 'if-match': first?.etag ?? '' };
    const path = `/v1/itineraries/${first?.id}/cover-image`;
    expect((await world.api(path, { method: 'DELETE', as, headers })).status).toBe(200);
  }),
  good('updatedSince → only what changed after it', async (world) => {
    const { as } = world.people.mara;
    const { updatedAt = '' } = await made(world, as, { title: 'Before' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    const after = await made(world, as, { title: 'After' });
    expect(await idsOf(world, `filter=owned&updatedSince=${updatedAt}`)).toEqual([after.id]);
  }),
  good('updatedSince in the first and the last years → everything, nothing', async (world) => {
    const { id } = await made(world, world.people.mara.as);
    for (const moment of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00%2B14:00', '1900-02-03T04:05:06Z'])
      expect(await idsOf(world, `filter=owned&updatedSince=${moment}`), moment).toContain(id);
    for (const moment of ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59-12:00'])
      expect(await idsOf(world, `filter=owned&updatedSince=${moment}`), moment).toEqual([]);
  }),
  good('limit and cursor → every one once, the newest first', async (world) => {
    const whole = (await found(world, '?filter=owned&limit=50')).data.map(({ id }) => id).slice(0, 6);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const next = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
      const page = await found(world, `?filter=owned&limit=2${next}`);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== undefined && seen.length < 6);
    expect(seen.slice(0, 6)).toEqual(whole);
  }),
  ...['filter=mine', 'filter=following', 'updatedSince=yesterday', 'updatedSince=2027-01-01'].map((query) =>
    bad(`${query} → 400 invalidRequest`, async (world) =>
      expect(await refusal(list(world, `?${query}`))).toBe('400 invalidRequest'),
    ),
  ),
  bad('a cursor that a client built → 400 invalidCursor', async (world) =>
    expect(await refusal(list(world, '?cursor=eyJhdCI6MH0.AAAA'))).toBe('400 invalidCursor'),
  ),
  bad('the cursor of another filter → 400 invalidCursor', async (world) => {
    const { as } = world.people.mara;
    await made(world, as);
    const { nextCursor = '' } = await found(world, '?filter=owned&limit=1');
    const cursor = encodeURIComponent(nextCursor);
    expect(await refusal(list(world, `?filter=all&cursor=${cursor}`))).toBe('400 invalidCursor');
  }),
  bad('the cursor of another traveller → 400 invalidCursor', async (world) => {
    const { nextCursor = '' } = await found(world, '?filter=owned&limit=1');
    const cursor = encodeURIComponent(nextCursor);
    const answer = list(world, `?filter=owned&cursor=${cursor}`, world.people.jonas.as);
    expect(await refusal(answer)).toBe('400 invalidCursor');
  }),
  bad('a token for writing → 403 insufficientScope', async (world) =>
    expect(await refusal(list(world, '', world.people.writing))).toBe('403 insufficientScope'),
  ),
  bad('no token → 401 unauthorized', async (world) =>
    expect(await refusal(list(world, '', ''))).toBe('401 unauthorized'),
  ),
];
