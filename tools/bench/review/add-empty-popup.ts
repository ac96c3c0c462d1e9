// Adds an empty Preact popup, built in the same way, to a built extension, so that both start in the same browser.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

const source = join(import.meta.dirname, 'empty-popup');

export async function addEmptyPopup(extension: string): Promise<void> {
  const outDir = await mkdtemp(join(tmpdir(), 'wayclip-empty-'));
  try {
    await build({
      root: source,
      configFile: false,
      logLevel: 'error',
      oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(source, 'empty.html') } },
    });
    await cp(outDir, extension, { recursive: true });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
