import { desc, eq } from 'drizzle-orm';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { reports, travellers } from '../storage/schema.ts';

export interface NewReport {
  reporterId: string;
  reportedId: string;
  reason: string;
}

/** Stores reports for review (4.9). */
export interface Reports {
  /** Returns whether that traveller exists. */
  add(report: NewReport): Promise<boolean>;
  /** Latest first, for the operator. */
  latest(most?: number): Promise<KeptReport[]>;
}

export interface KeptReport extends NewReport {
  id: string;
  createdAt: Date;
}

export function openReports(db: Database, edges: Edges): Reports {
  return {
    async add(report) {
      const [person] = await db
        .select({ id: travellers.id })
        .from(travellers)
        .where(eq(travellers.id, report.reportedId));
      if (person) await db.insert(reports).values({ id: edges.newId(), ...report, createdAt: edges.now() });
      return person !== undefined;
    },
    latest: async (most = 100) =>
      db.select().from(reports).orderBy(desc(reports.createdAt), desc(reports.id)).limit(most),
  };
}
