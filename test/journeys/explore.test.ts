import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asQuestion, type ExplorePageAsk, ExploreSearch, placeIn } from '../../lib/journeys/explore.ts';
import type { ExploreFailure, ExploreResults } from '../../lib/model/explore.ts';
import type { SummaryPage } from '../../lib/model/itinerary.ts';
import { fail, ok, type Result } from '../../lib/model/result.ts';

type PageAnswer = Result<SummaryPage, ExploreFailure>;

/** A search on a fake service with this `answer`, and everything that it showed. */
function looking(answer: (ask: ExplorePageAsk) => PageAnswer | Promise<PageAnswer>) {
  const asked: ExplorePageAsk[] = [];
  const shown: ExploreResults[] = [];
  const search = new ExploreSearch({
    readPage: async (ask) => {
      asked.push(ask);
      return answer(ask);
    },
    show: (found) => void shown.push(found),
  });
  return {
    search,
    asked,
    shown,
    last: () => shown.at(-1),
    ids: () => shown.at(-1)?.trips.map(({ id }) => id),
  };
}

const page = (ids: string[], nextCursor?: string): PageAnswer =>
  ok({ data: ids.map((id) => ({ id })), ...(nextCursor && { nextCursor }) });
const everyone = (text: string) => ({ text, isFollowing: false });

describe('one question', () => {
  test('is asked page by page, with the cursor it was given and nothing else changed', async () => {
    const { search, asked, ids, last } = looking(({ cursor }) =>
      cursor === undefined ? page(['a', 'b'], 'c1') : cursor === 'c1' ? page(['c'], 'c2') : page(['d']),
    );
    await search.ask({ text: ' Lisbon ', isFollowing: true });
    expect(last()?.is).toBe('more');
    await search.more();
    await search.more();
    expect(last()?.is).toBe('all');
    expect(ids()).toEqual(['a', 'b', 'c', 'd']);
    expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, 'c1', 'c2']);
    expect(new Set(asked.map(({ text, isFollowing }) => `${text} ${isFollowing}`))).toEqual(
      new Set(['Lisbon true']),
    );
    await search.more();
    expect(asked).toHaveLength(3);
  });

  test('asked for more twice at once, reads one page', async () => {
    const { search, asked } = looking(({ cursor }) => page([cursor ?? 'a'], `${cursor ?? 'c'}+`));
    await search.ask(everyone(''));
    await Promise.all([search.more(), search.more(), search.more()]);
    expect(asked).toHaveLength(2);
  });

  test('a failure in the middle keeps what was found, and goes on where it stopped', async () => {
    let isSignedOut = false;
    const { search, asked, last, ids } = looking(({ cursor }) => {
      if (cursor && isSignedOut) return fail({ kind: 'signed-out' });
      return cursor ? page(['b']) : page(['a'], 'c1');
    });
    await search.ask(everyone('Porto'));
    isSignedOut = true;
    await search.more();
    expect(last()).toMatchObject({ is: 'stuck', failure: { kind: 'signed-out' }, trips: [{ id: 'a' }] });
    isSignedOut = false;
    await search.more();
    expect(last()?.is).toBe('all');
    expect(ids()).toEqual(['a', 'b']);
    expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, 'c1', 'c1']);
  });

  test('a cursor that ran out begins again from the start, once, without telling anything twice', async () => {
    let isExpired = true;
    const { search, asked, ids, last } = looking(({ cursor }) => {
      if (cursor === 'old' && isExpired) return fail({ kind: 'refused', code: 'invalidCursor' });
      if (cursor === undefined && asked.length > 1) isExpired = false;
      if (cursor === undefined) return page(['a', 'b'], asked.length > 1 ? 'new' : 'old');
      return page(['b', 'c']);
    });
    await search.ask(everyone(''));
    await search.more();
    await search.more();
    expect(last()?.is).toBe('all');
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(asked.map(({ cursor, isAlone }) => (isAlone ? `${cursor} alone` : cursor))).toEqual([
      undefined,
      'old',
      'old alone',
      undefined,
      'new',
    ]);
  });

  test('a cursor that knows its question goes on alone', async () => {
    const { search, ids } = looking(({ cursor, isAlone, text }) => {
      if (cursor === undefined) return page(['a'], 'c1');
      return isAlone && text === '' ? page(['b']) : fail({ kind: 'refused' });
    });
    await search.ask(everyone('Lisbon'));
    await search.more();
    expect(ids()).toEqual(['a', 'b']);
  });
});

/** No duplicates, and no results of an earlier query once the newest one has an answer. */
function expectNothingOld(now: ExploreResults | undefined, question: number): void {
  const ids = now?.trips.map(({ id }) => id) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
  if (now?.is !== 'asking') expect(ids.filter((id) => !id.startsWith(`${question}:`))).toEqual([]);
}

const anyStep = fc.oneof(
  fc.record({ do: fc.constant('ask' as const), text: fc.constantFrom('a', 'b', 'c', '') }),
  fc.record({ do: fc.constant('more' as const) }),
  fc.record({ do: fc.constant('answer' as const), which: fc.nat(5), isFailing: fc.boolean() }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

interface Open {
  ask: ExplorePageAsk;
  /** The query it belongs to. */
  number: number;
  resolve: (answer: PageAnswer) => void;
}

/** Two new trips, and one that every page of the query has. */
function pageFor({ ask, number }: Open): PageAnswer {
  const at = Number(ask.cursor ?? 0);
  return page([`${number}:${at}`, `${number}:${at + 1}`, `${number}:shared`], String(at + 2));
}

async function goThrough(steps: Step[]): Promise<void> {
  const open: Open[] = [];
  const running: Promise<void>[] = [];
  let number = 0;
  const { search, shown } = looking((ask) => new Promise((resolve) => open.push({ ask, number, resolve })));
  const take = (step: Step) => {
    if (step.do === 'ask') running.push(search.ask(everyone(step.text)));
    if (step.do === 'more') running.push(search.more());
    if (step.do !== 'answer') return;
    const [taken] = open.splice(step.which % Math.max(1, open.length), 1);
    taken?.resolve(step.isFailing ? fail({ kind: 'service-silent' }) : pageFor(taken));
  };
  for (const step of steps) {
    if (step.do === 'ask') number += 1;
    take(step);
    await new Promise((resolve) => setImmediate(resolve));
    expectNothingOld(shown.at(-1), number);
  }
  for (const each of open) each.resolve(page([]));
  await Promise.all(running);
}

test('begun again, the same cursors lead on', async () => {
  let expired = 0;
  const { search, ids, last } = looking(({ cursor }) => {
    if (cursor === undefined) return page(['a'], 'c1');
    if (cursor === 'c1' && expired < 2) {
      expired += 1;
      return fail({ kind: 'refused' });
    }
    return cursor === 'c1' ? page(['b'], 'c2') : page(['c']);
  });
  await search.ask(everyone(''));
  await search.more();
  await search.more();
  await search.more();
  expect([last()?.is, ids()]).toEqual(['all', ['a', 'b', 'c']]);
});

describe('an older answer never overwrites a newer one', () => {
  test('the first question answered last changes nothing', async () => {
    const open = new Map<string, (answer: PageAnswer) => void>();
    const { search, ids, shown } = looking(({ text }) => new Promise((resolve) => open.set(text, resolve)));
    const first = search.ask(everyone('Li'));
    const second = search.ask(everyone('Lisbon'));
    open.get('Lisbon')?.(page(['lisbon']));
    await second;
    open.get('Li')?.(page(['lima']));
    await first;
    expect(ids()).toEqual(['lisbon']);
    expect(shown.flatMap(({ trips }) => trips.map(({ id }) => id))).not.toContain('lima');
  });

  test('in whatever order questions are asked, read on and answered', () =>
    fc.assert(fc.asyncProperty(fc.array(anyStep, { maxLength: 40 }), goThrough), { numRuns: 150 }));
});

describe('lists that never end', () => {
  /** Reads on until the list is complete or stuck. */
  async function readAll(world: ReturnType<typeof looking>): Promise<void> {
    await world.search.ask(everyone(''));
    for (let turns = 0; turns < 1000 && world.last()?.is === 'more'; turns += 1) await world.search.more();
  }

  test('are read so far and no further, however their cursors go', async () => {
    const cursors = fc.oneof(
      fc.constant((at: number) => `c${at}`),
      fc.integer({ min: 1, max: 6 }).map((round) => (at: number) => `c${at % round}`),
    );
    const fresh = fc.constantFrom(0, 1, 2);
    await fc.assert(
      fc.asyncProperty(cursors, fresh, async (cursorAt, perPage) => {
        let at = 0;
        const world = looking(() => {
          at += 1;
          return page(
            Array.from({ length: 3 }, (_, index) => `${perPage === 0 ? 0 : at * perPage + index}`),
            cursorAt(at),
          );
        });
        await readAll(world);
        expect(world.asked.length).toBeLessThanOrEqual(201);
        expect(world.last()).toMatchObject({ is: 'stuck', failure: { reason: 'endless-list' } });
        const ids = world.ids() ?? [];
        expect(new Set(ids).size).toBe(ids.length);
        const before = world.asked.length;
        await world.search.more();
        expect(world.asked).toHaveLength(before);
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    ['no cursor', page(['a'])],
    ['an empty cursor', ok({ data: [{ id: 'a' }], nextCursor: '' })],
    ['words', ok({ data: [{ id: 'a' }], nextCursor: 'c', hasMore: false })],
  ])('the end said by %s is one', async (_, answer) => {
    const world = looking(() => answer);
    await readAll(world);
    expect(world.last()?.is).toBe('all');
    expect(world.asked).toHaveLength(1);
  });
});

describe('words to look for', () => {
  test.each([
    ['Lisbon, Portugal', 'Lisbon'],
    ['京都、日本', '京都'],
    ['  Porto  (Portugal)', 'Porto'],
    [',', undefined],
    [undefined, undefined],
  ])('%s → %s', (destination, place) => expect(placeIn(destination)).toBe(place));

  test('are at most as long as a question may be, without line breaks', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), (text) => {
        const question = asQuestion(text);
        expect(question.length).toBeLessThanOrEqual(200);
        expect(question).toBe(question.trim());
        expect(/[\n\t]/.test(question)).toBe(false);
      }),
    );
  });
});
