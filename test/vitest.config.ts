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
  // Some start a process, all give way to browsers, and a machine may be shared; alone the longest take a twentieth of this.
  testTimeout: 240_000,
  hookTimeout: 240_000,
};
const unitFiles = sharing(root, unit);
/** Some of them. Those that share a process do not load again what the one before had loaded. */
const unitProject = (name: string, include: string[], rest: { isolate: boolean }) => ({
  extends: true as const,
  plugins: [WxtVitest()],
  test: { ...unit, name, include, ...rest },
});

const service = {
  include: [serviceFiles],
  setupFiles: [...setupFiles, 'test/set-up-seed.ts'],
  // Where others take the processor for half a minute, an honest limit of the service or the client is met. Twice is ours.
  retry: 1,
  testTimeout: 240_000,
  hookTimeout: 240_000,
};
const filesOfService = sharing(root, service);

export default defineConfig({
  root,
  test: {
    // An odd zone and locale: a time that slips through the machine's clock shows at once.
    env: { TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8' },
    // On two cores one would be left idle.
    maxWorkers: 2,
    ...testsOfBrowsers,
    projects: [
      // For work at one file; `npm test` runs the same files as the four below, all in one run.
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
          // A browser that shares two cores with another one drops a key now and then. What fails twice is ours.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
