// What can go wrong while an account stays connected.
import { describe, expect, test } from 'vitest';
import { setDayImage } from '../../../lib/api/day-image.ts';
import { createItinerary, listItineraries } from '../../../lib/api/itineraries.ts';
import { isAnotherTraveller, travellerOf } from '../../../lib/api/traveller.ts';
import { revoke } from '../../../lib/auth/session.ts';
import { signOut } from '../../../lib/auth/sign-out.ts';
import { connect } from '../../../lib/journeys/connect.ts';
import { fail, ok } from '../../../lib/model/result.ts';
import { paidTraveller } from '../../../service/seed.ts';
import { Browser } from '../../service/browser.ts';
import { signIn } from '../../service/connect.ts';
import { jpeg, lisbon } from '../../service/trips.ts';
import { asked, control, service, traveller } from '../failure-world.ts';

const tokenPath = '/oauth/token';
const dropAnswer = () =>
  control.fault({
    match: { origin: 'auth', path: tokenPath },
    action: { kind: 'drop', when: 'after' },
    times: 1,
  });
const works = { ok: true };
const signedOut = fail({ kind: 'signed-out' });

test('O1 a lost answer to a refresh: the old token is tried again, and nobody is signed out', async () => {
  const mara = traveller();
  const connection = mara.open(await mara.connect());
  mara.expire();
  await dropAnswer();
  expect(await listItineraries(connection)).toEqual(fail({ kind: 'service-silent' }));
  expect(await listItineraries(connection)).toMatchObject(works);
});

test('O2 the same with a service that forgives nothing: signed out once, in two token calls, all else kept', async () => {
  const mara = traveller();
  const account = await mara.connect();
  const connection = mara.open(account);
  mara.expire();
  await control.reset();
  await control.speak({ rotation: 'strict-kills-family' });
  await dropAnswer();
  expect(await listItineraries(connection)).toEqual(fail({ kind: 'service-silent' }));
  for (let times = 0; times < 3; times += 1) expect(await listItineraries(connection)).toEqual(signedOut);
  expect(await asked(tokenPath)).toBe(2);
  expect(mara.kept(account)).toMatchObject({ id: account.id, clientId: account.clientId });
});

test('O3 four contexts at the moment of expiry make one token request', async () => {
  const mara = traveller();
  const account = await mara.connect();
  mara.expire();
  await control.reset();
  await control.speak({ rotation: 'strict-kills-family' });
  const contexts = [1, 2, 3, 4].map(() => mara.open(account));
  const lists = await Promise.all(contexts.map((connection) => listItineraries(connection)));
  expect(lists.every((list) => list.ok)).toBe(true);
  expect(await asked(tokenPath)).toBe(1);
});

test('O4 a worker killed between the request and the store: the next one goes on, and can see why', async () => {
  const mara = traveller();
  const account = await mara.connect();
  mara.expire();
  await dropAnswer();
  await listItineraries(mara.open(account));
  expect(mara.kept(account)?.refreshingSince).toBeDefined();
  expect(await listItineraries(mara.open(account))).toMatchObject(works);
  expect(mara.kept(account)?.refreshingSince).toBeUndefined();
});

test('O12 disconnected at the service in the middle: signed out, and after reconnecting it goes on', async () => {
  const mara = traveller();
  const account = await mara.connect();
  const made = await createItinerary(mara.open(account), lisbon);
  if (!made.ok) throw new Error(made.failure.kind);
  const { value, etag = '' } = made.value;
  const picture = new Blob([jpeg], { type: 'image/jpeg' });
  const image = { itineraryId: value.id, dayId: value.days?.[0]?.id ?? '', etag, picture };
  await revoke(account, mara.session);
  expect(await setDayImage(mara.open(account), image)).toEqual(signedOut);
  const again = mara.open(await mara.connect());
  expect(await setDayImage(again, image)).toMatchObject(works);
  const who = await travellerOf(again);
  expect(who).toMatchObject({ ok: true, value: { name: 'Mara' } });
});

test('O13 reconnected as someone else: known before anything is sent', async () => {
  const mara = traveller();
  const first = await mara.connect();
  await createItinerary(mara.open(first), lisbon);
  const openWindow = async (address: string) => {
    const browser = new Browser(service.authUrl);
    const consent = await signIn(browser, await browser.open(address), paidTraveller);
    return ok((await browser.press(consent, 'allow')).url);
  };
  const other = await connect({ ...mara.edges, openWindow });
  if (!other.ok) throw new Error(other.failure.kind);
  expect(other.value.id).not.toBe(first.id);
  await createItinerary(mara.open(other.value), lisbon);
  const [one, two] = [await travellerOf(mara.open(first)), await travellerOf(mara.open(other.value))];
  if (!one.ok || !two.ok) throw new Error('Nobody.');
  expect(isAnotherTraveller(one.value, two.value)).toBe(true);
  expect(isAnotherTraveller(one.value, undefined)).toBe(false);
});

test('signing in once more is signing in to that account, also where the traveller has another one', async () => {
  const mara = traveller();
  const first = await mara.connect();
  await createItinerary(mara.open(first), lisbon);
  const who = await travellerOf(mara.open(first));
  const travellerId = who.ok ? who.value?.id : undefined;
  const second = { ...(await mara.connect()), travellerId };
  const again = await connect({
    ...mara.edges,
    again: second,
    accountOf: async () => ({ ...first, travellerId }),
  });
  expect(again).toMatchObject({ ok: true, value: { id: second.id, travellerId } });
});

test('O14 less was allowed than asked: said so, and no token is asked for in vain', async () => {
  await control.speak({ scopesGranted: 'read-only' });
  const mara = traveller();
  const account = await mara.connect();
  expect(account.scopes).toEqual(['itineraries:read']);
  await control.clearJournal();
  expect(await createItinerary(mara.open(account), lisbon)).toEqual(fail({ kind: 'scope-missing' }));
  expect(await asked(tokenPath)).toBe(0);
  expect(await listItineraries(mara.open(account))).toMatchObject(works);
});

const day = 24 * 3600_000;
test.each([
  ['a day ahead', day],
  ['a day back', -day],
  ['two hours of sleep', day / 12],
  ['an hour back, as in autumn', -day / 24],
])('O15 a clock that jumps (%s) costs one refresh at most', async (_, jump) => {
  const mara = traveller();
  const connection = mara.open(await mara.connect());
  await control.clearJournal();
  mara.later(jump);
  for (let times = 0; times < 4; times += 1) expect(await listItineraries(connection)).toMatchObject(works);
  expect(await asked(tokenPath)).toBeLessThanOrEqual(1);
});

test('O16 a sign-out during a refresh wins, and the late token is given back', async () => {
  let interrupt: (() => Promise<unknown>) | undefined;
  const mara = traveller({
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      if (input.endsWith(tokenPath) && interrupt) await interrupt();
      return answer;
    },
  });
  const account = await mara.connect();
  mara.expire();
  await control.clearJournal();
  interrupt = () => signOut(account, { ...mara.session, forgetAccount: mara.forgetAccount });
  expect(await listItineraries(mara.open(account))).toEqual(signedOut);
  expect([mara.accounts.size, mara.tokens.size]).toEqual([0, 0]);
  expect(await asked('/oauth/revoke')).toBeGreaterThanOrEqual(2);
});

test.each([
  [429, { kind: 'slow-down', retryAfterSeconds: 30 }],
  [503, { kind: 'service-broken', status: 503, retryAfterSeconds: 30 }],
])(
  'O17 a token endpoint that answers %i: its wait is passed on, the tokens are kept',
  async (status, failure) => {
    const mara = traveller();
    const account = await mara.connect();
    mara.expire();
    await control.fault({
      match: { origin: 'auth', path: tokenPath },
      action: { kind: 'status', status, retryAfter: 30 },
      times: 1,
    });
    expect(await listItineraries(mara.open(account))).toEqual(fail(failure));
    expect(mara.kept(account)?.refreshToken).toBe(account.refreshToken);
    expect(await listItineraries(mara.open(account))).toMatchObject(works);
  },
);

describe('O19 a store that fails', () => {
  test('full: the work at hand goes on', async () => {
    const mara = traveller();
    const account = await mara.connect();
    mara.expire();
    const saveAccount = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
    expect(await listItineraries(mara.open(account, { saveAccount }))).toMatchObject(works);
  });
  test('full where the access token is kept: it is used all the same, and the next one is asked for anew', async () => {
    const mara = traveller();
    const account = await mara.connect();
    mara.expire();
    const saveAccessToken = () => Promise.reject(new Error('QUOTA_BYTES quota exceeded'));
    for (let asked = 0; asked < 2; asked += 1)
      expect(await listItineraries(mara.open(account, { saveAccessToken }))).toMatchObject(works);
  });
  test('wiped: the access token may finish its hour, then it is signed out', async () => {
    const mara = traveller();
    const account = await mara.connect();
    mara.accounts.clear();
    expect(await listItineraries(mara.open(account))).toMatchObject(works);
    mara.expire();
    expect(await listItineraries(mara.open(account))).toEqual(signedOut);
  });
});
