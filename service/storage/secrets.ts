import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from './open-database.ts';
import * as schema from './schema.ts';

const Secrets = z.object({
  /** Signs the session cookies. */
  cookieKey: z.string(),
  /** Signs the cursors of lists. */
  cursorKey: z.string(),
  /** The key set that oidc-provider requires; our tokens are opaque and do not use it. */
  jwks: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
});
export type Secrets = z.infer<typeof Secrets>;

const name = 'service';

/** Created on the first start and stored: a restart signs nobody out. */
export async function loadSecrets(db: Database): Promise<Secrets> {
  await db
    .insert(schema.secrets)
    .values({ name, value: JSON.stringify(makeSecrets()) })
    .onConflictDoNothing();
  const [row] = await db.select().from(schema.secrets).where(eq(schema.secrets.name, name));
  return z.parse(Secrets, JSON.parse(row?.value ?? 'null'));
}

function makeSecrets(): Secrets {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' };
  return {
    cookieKey: randomBytes(32).toString('base64url'),
    cursorKey: randomBytes(32).toString('base64url'),
    jwks: { keys: [key] },
  };
}
