// package.json has the version; everything else must match it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { projectRoot } from '../../build-extension.ts';
import { bad, type Check, good } from '../check.ts';
import { aboutProject } from '../packages.ts';

export interface ChangelogEntry {
  version: string;
  isReleased: boolean;
  /** The number of lines describing changes. */
  changes: number;
}

/** "## 0.1.0 (not released yet)", "## 0.1.0 (2027-01-31)": newest first. */
export function changelogEntries(text: string): ChangelogEntry[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [, version, date] = /^(\d+\.\d+\.\d+)(?: \((.+)\))?/.exec(part) ?? [];
      if (!version) return [];
      const changes = [...part.matchAll(/^- /gm)].length;
      return [{ version, isReleased: /^\d{4}-\d\d-\d\d$/.test(date ?? ''), changes }];
    });
}

const Lock = z.object({ version: z.string() });

export const versionCheck: Check = {
  name: 'Version',
  look: () => {
    const { version } = aboutProject(projectRoot);
    const read = (name: string) => readFileSync(join(projectRoot, name), 'utf8');
    const locked = z.parse(Lock, JSON.parse(read('package-lock.json'))).version;
    if (locked !== version) return bad(`package-lock.json says ${locked}`, 'Run: npm install');
    const [newest] = changelogEntries(read('CHANGELOG.md'));
    if (newest?.version !== version || newest.changes === 0)
      return bad(`CHANGELOG.md does not begin with ${version}`, `Write what changed under "## ${version}".`);
    if (!newest.isReleased)
      return bad(
        `CHANGELOG.md has no date for ${version}`,
        `Write the day of the release: "## ${version} (YYYY-MM-DD)".`,
      );
    return good(`${version} in package.json, package-lock.json and CHANGELOG.md`);
  },
};
