// An import is counted when it begins, so that nobody reads more than they may; it is given back when it comes to nothing.
import { and, eq, lt, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { importUses, importRuns as runs } from '../storage/schema.ts';

export interface ImportRun {
  id: string;
  travellerId: string;
  /** Of the billing period that it is counted in. */
  periodStart: Date;
}

// Nothing here takes longer: a reading that began before that died with its process.
const maxRunMinutes = 5;

type Period = Omit<ImportRun, 'id'>;
const isPeriod = ({ travellerId, periodStart }: Period) =>
  and(eq(importUses.travellerId, travellerId), eq(importUses.periodStart, periodStart));

/** One statement decides: of two imports that want the last one, the second changes no row. */
async function isCounted(tx: Database, period: Period, max: number): Promise<boolean> {
  const counted = await tx
    .insert(importUses)
    .values({ ...period, used: 1 })
    .onConflictDoUpdate({
      target: [importUses.travellerId, importUses.periodStart],
      set: { used: sql`${importUses.used} + 1` },
      setWhere: lt(importUses.used, max),
    })
    .returning({ used: importUses.used });
  return counted.length > 0;
}

/** Takes them out of what runs, and tells which of them were there; each is there once. */
const ended = (tx: Database, which: ReturnType<typeof and>): Promise<ImportRun[]> =>
  tx
    .delete(runs)
    .where(which)
    .returning({ id: runs.id, travellerId: runs.travellerId, periodStart: runs.periodStart });

async function giveBack(tx: Database, which: ReturnType<typeof and>): Promise<void> {
  for (const run of await ended(tx, which))
    await tx
      .update(importUses)
      .set({ used: sql`greatest(${importUses.used} - 1, 0)` })
      .where(isPeriod(run));
}

/** What a killed process was reading is as if it had never been asked for. */
export const giveBackDead = (db: Database, edges: Edges, travellerId: string): Promise<void> =>
  db.transaction((tx) => {
    const before = new Date(edges.now().getTime() - maxRunMinutes * 60_000);
    return giveBack(tx, and(eq(runs.travellerId, travellerId), lt(runs.startedAt, before)));
  });

export const beginRun = (
  db: Database,
  edges: Edges,
  { max, ...period }: Period & { max: number },
): Promise<Result<ImportRun, 'none-left'>> =>
  db.transaction(async (tx) => {
    if (!(await isCounted(tx, period, max))) return fail('none-left');
    const run = { ...period, id: edges.newId() };
    await tx.insert(runs).values({ ...run, startedAt: edges.now() });
    return ok(run);
  });

/** Goes with the answer, in one transaction. One that was taken for dead meanwhile, and given back, costs nothing. */
export const keepRun = (tx: Database, { id }: ImportRun): Promise<unknown> => ended(tx, eq(runs.id, id));

export const giveBackRun = (db: Database, { id }: ImportRun): Promise<void> =>
  db.transaction((tx) => giveBack(tx, eq(runs.id, id)));
