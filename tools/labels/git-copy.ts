// Reads files from local git clones of public repositories: COPIES/owner+name, bare or with a work tree.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isClosed } from './closed-sites.ts';

const dirOf = (copies: string, repo: string): string | undefined => {
  if (isClosed(repo)) return undefined;
  const base = join(copies, repo.replace('/', '+'));
  return [base, join(base, '.git'), join(base, 'repo'), `${base}.git`].find((dir) =>
    existsSync(join(dir, 'HEAD')),
  );
};

function git(dir: string, ...words: string[]): Buffer | undefined {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotepath=off', ...words], {
    cwd: dir,
    maxBuffer: 1 << 28,
    env: { ...process.env, GIT_NO_LAZY_FETCH: '1' },
  });
  return status === 0 ? stdout : undefined;
}

export const headOf = (copies: string, repo: string): string | undefined => {
  const dir = dirOf(copies, repo);
  return dir && git(dir, 'rev-parse', 'HEAD')?.toString().trim();
};

/** A file at the named commit, or at the clone's newest commit if it lacks the named one but has the same history. */
export function fileOf(
  copies: string,
  source: { repo: string; path: string; commit?: string },
): Buffer | undefined {
  const dir = dirOf(copies, source.repo);
  if (!dir) return undefined;
  const at = source.commit && git(dir, 'show', `${source.commit}:${source.path}`);
  return at || git(dir, 'show', `HEAD:${source.path}`);
}

export const filesOf = (copies: string, repo: string): string[] => {
  const dir = dirOf(copies, repo);
  return (
    (dir && git(dir, 'ls-tree', '-r', '--name-only', 'HEAD')?.toString().split('\n').filter(Boolean)) || []
  );
};
