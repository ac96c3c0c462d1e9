import { defineConfig } from 'wxt';
import { makeBundledData } from './tools/bundled-data.ts';
import { groupModules } from './tools/group-modules.ts';
import { iconsByName } from './tools/icons-by-name.ts';
import { notePackages } from './tools/licences/bundled-packages.ts';
import { writeLicences } from './tools/licences/write-licences.ts';
import { noFarAddresses } from './tools/remove-remote-addresses.ts';
import { shippedFiles } from './tools/shipped-files.ts';

/**
 * A development build uses the embedded service on this machine (see `tools/start.ts`).
 * A store build has no service address and no host permission: the traveller enters the service.
 */
const speaksToLoopback = Boolean(process.env.WXT_API_URL);

/** Fixes the id of unpacked builds, so that the sign-in's redirect address stays the same. A public key, no secret. */
const developmentKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtD/W9nSDlS85snDP8+QPLZ4TI8w33SGJ/c+FqhLbQJUZeLC6WMHjd42wiM1ugCYdD63teubE9Ccz7YEJakdJ5zSphpfotx8GbCTSXwyReyqCTEHdQkwZdgdSHTD5lbywkBzEMWwD8EiFTP1xVaLKQhTK5Cll/9JVPhM/MN0EM+unaFu32M4A5fLRs3XlyUNWVCHrSbw81VL85xX75CcbtPXw/dOkXtv3nR9t35y6Tojeu74Kpbw+AnxoiAVVQqqVZpisQrugGD9CmKh+IP2vcz4HtJ0+8ugfBQUwMhj45dbC2V8hWHJb6UfVz9goXLv0WULbtpxDpZ6SwedPPPiNHwIDAQAB';

/**
 * For all our pages. Pages that never parse HTML add `require-trusted-types-for 'script'` in their own head. Two cannot:
 * the sample page and the converter use Readability, which sets `innerHTML` on its own documents; the converter also
 * parses mails and lets pdf.js start its worker from a plain address.
 * Only the background and the converter contact hosts: every other page narrows "connect-src" to itself in its head.
 */
const contentPolicy = [
  "default-src 'none'",
  // The decoders for pictures and barcodes in the traveller's files are wasm that ships with the extension.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob:",
  // For a video file of the traveller; no video is played from the network.
  'media-src blob:',
  "font-src 'self'",
  `connect-src 'self' https:${speaksToLoopback ? ' http://127.0.0.1:*' : ''}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

export default defineConfig({
  // No auto-imports: every file shows what it depends on.
  imports: false,
  outDirTemplate: `{{browser}}-mv{{manifestVersion}}{{modeSuffix}}${speaksToLoopback ? '-loopback' : ''}`,
  modules: ['@wxt-dev/webextension-polyfill', '@wxt-dev/i18n/module'],
  manifestVersion: 3,
  manifest: ({ browser }) => ({
    default_locale: 'en',
    name: '__MSG_extension_name__',
    description: '__MSG_extension_description__',
    permissions: [
      'activeTab',
      'scripting',
      'storage',
      'identity',
      'contextMenus',
      'alarms',
      'unlimitedStorage',
      // Place searches require a User-Agent that names the program, which in Chrome only a rule can set.
      ...(browser === 'firefox' ? [] : ['declarativeNetRequestWithHostAccess']),
    ],
    host_permissions: speaksToLoopback ? ['http://127.0.0.1/*'] : [],
    // Nothing is granted at installation: permission for the service's host is requested when the traveller enters it.
    optional_host_permissions: ['https://*/*', 'http://127.0.0.1/*'],
    content_security_policy: { extension_pages: contentPolicy },
    commands,
    // “trips lisbon” in the address bar searches other people's trips.
    omnibox: { keyword: 'trips' },
    action: { default_title: '__MSG_extension_button__' },
    ...(browser === 'firefox' ? firefoxOnly : { key: developmentKey, minimum_chrome_version: minimumChrome }),
  }),
  vite: () => ({ plugins: [iconsByName(), groupModules(), noFarAddresses(), notePackages()] }),
  hooks: {
    'config:resolved': makeBundledData,
    'build:publicAssets': (_wxt, files) => void files.push(...shippedFiles()),
    'build:done': ({ config }) => writeLicences(config.outDir),
  },
});

/** Suggested keys, which the traveller can change in the browser. Browsers accept at most four. */
const commands = {
  _execute_action: { suggested_key: { default: 'Alt+Shift+C' } },
  'open-beside': {
    suggested_key: { default: 'Alt+Shift+B' },
    description: '__MSG_commands_openBeside__',
  },
  'open-page': { suggested_key: { default: 'Alt+Shift+P' }, description: '__MSG_commands_openPage__' },
  'add-stop': {
    suggested_key: { default: 'Alt+Shift+A' },
    description: '__MSG_commands_addStop__',
  },
};

/** The first version with `URL.parse`, the newest API that the code relies on. */
const minimumChrome = '126';

/** The kinds of data that can leave the machine, by Firefox's names; `docs/privacy.md` says when each does. */
const collected = [
  'websiteContent',
  'browsingActivity',
  'authenticationInfo',
  'locationInfo',
  'searchTerms',
  'personallyIdentifyingInfo',
] as const;

const firefoxOnly = {
  browser_specific_settings: {
    gecko: {
      id: 'wayclip@wayclip.test',
      // The first version that supports `data_collection_permissions` on phones too.
      strict_min_version: '142.0',
      data_collection_permissions: { required: collected },
    },
  },
};
