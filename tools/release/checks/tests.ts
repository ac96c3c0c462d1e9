// Runs the tests for what tests already prove.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../build-extension.ts';
import { bad, type Check, good } from '../check.ts';

const proven = (name: string, paths: string[], says: string): Check => ({
  name,
  look: () => {
    const there = paths.filter((path) => existsSync(join(projectRoot, path)));
    if (there.length < paths.length) return bad(`${paths.join(', ')} is not there`, 'Write the test.');
    const words = ['run', '--config', 'test/vitest.config.ts', '--project', 'unit', ...paths];
    const ran = spawnSync('vitest', words, {
      cwd: projectRoot,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    return ran.status === 0 ? good(says) : bad('a test fails', `Run: npm run unit -- ${paths.join(' ')}`);
  },
});

export const provenChecks = [proven('Words', ['test/words'], 'no language lacks, copies or invents one')];
