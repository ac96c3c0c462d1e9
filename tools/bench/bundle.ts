// Bundles a source file and everything it imports into one script, as the extension's build does.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { projectRoot } from '../build-extension.ts';

/** The script's text; its exports are on `globalThis[name]`. */
export async function bundled(entry: string, name: string): Promise<string> {
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(projectRoot, entry), formats: ['iife'], name, fileName: name },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`Nothing was built from ${entry}.`);
  return chunk.code;
}

export const gzipKilobytes = (script: string): number => gzipSync(script, { level: 9 }).byteLength / 1024;
