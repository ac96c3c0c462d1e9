// Nothing acknowledged is ever lost, and no clip becomes two itineraries: the whole client with the whole service, with
// edits, closes, kills, full disks, clock changes, sign-outs, two windows and faults in any order. More of the same:
// `npm run model -- --runs 10000`.
import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Clip } from '../../lib/model/clip.ts';
import { redirectUri } from '../service/connect.ts';
import { runModel } from './run-model.ts';
import { profiles } from './service-here.ts';
import { World } from './world.ts';

vi.mock('../../lib/browser/sign-in-window.ts', () => ({
  redirectUri: () => redirectUri,
  openSignInWindow: async (address: string) => ({ ok: true, value: await world.openSignIn(address) }),
}));
vi.mock('../../entrypoints/background/badge.ts', () => ({ badgeClip: async () => undefined }));
vi.mock('../../lib/browser/answer.ts', () => ({
  sendNews: async (_: string, clip: Clip) => world.tell(clip),
}));
// A killed context's database no longer answers; shared state is in the fake storage, which can be full.
vi.mock('../../lib/browser/own-storage.ts', () => ({
  ownStorage: {
    get: async (key: string) => (await fakeBrowser.storage.local.get(key))[key],
    set: (values: Record<string, unknown>) => fakeBrowser.storage.local.set(values),
    remove: (key: string) => fakeBrowser.storage.local.remove(key),
    clear: () => fakeBrowser.storage.local.clear(),
    onChanged: () => undefined,
  },
}));
// Permissions are the browser's; here everything is allowed.
vi.mock('../../lib/browser/may-contact.ts', () => ({
  permitted: (_: string, fetch: unknown) => fetch,
  mayContact: async () => true,
}));
vi.mock('../../lib/browser/contact-ledger.ts', () => ({ listed: (fetch: unknown) => fetch }));

const {
  WAYCLIP_MODEL_RUNS = '40',
  WAYCLIP_MODEL_SEED = '1',
  WAYCLIP_MODEL_SHRINK_SECONDS = '30',
  WAYCLIP_MODEL_PATH,
  WAYCLIP_MODEL_REPLAY,
} = process.env;

await fakeBrowser.storage.local.set({ serviceProfiles: profiles });
const world = await World.open();

test('nothing acknowledged is lost, at most one itinerary per clip', {
  timeout: 24 * 3_600_000,
}, async () => {
  const begin = performance.now();
  const { failure, runs, steps } = await runModel(world, {
    seed: Number(WAYCLIP_MODEL_SEED),
    runs: Number(WAYCLIP_MODEL_RUNS),
    shrinkSeconds: Number(WAYCLIP_MODEL_SHRINK_SECONDS),
    ...(WAYCLIP_MODEL_PATH && { path: WAYCLIP_MODEL_PATH }),
    ...(WAYCLIP_MODEL_REPLAY && { replayPath: WAYCLIP_MODEL_REPLAY }),
  });
  const minutes = (performance.now() - begin) / 60_000;
  console.info(
    `${runs} runs, ${steps} steps, seed ${WAYCLIP_MODEL_SEED}, ${(runs / minutes).toFixed(0)} runs a minute.`,
  );
  expect(
    failure && `${failure.message}\n${failure.course}\nseed ${failure.seed}, path ${failure.path}`,
  ).toBeUndefined();
});
