// Only the run over all mutants, for `npm run mutants`.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '..', '..', '..'),
  test: {
    env: { TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8' },
    include: ['test/contract/mutants/walk.ts'],
    // A mutant that survives goes through the whole suite.
    testTimeout: 600_000,
    // Loaded by Node rather than vitest, which would load the mutated files only once.
    server: { deps: { external: [/try-mutant\.ts$/] } },
  },
});
