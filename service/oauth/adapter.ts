import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, type SQL } from 'drizzle-orm';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { oauthRecords as records } from '../storage/schema.ts';
import { withoutSecret } from './client-secrets.ts';
import { retrySeconds, type SuccessorOf } from './rotation.ts';

type Row = typeof records.$inferSelect;

/** Kinds whose id is a secret. Only its hash is stored, so a stolen database holds no keys. */
const secretKinds = new Set(['AccessToken', 'RefreshToken', 'AuthorizationCode', 'Session']);

/** Kinds that are looked up by their owner. */
const ownedKinds = new Set(['Grant', 'Session']);

/** oidc-provider's storage: one row for each client, grant, session, code and token. */
export function sqlAdapter(db: Database, edges: Edges, successorOf: SuccessorOf): (kind: string) => Adapter {
  const nowSeconds = () => Math.floor(edges.now().getTime() / 1000);
  const momentIn = (seconds: number) => new Date(edges.now().getTime() + seconds * 1000);
  return (kind) => {
    const isRow = (id: string) => and(eq(records.kind, kind), eq(records.id, keyOf(kind, id)));
    const findRow = async (where: ReturnType<typeof isRow>) =>
      (await db.select().from(records).where(where))[0];
    /** Accepts the previous refresh token for a short time, as long as its successor has not been used. */
    const mayRetry = async (id: string, consumedAt: number) => {
      if (kind !== 'RefreshToken' || nowSeconds() - consumedAt > retrySeconds) return false;
      const next = await findRow(isRow(successorOf(id)));
      return !next || next.consumedAt === null;
    };
    return {
      upsert: (id, payload, expiresIn) =>
        keep(db, { kind, id, payload, expiresAt: expiresIn ? momentIn(expiresIn) : null }),
      async find(id) {
        const row = isStorable(id) ? await findRow(isRow(id)) : undefined;
        if (!row) return undefined;
        const isRetry = row.consumedAt !== null && (await mayRetry(id, row.consumedAt));
        const found = payloadOf(isRetry ? { ...row, consumedAt: null } : row);
        return secretKinds.has(kind) ? { ...found, jti: id } : found;
      },
      findByUid: (uid) => findRow(and(eq(records.kind, kind), eq(records.uid, uid))).then(maybePayloadOf),
      // Only the device flow has user codes, and it is off.
      findByUserCode: async () => undefined,
      async consume(id) {
        if (await isConsumedNow(db, isRow(id), nowSeconds())) return;
        const row = await findRow(isRow(id));
        // The same code or token can be presented twice at once; the second is a replay, unless it is a retry.
        if (row?.consumedAt == null || !(await mayRetry(id, row.consumedAt)))
          throw new errors.InvalidGrant('already used');
      },
      destroy: async (id) => void (await db.delete(records).where(isRow(id))),
      revokeByGrantId: async (grantId) =>
        void (await db.delete(records).where(and(eq(records.kind, kind), eq(records.grantId, grantId)))),
    };
  };
}

const keyOf = (kind: string, id: string) => (secretKinds.has(kind) ? hashOf(id) : id);

interface ToKeep {
  kind: string;
  id: string;
  payload: AdapterPayload;
  expiresAt: Date | null;
}

async function keep(db: Database, { kind, id, payload, expiresAt }: ToKeep): Promise<void> {
  const row = {
    payload: JSON.stringify(withoutKeys(kind, payload)),
    grantId: payload.grantId ?? null,
    uid: payload.uid ?? null,
    accountId: ownedKinds.has(kind) ? (payload.accountId ?? null) : null,
    expiresAt,
  };
  await db
    .insert(records)
    .values({ kind, id: keyOf(kind, id), ...row })
    .onConflictDoUpdate({ target: [records.kind, records.id], set: row });
}

/** A single statement decides: of two uses at the same moment, the second changes no row. */
async function isConsumedNow(db: Database, isRow: SQL | undefined, seconds: number): Promise<boolean> {
  const consumed = await db
    .update(records)
    .set({ consumedAt: seconds })
    .where(and(isRow, isNull(records.consumedAt)))
    .returning({ id: records.id });
  return consumed.length > 0;
}

/** Expired rows are of no use to anyone. */
export async function removeExpired(db: Database, now: Date): Promise<void> {
  await db.delete(records).where(lt(records.expiresAt, now));
}

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url');

/** A payload repeats its own id, and that of an interaction also contains the session's id. */
function withoutKeys(kind: string, payload: AdapterPayload): AdapterPayload {
  if (kind === 'Client') return withoutSecret(payload);
  if (kind === 'Interaction' && payload.session)
    return { ...payload, session: { ...payload.session, cookie: '' } };
  return secretKinds.has(kind) ? { ...payload, jti: undefined } : payload;
}

function payloadOf({ payload, consumedAt }: Row): AdapterPayload {
  const stored: AdapterPayload = JSON.parse(payload);
  return consumedAt === null ? stored : { ...stored, consumed: consumedAt };
}

const maybePayloadOf = (row: Row | undefined) => row && payloadOf(row);

/** The id comes from the caller, and Postgres refuses NUL in text. */
const isStorable = (id: string) => !id.includes('\0');
