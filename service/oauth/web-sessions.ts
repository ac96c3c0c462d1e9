import { and, eq } from 'drizzle-orm';
import type { Database } from '../storage/open-database.ts';
import { oauthRecords as records } from '../storage/schema.ts';

/** Signs a traveller out of the web pages on all devices. Connected apps stay connected. */
export const endSessions =
  (db: Database) =>
  async (travellerId: string): Promise<void> =>
    void (await db
      .delete(records)
      .where(and(eq(records.accountId, travellerId), eq(records.kind, 'Session'))));
