import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Result } from '../../lib/model/result.ts';
import type { Edges } from '../edges.ts';
import type { Database } from './open-database.ts';
import { idempotencyRecords as records } from './schema.ts';

/** Identifies a request that must take effect once: who sent it, for which operation, under which Idempotency-Key. */
export interface OnceKey {
  travellerId: string;
  /** "create", "import": the same key can be used for two operations. */
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

/** A request whose entire effect is in the database. */
export interface Act<Failure> {
  /** Writes only through `tx`. */
  make(tx: Database): Promise<Result<FirstAnswer, Failure>>;
  /** Whether the thing in the first answer no longer exists; it is then made again. */
  isGone(first: FirstAnswer, tx: Database): Promise<boolean>;
}

export type Done<Failure> =
  | { kind: 'answer'; first: FirstAnswer }
  | { kind: 'other-body' }
  | { kind: 'failed'; failure: Failure };

export interface Idempotency {
  /**
   * The effect and its answer are stored together, or neither is. Of two at once, the second waits and gets the first
   * answer.
   */
  once<Failure>(once: OnceKey, body: Uint8Array, act: Act<Failure>): Promise<Done<Failure>>;
  /** For long operations: takes the key now; `finish` or `abandon` must follow. */
  begin(once: OnceKey, body: Uint8Array): Promise<Begun>;
  /** Stores the answer for repeats of the request. */
  finish(once: OnceKey, first: FirstAnswer, tx?: Database): Promise<void>;
  /** Forgets a failed request, so that it can be retried. */
  abandon(once: OnceKey): Promise<void>;
}

// Long enough for a client that was offline overnight; after that the key can be used again.
const keptHours = 24;
// No operation takes longer: a request that started before that died with its process.
const maxRunMinutes = 5;

const hashOf = (body: Uint8Array) => createHash('sha256').update(body).digest('base64url');
const isRecord = ({ travellerId, operation, key }: OnceKey) =>
  and(eq(records.travellerId, travellerId), eq(records.operation, operation), eq(records.key, key));

const answerIn = (known: typeof records.$inferSelect | undefined): FirstAnswer => ({
  status: known?.status ?? 0,
  answer: known?.answer ?? '{}',
});

const knownAs = async (tx: Database, once: OnceKey) =>
  (await tx.select().from(records).where(isRecord(once)))[0];

async function made<Failure>(tx: Database, once: OnceKey, act: Act<Failure>): Promise<Done<Failure>> {
  const answer = await act.make(tx);
  if (answer.ok) {
    await tx.update(records).set(answer.value).where(isRecord(once));
    return { kind: 'answer', first: answer.value };
  }
  await tx.delete(records).where(isRecord(once));
  return { kind: 'failed', failure: answer.failure };
}

/** The primary key decides which of two simultaneous requests is the first. */
async function isTaken(tx: Database, row: typeof records.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(records).values(row).onConflictDoNothing().returning({ key: records.key });
  return inserted.length > 0;
}

async function forgetOld(db: Database, now: Date): Promise<void> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  await db.delete(records).where(lt(records.startedAt, before(keptHours * 60)));
  await db.delete(records).where(and(isNull(records.status), lt(records.startedAt, before(maxRunMinutes))));
}

export function openIdempotency(db: Database, edges: Edges): Idempotency {
  const isFirst = (tx: Database, once: OnceKey, requestHash: string) =>
    isTaken(tx, { ...once, requestHash, startedAt: edges.now() });
  return {
    async once(once, body, act) {
      await forgetOld(db, edges.now());
      const requestHash = hashOf(body);
      return db.transaction(async (tx) => {
        if (await isFirst(tx, once, requestHash)) return made(tx, once, act);
        const known = await knownAs(tx, once);
        if (known && known.requestHash !== requestHash) return { kind: 'other-body' };
        const first = answerIn(known);
        if (known && !(await act.isGone(first, tx))) return { kind: 'answer', first };
        await tx.delete(records).where(isRecord(once));
        if (await isFirst(tx, once, requestHash)) return made(tx, once, act);
        // Another request has just made it again.
        return { kind: 'answer', first: answerIn(await knownAs(tx, once)) };
      });
    },
    async begin(once, body) {
      await forgetOld(db, edges.now());
      const requestHash = hashOf(body);
      if (await isFirst(db, once, requestHash)) return { kind: 'first' };
      const known = await knownAs(db, once);
      if (known && known.requestHash !== requestHash) return { kind: 'other-body' };
      if (!known || known.status === null) return { kind: 'still-running' };
      return { kind: 'replay', first: { status: known.status, answer: known.answer ?? '' } };
    },
    finish: async (once, { status, answer }, tx = db) =>
      void (await tx.update(records).set({ status, answer }).where(isRecord(once))),
    abandon: async (once) => void (await db.delete(records).where(isRecord(once))),
  };
}
