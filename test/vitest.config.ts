import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { testsOfBrowsers } from './e2e/browser-kinds.ts';
import { sharing } from './sharing.ts';

const root = join(import.meta.dirname, '..');
const setupFiles = ['test/set-up-words.ts', 'test/set-up-patience.ts'];
const serviceFiles = 'test/{service,contract}/**/*.test.ts';

const unit = {
  include: ['test/**/*.test.{ts,tsx}'],
  exclude: [serviceFiles, 'test/e2e/**'],
  setupFiles,
  // Some start a process, all run at low priority, and a machine may be shared; alone the longest take a twentieth of this.
  testTimeout: 240_000,
  hookTimeout: 240_000,
};
const unitFiles = sharing(root, unit);
/** A subset of the unit tests. Files that share a process do not reload modules that an earlier one loaded. */
const unitProject = (name: string, include: string[], rest: { isolate: boolean }) => ({
  extends: true as const,
  plugins: [WxtVitest()],
  test: { ...unit, name, include, ...rest },
});

const service = {
  include: [serviceFiles],
  setupFiles: [...setupFiles, 'test/set-up-seed.ts'],
  // If others take the processor for half a minute, a legitimate timeout of the service or the client is hit. A test
  // that fails twice has a bug.
  retry: 1,
  testTimeout: 240_000,
  hookTimeout: 240_000,
};
const filesOfService = sharing(root, service);

export default defineConfig({
  root,
  test: {
    // An unusual time zone and locale: code that depends on the machine's settings fails at once.
    env: { TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8' },
    // With fewer, one of two cores would idle.
    maxWorkers: 2,
    ...testsOfBrowsers,
    projects: [
      // For work on a single file; `npm test` runs the same files as the four projects below, in one run.
      unitProject('unit', unit.include, { isolate: true }),
      unitProject('apart', unitFiles.apart, { isolate: true }),
      unitProject('reckoning', unitFiles.reckoning, { isolate: true }),
      unitProject('screens', unitFiles.screens, { isolate: false }),
      unitProject('together', unitFiles.together, { isolate: false }),
      { extends: true, test: { ...service, name: 'service', exclude: filesOfService.apart, isolate: false } },
      { extends: true, test: { ...service, name: 'service-apart', include: filesOfService.apart } },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/world.ts'],
          // One browser at a time, the same one for all files.
          fileParallelism: false,
          isolate: false,
          // A browser that shares two cores with another one occasionally loses a key press. A test that fails twice
          // has a bug.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
