// How much each entrypoint makes the browser load, raw and gzipped: `npm run sizes` after a build.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { entrySizes } from './bench/entry-sizes.ts';
import { projectRoot } from './build-extension.ts';

const output = join(projectRoot, '.output');

function report(build: string): void {
  console.log(`\n${build.padEnd(26)}   raw kB   gzip kB`);
  for (const { entrypoint, rawKilobytes, gzipKilobytes } of entrySizes(join(output, build)))
    console.log(
      `  ${entrypoint.padEnd(24)} ${rawKilobytes.toFixed(1).padStart(8)} ${gzipKilobytes.toFixed(1).padStart(9)}`,
    );
}

const builds = existsSync(output) ? readdirSync(output).filter((name) => /-mv3$/.test(name)) : [];
if (builds.length === 0) {
  console.error('Nothing is built yet. Run: npm run build');
  process.exitCode = 1;
}
for (const build of builds) report(build);
