// What each entrypoint makes the browser load, raw and gzipped: `npm run sizes` after a build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from './build-extension.ts';

const output = join(projectRoot, '.output');

/** Everything that `file` pulls in at once: scripts and styles of a page, static imports of a script. */
function loadedBy(folder: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(join(folder, file))) return seen;
  seen.add(file);
  const text = /\.(html|js)$/.test(file) ? readFileSync(join(folder, file), 'utf8') : '';
  const inPage = file.endsWith('.html') ? [...text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)] : [];
  const inScript = file.endsWith('.js')
    ? [...text.matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g)]
    : [];
  for (const [, name = ''] of [...inPage, ...inScript]) {
    loadedBy(folder, name.startsWith('/') ? name.slice(1) : posix.join(posix.dirname(file), name), seen);
  }
  return seen;
}

function report(build: string): void {
  const folder = join(output, build);
  const entrypoints = readdirSync(folder).filter((name) => /\.(html|js)$/.test(name));
  console.log(`\n${build.padEnd(26)}   raw kB   gzip kB`);
  for (const entrypoint of entrypoints) {
    const files = [...loadedBy(folder, entrypoint)].map((name) => readFileSync(join(folder, name)));
    const raw = files.reduce((sum, bytes) => sum + bytes.byteLength, 0);
    const gzip = files.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).byteLength, 0);
    console.log(
      `  ${entrypoint.padEnd(24)} ${(raw / 1024).toFixed(1).padStart(8)} ${(gzip / 1024).toFixed(1).padStart(9)}`,
    );
  }
}

const builds = existsSync(output) ? readdirSync(output).filter((name) => /-mv3$/.test(name)) : [];
if (builds.length === 0) {
  console.error('Nothing is built yet. Run: npm run build');
  process.exitCode = 1;
}
for (const build of builds) report(build);
