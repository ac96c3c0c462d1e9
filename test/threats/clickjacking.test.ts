// No page can see, frame, load or call anything of the extension, and it asks for no more permissions than the README
// explains. The built manifests are checked too, if there is a build (`test/e2e/built.test.ts`).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type BuildKind, collectedKinds, manifestFaults } from '../../tools/release/manifest-faults.ts';

const root = join(import.meta.dirname, '..', '..');
afterEach(() => vi.unstubAllEnvs());

type Manifest = Record<string, unknown> & { permissions: string[] };

/** As configured; the build adds the side panel's permission. */
async function manifestOf({ browser, speaksToLoopback }: BuildKind): Promise<Manifest> {
  vi.stubEnv('WXT_API_URL', speaksToLoopback ? 'http://127.0.0.1:1' : '');
  vi.resetModules();
  const { default: config } = await import('../../wxt.config.ts');
  if (typeof config.manifest !== 'function') throw new Error('The manifest is made for each browser.');
  const made = await config.manifest({ browser, manifestVersion: 3, mode: 'production', command: 'build' });
  const { permissions = [], ...rest } = structuredClone(made) as Partial<Manifest>;
  return {
    manifest_version: 3,
    ...rest,
    permissions: browser === 'chrome' ? [...permissions, 'sidePanel'] : permissions,
  };
}

const builds: BuildKind[] = (['chrome', 'firefox'] as const).flatMap((browser) =>
  [true, false].map((speaksToLoopback) => ({ browser, speaksToLoopback })),
);

describe.each(builds)('$browser, for this machine: $speaksToLoopback', (kind) => {
  test('the manifest is as it has to be', async () => {
    expect(manifestFaults(await manifestOf(kind), kind)).toEqual([]);
  });

  test.each([
    ['a permission more', { permissions: ['activeTab', 'tabs'] }, 'permissions'],
    ['every page', { host_permissions: ['<all_urls>'] }, 'host_permissions'],
    ['every page, later', { optional_host_permissions: ['*://*/*'] }, 'optional_host_permissions'],
    ['a script in every page', { content_scripts: [] }, 'content_scripts'],
    ['files for pages', { web_accessible_resources: [] }, 'web_accessible_resources'],
    ['messages from pages', { externally_connectable: {} }, 'externally_connectable'],
    [
      'a looser policy',
      { content_security_policy: { extension_pages: "script-src 'self'" } },
      'content policy',
    ],
  ])('%s would be noticed', async (_, change, word) => {
    expect(manifestFaults({ ...(await manifestOf(kind)), ...change }, kind).join('\n')).toContain(word);
  });
});

test('data that leaves the machine is declared for Firefox, and explained', async () => {
  const page = readFileSync(join(root, 'docs', 'privacy.md'), 'utf8');
  expect(collectedKinds.filter((kind) => !page.includes(`\`${kind}\``))).toEqual([]);
});

test('the README gives a reason for each permission, and for none that is not there', async () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, table = ''] = /### Permissions\n([\s\S]*?)\n###? /.exec(readme) ?? [];
  const rows = [...table.matchAll(/^\| `(\w+)`[^|]*\| ([^|]+) \|$/gm)];
  const { permissions } = await manifestOf({ browser: 'chrome', speaksToLoopback: false });
  expect(rows.map(([, name]) => name).toSorted()).toEqual(permissions.toSorted());
  expect(table).toContain('| optional hosts |');
  for (const [, , reason = ''] of rows) expect(reason.length).toBeGreaterThan(10);
});

/** Readability and mails parse text into documents there; see `wxt.config.ts`. */
const withoutTrustedTypes = ['convert', 'sample'];

const pagesOfOurs = (): string[] =>
  readdirSync(join(root, 'entrypoints'), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && readdirSync(join(entry.parentPath, entry.name)).includes('index.html'),
    )
    .map(({ name }) => name);

/** Each page's own policy in its head, besides the common one. */
const policyOf = (page: string): string =>
  /<meta http-equiv="content-security-policy" content="([^"]*)" \/>/.exec(
    readFileSync(join(root, 'entrypoints', page, 'index.html'), 'utf8'),
  )?.[1] ?? '';

test('every page of ours refuses to make anything of text, but for those that have to', () => {
  const strict = pagesOfOurs().filter((page) =>
    policyOf(page).includes("require-trusted-types-for 'script'; trusted-types 'none'"),
  );
  expect(strict.toSorted()).toEqual(
    pagesOfOurs()
      .filter((name) => !withoutTrustedTypes.includes(name))
      .toSorted(),
  );
});

test('no page of ours speaks to a host, but for the one that fetches files', () => {
  const open = pagesOfOurs().filter((page) => !policyOf(page).startsWith("connect-src 'self'"));
  expect(open).toEqual(['convert']);
});
