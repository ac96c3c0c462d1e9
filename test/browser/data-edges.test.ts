// Deleting everything from the settings page: what the page itself deletes once the background has.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { dataEdges } from '../../entrypoints/options/data-edges.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { FakeBackground } from '../components/fake-background.ts';
import { everyFailure } from '../components/sample.ts';

const optional = 'https://api.example/*';
const fixed = 'https://fixed.example/*';
const clear = vi.fn();
const remove = vi.fn(async (_asked: { origins: string[] }) => true);
let background: FakeBackground;
const forget = () => dataEdges(background, () => '2027-05-13').forget();

beforeEach(() => {
  background = new FakeBackground();
  clear.mockClear();
  remove.mockClear();
  vi.stubGlobal('localStorage', { clear });
  vi.spyOn(fakeBrowser.runtime, 'getManifest').mockReturnValue({ host_permissions: [fixed] } as never);
  Object.assign(fakeBrowser, {
    permissions: { getAll: async () => ({ origins: [optional, fixed] }), remove },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('edits that were still to be stored and the hosts that were allowed go last', async () => {
  const forgotten = forget();
  expect(clear).not.toHaveBeenCalled();
  await background.answer('data.forget', ok(null));
  expect(await forgotten).toEqual(ok(null));
  expect(clear).toHaveBeenCalledOnce();
  expect(remove.mock.calls).toEqual([[{ origins: [optional] }]]);
});

test('if the background could not delete everything, they stay, and the failure is returned', async () => {
  const forgotten = forget();
  await background.answer('data.forget', fail(everyFailure['own-fault']));
  expect(await forgotten).toEqual(fail(everyFailure['own-fault']));
  expect(clear).not.toHaveBeenCalled();
  expect(remove).not.toHaveBeenCalled();
});
