// What can go wrong while an account is connected.
import { describe, expect, test } from 'vitest';
import { listItineraries } from '../../../lib/api/itineraries.ts';
import type { SignIn } from '../../../lib/auth/sign-in.ts';
import { connect } from '../../../lib/journeys/connect.ts';
import { fail, ok } from '../../../lib/model/result.ts';
import { clickThrough } from '../../contract/traveller.ts';
import { asked, control, service, traveller } from '../failure-world.ts';

const tokenPath = '/oauth/token';
const works = { ok: true };
const signedOut = fail({ kind: 'signed-out' });

describe('O5 killed while the traveller consents', () => {
  test('the orphan is thrown away, its late answer refused, and the next click works', async () => {
    const mara = traveller();
    let late = '';
    const killed = connect({
      ...mara.edges,
      openWindow: async (address) => {
        late = await clickThrough(service, address);
        return new Promise(() => undefined); // The worker is gone.
      },
    });
    void killed;
    await expect.poll(() => late, { timeout: 10_000 }).not.toBe('');
    const openWindow = async () => ok(late);
    expect(await connect({ ...mara.edges, openWindow })).toEqual(fail({ kind: 'sign-in-refused' }));
    expect(await mara.connect()).toMatchObject({ refreshToken: expect.any(String) });
  });

  test('an answer after more than ten minutes is refused', async () => {
    const mara = traveller();
    const openWindow = async (address: string) => {
      mara.later(11 * 60_000);
      return ok(await clickThrough(service, address));
    };
    expect(await connect({ ...mara.edges, openWindow })).toEqual(fail({ kind: 'sign-in-refused' }));
    expect(mara.accounts.size).toBe(0);
  });
});

test('O6 a closed window and a denial are quiet, and the next click works', async () => {
  const mara = traveller();
  const given = fail({ kind: 'sign-in-given-up' as const });
  expect(await connect({ ...mara.edges, openWindow: async () => given })).toEqual(given);
  const deny = async (address: string) => ok(await clickThrough(service, address, 'deny'));
  expect(await connect({ ...mara.edges, openWindow: deny })).toEqual(given);
  expect(mara.accounts.size).toBe(0);
  await mara.connect();
});

const forged = async (forge: (answer: URL) => void) => {
  const mara = traveller();
  await control.clearJournal();
  const openWindow = async (address: string) => {
    const answer = new URL(await clickThrough(service, address));
    forge(answer);
    return ok(answer.href);
  };
  const result = await connect({ ...mara.edges, openWindow });
  return { result, tokenCalls: await asked(tokenPath) };
};
const refused = { result: fail({ kind: 'sign-in-refused' }), tokenCalls: 0 };

test.each([
  ['missing', (url: URL) => url.searchParams.delete('state')],
  ['wrong', (url: URL) => url.searchParams.set('state', 'forged')],
  ['doubled', (url: URL) => url.searchParams.append('state', 'forged')],
  ['right beside a doubled code', (url: URL) => url.searchParams.append('code', 'other')],
])('O7 a state that is %s: refused, and nothing goes to the token endpoint', async (_, forge) => {
  expect(await forged(forge)).toEqual(refused);
});

test.each([
  ['wrong', (url: URL) => url.searchParams.set('iss', 'https://elsewhere.example')],
  ['announced and missing', (url: URL) => url.searchParams.delete('iss')],
  [
    'wrong on an error',
    (url: URL) => {
      url.search = `?error=access_denied&error_description=Call+us&state=${url.searchParams.get('state')}&iss=https://elsewhere.example`;
    },
  ],
])('O8 an issuer that is %s: refused, without a word of the service', async (_, forge) => {
  expect(await forged(forge)).toEqual(refused);
});

describe('O9 a code that is not accepted', () => {
  test.each([
    ['unknown', (signInUnderWay: SignIn) => signInUnderWay, 'forged'],
    [
      'of another verifier',
      (signInUnderWay: SignIn) => ({ ...signInUnderWay, verifier: 'x'.repeat(43) }),
      '',
    ],
  ])('%s: refused, and the next try works', async (_, spoil, code) => {
    const mara = traveller();
    const openWindow = async (address: string) => {
      const answer = new URL(await clickThrough(service, address));
      if (code) answer.searchParams.set('code', code);
      return ok(answer.href);
    };
    const saveSignIn = (under: SignIn) => mara.edges.saveSignIn(spoil(under));
    expect(await connect({ ...mara.edges, openWindow, saveSignIn })).toEqual(
      fail({ kind: 'sign-in-refused' }),
    );
    await mara.connect();
  });
});

const beforeAnyWindow = async () => {
  const mara = traveller();
  let windows = 0;
  const openWindow = async () => {
    windows += 1;
    return ok('');
  };
  const result = await connect({ ...mara.edges, openWindow });
  return { result, windows };
};

test.each([
  ['issuer-mismatch', 'wrong-issuer'],
  ['endpoints-other-host', 'foreign-address'],
] as const)('O10 metadata with %s: refused before a window opens', async (metadata, reason) => {
  await control.speak({ metadata });
  const failure = { kind: 'service-not-understood', reason };
  expect(await beforeAnyWindow()).toEqual({ result: fail(failure), windows: 0 });
});

describe('O11 a client that the service has thrown away', () => {
  test('at the authorization page: the window closes, and the next connect registers anew', async () => {
    const mara = traveller();
    const openWindow = async (address: string) => {
      await control.speak({ clients: 'purged' });
      const page = await fetch(address, { redirect: 'manual' });
      expect(page.status).toBe(400);
      return fail({ kind: 'sign-in-given-up' as const });
    };
    expect(await connect({ ...mara.edges, openWindow })).toEqual(fail({ kind: 'sign-in-given-up' }));
    await mara.connect();
  });

  test('at the token endpoint: signed out after one request, and the next connect registers anew', async () => {
    const mara = traveller();
    const connection = mara.open(await mara.connect());
    mara.expire();
    await control.reset();
    await control.speak({ clients: 'purged-token-401' });
    for (let times = 0; times < 3; times += 1) expect(await listItineraries(connection)).toEqual(signedOut);
    expect(await asked(tokenPath)).toBe(1);
    expect(await listItineraries(mara.open(await mara.connect()))).toMatchObject(works);
  });
});

describe('O18 a service that offers less than S256', () => {
  test('only plain: refused before a window opens', async () => {
    await control.speak({ metadata: 'pkce-plain' });
    const failure = { kind: 'service-not-understood', reason: 'no-safe-sign-in' };
    expect(await beforeAnyWindow()).toEqual({ result: fail(failure), windows: 0 });
  });
  test('nothing said: S256 all the same', async () => {
    await control.speak({ metadata: 'no-pkce' });
    const mara = traveller();
    let address = '';
    const openWindow = async (shown: string) => {
      address = shown;
      return ok(await clickThrough(service, shown));
    };
    expect(await connect({ ...mara.edges, openWindow })).toMatchObject(works);
    expect(new URL(address).searchParams.get('code_challenge_method')).toBe('S256');
  });
});

test('O20 another redirect address after an update: registered anew, and the old connection goes on', async () => {
  const mara = traveller();
  const before = await mara.connect();
  await control.clearJournal();
  const redirectUri = 'https://ponmlkjihgfedcbaponmlkjihgfedcba.chromiumapp.org/';
  const after = await connect({ ...mara.edges, redirectUri });
  expect(after).toMatchObject(works);
  expect(await asked('/oauth/register')).toBe(1);
  mara.expire();
  expect(await listItineraries(mara.open(before))).toMatchObject(works);
});

test('O21 a token that no header carries: told, and no account is made of it', async () => {
  const mara = traveller();
  const fetchFor: typeof mara.edges.fetchFor = (profile) => async (input, init) => {
    const answer = await mara.edges.fetchFor(profile)(input, init);
    if (!input.endsWith(tokenPath)) return answer;
    return Response.json({ ...(await answer.json()), access_token: 'tok\u2603\n' });
  };
  const unsendable = fail({ kind: 'service-not-understood', reason: 'unsendable' });
  expect(await connect({ ...mara.edges, fetchFor })).toEqual(unsendable);
  expect(mara.accounts.size).toBe(0);
});
