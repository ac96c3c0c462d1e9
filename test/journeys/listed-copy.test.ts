// A service fills its list with anything it likes; the copy in this browser stays small, and shows nothing untrue.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { syncList } from '../../lib/journeys/library-sync.ts';
import { openLibrary } from '../../lib/library/database.ts';
import { idsListed, keepListed, keepSync, newestListed, syncOf, unlist } from '../../lib/library/listed.ts';
import { Summary } from '../../lib/model/itinerary.ts';
import type { ListFilter } from '../../lib/model/listed.ts';
import { listedCopy, maxCopies } from '../../lib/model/listed-copy.ts';
import { fail, ok } from '../../lib/model/result.ts';

const library = await openLibrary(`copies-${crypto.randomUUID()}`);
const huge = 'x'.repeat(170_000);

const listOf = () => ({ accountId: crypto.randomUUID(), filter: 'owned' as ListFilter });
const sync = (list: ReturnType<typeof listOf>, pages: Summary[][]) =>
  syncList(
    { filter: list.filter },
    {
      readPage: async ({ cursor = '0' }) => {
        const next = Number(cursor) + 1;
        return ok({
          data: pages[Number(cursor)] ?? [],
          ...(next < pages.length && { nextCursor: `${next}` }),
        });
      },
      keep: (entries) => keepListed(library, list, entries),
      listedIds: () => idsListed(library, list),
      unlist: (ids) => unlist(library, list, ids),
      last: () => syncOf(library, list),
      note: (done) => keepSync(library, { ...list, ...done }),
      now: () => Date.UTC(2027, 4, 1),
    },
  );

test('what a copy does not show is not kept, however much of it there is', async () => {
  const list = listOf();
  const page = (at: number) =>
    Array.from({ length: 50 }, (_, row) => ({
      id: `p${at}-${row}`,
      title: 't',
      junk: huge,
      more: { deep: huge },
    }));
  await sync(list, [page(0), page(1)]);
  const rows = await newestListed(library, list.accountId, 200);
  expect(rows).toHaveLength(100);
  expect(JSON.stringify(rows).length).toBeLessThan(50_000);
});

test('every field that is shown has an end: words say that they were cut, all else is whole or missing', () => {
  const author = { id: huge, name: huge, junk: huge };
  const texts = { title: huge, destination: huge, summary: huge, heroImageURL: `https://a.test/${huge}` };
  const marks = { startDate: huge, visibility: huge, role: huge, updatedAt: huge, etag: huge };
  const copy = listedCopy({
    id: 'i1',
    ...texts,
    ...marks,
    author,
    tags: Array.from({ length: 999 }, () => huge),
  });
  expect(JSON.stringify(copy).length).toBeLessThan(4000);
  expect(copy.title).toMatch(/x…$/);
  expect(copy).not.toHaveProperty('heroImageURL');
  for (const mark of Object.keys(marks)) expect(copy).not.toHaveProperty(mark);
  expect(Summary.safeParse(copy).success).toBe(true);
});

test('a letter of two halves is not cut in between', () => {
  const copy = listedCopy({ id: 'i1', title: `${'x'.repeat(198)}🏔${'x'.repeat(99)}` });
  expect(copy.title?.isWellFormed()).toBe(true);
});

test('an itinerary as services describe it is kept as it is', () => {
  const usual: Summary = {
    id: 'i1',
    title: 'Porto',
    destination: 'Porto',
    summary: 'Three slow days.',
    heroImageURL: 'https://img.test/1.jpg',
    startDate: '2027-05-01',
    tags: ['slow', 'food'],
    visibility: 'private',
    role: 'owner',
    dayCount: 3,
    stopCount: 9,
    author: { id: 'u1', name: 'Mara' },
    updatedAt: '2027-04-01T00:00:00Z',
    etag: '"7"',
  };
  expect(listedCopy(usual)).toEqual(usual);
});

test('one that cannot be asked for by its id is in no list', async () => {
  const list = listOf();
  await sync(list, [[{ id: huge }, { id: '' }, { id: 'i1' }]]);
  expect(await idsListed(library, list)).toEqual(['i1']);
});

test('more than anyone has is told as a list that is odd, and what was there stays', async () => {
  const list = listOf();
  const page = (at: number) => Array.from({ length: 5000 }, (_, row) => ({ id: `p${at}-${row}` }));
  const answer = await sync(list, [page(0), page(1), page(2)]);
  expect(answer).toEqual(fail({ kind: 'service-not-understood', reason: 'endless-list' }));
  const kept = (await idsListed(library, list)).length;
  expect([kept, kept <= maxCopies]).toEqual([10_000, true]);
  // Known ones are updated all the same.
  expect(
    await keepListed(library, list, [
      { id: 'p0-1', summary: { id: 'p0-1', title: 'New' }, words: '', newest: 0 },
    ]),
  ).toEqual(ok(1));
});
