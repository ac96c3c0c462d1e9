// Copies a list from a service that changes meanwhile: nothing is lost, nothing is duplicated.
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { syncList } from '../../lib/journeys/library-sync.ts';
import { openLibrary } from '../../lib/library/database.ts';
import {
  everyListed,
  forgetListed,
  idsListed,
  keepListed,
  keepSync,
  syncOf,
  unlist,
} from '../../lib/library/listed.ts';
import type { ApiFailure } from '../../lib/model/failure.ts';
import type { Summary } from '../../lib/model/itinerary.ts';
import type { ListFilter } from '../../lib/model/listed.ts';
import { fail, ok } from '../../lib/model/result.ts';

const start = Date.UTC(2027, 4, 1);
const hour = 3_600_000;
const library = await openLibrary(`sync-${crypto.randomUUID()}`);

/** A service with one list, newest first, in pages of `size`; `between` runs before every page. */
class SmallService {
  readonly items = new Map<string, number>();
  now = start;
  size = 3;
  /** Pages by offset, as some services do: a removal shifts the rest. */
  between: () => void = () => undefined;
  readonly asked: (string | undefined)[] = [];
  failing: ApiFailure | undefined;

  touch(id: string): void {
    this.now += 1000;
    this.items.set(id, this.now);
  }

  page({ updatedSince, cursor }: { updatedSince?: string; cursor?: string }) {
    this.between();
    this.asked.push(updatedSince);
    if (this.failing && cursor) return fail(this.failing);
    const since = updatedSince === undefined ? Number.NEGATIVE_INFINITY : Date.parse(updatedSince);
    const [at, last] = cursor?.split(' ') ?? [];
    const after = ([id, time]: [string, number]) =>
      at === undefined || time < Number(at) || (time === Number(at) && id > (last ?? ''));
    const rows = [...this.items]
      .filter(([, time]) => time > since)
      .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      .filter(after);
    const shown = rows.slice(0, this.size);
    const end = shown.at(-1);
    const data: Summary[] = shown.map(([id, time]) => ({
      id,
      title: id,
      updatedAt: new Date(time).toISOString(),
    }));
    return ok({ data, ...(rows.length > this.size && end && { nextCursor: `${end[1]} ${end[0]}` }) });
  }
}

function copyOf(service: SmallService, clock = () => service.now) {
  const list = { accountId: crypto.randomUUID(), filter: 'all' as ListFilter };
  const sync = (isWhole = false) =>
    syncList(
      { filter: list.filter, isWhole },
      {
        readPage: async (ask) => service.page(ask),
        keep: (entries) => keepListed(library, list, entries),
        listedIds: () => idsListed(library, list),
        unlist: (ids) => unlist(library, list, ids),
        last: () => syncOf(library, list),
        note: (done) => keepSync(library, { ...list, ...done }),
        now: clock,
      },
    );
  const ids = async () => {
    const found: string[] = [];
    for await (const rows of everyListed(library, list.accountId, 4)) found.push(...rows.map(({ id }) => id));
    return found;
  };
  return { list, sync, ids };
}

const filled = (count: number): SmallService => {
  const service = new SmallService();
  for (let index = 0; index < count; index += 1) service.touch(`it-${index}`);
  return service;
};
const sorted = (ids: Iterable<string>) => [...ids].sort();

describe('the copy', () => {
  test('has all there is, each once, and follows what comes and goes', async () => {
    const service = filled(10);
    const copy = copyOf(service);
    expect(await copy.sync()).toEqual({ ok: true, value: { isWhole: true, hasNews: true } });
    expect(sorted(await copy.ids())).toEqual(sorted(service.items.keys()));
    service.items.delete('it-4');
    service.touch('new');
    await copy.sync();
    expect(sorted(await copy.ids())).toEqual(sorted(service.items.keys()));
  });

  test('of a long list asks only for news, by the service’s own time and with an overlap', async () => {
    const service = filled(130);
    service.size = 50;
    // Our clock is a day behind.
    const copy = copyOf(service, () => service.now - 24 * hour);
    await copy.sync();
    const newest = service.now;
    service.touch('it-3');
    service.asked.length = 0;
    expect(await copy.sync()).toEqual({ ok: true, value: { isWhole: false, hasNews: true } });
    expect([...new Set(service.asked)]).toEqual([new Date(newest - 600_000).toISOString()]);
  });

  test('finds out after a day what is gone, and after a clock was set back', async () => {
    const service = filled(130);
    service.size = 50;
    let clock = start;
    const copy = copyOf(service, () => clock);
    await copy.sync();
    service.items.delete('it-3');
    clock += 23 * hour;
    await copy.sync();
    expect(await copy.ids()).toContain('it-3');
    clock += hour;
    await copy.sync();
    expect(await copy.ids()).not.toContain('it-3');
    service.items.delete('it-4');
    clock = start - 400 * hour;
    await copy.sync();
    expect(await copy.ids()).not.toContain('it-4');
  });

  test('asks for the whole list where a service refuses the time', async () => {
    const service = filled(130);
    service.size = 50;
    const copy = copyOf(service);
    await copy.sync();
    const page = service.page.bind(service);
    service.page = (ask) => (ask.updatedSince ? fail({ kind: 'refused' }) : page(ask));
    expect(await copy.sync()).toEqual({ ok: true, value: { isWhole: true, hasNews: false } });
  });

  test.each<ApiFailure>([
    { kind: 'signed-out' },
    { kind: 'slow-down', retryAfterSeconds: 3 },
    { kind: 'offline' },
  ])('keeps all it had, and what came, when a walk ends with %o', async (failure) => {
    const service = filled(9);
    const copy = copyOf(service);
    await copy.sync();
    const before = await copy.ids();
    service.items.clear();
    for (const id of ['a', 'b', 'c', 'd']) service.touch(id);
    service.failing = failure;
    expect(await copy.sync()).toEqual({ ok: false, failure });
    expect(sorted(await copy.ids())).toEqual(sorted([...before, 'b', 'c', 'd']));
    service.failing = undefined;
    await copy.sync();
    expect(sorted(await copy.ids())).toEqual(['a', 'b', 'c', 'd']);
  });

  test('takes times that cannot be for none', async () => {
    const service = filled(130);
    service.size = 50;
    service.items.set('far', Date.UTC(9999, 0, 1));
    const copy = copyOf(service);
    await copy.sync();
    service.touch('it-1');
    service.asked.length = 0;
    await copy.sync();
    expect(Date.parse(service.asked[0] ?? '')).toBeLessThan(service.now);
  });

  test('of one list leaves the others alone, and an account that goes takes all with it', async () => {
    const service = filled(2);
    const copy = copyOf(service);
    await copy.sync();
    const saved = { ...copy.list, filter: 'saved' as const };
    await keepListed(library, saved, [{ id: 'it-1', summary: { id: 'it-1' }, words: '', newest: 0 }]);
    service.items.clear();
    await copy.sync();
    expect([await copy.ids(), await idsListed(library, saved), await idsListed(library, copy.list)]).toEqual([
      ['it-1'],
      ['it-1'],
      [],
    ]);
    await forgetListed(library, copy.list.accountId);
    expect([await copy.ids(), await syncOf(library, copy.list)]).toEqual([[], undefined]);
  });
});

/** Changes at the service before one of the pages is read. */
const happening = fc.record({
  before: fc.nat(12),
  does: fc.constantFrom('touch' as const, 'remove' as const, 'add' as const),
  which: fc.nat(15),
});

function happen(
  service: SmallService,
  { does, which }: { does: 'touch' | 'remove' | 'add'; which: number },
  stays: Set<string>,
): void {
  const id = `it-${which}`;
  if (does === 'add') service.touch(`${id}-added`);
  if (does === 'touch' && service.items.has(id)) service.touch(id);
  if (does !== 'remove') return;
  service.items.delete(id);
  stays.delete(id);
}

test('whatever changes while it walks: what stays is never lost, nothing doubles, and in the end both are equal', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 16 }),
      fc.array(fc.array(happening, { maxLength: 6 }), { minLength: 1, maxLength: 3 }),
      async (count, rounds) => {
        const service = filled(count);
        const copy = copyOf(service);
        await copy.sync();
        for (const round of rounds) {
          const stays = new Set(service.items.keys());
          let pages = 0;
          service.between = () => {
            for (const one of round.filter(({ before }) => before === pages)) happen(service, one, stays);
            pages += 1;
          };
          await copy.sync();
          const ids = await copy.ids();
          expect(new Set(ids).size).toBe(ids.length);
          for (const id of stays) expect(ids).toContain(id);
        }
        service.between = () => undefined;
        await copy.sync(true);
        expect(sorted(await copy.ids())).toEqual(sorted(service.items.keys()));
      },
    ),
    { numRuns: 30 },
  );
});
