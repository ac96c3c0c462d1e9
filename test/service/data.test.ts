// The storage modules on their own: embedded, or on PostgreSQL with TEST_DATABASE=postgres.

import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContent } from '../../service/itineraries/content.ts';
import { openExplore } from '../../service/itineraries/explore.ts';
import { searchQuery, wordsOf } from '../../service/itineraries/search-words.ts';
import { openItineraryStore } from '../../service/itineraries/store.ts';
import { memoryBlobs } from '../../service/storage/blobs.ts';
import { openHeldFiles } from '../../service/storage/held-files.ts';
import { openIdempotency } from '../../service/storage/idempotency.ts';
import { migrate } from '../../service/storage/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../service/storage/open-database.ts';
import { importsPerPeriod, openPlans, periodStart } from '../../service/travellers/plan.ts';
import { openTravellers } from '../../service/travellers/travellers.ts';
import { newLocation, stopServerAfterwards } from './location.ts';

let database: OpenDatabase;
let clock = new Date('2027-01-31T12:00:00Z');
const edges = {
  now: () => clock,
  newId: () => crypto.randomUUID(),
  report: (fault: unknown) => {
    throw fault;
  },
};
let travellerId: string;
stopServerAfterwards();
beforeAll(async () => {
  database = await openDatabase(await newLocation());
  const made = await openTravellers(database.db, edges).create({
    email: 'ada@wayclip.test',
    name: 'Ada',
    password: 'a-quiet-password',
  });
  if (!made.ok) throw new Error(made.failure);
  travellerId = made.value.id;
});
afterAll(() => database.close());

test('migrations are applied once, whoever starts first', async () => {
  await Promise.all([migrate(database.db), migrate(database.db)]);
  const rows = await database.db.select({ name: sql<string>`name` }).from(sql`migrations`);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

describe('idempotency', () => {
  const once = () => ({ travellerId, operation: 'import', key: crypto.randomUUID() });
  const body = new TextEncoder().encode('{"a":1}');
  const other = new TextEncoder().encode('{"a":2}');

  test('the first runs, the same again is answered with what it gave, another body is refused', async () => {
    const records = openIdempotency(database.db, edges);
    const key = once();
    expect(await records.begin(key, body)).toEqual({ kind: 'first' });
    expect(await records.begin(key, body)).toEqual({ kind: 'still-running' });
    expect(await records.begin(key, other)).toEqual({ kind: 'other-body' });
    await records.finish(key, { status: 200, answer: '{"b":"\\u0000"}' });
    expect(await records.begin(key, body)).toEqual({
      kind: 'replay',
      first: { status: 200, answer: '{"b":"\\u0000"}' },
    });
    expect(await records.begin(key, other)).toEqual({ kind: 'other-body' });
    expect(await records.begin({ ...key, operation: 'create' }, other)).toEqual({ kind: 'first' });
  });

  test('of many at once exactly one is the first', async () => {
    const records = openIdempotency(database.db, edges);
    const key = once();
    const begun = await Promise.all(Array.from({ length: 8 }, () => records.begin(key, body)));
    expect(begun.filter(({ kind }) => kind === 'first')).toHaveLength(1);
  });

  test('what failed, died or is a day old may run again', async () => {
    const records = openIdempotency(database.db, edges);
    const [failed, died, old] = [once(), once(), once()];
    await records.begin(failed, body);
    await records.abandon(failed);
    expect(await records.begin(failed, other)).toEqual({ kind: 'first' });
    await records.begin(died, body);
    await records.begin(old, body);
    await records.finish(old, { status: 200, answer: 'x' });
    const before = clock;
    clock = new Date(before.getTime() + 6 * 60_000);
    expect(await records.begin(died, body)).toEqual({ kind: 'first' });
    expect((await records.begin(old, body)).kind).toBe('replay');
    clock = new Date(before.getTime() + 25 * 3_600_000);
    expect(await records.begin(old, body)).toEqual({ kind: 'first' });
    clock = before;
  });
});

describe('plans', () => {
  test('billing periods are months from the day of buying, and touch without gap or overlap', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 4000 * 86_400_000 }), (since, later) => {
        const now = new Date(since.getTime() + later);
        const start = periodStart(since, now);
        expect(start.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(now.getTime() - start.getTime()).toBeLessThanOrEqual(31 * 86_400_000);
        expect(start.getTime()).toBeGreaterThanOrEqual(since.getTime());
        expect(periodStart(since, start)).toEqual(start);
      }),
    );
    const bought = new Date('2027-01-31T12:00:00Z');
    expect(periodStart(bought, new Date('2027-03-01T00:00:00Z'))).toEqual(new Date('2027-02-28T12:00:00Z'));
    expect(periodStart(bought, new Date('2027-03-31T12:00:00Z'))).toEqual(new Date('2027-03-31T12:00:00Z'));
  });

  test('imports are counted per period, many at once too, and only for those who pay', async () => {
    const plans = openPlans(database.db, edges);
    expect(await plans.useImport(travellerId)).toEqual({ ok: false, failure: 'not-paid' });
    await plans.set(travellerId, 'paid');
    const used = await Promise.all(
      Array.from({ length: importsPerPeriod + 5 }, () => plans.useImport(travellerId)),
    );
    expect(used.filter(({ ok }) => ok)).toHaveLength(importsPerPeriod);
    expect(await plans.useImport(travellerId)).toEqual({ ok: false, failure: 'none-left' });
    const [last] = used;
    if (last?.ok) await plans.returnImport(last.value);
    expect(await plans.of(travellerId)).toMatchObject({ name: 'paid', importsUsed: importsPerPeriod - 1 });
    const before = clock;
    clock = new Date('2027-02-28T12:00:00Z');
    expect(await plans.of(travellerId)).toMatchObject({ importsUsed: 0, importsAllowed: importsPerPeriod });
    clock = before;
  });
});

describe('words', () => {
  test('are folded alike on both sides', () => {
    expect(wordsOf('Three Days in Málaga’s Old-Town')).toEqual([
      'three',
      'day',
      'in',
      'malaga',
      'old',
      'town',
    ]);
    expect(wordsOf('京都駅 2 日')).toEqual(['京都', '都駅', '2', '日']);
    expect(wordsOf('ÇEŞME, İzmir; Straße')).toEqual(['cesme', 'izmir', 'straße']);
    expect(searchQuery('temples in Kyo')).toBe("'temple' & 'kyo':*");
    expect(searchQuery('Kyoto, ')).toBe("'kyoto'");
    expect(searchQuery('a 2')).toBe("'a' & '2'");
    expect(searchQuery("':*& !()")).toBeUndefined();
  });

  test('whatever is typed, the database takes it, and finds a trip by its own title', async () => {
    const store = openItineraryStore(database.db, edges);
    const explore = openExplore(database.db);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), async (title) => {
        const content = readContent({ title }, edges.newId);
        const ask = (words: string) => explore({ travellerId, words, isFollowing: false, limit: 50 });
        await ask(title);
        if (!content.ok) return;
        const made = await store.create(travellerId, content.value);
        const published = await store.publish({ id: made.id, travellerId, fromVersion: 1 }, true);
        expect(published.ok).toBe(true);
        const found = await ask(content.value.title);
        if (searchQuery(content.value.title) !== undefined)
          expect(found.map(({ row }) => row.id)).toContain(made.id);
        await store.remove({ id: made.id, travellerId, fromVersion: 2 });
      }),
      { numRuns: 60 },
    );
  });
});

describe('files', () => {
  const key = () => `${crypto.randomUUID()}.jpg`;
  const bytes = Uint8Array.of(1, 2, 3);
  const open = () => {
    const blobs = memoryBlobs();
    return { blobs, files: openHeldFiles(database.db, blobs, edges) };
  };
  const trip = async (imageKey?: string) => {
    const content = readContent({ title: 'Held', days: [{ id: 'one' }] }, edges.newId);
    if (!content.ok) throw new Error(content.failure);
    const [day] = content.value.days;
    const days = day ? [{ ...day, ...(imageKey && { imageKey }) }] : [];
    return openItineraryStore(database.db, edges).create(travellerId, { ...content.value, days });
  };
  const later = async (minutes: number, act: () => Promise<unknown>) => {
    const before = clock;
    clock = new Date(clock.getTime() + minutes * 60_000);
    await act().finally(() => {
      clock = before;
    });
  };

  test('that nothing points at after a write are removed, and those that something points at stay', async () => {
    const { blobs, files } = open();
    const [kept, dropped] = [key(), key()];
    const { id } = await trip(kept);
    const hold = await files.hold([kept, dropped], id);
    for (const each of [kept, dropped]) await blobs.write(each, bytes);
    await files.settle(hold);
    expect(await blobs.read(kept)).toEqual(bytes);
    expect(await blobs.read(dropped)).toBeUndefined();
    // Nothing is left to sweep.
    await later(120, async () => expect(await files.sweep()).toBe(0));
  });

  test('of a killed process are swept an hour later, not before: its request may still be running', async () => {
    const { blobs, files } = open();
    const [kept, orphan] = [key(), key()];
    const { id } = await trip(kept);
    await files.hold([kept, orphan], id);
    for (const each of [kept, orphan]) await blobs.write(each, bytes);
    await later(59, () => files.sweep());
    expect(await blobs.read(orphan)).toEqual(bytes);
    await later(61, async () => {
      // Two processes at once, a few at a time.
      const other = openHeldFiles(database.db, blobs, edges);
      await Promise.all([files.sweep(1), other.sweep(1)]);
      await files.sweep(1);
      await files.sweep(1);
    });
    expect(await blobs.read(orphan)).toBeUndefined();
    expect(await blobs.read(kept)).toEqual(bytes);
  });

  test('of an itinerary that is no more are removed; a document is looked after in a day', async () => {
    const { blobs, files } = open();
    const [picture, document] = [key(), `${crypto.randomUUID()}.bin`];
    await files.hold([picture], crypto.randomUUID());
    await files.holdForLater(document);
    for (const each of [picture, document]) await blobs.write(each, bytes);
    await later(120, () => files.sweep());
    expect(await blobs.read(picture)).toBeUndefined();
    expect(await blobs.read(document)).toEqual(bytes);
    await later(25 * 60, () => files.sweep());
    expect(await blobs.read(document)).toBeUndefined();
  });

  test('that the store will not remove now are tried again', async () => {
    const { blobs, files } = open();
    const orphan = key();
    await blobs.write(orphan, bytes);
    const remove = () => Promise.reject(new Error('503'));
    const reported: unknown[] = [];
    const report = (fault: unknown) => void reported.push(fault);
    const failing = openHeldFiles(database.db, { ...blobs, remove }, { ...edges, report });
    await failing.settle(await failing.hold([orphan]));
    expect(reported).toEqual([new Error('503')]);
    await later(61, () => files.sweep());
    expect(await blobs.read(orphan)).toBeUndefined();
  });
});
