// Sites reserved for judging the reader: nobody labels them, trains on them or reads them. Identified by the sha256 of
// the lower-case `owner/name` of their repository. One is a placeholder, `example/closed`, to test that they are
// refused.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const closed = new Set(
  readFileSync(new URL('closed-sites.txt', import.meta.url), 'utf8')
    .split(/\s+/)
    .filter(Boolean),
);

/** A bare clone's `owner/name.git` is the same repository. */
export const isClosed = (repo: string): boolean =>
  closed.has(
    createHash('sha256')
      .update(repo.toLowerCase().replace(/\.git$/, ''))
      .digest('hex'),
  );
