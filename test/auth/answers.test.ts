// Possible answers of a service on the way to a token, and their consequences: a small service with canned answers.
import { describe, expect, test } from 'vitest';
import { type Account, isFresh } from '../../lib/auth/account.ts';
import { discover } from '../../lib/auth/authorization-server.ts';
import { revoke } from '../../lib/auth/revoke.ts';
import { type AccessToken, openConnection } from '../../lib/auth/session.ts';
import { beginSignIn, finishSignIn, type SignIn } from '../../lib/auth/sign-in.ts';
import { readProfile } from '../../lib/model/profile.ts';
import { locks } from './failure-world.ts';

const issuer = 'https://auth.test/way';
const read = readProfile({ baseUrl: 'https://api.test', authUrl: issuer });
if (!read.ok) throw new Error('The profile should fit.');
const profile = read.value;
const redirectUri = 'https://abc.extension.test/';

type Answers = Record<string, () => Response>;

/** Answers by path; any other path is not found. */
function serviceOf(answers: Answers) {
  const asked: string[] = [];
  const fetch = async (input: string | URL | Request) => {
    const address = new URL(input instanceof Request ? input.url : input);
    asked.push(address.pathname);
    return answers[address.pathname]?.() ?? new Response(null, { status: 404 });
  };
  return { fetch, asked };
}

const token = (more: object = {}) =>
  Response.json({ access_token: 'access', token_type: 'Bearer', expires_in: 3600, ...more });

const signIn: SignIn = {
  profile,
  redirectUri,
  clientId: 'client',
  state: 'state',
  verifier: 'v'.repeat(43),
  startedAt: 0,
};
const back = (query: string) => `${redirectUri}?code=code&state=state${query}`;

describe('where to sign in', () => {
  const metadata = (more: object) => ({ issuer, ...more });
  const besideHost = '/.well-known/oauth-authorization-server/way';
  const appended = '/way/.well-known/oauth-authorization-server';

  test('is at the usual addresses of a service that does not describe itself', async () => {
    const { fetch, asked } = serviceOf({});
    expect(await discover(profile, fetch)).toMatchObject({
      issuer,
      token_endpoint: `${issuer}/oauth/token`,
      revocation_endpoint: `${issuer}/oauth/revoke`,
    });
    expect(asked).toEqual([appended, besideHost, '/way/.well-known/openid-configuration']);
  });

  test('is looked for once where there is no path to put it before', async () => {
    const atRoot = readProfile({ baseUrl: 'https://api.test', authUrl: 'https://auth.test' });
    const { fetch, asked } = serviceOf({});
    if (atRoot.ok) await discover(atRoot.value, fetch);
    expect(asked).toHaveLength(2);
  });

  test('is what it says of itself, and the usual address for the rest', async () => {
    const token_endpoint = 'https://auth.test/t';
    const { fetch } = serviceOf({ [besideHost]: () => Response.json(metadata({ token_endpoint })) });
    expect(await discover(profile, fetch)).toMatchObject({
      token_endpoint,
      authorization_endpoint: `${issuer}/oauth/authorize`,
    });
  });

  test.each([
    ['another issuer', { issuer: 'https://auth.test/other' }],
    ['an address elsewhere', { revocation_endpoint: 'https://elsewhere.test/oauth/revoke' }],
    ['an address that is none', { token_endpoint: 'nowhere' }],
    ['no S256', { code_challenge_methods_supported: ['plain'] }],
  ])('is nowhere for a service that describes %s', async (_, more) => {
    const { fetch } = serviceOf({ [appended]: () => Response.json(metadata(more)) });
    await expect(discover(profile, fetch)).rejects.toThrow('service-not-understood');
  });

  test('is somewhere for one that knows S256 among others', async () => {
    const methods = { code_challenge_methods_supported: ['plain', 'S256'] };
    const { fetch } = serviceOf({ [appended]: () => Response.json(metadata(methods)) });
    expect(await discover(profile, fetch)).toMatchObject({ issuer });
  });
});

describe('the answer to a sign-in', () => {
  const finished = (answers: Answers, address = back(''), now = () => 0) =>
    finishSignIn(signIn, address, { fetch: serviceOf(answers).fetch, now });
  const tokenPath = '/way/oauth/token';

  test('gives tokens; what is not said of them is as the document has it', async () => {
    expect(await finished({ [tokenPath]: () => token({ expires_in: undefined, scope: 'a  b' }) })).toEqual({
      ok: true,
      value: { accessToken: 'access', refreshToken: undefined, expiresInSeconds: 3600, scopes: ['a', 'b'] },
    });
    expect(await finished({ [tokenPath]: () => token({ expires_in: 60 }) })).toMatchObject({
      value: { expiresInSeconds: 60 },
    });
  });

  test('is taken up to ten minutes later', async () => {
    const answers = { [tokenPath]: () => token() };
    expect(await finished(answers, back(''), () => 600_000)).toMatchObject({ ok: true });
    expect(await finished(answers, back(''), () => 600_001)).toEqual({
      ok: false,
      failure: { kind: 'sign-in-refused' },
    });
  });

  test('is refused at another address than ours', async () => {
    const elsewhere = 'https://elsewhere.test/?code=code&state=state';
    expect(await finished({ [tokenPath]: () => token() }, elsewhere)).toMatchObject({
      failure: { kind: 'sign-in-refused' },
    });
  });

  test('may name the service with a slash at the end, once', async () => {
    const answers = { [tokenPath]: () => token() };
    const named = encodeURIComponent(`${issuer}/`);
    expect(await finished(answers, back(`&iss=${named}`))).toMatchObject({ ok: true });
    expect(await finished(answers, back(`&iss=${named}&iss=${named}`))).toMatchObject({ ok: false });
    expect(await finished(answers, back('&iss=https://elsewhere.test'))).toMatchObject({ ok: false });
  });

  test.each([
    [429, 'slow-down'],
    [503, 'slow-down'],
    [400, 'sign-in-refused'],
  ])('of status %i is %s', async (status, kind) => {
    const headers = { 'retry-after': '30' };
    const answer = () => Response.json({ error: 'invalid_grant' }, { status, headers });
    const { failure } = (await finished({ [tokenPath]: answer })) as unknown as { failure: object };
    expect(failure).toEqual({ kind, ...(kind === 'slow-down' && { retryAfterSeconds: 30 }) });
  });

  test('that the traveller gave is no failure of the service', async () => {
    expect(await finished({}, `${redirectUri}?error=access_denied&state=state`)).toMatchObject({
      failure: { kind: 'sign-in-given-up' },
    });
    expect(await finished({}, `${redirectUri}?error=invalid_target&state=state`)).toEqual({
      ok: false,
      failure: { kind: 'sign-in-refused', code: 'invalid_target' },
    });
    expect(await finished({}, `${redirectUri}?error=server_error&state=state`)).toEqual({
      ok: false,
      failure: { kind: 'sign-in-refused' },
    });
  });
});

test('the resource that the service names is asked for, unless it refused to hear of any', async () => {
  const { fetch } = serviceOf({
    '/way/oauth/register': () => Response.json({ client_id: 'c' }, { status: 201 }),
    '/way/.well-known/oauth-protected-resource': () => Response.json({ resource: 'https://api.test' }),
  });
  const begun = async (withoutResource?: boolean) => {
    const more = withoutResource === undefined ? {} : { withoutResource };
    const result = await beginSignIn(profile, redirectUri, { fetch, clientName: 'Wayclip', ...more });
    return result.ok ? new URL(result.value.address).searchParams.get('resource') : 'failed';
  };
  expect(await begun()).toBe('https://api.test');
  expect(await begun(true)).toBeNull();
});

describe('the answer to a refresh', () => {
  const account: Account = { id: 'a', profile, clientId: 'c', refreshToken: 'refresh' };

  async function refreshed(answer: () => Response, kept: Account = account) {
    const accounts = new Map([[kept.id, kept]]);
    const tokens = new Map<string, AccessToken>();
    const connection = openConnection(kept, {
      fetch: serviceOf({ '/way/oauth/token': answer }).fetch,
      now: () => 1000,
      isOnline: () => true,
      oneAtATime: locks(),
      loadAccount: async (id) => accounts.get(id),
      saveAccount: async (saved) => void accounts.set(saved.id, saved),
      loadAccessToken: async (id) => tokens.get(id),
      saveAccessToken: async (id, saved) => void tokens.set(id, saved),
    });
    const result = await connection.accessToken();
    return { result, account: accounts.get(kept.id), token: tokens.get(kept.id) };
  }
  const refusal = (status: number, error: string) => () => Response.json({ error }, { status });

  test('is kept with its end, and counted', async () => {
    const kept = { ...account, generation: 4, scopes: ['a'] };
    const { result, token: stored, account: changed } = await refreshed(token, kept);
    expect(result).toEqual({ ok: true, value: 'access' });
    expect(stored).toEqual({ token: 'access', receivedAt: 1000, expiresAt: 3_601_000 });
    expect(changed).toMatchObject({ refreshToken: 'refresh', generation: 5, scopes: ['a'] });
    expect(changed?.refreshingSince).toBeUndefined();
  });

  test.each([
    ['invalid_grant', 400],
    ['invalid_client', 401],
  ])('%s signs out, and the token is given up', async (error, status) => {
    const { result, account: changed } = await refreshed(refusal(status, error));
    expect(result).toEqual({ ok: false, failure: { kind: 'signed-out' } });
    expect(changed?.refreshToken).toBeUndefined();
  });

  test.each([
    [refusal(400, 'invalid_request'), 'service-not-understood'],
    [refusal(429, 'busy'), 'slow-down'],
    [refusal(500, 'broken'), 'service-broken'],
    [() => new Response('?', { status: 499 }), 'service-not-understood'],
    [() => new Response('?', { status: 502 }), 'service-broken'],
  ])('anything else signs nobody out (%#)', async (answer, kind) => {
    const { result, account: changed } = await refreshed(answer);
    expect(result).toMatchObject({ ok: false, failure: { kind } });
    expect(changed?.refreshToken).toBe('refresh');
  });
});

test('a token is fresh until two minutes before its end, and not before it was received', () => {
  const minutes = (count: number) => count * 60_000;
  const given = { token: 't', expiresAt: minutes(100), receivedAt: minutes(40) };
  expect([97, 98].map((at) => isFresh(given, minutes(at)))).toEqual([true, false]);
  expect([37, 38].map((at) => isFresh(given, minutes(at)))).toEqual([false, true]);
  expect(isFresh({ token: 't', expiresAt: minutes(100) }, 0)).toBe(true);
});

test.each([
  [200, true],
  [400, true],
  [404, false],
  [500, false],
])('a goodbye answered with %i was heard: %s', async (status, isHeard) => {
  const { fetch, asked } = serviceOf({ '/way/oauth/revoke': () => new Response(null, { status }) });
  const edges = { fetch, isOnline: () => true };
  const account: Account = { id: 'a', profile, clientId: 'c', refreshToken: 'refresh' };
  expect(await revoke(account, edges, 'access')).toBe(isHeard);
  expect(asked.filter((path) => path.endsWith('revoke'))).toHaveLength(2);
  const { refreshToken: _, ...signedOut } = account;
  expect(await revoke(signedOut, edges)).toBe(true);
});
