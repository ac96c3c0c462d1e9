import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { testsOfBrowsers } from './e2e/browser-kinds.ts';

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    // An odd zone and locale: a time that slips through the machine's clock shows at once.
    env: { TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8' },
    // On two cores one would be left idle.
    maxWorkers: 2,
    ...testsOfBrowsers,
    projects: [
      {
        extends: true,
        plugins: [WxtVitest()],
        test: {
          name: 'unit',
          setupFiles: ['test/set-up-words.ts'],
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/service/**', 'test/contract/**', 'test/e2e/**'],
          // Some start a process or make the whole gazetteer, beside others that do.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          setupFiles: ['test/set-up-words.ts'],
          include: ['test/{service,contract}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/world.ts'],
          // One browser at a time, the same one for all files.
          fileParallelism: false,
          isolate: false,
          // A browser that shares two cores with another one drops a key now and then. What fails twice is ours.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
