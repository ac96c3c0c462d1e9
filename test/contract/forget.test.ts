// All data is deleted while a clip is on its way: it stays deleted, and nothing more of it is sent.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { connectFor } from '../../entrypoints/background/connecting.ts';
import { forgetAll } from '../../entrypoints/background/forget.ts';
import { library } from '../../entrypoints/background/library.ts';
import { deliver, resumeDeliveries } from '../../entrypoints/background/outbox.ts';
import { keepClip } from '../../lib/library/clips.ts';
import { keepPicture } from '../../lib/library/pictures.ts';
import { ok } from '../../lib/model/result.ts';
import { demoTraveller } from '../../service/seed.ts';
import { redirectUri } from '../service/connect.ts';
import { clipToSend, jpeg } from './outbox-desk.ts';
import { serviceOfTests } from './service-of-tests.ts';
import { keptSettings, settingsHere } from './settings-here.ts';
import { clickThrough, profileOf } from './traveller.ts';

const service = await serviceOfTests();
const open = async (address: string) => ok(await clickThrough(service, address));

vi.mock('wxt/browser', async () => ({
  browser: (await import('wxt/testing/fake-browser')).fakeBrowser,
}));
vi.mock('../../lib/browser/sign-in-window.ts', () => ({
  redirectUri: () => redirectUri,
  openSignInWindow: (address: string) => open(address),
}));
vi.mock('../../entrypoints/background/badge.ts', () => ({ badgeClip: async () => undefined }));
vi.mock('../../lib/browser/answer.ts', () => ({ sendNews: async () => undefined }));

beforeEach(async () => {
  await settingsHere({
    serviceProfiles: [{ id: 'one', profile: profileOf(service) }],
    installedAt: '2027-01-01T00:00:00.000Z',
  });
  const info = await connectFor({ serviceId: 'one' });
  if (!info.ok) throw new Error(JSON.stringify(info.failure));
});
afterEach(() => vi.restoreAllMocks());

async function keptClip() {
  const clip = clipToSend();
  await keepClip(await library(), clip);
  for (const { image } of clip.draft.days) {
    const picture = new Blob([jpeg], { type: 'image/jpeg' });
    if (image) await keepPicture(await library(), clip.id, { src: image.value.src, picture });
  }
  return clip;
}

/** Deletes all data when this request is sent: before the service receives it, or after it was done. */
function forgettingAt(isIt: (method: string, path: string) => boolean, isHeard: boolean) {
  const reach = globalThis.fetch;
  const sentAfter: string[] = [];
  let forgetting: Promise<unknown> | undefined;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input));
    const method = init?.method ?? 'GET';
    if (forgetting) sentAfter.push(`${method} ${pathname}`);
    if (!forgetting && isIt(method, pathname)) {
      const answer = isHeard ? await reach(input, init) : undefined;
      forgetting = forgetAll({});
      return answer ?? (await reach(input, init));
    }
    return reach(input, init);
  });
  return { sentAfter, isDone: () => forgetting };
}

const isCreate = (method: string, path: string) => method === 'POST' && path === '/v1/itineraries';
const isPicture = (method: string, path: string) => method === 'PUT' && path.endsWith('/image');

test.each([
  ['before the create was heard', isCreate, false],
  ['after the create was done', isCreate, true],
  ['before a picture was heard', isPicture, false],
  ['after a picture was set', isPicture, true],
])('%s', async (_when, isIt, isHeard) => {
  const clip = await keptClip();
  const { sentAfter, isDone } = forgettingAt(isIt, isHeard);
  await deliver(clip.id);
  expect(await isDone()).toEqual(ok(null));
  expect(await deliver(clip.id)).toEqual({ ok: false, failure: { kind: 'clip-missing' } });
  await resumeDeliveries({ isBetter: true });
  const here = await library();
  const left = await Promise.all(
    [...here.objectStoreNames]
      .filter((name) => name !== 'keys')
      .map(async (name) => [name, await here.count(name)]),
  );
  expect(left.filter(([, count]) => count !== 0)).toEqual([]);
  expect(Object.keys(await keptSettings())).toEqual(['installedAt']);
  expect(await fakeBrowser.storage.session.get()).toEqual({});
  expect(await fakeBrowser.alarms.getAll()).toEqual([]);
  // Only the token revocation: nothing of the clip.
  expect(sentAfter.filter((request) => request.includes('/v1/'))).toEqual([]);
  expect(sentAfter.some((request) => request.includes('/oauth/revoke'))).toBe(true);
  const made = (await service.itinerariesOf(demoTraveller.email)).filter(
    ({ title }) => title === clip.draft.title.value,
  );
  expect(made.length).toBeLessThanOrEqual(1);
});
