import { and, eq, sql } from 'drizzle-orm';
import { fail, type Result } from '../../lib/model/result.ts';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { importUses, travellers } from '../storage/schema.ts';
import { beginRun, giveBackRun, type ImportRun, keepRun, refundDeadRuns } from './import-runs.ts';

// The document gives no number. Reading frames is the most expensive thing the service does; this is one import a day.
export const importsPerPeriod = 30;

export interface Plan {
  name: 'free' | 'paid';
  /** The start of the current billing period. */
  periodStart: Date;
  /** When the next one begins, with a new allowance. */
  periodEnd: Date;
  importsUsed: number;
  importsAllowed: number;
}

export interface Plans {
  of(travellerId: string): Promise<Plan>;
  /** Takes effect now; setting the current plan again does not restart its billing periods. */
  set(travellerId: string, name: Plan['name']): Promise<void>;
  /** Counts one import if any are left; `keepImport` or `returnImport` must follow. */
  useImport(travellerId: string): Promise<Result<ImportRun, 'not-paid' | 'none-left'>>;
  /**
   * Makes the charge final in one transaction with what `keep` writes through `tx`: answer and charge are stored
   * together or not at all.
   */
  keepImport(run: ImportRun, keep: (tx: Database) => Promise<void>): Promise<void>;
  /** Refunds a failed import. */
  returnImport(run: ImportRun): Promise<void>;
}

/** Months counted from the day it was bought: bought on 31 January, the next period begins on 28 February. */
export const periodStart = (since: Date, now: Date): Date => monthsLater(since, wholeMonths(since, now));
const periodEnd = (since: Date, now: Date): Date => monthsLater(since, wholeMonths(since, now) + 1);

function wholeMonths(since: Date, now: Date): number {
  const months =
    (now.getUTCFullYear() - since.getUTCFullYear()) * 12 + now.getUTCMonth() - since.getUTCMonth();
  return monthsLater(since, months) > now ? months - 1 : months;
}

function monthsLater(since: Date, months: number): Date {
  const later = new Date(since);
  later.setUTCDate(1);
  later.setUTCMonth(since.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(since.getUTCDate(), lastDay));
  return later;
}

const isPeriod = (travellerId: string, start: Date) =>
  and(eq(importUses.travellerId, travellerId), eq(importUses.periodStart, start));

/** The plan, and the start of the period that contains `now`. */
async function planOf(db: Database, travellerId: string, now: Date) {
  const [row] = await db
    .select({ name: travellers.plan, since: travellers.planSince, createdAt: travellers.createdAt })
    .from(travellers)
    .where(eq(travellers.id, travellerId));
  const since = row ? (row.since ?? row.createdAt) : now;
  return { name: row?.name ?? ('free' as const), start: periodStart(since, now), end: periodEnd(since, now) };
}

export function openPlans(db: Database, edges: Edges): Plans {
  const boughtPlan = (travellerId: string) => planOf(db, travellerId, edges.now());

  return {
    async of(travellerId) {
      await refundDeadRuns(db, edges, travellerId);
      const { name, start, end } = await boughtPlan(travellerId);
      const [row] = await db.select().from(importUses).where(isPeriod(travellerId, start));
      const importsAllowed = name === 'paid' ? importsPerPeriod : 0;
      return { name, periodStart: start, periodEnd: end, importsUsed: row?.used ?? 0, importsAllowed };
    },
    set: async (travellerId, name) =>
      void (await db
        .update(travellers)
        .set({ plan: name, planSince: edges.now() })
        .where(and(eq(travellers.id, travellerId), sql`${travellers.plan} <> ${name}`))),
    async useImport(travellerId) {
      const { name, start } = await boughtPlan(travellerId);
      if (name !== 'paid') return fail('not-paid');
      await refundDeadRuns(db, edges, travellerId);
      return beginRun(db, edges, { travellerId, periodStart: start, max: importsPerPeriod });
    },
    keepImport: (run, keep) =>
      db.transaction(async (tx) => {
        await keepRun(tx, run);
        await keep(tx);
      }),
    returnImport: (run) => giveBackRun(db, run),
  };
}
