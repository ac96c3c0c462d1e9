// An import is counted when it begins, so that parallel imports cannot exceed the allowance, and refunded if it fails.
import { and, eq, lt, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { importUses, importRuns as runs } from '../storage/schema.ts';

export interface ImportRun {
  id: string;
  travellerId: string;
  /** The billing period that it counts towards. */
  periodStart: Date;
}

// No import takes longer: one that started before that died with its process.
const maxRunMinutes = 5;

type Period = Omit<ImportRun, 'id'>;
const isPeriod = ({ travellerId, periodStart }: Period) =>
  and(eq(importUses.travellerId, travellerId), eq(importUses.periodStart, periodStart));

/** A single statement decides: of two imports that want the last one, the second changes no row. */
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

/** Deletes matching runs and returns the ones that existed; each is returned only once. */
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

/** Refunds the imports of a killed process. */
export const refundDeadRuns = (db: Database, edges: Edges, travellerId: string): Promise<void> =>
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

/** In the same transaction as the answer. A run that was refunded meanwhile as dead costs nothing. */
export const keepRun = (tx: Database, { id }: ImportRun): Promise<unknown> => ended(tx, eq(runs.id, id));

export const giveBackRun = (db: Database, { id }: ImportRun): Promise<void> =>
  db.transaction((tx) => giveBack(tx, eq(runs.id, id)));
