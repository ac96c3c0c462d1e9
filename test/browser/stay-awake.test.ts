import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stayAwake } from '../../lib/browser/stay-awake.ts';

const getPlatformInfo = vi.fn(async () => ({}));
vi.mock('wxt/browser', () => ({
  browser: { runtime: { getPlatformInfo: () => getPlatformInfo() } },
}));
beforeEach(() => {
  vi.useFakeTimers();
  getPlatformInfo.mockClear();
});
afterEach(() => vi.useRealTimers());

test('while the work takes, the browser hears of it well within 30 s, and not after', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = stayAwake(() => promise);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(getPlatformInfo.mock.calls.length).toBeGreaterThanOrEqual(3);
  resolve('done');
  expect(await work).toBe('done');
  getPlatformInfo.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(getPlatformInfo).not.toHaveBeenCalled();
});

test('work that throws is over as well', async () => {
  await expect(stayAwake(() => Promise.reject(new RangeError('ours')))).rejects.toThrow('ours');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(getPlatformInfo).not.toHaveBeenCalled();
});
