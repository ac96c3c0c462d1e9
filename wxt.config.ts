import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { defineConfig } from 'wxt';

/**
 * A development build speaks to the embedded service on this machine (see `tools/start.ts`).
 * A store build has no address and no host permission: the traveller names the service.
 */
const speaksToLoopback = Boolean(process.env.WXT_API_URL);

/** Fixes the id of unpacked builds, so that the sign-in's redirect address stays the same. Public by nature. */
const developmentKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtD/W9nSDlS85snDP8+QPLZ4TI8w33SGJ/c+FqhLbQJUZeLC6WMHjd42wiM1ugCYdD63teubE9Ccz7YEJakdJ5zSphpfotx8GbCTSXwyReyqCTEHdQkwZdgdSHTD5lbywkBzEMWwD8EiFTP1xVaLKQhTK5Cll/9JVPhM/MN0EM+unaFu32M4A5fLRs3XlyUNWVCHrSbw81VL85xX75CcbtPXw/dOkXtv3nR9t35y6Tojeu74Kpbw+AnxoiAVVQqqVZpisQrugGD9CmKh+IP2vcz4HtJ0+8ugfBQUwMhj45dbC2V8hWHJb6UfVz9goXLv0WULbtpxDpZ6SwedPPPiNHwIDAQAB';

const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  `connect-src 'self' https:${speaksToLoopback ? ' http://127.0.0.1:*' : ''}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export default defineConfig({
  // Imports are written out: a reader of a file sees what it stands on.
  imports: false,
  outDirTemplate: `{{browser}}-mv{{manifestVersion}}{{modeSuffix}}${speaksToLoopback ? '-loopback' : ''}`,
  modules: ['@wxt-dev/webextension-polyfill'],
  manifestVersion: 3,
  manifest: ({ browser }) => ({
    name: 'Wayclip',
    description: 'Turns the travel page you are reading into an itinerary, right in your browser.',
    permissions: ['activeTab', 'scripting', 'storage', 'identity'],
    host_permissions: speaksToLoopback ? ['http://127.0.0.1/*'] : [],
    // Nothing is granted at install: the traveller's own service is asked for by name when it is entered.
    optional_host_permissions: ['https://*/*', 'http://127.0.0.1/*'],
    content_security_policy: { extension_pages: contentPolicy },
    action: { default_title: 'Wayclip: make an itinerary of this page' },
    ...(browser === 'firefox' ? firefoxOnly : { key: developmentKey, minimum_chrome_version: '116' }),
  }),
  hooks: { 'config:resolved': makePlaces },
  zip: { excludeSources: ['.data/**', '.output/**'] },
});

const firefoxOnly = {
  browser_specific_settings: {
    gecko: {
      id: 'wayclip@wayclip.test',
      strict_min_version: '140.0',
      // What leaves the machine when the traveller presses Send: words of the page, and the sign-in.
      data_collection_permissions: { required: ['websiteContent', 'authenticationInfo'] as const },
    },
  },
};

/** The gazetteer is made from a package, not kept in the repository: once, and again when its makers change. */
function makePlaces(): void {
  const [made, maker] = ['public/places.bin', 'tools/gazetteer.ts'];
  const parts = ['tools/gazetteer', 'lib/places'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const changed = Math.max(...[maker, ...parts].map((path) => statSync(path).mtimeMs));
  if (existsSync(made) && statSync(made).mtimeMs >= changed) return;
  execFileSync(process.execPath, [maker], { stdio: 'ignore' });
}
