// Several accounts side by side, and what a late answer must never undo.
import { expect, test, vi } from 'vitest';
import { listItineraries } from '../../lib/api/itineraries.ts';
import { type AccessToken, type Account, openConnection, type SessionEdges } from '../../lib/auth/session.ts';
import { signOut } from '../../lib/auth/sign-out.ts';
import { readProfile } from '../../lib/model/profile.ts';
import { locks } from './failure-world.ts';

const profileAt = (host: string) => {
  const read = readProfile({ baseUrl: `https://api.${host}`, authUrl: `https://auth.${host}` });
  if (!read.ok) throw new Error('The profile should fit.');
  return read.value;
};

/** Two services that give a new token for every refresh, and in-memory stores. */
function sideBySide(...accounts: Account[]) {
  const kept = new Map(accounts.map((account) => [account.id, account]));
  const tokens = new Map<string, AccessToken>();
  const asked: string[] = [];
  let count = 0;
  const edges: SessionEdges & { forgetAccount: (id: string) => Promise<void> } = {
    now: () => 0,
    isOnline: () => true,
    oneAtATime: locks(),
    loadAccount: async (id) => kept.get(id),
    saveAccount: async (account) => void kept.set(account.id, account),
    loadAccessToken: async (id) => tokens.get(id),
    saveAccessToken: async (id, token) => void tokens.set(id, token),
    forgetAccount: async (id) => {
      kept.delete(id);
      tokens.delete(id);
    },
    fetch: async (input, init) => {
      const { host, pathname } = new URL(input);
      const sent = new Headers(init?.headers).get('authorization') ?? String(init?.body ?? '');
      asked.push(`${host}${pathname} ${sent}`);
      if (pathname === '/v1/itineraries') return Response.json({ data: [] });
      if (pathname !== '/oauth/token') return new Response(null, { status: 404 });
      count += 1;
      return Response.json({
        access_token: `token-${host}-${count}`,
        token_type: 'Bearer',
        expires_in: 3600,
      });
    },
  };
  return { kept, tokens, asked, edges };
}

const accountAt = (id: string, host: string): Account => ({
  id,
  profile: profileAt(host),
  clientId: `client-${id}`,
  refreshToken: `secret-${id}`,
});

test('two accounts at two services: each asks its own, with its own tokens', async () => {
  const [one, two] = [accountAt('one', 'a.test'), accountAt('two', 'b.test')];
  const { edges, asked } = sideBySide(one, two);
  await listItineraries(openConnection(one, edges));
  await listItineraries(openConnection(two, edges));
  const toA = asked.filter((line) => line.includes('a.test/'));
  expect(toA.length).toBeGreaterThan(0);
  expect(toA.join()).not.toMatch(/secret-two|token-auth\.b/);
  expect(asked.filter((line) => line.includes('b.test/')).join()).not.toMatch(/secret-one|token-auth\.a/);
});

test('signing one out leaves the other connected', async () => {
  const [one, two] = [accountAt('one', 'a.test'), accountAt('two', 'b.test')];
  const { edges, kept } = sideBySide(one, two);
  await signOut(one, edges);
  expect([...kept.keys()]).toEqual(['two']);
  expect(await listItineraries(openConnection(one, edges))).toMatchObject({
    ok: false,
    failure: { kind: 'signed-out' },
  });
  expect(await listItineraries(openConnection(two, edges))).toMatchObject({ ok: true });
});

test('a sign-out at any moment of a refresh ends signed out', async () => {
  for (let moment = 0; moment < 12; moment += 1) {
    const one = accountAt('one', 'a.test');
    const { edges, kept, tokens } = sideBySide(one);
    let steps = 0;
    let leaving: Promise<unknown> = Promise.resolve();
    /** The traveller signs out just before the n-th access to the store or the network. */
    const stepping = <A extends unknown[], R>(act: (...given: A) => Promise<R>) => {
      return (...given: A): Promise<R> => {
        steps += 1;
        if (steps === moment) leaving = signOut(one, edges);
        return act(...given);
      };
    };
    const spied: SessionEdges = {
      ...edges,
      fetch: stepping(edges.fetch),
      loadAccount: stepping(edges.loadAccount),
      saveAccount: stepping(edges.saveAccount),
      saveAccessToken: stepping(edges.saveAccessToken),
    };
    await openConnection(one, spied).accessToken();
    if (moment === 0 || moment > steps) continue;
    await leaving;
    expect([moment, kept.size, tokens.size]).toEqual([moment, 0, 0]);
  }
});

test('a refused token is not asked with again, and one that somebody stored meanwhile stays', async () => {
  for (const isReplaced of [false, true]) {
    const one = accountAt('one', 'a.test');
    const { edges, kept } = sideBySide(one);
    let refused = 0;
    const refusing: SessionEdges = {
      ...edges,
      fetch: async (input, init) => {
        if (new URL(input).pathname !== '/oauth/token') return edges.fetch(input, init);
        refused += 1;
        // Another window signs in again while the second refusal is under way.
        if (isReplaced) kept.set('one', { ...one, refreshToken: `secret-newer-${refused}` });
        return Response.json({ error: 'invalid_grant' }, { status: 400 });
      },
    };
    const connection = openConnection(one, refusing);
    expect(await connection.accessToken()).toMatchObject({ ok: false, failure: { kind: 'signed-out' } });
    expect(kept.get('one')?.refreshToken).toBe(isReplaced ? 'secret-newer-2' : undefined);
    expect(refused).toBe(isReplaced ? 2 : 1);
  }
});

test('no token is in what a refresh leaves behind in the account but the sealed ones', async () => {
  const one = accountAt('one', 'a.test');
  const { edges, kept } = sideBySide(one);
  await openConnection(one, edges).accessToken();
  expect(JSON.stringify(kept.get('one'))).not.toContain('token-auth');
});

test('a goodbye is waited for five seconds in all, the question where to say it included', async () => {
  const account = accountAt('one', 'a.test');
  const { edges } = sideBySide(account);
  const [goodbye, request] = [new AbortController(), new AbortController()];
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((milliseconds) => (milliseconds <= 5000 ? goodbye : request).signal);
  let asked = 0;
  const hangs: SessionEdges['fetch'] = (_, init) => {
    asked += 1;
    return new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
  };
  const leaving = signOut(account, { ...edges, fetch: hangs });
  await vi.waitFor(() => expect(asked).toBe(1));
  goodbye.abort();
  const soon = new Promise((resolve) => setTimeout(() => resolve('still waiting'), 100));
  expect(await Promise.race([leaving, soon])).toBe(false);
  timeout.mockRestore();
});
