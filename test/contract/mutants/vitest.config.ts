// The walk alone, for `npm run mutants`.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '..', '..', '..'),
  test: {
    env: { TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8' },
    include: ['test/contract/mutants/walk.ts'],
    // A mutant that survives has seen the whole suite.
    testTimeout: 600_000,
    // Node loads it: what vitest loads, it loads once.
    server: { deps: { external: [/try-mutant\.ts$/] } },
  },
});
