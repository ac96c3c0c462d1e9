import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Edges } from '../edges.ts';
import type { Database } from './open-database.ts';
import { idempotencyRecords as records } from './schema.ts';

/** One request that must have its effect once: who sent it, to do what, under which Idempotency-Key. */
export interface OnceKey {
  travellerId: string;
  /** "create", "import": the same key may be used for two operations. */
  operation: string;
  key: string;
}

export interface FirstAnswer {
  status: number;
  answer: string;
}

export type Begun =
  | { kind: 'first' }
  | { kind: 'replay'; first: FirstAnswer }
  | { kind: 'other-body' }
  | { kind: 'still-running' };

export interface Idempotency {
  begin(once: OnceKey, body: Uint8Array): Promise<Begun>;
  /** Keeps the answer for whoever sends the same again. */
  finish(once: OnceKey, first: FirstAnswer): Promise<void>;
  /** Forgets a request that failed, so that it may be tried again. */
  abandon(once: OnceKey): Promise<void>;
}

// Long enough for a client that was offline overnight; after that the key is as good as new.
const keptHours = 24;
// Nothing here takes longer: a request that began before that died with its process.
const longestRunMinutes = 5;

const isRecord = ({ travellerId, operation, key }: OnceKey) =>
  and(eq(records.travellerId, travellerId), eq(records.operation, operation), eq(records.key, key));

export function openIdempotency(db: Database, edges: Edges): Idempotency {
  const forgetOld = async () => {
    const before = (minutes: number) => new Date(edges.now().getTime() - minutes * 60_000);
    await db.delete(records).where(lt(records.startedAt, before(keptHours * 60)));
    await db
      .delete(records)
      .where(and(isNull(records.status), lt(records.startedAt, before(longestRunMinutes))));
  };

  return {
    async begin(once, body) {
      await forgetOld();
      const requestHash = createHash('sha256').update(body).digest('base64url');
      // The primary key decides which of two that arrive together is the first.
      const inserted = await db
        .insert(records)
        .values({ ...once, requestHash, startedAt: edges.now() })
        .onConflictDoNothing()
        .returning({ key: records.key });
      if (inserted.length > 0) return { kind: 'first' };
      const [known] = await db.select().from(records).where(isRecord(once));
      if (known && known.requestHash !== requestHash) return { kind: 'other-body' };
      if (!known || known.status === null) return { kind: 'still-running' };
      return { kind: 'replay', first: { status: known.status, answer: known.answer ?? '' } };
    },
    finish: async (once, { status, answer }) =>
      void (await db.update(records).set({ status, answer }).where(isRecord(once))),
    abandon: async (once) => void (await db.delete(records).where(isRecord(once))),
  };
}
