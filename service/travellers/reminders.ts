import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { reminderPreferences as table } from '../storage/schema.ts';

const clean = (text: string) => text.replaceAll('\0', '').toWellFormed();

/**
 * The document names no settings, so any short name with a plain value is accepted: {"dayBefore": true, "hour": 9}.
 * null removes a setting.
 */
export const ReminderSettings = z.record(
  z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{0,39}$/, 'Name a setting in letters and digits.')),
  z.union(
    [z.boolean(), z.number(), z.pipe(z.string().check(z.maxLength(200)), z.transform(clean)), z.null()],
    'Use true, false, a number, a short text, or null.',
  ),
);
export type ReminderSettings = z.infer<typeof ReminderSettings>;

// More than any app has switches for; the limit keeps an account from being used as general storage.
const maxSettings = 50;

export interface Reminders {
  of(travellerId: string): Promise<ReminderSettings>;
  /** Changes only the given settings; returns false, without changing anything, if there would be too many. */
  change(travellerId: string, settings: ReminderSettings): Promise<boolean>;
}

export function openReminders(db: Database, edges: Edges): Reminders {
  const read = async (tx: Database, travellerId: string) => {
    const [row] = await tx.select().from(table).where(eq(table.travellerId, travellerId)).for('update');
    return z.parse(ReminderSettings, row?.settings ?? {});
  };
  return {
    of: (travellerId) => db.transaction((tx) => read(tx, travellerId)),
    change: (travellerId, settings) =>
      db.transaction(async (tx) => {
        const updatedAt = edges.now();
        // The row must exist to be locked: of two changes at once, each sees what the other did.
        await tx.insert(table).values({ travellerId, settings: {}, updatedAt }).onConflictDoNothing();
        const next = { ...(await read(tx, travellerId)), ...settings };
        const kept = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== null));
        if (Object.keys(kept).length > maxSettings) return false;
        await tx.update(table).set({ settings: kept, updatedAt }).where(eq(table.travellerId, travellerId));
        return true;
      }),
  };
}
