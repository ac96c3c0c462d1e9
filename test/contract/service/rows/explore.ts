// Rows of section 4.6.
import { expect } from 'vitest';
import { SummaryPage } from '../../../../lib/model/itinerary.ts';
import { made, publish } from '../people.ts';
import { type Row, refusal, section } from '../row.ts';
import type { World } from '../world.ts';

const { good, bad } = section('4.6', 'browse Explore');

const explore = (world: World, query = '', as = world.people.mara.as) =>
  world.api(`/v1/explore${query}`, { as });
const found = async (world: World, query: string) =>
  SummaryPage.parse(await (await explore(world, query)).json());
const idsOf = async (world: World, query: string) => (await found(world, query)).data.map(({ id }) => id);
/** Published by Jonas, with a word that no other trip has. */
async function published(world: World, count: number) {
  const word = `word${crypto.randomUUID().replaceAll('-', '')}`;
  const { as } = world.people.jonas;
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await made(world, as, {
      title: `${word} ${index}`,
      days: [{ stops: [{ name: 'Pier' }] }],
    });
    await publish(world, as, id);
    ids.push(id);
  }
  return { word, ids };
}
const follow = (world: World, method: string) =>
  world.api(`/v1/people/${world.people.jonas.id}/follow`, { method, as: world.people.mara.as });

export const exploreRows: Row[] = [
  good('no q → the ranked feed of what was shared to Explore, as summaries (2.7)', async (world) => {
    const { ids } = await published(world, 1);
    const hidden = await made(world, world.people.jonas.as, { title: 'Not shared' });
    const { data } = await found(world, '?limit=50');
    const summary = data.find(({ id }) => id === ids[0]);
    expect(summary).toMatchObject({
      visibility: 'public',
      role: 'viewer',
      dayCount: 1,
      stopCount: 1,
      author: { id: world.people.jonas.id },
      etag: expect.stringMatching(/^"/),
      updatedAt: expect.any(String),
    });
    expect(data.map(({ id }) => id)).not.toContain(hidden.id);
  }),
  good('the better liked comes first', async (world) => {
    const { word, ids } = await published(world, 2);
    const { as } = world.people.mara;
    await world.api(`/v1/itineraries/${ids[0]}/like`, { method: 'PUT', as });
    expect(await idsOf(world, `?q=${word}`)).toEqual(ids);
    await world.api(`/v1/itineraries/${ids[0]}/like`, { method: 'DELETE', as });
  }),
  good('q → a text search', async (world) => {
    const { word, ids } = await published(world, 2);
    expect((await idsOf(world, `?q=${word}`)).toSorted()).toEqual(ids.toSorted());
    expect(await idsOf(world, `?q=${word}absent`)).toEqual([]);
  }),
  good('filter=following → only of people the caller follows', async (world) => {
    const { ids } = await published(world, 1);
    expect(await idsOf(world, '?filter=following')).not.toContain(ids[0]);
    await follow(world, 'PUT');
    expect(await idsOf(world, '?filter=following')).toContain(ids[0]);
    await follow(world, 'DELETE');
  }),
  good('filter=following → not of people whom only others follow', async (world) => {
    const { mara, jonas } = world.people;
    const followed = (method: string) => world.api(`/v1/people/${mara.id}/follow`, { method, as: jonas.as });
    const { id } = await made(world, mara.as, { title: 'Followed by someone else' });
    await publish(world, mara.as, id);
    await followed('PUT');
    expect(await idsOf(world, '?filter=following')).not.toContain(id);
    await followed('DELETE');
  }),
  good('limit and cursor → every one once', async (world) => {
    const { word, ids } = await published(world, 5);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const next = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
      const page = await found(world, `?q=${word}&limit=2${next}`);
      expect(page.data.length).toBeLessThanOrEqual(2);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== undefined && seen.length < 20);
    expect(seen.toSorted()).toEqual(ids.toSorted());
  }),
  bad('another filter → 400 invalidRequest', async (world) =>
    expect(await refusal(explore(world, '?filter=owned'))).toBe('400 invalidRequest'),
  ),
  ...['garbage', 'eyJhdCI6MH0.AAAA', ''].map((cursor) =>
    bad(`a cursor that a client built (“${cursor}”) → 400 invalidCursor`, async (world) =>
      expect(await refusal(explore(world, `?cursor=${cursor}`))).toBe('400 invalidCursor'),
    ),
  ),
  bad('the cursor of another search → 400 invalidCursor', async (world) => {
    const { word } = await published(world, 2);
    const { nextCursor = '' } = await found(world, `?q=${word}&limit=1`);
    expect(await refusal(explore(world, `?cursor=${encodeURIComponent(nextCursor)}`))).toBe(
      '400 invalidCursor',
    );
  }),
  bad('a token for writing → 403 insufficientScope', async (world) =>
    expect(await refusal(explore(world, '', world.people.writing))).toBe('403 insufficientScope'),
  ),
  bad('no token → 401 unauthorized', async (world) =>
    expect(await refusal(explore(world, '', ''))).toBe('401 unauthorized'),
  ),
];
