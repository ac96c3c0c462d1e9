// Two services and two accounts side by side, as the background handles them: what is on its way to one never goes to
// the other, and disconnecting one leaves the other alone.
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  adoptProfile,
  chooseAccount,
  currentConnection,
  listInfos,
  openInfo,
  renameAccount,
} from '../../entrypoints/background/account.ts';
import { session } from '../../entrypoints/background/account-store.ts';
import { connectFor, disconnect, sendFor } from '../../entrypoints/background/connecting.ts';
import { library } from '../../entrypoints/background/library.ts';
import { deliver, resumeDeliveries } from '../../entrypoints/background/outbox.ts';
import { listItineraries } from '../../lib/api/itineraries.ts';
import { ownStorage } from '../../lib/browser/own-storage.ts';
import { findClip, keepClip } from '../../lib/library/clips.ts';
import { ok } from '../../lib/model/result.ts';
import { paidTraveller } from '../../service/seed.ts';
import type { RunningService } from '../../service/start.ts';
import { redirectUri } from '../service/connect.ts';
import { clipToSend } from './outbox-desk.ts';
import { keptSettings, settingsHere } from './settings-here.ts';
import { clickThrough, clickThroughAs, profileOf, startedService } from './traveller.ts';

let services: [RunningService, RunningService];
/** Opens the sign-in page at the service that the address belongs to. */
const open = async (address: string) => {
  const service = services.find(({ authUrl }) => address.startsWith(authUrl));
  if (!service) throw new Error(`Nobody signs in at ${address}.`);
  return ok(
    await (somebodyElse ? clickThroughAs(service, address, somebodyElse) : clickThrough(service, address)),
  );
};
/** Who signs in next, if not the usual traveller. */
let somebodyElse: typeof paidTraveller | undefined;

vi.mock('wxt/browser', async () => ({
  browser: (await import('wxt/testing/fake-browser')).fakeBrowser,
}));
vi.mock('../../lib/browser/sign-in-window.ts', () => ({
  redirectUri: () => redirectUri,
  openSignInWindow: (address: string) => open(address),
}));
vi.mock('../../entrypoints/background/badge.ts', () => ({ badgeClip: async () => undefined }));
vi.mock('../../lib/browser/answer.ts', () => ({ sendNews: async () => undefined }));

beforeAll(async () => {
  services = [await startedService(), await startedService()];
});
afterAll(() => Promise.all(services.map((service) => service.stop())));

beforeEach(async () => {
  const [one, two] = services.map(profileOf);
  await settingsHere({
    serviceProfiles: [
      { id: 'one', profile: { ...one, name: 'One' } },
      { id: 'two', profile: { ...two, name: 'Two' } },
    ],
  });
});
afterEach(async () => {
  somebodyElse = undefined;
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const store of ['clips', 'outbox', 'accounts'] as const) await (await library()).clear(store);
});

async function connected(serviceId: string): Promise<string> {
  const info = await connectFor({ serviceId });
  if (!info.ok) throw new Error(JSON.stringify(info.failure));
  return info.value.id;
}

async function keptClip() {
  const clip = clipToSend();
  for (const day of clip.draft.days) delete day.image;
  await keepClip(await library(), clip);
  return clip;
}

const deliveryOf = async (id: string) => {
  const clip = await findClip(await library(), id);
  return clip.ok ? clip.value.delivery : undefined;
};

/** Late enough that a create without an answer has been looked for, and certainly did not arrive. */
const laterOn = () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });

async function titlesAt(account: string): Promise<(string | undefined)[]> {
  const connection = await currentConnection(account);
  if (!connection) throw new Error('It should be connected.');
  const page = await listItineraries(connection, { filter: 'owned' });
  if (!page.ok) throw new Error(JSON.stringify(page.failure));
  return page.value.data.map(({ title }) => title);
}

test('both stay connected; drafts go to the newest until another is chosen', async () => {
  const [one, two] = [await connected('one'), await connected('two')];
  expect((await listInfos()).map(({ id, serviceName, isChosen }) => [id, serviceName, isChosen])).toEqual(
    expect.arrayContaining([
      [one, 'One', false],
      [two, 'Two', true],
    ]),
  );
  await chooseAccount(one);
  expect(await openInfo()).toMatchObject({ id: one, scopes: ['itineraries:read', 'itineraries:write'] });
  await chooseAccount('nobody');
  expect(await openInfo()).toMatchObject({ id: one });
  const clip = await keptClip();
  await deliver(clip.id);
  expect(await titlesAt(one)).toContain(clip.draft.title.value);
  expect(await titlesAt(two)).not.toContain(clip.draft.title.value);
});

test('what no page may see of an account is in none of its answers', async () => {
  const id = await connected('one');
  const { refreshToken } = (await session.loadAccount(id)) ?? {};
  const { token } = (await session.loadAccessToken(id)) ?? {};
  const said = JSON.stringify([await listInfos(), await openInfo(id), await keptSettings()]);
  for (const secret of [refreshToken, token]) {
    if (!secret) throw new Error('There should be one.');
    expect(said).not.toContain(secret);
  }
});

test('what waits in the queue goes to the account it was sent to, whichever is chosen meanwhile', async () => {
  const [one, two] = [await connected('one'), await connected('two')];
  await chooseAccount(one);
  const clip = await keptClip();
  const line = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await deliver(clip.id);
  expect(await deliveryOf(clip.id)).toMatchObject({ step: 'waiting', isCreated: false });
  await chooseAccount(two);
  line.mockRestore();
  laterOn();
  await resumeDeliveries({ isBetter: true });
  expect(await deliveryOf(clip.id)).toMatchObject({ step: 'sent', connectionId: one });
  expect(await titlesAt(two)).not.toContain(clip.draft.title.value);
});

test('disconnecting takes one away, at the service too, and leaves the other', async () => {
  const [one, two] = [await connected('one'), await connected('two')];
  const account = await session.loadAccount(two);
  const connection = await currentConnection(two);
  const token = await connection?.accessToken();
  if (!account || !connection || !token?.ok) throw new Error('It should be connected.');
  expect(await disconnect({ id: two })).toEqual(ok(true));
  expect(await session.loadAccount(two)).toBeUndefined();
  expect(await session.loadAccessToken(two)).toBeUndefined();
  const answer = await fetch(`${account.profile.baseUrl}/v1/itineraries`, {
    headers: { authorization: `Bearer ${token.value}` },
  });
  expect(answer.status).toBe(401);
  expect(await openInfo()).toMatchObject({ id: one, isChosen: true });
  expect(await titlesAt(one)).toBeInstanceOf(Array);
});

test('what was for an account that is gone waits, and goes elsewhere only when the traveller asks', async () => {
  const [one, two] = [await connected('one'), await connected('two')];
  const clip = await keptClip();
  const line = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await deliver(clip.id);
  line.mockRestore();
  await disconnect({ id: two });
  laterOn();
  await resumeDeliveries({ isBetter: true });
  expect(await deliveryOf(clip.id)).toMatchObject({ step: 'waiting', failure: { kind: 'not-connected' } });
  expect(await titlesAt(one)).not.toContain(clip.draft.title.value);
  await deliver(clip.id);
  expect(await deliveryOf(clip.id)).toMatchObject({ step: 'sent', connectionId: one });
});

test('an account that signs in again stays the same one, with its name', async () => {
  const one = await connected('one');
  await renameAccount(one, ' My trips ');
  expect(await connectFor({ accountId: one })).toMatchObject({
    ok: true,
    value: { id: one, name: 'My trips' },
  });
  expect(await listInfos()).toHaveLength(1);
  expect(await titlesAt(one)).toBeInstanceOf(Array);
});

/** Connected, with something sent, and known by the service's id. */
async function knownAccount(serviceId: string): Promise<string> {
  const id = await connected(serviceId);
  const clip = await keptClip();
  await sendFor({ clipId: clip.id });
  await vi.waitFor(async () => expect((await session.loadAccount(id))?.travellerId).toBeTruthy(), {
    timeout: 5000,
  });
  return id;
}

/** Sent while offline: it waits for the account that drafts go to. */
async function waitingClip() {
  const clip = await keptClip();
  const line = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await deliver(clip.id);
  line.mockRestore();
  return clip;
}

test('someone else who signs in again has an account of their own, and gets nothing of what waits for the first', async () => {
  const one = await knownAccount('one');
  const clip = await waitingClip();
  const before = await session.loadAccount(one);
  somebodyElse = paidTraveller;
  const info = await connectFor({ accountId: one, thenSend: clip.id });
  if (!info.ok) throw new Error(JSON.stringify(info.failure));
  expect(info.value.id).not.toBe(one);
  expect(info.value.name).not.toBe(before?.name);
  laterOn();
  await resumeDeliveries({ isBetter: true });
  expect(await titlesAt(info.value.id)).toEqual([]);
  // The first one is unchanged, and what waited for it has gone there.
  expect(await session.loadAccount(one)).toMatchObject({ id: one, name: before?.name });
  expect(await deliveryOf(clip.id)).toMatchObject({ step: 'sent', connectionId: one });
});

test('someone else who has an account here already signs in to that one', async () => {
  const one = await knownAccount('one');
  somebodyElse = paidTraveller;
  const two = await knownAccount('one');
  const info = await connectFor({ accountId: one });
  expect(info).toMatchObject({ ok: true, value: { id: two } });
  expect((await listInfos()).map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
  expect(await titlesAt(two)).toHaveLength(1);
});

test('while it cannot be told who signed in, nothing is signed in to', async () => {
  const one = await knownAccount('one');
  const before = await session.loadAccount(one);
  somebodyElse = paidTraveller;
  const reach = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    String(input instanceof Request ? input.url : input).includes('/v1/itineraries')
      ? Promise.reject(new TypeError('fetch failed'))
      : reach(input, init),
  );
  expect(await connectFor({ accountId: one })).toEqual({ ok: false, failure: { kind: 'service-silent' } });
  expect(await session.loadAccount(one)).toEqual(before);
  expect(await listInfos()).toHaveLength(1);
});

test('an account gets the name that the service knows its traveller by, once something was sent', async () => {
  const one = await connected('one');
  const clip = await keptClip();
  await sendFor({ clipId: clip.id });
  await vi.waitFor(async () => expect((await openInfo(one))?.name).toBeTruthy(), { timeout: 5000 });
});

test('a changed profile counts for the accounts of that service, never for another address', async () => {
  const [one, two] = [await connected('one'), await connected('two')];
  const [first, second] = services.map(profileOf);
  const store = (profiles: object[]) =>
    ownStorage.set({
      serviceProfiles: profiles.map((profile, at) => ({ id: ['one', 'two'][at], profile })),
    });
  await store([
    { ...first, name: 'One, anew' },
    { ...second, name: 'Two' },
  ]);
  await adoptProfile('one');
  expect(await openInfo(one)).toMatchObject({ serviceName: 'One, anew' });
  expect(await openInfo(two)).toMatchObject({ serviceName: 'Two' });
  await store([{ ...first, name: 'Elsewhere', mcp: { url: 'https://tools.example' } }]);
  await adoptProfile('one');
  expect(await openInfo(one)).toMatchObject({ serviceName: 'One, anew' });
});
