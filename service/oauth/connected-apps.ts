import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Provider } from 'oidc-provider';
import * as z from 'zod/mini';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { oauthRecords as records } from '../storage/schema.ts';
import { allScopes, readScopes, type Scope } from './scopes.ts';

export interface ConnectedApp {
  clientId: string;
  name: string;
  /** The scopes the traveller granted, over all its connections. */
  scopes: Scope[];
  connectedAt: Date;
  /** When it last got a token. */
  lastSeenAt: Date;
}

export interface ConnectedApps {
  /** The apps that can act for this traveller right now, latest first. */
  of(travellerId: string): Promise<ConnectedApp[]>;
  /** Every token of the app for this traveller stops working at once. */
  disconnect(travellerId: string, clientId: string): Promise<void>;
}

const GrantPayload = z.object({
  clientId: z.string(),
  iat: z.number(),
  resources: z.optional(z.record(z.string(), z.string())),
});
const TokenPayload = z.object({ iat: z.number() });

interface Grant {
  id: string;
  clientId: string;
  connectedAt: number;
  scopes: Scope[];
}

export function connectedApps(db: Database, provider: Provider, edges: Edges): ConnectedApps {
  return {
    async of(travellerId) {
      const grants = await grantsOf(db, travellerId);
      const seen = await lastTokens(db, grants, edges.now());
      const byClient = Map.groupBy(
        grants.filter(({ id }) => seen.has(id)),
        ({ clientId }) => clientId,
      );
      const apps = await Promise.all(
        [...byClient].map(async ([clientId, own]): Promise<ConnectedApp> => {
          const client = await provider.Client.find(clientId);
          const asked = new Set(own.flatMap(({ scopes }) => scopes));
          return {
            clientId,
            name: client?.clientName ?? 'An app without a name',
            scopes: allScopes.filter((scope) => asked.has(scope)),
            connectedAt: momentOf(Math.min(...own.map(({ connectedAt }) => connectedAt))),
            lastSeenAt: momentOf(Math.max(...own.map(({ id }) => seen.get(id) ?? 0))),
          };
        }),
      );
      return apps.sort((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime());
    },
    async disconnect(travellerId, clientId) {
      const grants = (await grantsOf(db, travellerId)).filter((grant) => grant.clientId === clientId);
      if (grants.length === 0) return;
      const ids = grants.map(({ id }) => id);
      await db.transaction(async (tx) => {
        await tx.delete(records).where(and(eq(records.kind, 'Grant'), inArray(records.id, ids)));
        await tx.delete(records).where(inArray(records.grantId, ids));
      });
    },
  };
}

async function grantsOf(db: Database, travellerId: string): Promise<Grant[]> {
  const rows = await db
    .select({ id: records.id, payload: records.payload })
    .from(records)
    .where(and(eq(records.accountId, travellerId), eq(records.kind, 'Grant')));
  return rows.map(readGrant);
}

/** Grant → when its newest token was issued; an app without a token is no longer connected. */
async function lastTokens(db: Database, grants: Grant[], now: Date): Promise<Map<string, number>> {
  if (grants.length === 0) return new Map();
  const isOfGrants = inArray(
    records.grantId,
    grants.map(({ id }) => id),
  );
  const isToken = inArray(records.kind, ['AccessToken', 'RefreshToken']);
  const rows = await db
    .select({ grantId: records.grantId, payload: records.payload })
    .from(records)
    .where(and(isOfGrants, isToken, gt(records.expiresAt, now)));
  const newest = new Map<string, number>();
  for (const { grantId, payload } of rows) {
    const { iat } = z.parse(TokenPayload, JSON.parse(payload));
    if (grantId) newest.set(grantId, Math.max(iat, newest.get(grantId) ?? 0));
  }
  return newest;
}

function readGrant({ id, payload }: { id: string; payload: string }): Grant {
  const { clientId, iat, resources = {} } = z.parse(GrantPayload, JSON.parse(payload));
  return { id, clientId, connectedAt: iat, scopes: Object.values(resources).flatMap(readScopes) };
}

const momentOf = (seconds: number) => new Date(seconds * 1000);
