// The licences of everything in the packages, from the list inside them; and a bill of materials.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../build-extension.ts';
import { readNotices } from '../../licences/notices.ts';
import { bad, type Check, good } from '../check.ts';

/**
 * These require their text to be included, which it is; none requires our sources or forbids a use. Files under MPL-2.0
 * are shipped unchanged, and their own header says where their source is.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'Unlicense',
]);

/** The licences with the number of packages under each, most frequent first. */
function licenceCounts(notices: { licence: string }[]): string {
  const groups = [...Map.groupBy(notices, ({ licence }) => licence)];
  return groups
    .map(([licence, all]) => ({ licence, count: all.length }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ licence, count }) => `${count} ${licence}`)
    .join(', ');
}

const licenceCheck: Check = {
  name: 'Licences',
  look: () => {
    const builds = ['chrome-mv3', 'firefox-mv3'].map((name) => join(projectRoot, '.output', name));
    const notices = builds.flatMap((folder) =>
      readNotices(readFileSync(join(folder, 'licences.txt'), 'utf8')),
    );
    const unlike = notices.filter(({ licence }) => !allowed.has(licence));
    if (unlike.length > 0)
      return bad(
        unlike.map(({ name, licence }) => `${name} (${licence})`).join(', '),
        'Replace them, or read the licence and add it to tools/release/checks/licences.ts.',
      );
    const once = [...new Map(notices.map((notice) => [notice.name, notice])).values()];
    return good(`${once.length} packages shipped: ${licenceCounts(once)}`);
  },
};

const materialsCheck: Check = {
  name: 'Bill of materials',
  look: () => {
    const words = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
    const { status, stdout, stderr } = spawnSync('npm', words, {
      cwd: projectRoot,
      encoding: 'utf8',
      maxBuffer: 64_000_000,
      shell: process.platform === 'win32',
    });
    if (status !== 0) return bad(/^npm error .*$/m.exec(stderr)?.[0] ?? stderr.trim(), 'Run: npm ci');
    const components: unknown = JSON.parse(stdout).components;
    const path = join('.output', 'zip', 'sbom.cdx.json');
    writeFileSync(join(projectRoot, path), stdout);
    return good(`${Array.isArray(components) ? components.length : 0} packages in ${path}`);
  },
};

export const licenceChecks = [licenceCheck, materialsCheck];
