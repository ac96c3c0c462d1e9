// `npm run zip`: makes the store packages in .output/zip, with the same bytes from the same tree every time.
// `npm run zip -- --twice` builds them again from the unpacked sources package and compares.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './build-extension.ts';
import { buildAgain, compared } from './release/build-again.ts';
import { makePackages } from './release/packages.ts';

const { values } = parseArgs({ options: { twice: { type: 'boolean', default: false } } });

const { packages, sources } = await makePackages(projectRoot, join(projectRoot, '.output', 'zip'));
for (const { name, bytes, sha256 } of packages)
  console.log(`${name}  ${(bytes / 1024).toFixed(0)} kB\n  sha256 ${sha256}`);

if (values.twice) {
  const again = await buildAgain(sources, {
    root: projectRoot,
    folder: join(projectRoot, '.output', 'zip-again'),
  });
  console.log('\nBuilt again from the sources package:');
  for (const { name, second, isSame } of compared(packages, again)) {
    console.log(`${isSame ? '✓ the same' : '✗ not the same'}  ${name}\n  sha256 ${second}`);
    if (!isSame) process.exitCode = 1;
  }
}
