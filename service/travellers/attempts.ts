import { and, count, eq, gt, lt } from 'drizzle-orm';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { signInAttempts as attempts } from '../storage/schema.ts';

export interface Limit {
  /** What is counted: "pair:…", "address:203.0.113.7" */
  subject: string;
  most: number;
  withinMinutes: number;
}

/** Counts attempts in the database, since the next one can reach another process. */
export interface Attempts {
  /**
   * Whether one more attempt is allowed. It is counted before its outcome is known, so that sending many at once gains
   * nothing.
   */
  take(limits: Limit[]): Promise<boolean>;
  /** Call after a successful sign-in: earlier mistakes no longer count. */
  forget(subject: string): Promise<void>;
}

// Longer than any counted window.
const keptHours = 24;

export function openAttempts(db: Database, edges: Edges): Attempts {
  const isWithin = async ({ subject, most, withinMinutes }: Limit) => {
    const since = new Date(edges.now().getTime() - withinMinutes * 60_000);
    const [row] = await db
      .select({ tries: count() })
      .from(attempts)
      .where(and(eq(attempts.subject, subject), gt(attempts.attemptedAt, since)));
    return (row?.tries ?? 0) <= most;
  };
  const allWithin = async (limits: Limit[]) => (await Promise.all(limits.map(isWithin))).every(Boolean);

  return {
    async take(limits) {
      // A refused attempt is not counted, so hammering does not lock the owner out for longer.
      if (!(await allWithin(limits.map((limit) => ({ ...limit, most: limit.most - 1 }))))) return false;
      const attemptedAt = edges.now();
      await db.insert(attempts).values(limits.map(({ subject }) => ({ subject, attemptedAt })));
      return allWithin(limits);
    },
    forget: async (subject) => void (await db.delete(attempts).where(eq(attempts.subject, subject))),
  };
}

export async function removeOldAttempts(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptHours * 3_600_000);
  await db.delete(attempts).where(lt(attempts.attemptedAt, oldest));
}
