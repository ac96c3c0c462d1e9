// Tests of the rooms for mutants, each started a hundred times: without what only browsers and screens need, they take
// a third of the time. `sharing` says which files need it.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { sharing } from './sharing.ts';

const root = join(import.meta.dirname, '..');
const include = ['test/{read,placing,draft,outbox,auth}/**/*.test.ts'];
// Without the ones that read hundreds of pages: they take a minute for each mutant, and check a threshold rather than
// an exact result.
const { together, apart } = sharing(root, { include });
const setupFiles = ['test/set-up-words.ts', 'test/set-up-patience.ts'];
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };
const asked = process.argv.filter((word) => word.startsWith('test/'));
const isAsked = (file: string) => asked.length === 0 || asked.some((word) => file.startsWith(word));
const some = async (name: string, files: string[], isolate: boolean) => {
  if (!files.some(isAsked)) return [];
  const plugins = isolate ? [(await import('wxt/testing/vitest-plugin')).WxtVitest()] : [];
  return [
    { extends: true as const, plugins, test: { name, include: files, isolate, setupFiles, ...patience } },
  ];
};

export default defineConfig({
  root,
  test: {
    env: { TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8' },
    projects: [...(await some('together', together, false)), ...(await some('apart', apart, true))],
  },
});
