import { and, eq, isNull, lt } from 'drizzle-orm';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { oauthRecords as records } from '../storage/schema.ts';

/** How oidc-provider keeps things: one row for each client, grant, session, code and token. */
export function sqlAdapter(db: Database, edges: Edges): (kind: string) => Adapter {
  return (kind) => {
    const isRow = (id: string) => and(eq(records.kind, kind), eq(records.id, id));
    const findWhere = async (where: ReturnType<typeof isRow>) => {
      const [row] = await db.select().from(records).where(where);
      return row && payloadOf(row);
    };
    return {
      async upsert(id, payload, expiresIn) {
        const row = {
          payload: JSON.stringify(payload),
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expiresAt: expiresIn ? new Date(edges.now().getTime() + expiresIn * 1000) : null,
        };
        await db
          .insert(records)
          .values({ kind, id, ...row })
          .onConflictDoUpdate({ target: [records.kind, records.id], set: row });
      },
      find: async (id) => (isStorable(id) ? findWhere(isRow(id)) : undefined),
      findByUid: (uid) => findWhere(and(eq(records.kind, kind), eq(records.uid, uid))),
      // Only the device flow has user codes, and it is off.
      findByUserCode: async () => undefined,
      async consume(id) {
        const consumedAt = Math.floor(edges.now().getTime() / 1000);
        const consumed = await db
          .update(records)
          .set({ consumedAt })
          .where(and(isRow(id), isNull(records.consumedAt)))
          .returning({ id: records.id });
        // Two may hold the same code or token at the same moment; the second is a replay.
        if (consumed.length === 0) throw new errors.InvalidGrant('already used');
      },
      destroy: async (id) => void (await db.delete(records).where(isRow(id))),
      revokeByGrantId: async (grantId) =>
        void (await db.delete(records).where(and(eq(records.kind, kind), eq(records.grantId, grantId)))),
    };
  };
}

/** What has run out is of no use to anyone; thrown away when the service starts. */
export async function removeExpired(db: Database, now: Date): Promise<void> {
  await db.delete(records).where(lt(records.expiresAt, now));
}

function payloadOf({ payload, consumedAt }: typeof records.$inferSelect): AdapterPayload {
  const stored: AdapterPayload = JSON.parse(payload);
  return consumedAt === null ? stored : { ...stored, consumed: consumedAt };
}

/** A stranger may ask for any id; Postgres refuses a NUL in a text. */
const isStorable = (id: string) => !id.includes('\0');
