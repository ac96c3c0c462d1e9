// Sites kept for judging the reader: nobody labels them, learns from them or reads them. Known by the sha256 of the
// lower-case `owner/name` of their repository. One is nobody's, `example/closed`: so it can be seen that they are refused.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const closed = new Set(
  readFileSync(new URL('closed-sites.txt', import.meta.url), 'utf8')
    .split(/\s+/)
    .filter(Boolean),
);

/** A bare copy's `owner/name.git` is the same repository. */
export const isClosed = (repo: string): boolean =>
  closed.has(
    createHash('sha256')
      .update(repo.toLowerCase().replace(/\.git$/, ''))
      .digest('hex'),
  );
