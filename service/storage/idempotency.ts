import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Result } from '../../lib/model/result.ts';
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

/** A request whose whole effect is in the database. */
export interface Act<Failure> {
  /** Writes through `tx` only. */
  make(tx: Database): Promise<Result<FirstAnswer, Failure>>;
  /** Whether what the first answer speaks of is no more; then it is made anew. */
  isGone(first: FirstAnswer, tx: Database): Promise<boolean>;
}

export type Done<Failure> =
  | { kind: 'answer'; first: FirstAnswer }
  | { kind: 'other-body' }
  | { kind: 'failed'; failure: Failure };

export interface Idempotency {
  /** The effect and its answer are kept together, or neither is. Two at once: the second waits, and hears the first. */
  once<Failure>(once: OnceKey, body: Uint8Array, act: Act<Failure>): Promise<Done<Failure>>;
  /** For what takes long: the key is taken now, and `finish` or `abandon` follows. */
  begin(once: OnceKey, body: Uint8Array): Promise<Begun>;
  /** Keeps the answer for whoever sends the same again. */
  finish(once: OnceKey, first: FirstAnswer, tx?: Database): Promise<void>;
  /** Forgets a request that failed, so that it may be tried again. */
  abandon(once: OnceKey): Promise<void>;
}

// Long enough for a client that was offline overnight; after that the key is as good as new.
const keptHours = 24;
// Nothing here takes longer: a request that began before that died with its process.
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

/** The primary key decides which of two that arrive together is the first. */
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
        // Another one has just made it anew.
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
