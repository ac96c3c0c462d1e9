import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changelogEntries } from '../../../tools/release/checks/version.ts';
import { aboutProject } from '../../../tools/release/packages.ts';

const root = join(import.meta.dirname, '..', '..', '..');

test('the newest entry is of the version in package.json and says what changed', () => {
  const [newest] = changelogEntries(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  expect(newest?.version).toBe(aboutProject(root).version);
  expect(newest?.changes).toBeGreaterThan(0);
});

test('a version is released when it has a day', () => {
  const text =
    '# Changelog\n\n## 0.2.0 (not released yet)\n\n- a\n- b\n\n## 0.1.0 (2027-01-31)\n\n### Added\n\n- c\n';
  expect(changelogEntries(text)).toEqual([
    { version: '0.2.0', isReleased: false, changes: 2 },
    { version: '0.1.0', isReleased: true, changes: 1 },
  ]);
  expect(changelogEntries('# Changelog\n\n## Unreleased\n\n- a\n')).toEqual([]);
});
