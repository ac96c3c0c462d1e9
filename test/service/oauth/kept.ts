// What is stored in the database, and what two processes on one database share.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createService } from '../../../service/create-service.ts';
import { realEdges } from '../../../service/edges.ts';
import { sqlAdapter } from '../../../service/oauth/adapter.ts';
import { statementsOf } from '../../../service/storage/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../../service/storage/open-database.ts';
import { oauthRecords, signInAttempts } from '../../../service/storage/schema.ts';
import { openAttempts, removeOldAttempts } from '../../../service/travellers/attempts.ts';
import { makeSignInGate } from '../../../service/travellers/sign-in-gate.ts';
import { openTravellers } from '../../../service/travellers/travellers.ts';
import { quickEdges, quickMemory } from '../quick.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase(await quickMemory());
});
afterAll(() => database.close());

describe('what is kept', () => {
  test('tokens, codes and sessions are kept as hashes only', async () => {
    const adapter = sqlAdapter(database.db, realEdges, (token) => `${token}-next`);
    const kinds = ['AccessToken', 'RefreshToken', 'AuthorizationCode', 'Session'];
    for (const kind of kinds) {
      const records = adapter(kind);
      await records.upsert('the-secret-itself', { jti: 'the-secret-itself', accountId: 'a' }, 60);
      expect(await records.find('the-secret-itself')).toMatchObject({ jti: 'the-secret-itself' });
      expect(await records.find('another')).toBeUndefined();
    }
    const question = { jti: 'q', session: { accountId: 'a', uid: 'u', cookie: 'the-secret-itself' } };
    await adapter('Interaction').upsert('q', question, 60);
    expect(JSON.stringify(await database.db.select().from(oauthRecords))).not.toContain('the-secret-itself');
  });

  test('the secret of a client is kept as its hash, also one from before', async () => {
    const { db } = database;
    const secret = 'a-secret-that-was-told-once';
    const clients = sqlAdapter(db, realEdges, (token) => token)('Client');
    await clients.upsert('hashed', { client_id: 'hashed', client_secret: secret }, 0);
    const old = JSON.stringify({ client_id: 'plain', client_secret: secret, client_name: 'Old “one”' });
    await db.insert(oauthRecords).values({ kind: 'Client', id: 'plain', payload: old });
    const file = new URL('../../../service/storage/migrations/0004-kept-safer.sql', import.meta.url);
    const [hashOld = ''] = statementsOf(await readFile(file, 'utf8'));
    await db.delete(oauthRecords).where(eq(oauthRecords.id, 'hashed'));
    await db.execute(sql.raw(hashOld));
    await clients.upsert('hashed', { client_id: 'hashed', client_secret: secret }, 0);
    expect(JSON.stringify(await db.select().from(oauthRecords))).not.toContain(secret);
    const [one, other] = [await clients.find('hashed'), await clients.find('plain')];
    expect(one?.client_secret).toBe(other?.client_secret);
    expect(other).toMatchObject({ client_id: 'plain', client_name: 'Old “one”' });
  });

  test('tries are counted for all processes on one database, without the addresses of people', async () => {
    const { db } = database;
    const travellers = openTravellers(db, quickEdges);
    const who = { email: 'Tove@wayclip.test', name: 'Tove', password: 'toves-quiet-password' };
    await travellers.create(who);
    const doors = [1, 2].map(() => makeSignInGate(travellers, openAttempts(db, realEdges)));
    const results = [];
    for (let count = 0; count < 12; count += 1)
      results.push(await doors[count % 2]?.signIn({ ...who, password: `wrong-${count}` }, '203.0.113.7'));
    const failures = results.map((result) => (result?.ok ? 'in' : result?.failure));
    expect(failures).toEqual([...Array(10).fill('no-match'), 'too-many', 'too-many']);
    // From another address the owner can still sign in.
    expect((await doors[0]?.signIn(who, '203.0.113.8'))?.ok).toBe(true);
    const kept = JSON.stringify(await db.select().from(signInAttempts));
    expect(kept.toLowerCase()).not.toContain('tove');
    await removeOldAttempts(db, new Date(Date.now() + 25 * 60 * 60 * 1000));
    expect(await db.select().from(signInAttempts)).toEqual([]);
  });
});

test('behind a proxy the addresses are the public ones and cookies are for https only', async () => {
  const origins = { auth: 'https://trips.example', api: 'https://api.trips.example' };
  const service = await createService({ location: await quickMemory(), origins, isBehindProxy: true });
  const server = createServer((request, response) => void service.auth(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  try {
    const found = await (await fetch(`${url}/.well-known/oauth-authorization-server`)).json();
    expect(found).toMatchObject({ issuer: origins.auth, token_endpoint: `${origins.auth}/oauth/token` });
    const answer = await fetch(`${url}/sign-up`, {
      method: 'POST',
      headers: { origin: origins.auth, 'x-forwarded-for': '203.0.113.9' },
      body: new URLSearchParams({ name: 'Jun', email: 'jun@trips.example', password: 'a-long-password' }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    const cookies = answer.headers.getSetCookie();
    expect(cookies).not.toEqual([]);
    for (const cookie of cookies) expect(cookie.toLowerCase()).toContain('secure');
  } finally {
    server.closeAllConnections();
    server.close();
    await service.close();
  }
});
