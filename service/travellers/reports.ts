import { desc, eq } from 'drizzle-orm';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { reports, travellers } from '../storage/schema.ts';

export interface NewReport {
  reporterId: string;
  reportedId: string;
  reason: string;
}

/** Keeps a report for review (4.9). */
export interface Reports {
  /** Whether there is such a traveller. */
  add(report: NewReport): Promise<boolean>;
  /** The latest first: for whoever runs the service. */
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
