import { spawnSync } from 'node:child_process';
import { projectRoot } from '../../build-extension.ts';
import { bad, type Check, good } from '../check.ts';

export const treeCheck: Check = {
  name: 'Working tree',
  look: () => {
    const { status, stdout } = spawnSync('git', ['status', '--porcelain'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    if (status !== 0) return bad('git does not answer', 'Release from a clone.');
    const changed = stdout.split('\n').filter(Boolean);
    if (changed.length > 0) return bad(`${changed.length} files differ from the last commit`, 'Commit them.');
    return good('clean');
  },
};
