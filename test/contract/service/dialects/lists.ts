import { expect } from 'vitest';
import { made } from '../people.ts';
import type { Check, Checks, Controlled } from './check.ts';

const list = (world: Controlled, query: string) =>
  world.api(`/v1/itineraries?filter=owned&${query}`, { as: world.people.mara.as });
const page = async (world: Controlled, query: string) => (await list(world, query)).json();
const idsOf = (value: { data: { id: string }[] }) => value.data.map(({ id }) => id);
/** Creates trips after a common moment, so that a list of only these has an end. */
async function someMade(world: Controlled, titles: string[]) {
  const since = (await made(world, world.people.mara.as)).updatedAt;
  await new Promise((resolve) => setTimeout(resolve, 5));
  const ids: string[] = [];
  for (const title of titles) {
    ids.push((await made(world, world.people.mara.as, { title })).id);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return { query: `updatedSince=${since}`, ids: ids.toReversed() };
}
const three = (world: Controlled) => someMade(world, ['a', 'b', 'c']);
const ends =
  (end: unknown): Check =>
  async (world) => {
    const { query } = await three(world);
    expect(await page(world, query)).toHaveProperty('nextCursor', end);
    expect((await page(world, `${query}&limit=2`)).nextCursor).toMatch(/\./);
  };
const lastPage =
  (last: unknown): Check =>
  async (world) => {
    const { query } = await three(world);
    const { nextCursor, data } = await page(world, query);
    expect(data).toHaveLength(3);
    expect(await page(world, `${query}&cursor=${nextCursor}`)).toEqual(last);
  };

export const listChecks: Checks<'pageEnd' | 'cursorLife' | 'pageSize' | 'listOrder' | 'updatedSince'> = {
  pageEnd: {
    null: ends(null),
    empty: ends(''),
    'has-more': async (world) => {
      const { query } = await three(world);
      expect(await page(world, query)).toMatchObject({ hasMore: false, nextCursor: null });
      expect(await page(world, `${query}&limit=2`)).toMatchObject({ hasMore: true });
    },
    'last-page-empty': lastPage({ data: [] }),
    'same-cursor': lastPage({ data: [], nextCursor: 'the-end' }),
    'link-header': async (world) => {
      const { query, ids } = await three(world);
      const answer = await list(world, `${query}&limit=2`);
      expect(await answer.json()).not.toHaveProperty('nextCursor');
      const [, url = ''] = /^<(.*)>; rel="next"$/.exec(answer.headers.get('link') ?? '') ?? [];
      const next = await world.api(url, { as: world.people.mara.as });
      expect(next.headers.get('link')).toBeNull();
      expect(idsOf(await next.json())).toEqual(ids.slice(2));
    },
  },
  cursorLife: {
    expires: async (world) => {
      const { query } = await three(world);
      const { nextCursor } = await page(world, `${query}&limit=2`);
      expect((await list(world, `${query}&cursor=${nextCursor}`)).status).toBe(200);
      await world.control.advance(11 * 60);
      expect((await list(world, `${query}&cursor=${nextCursor}`)).status).toBe(400);
    },
    'carries-filter': async (world) => {
      const { query, ids } = await three(world);
      const { nextCursor } = await page(world, `${query}&limit=2`);
      expect((await list(world, `${query}&cursor=${nextCursor}`)).status).toBe(400);
      const alone = await world.api(`/v1/itineraries?cursor=${nextCursor}`, { as: world.people.mara.as });
      expect(idsOf(await alone.json())).toEqual(ids.slice(2));
    },
    loop: async (world) => {
      const { query, ids } = await three(world);
      const { nextCursor } = await page(world, query);
      expect(idsOf(await page(world, `${query}&cursor=${nextCursor}`))).toEqual(ids);
    },
  },
  pageSize: {
    clamp: async (world) => expect((await list(world, 'limit=500')).status).toBe(200),
    'of-10': async (world) => {
      for (let index = 0; index < 11; index += 1) await made(world, world.people.mara.as, { title: 'x' });
      const { data, nextCursor } = await page(world, 'limit=25');
      expect([data.length, typeof nextCursor]).toEqual([10, 'string']);
    },
  },
  listOrder: {
    reversed: async (world) => {
      const { query, ids } = await three(world);
      expect(idsOf(await page(world, query))).toEqual(ids.toReversed());
    },
    'by-id': async (world) => {
      // Ids are random: three of them would be in order by chance once in six times.
      const { query, ids } = await someMade(world, [...'abcdefgh']);
      expect(idsOf(await page(world, query))).toEqual(ids.toSorted());
    },
    drift: async (world) => {
      const { query, ids } = await three(world);
      const { nextCursor } = await page(world, `${query}&limit=2`);
      expect(idsOf(await page(world, `${query}&limit=2&cursor=${nextCursor}`))).toEqual([ids[1], ids[2]]);
    },
  },
  updatedSince: {
    inclusive: async (world) => {
      const { id, updatedAt } = await made(world, world.people.mara.as);
      expect(idsOf(await page(world, `updatedSince=${updatedAt}`))).toContain(id);
    },
    'second-precision': async (world) => {
      const { id, updatedAt = '' } = await made(world, world.people.mara.as);
      const before = new Date(Math.floor(Date.parse(updatedAt) / 1000) * 1000 + 1).toISOString();
      expect(idsOf(await page(world, `updatedSince=${before}`))).not.toContain(id);
    },
    ignored: async (world) => {
      const { id } = await made(world, world.people.mara.as);
      expect(idsOf(await page(world, 'updatedSince=2090-01-01T00:00:00Z'))).toContain(id);
    },
    'future-400': async (world) => {
      expect((await list(world, 'updatedSince=2090-01-01T00:00:00Z')).status).toBe(400);
      expect((await list(world, 'updatedSince=2020-01-01T00:00:00Z')).status).toBe(200);
    },
  },
};
