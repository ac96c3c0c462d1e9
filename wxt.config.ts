import { defineConfig } from 'wxt';
import { makeBundledData } from './tools/bundled-data.ts';
import { fewFiles } from './tools/few-files.ts';
import { iconsByName } from './tools/icons-by-name.ts';
import { notePackages } from './tools/licences/bundled-packages.ts';
import { writeLicences } from './tools/licences/write-licences.ts';
import { noFarAddresses } from './tools/no-far-addresses.ts';
import { shippedFiles } from './tools/shipped-files.ts';

/**
 * A development build speaks to the embedded service on this machine (see `tools/start.ts`).
 * A store build has no address and no host permission: the traveller names the service.
 */
const speaksToLoopback = Boolean(process.env.WXT_API_URL);

/** Fixes the id of unpacked builds, so that the sign-in's redirect address stays the same. Public by nature. */
const developmentKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtD/W9nSDlS85snDP8+QPLZ4TI8w33SGJ/c+FqhLbQJUZeLC6WMHjd42wiM1ugCYdD63teubE9Ccz7YEJakdJ5zSphpfotx8GbCTSXwyReyqCTEHdQkwZdgdSHTD5lbywkBzEMWwD8EiFTP1xVaLKQhTK5Cll/9JVPhM/MN0EM+unaFu32M4A5fLRs3XlyUNWVCHrSbw81VL85xX75CcbtPXw/dOkXtv3nR9t35y6Tojeu74Kpbw+AnxoiAVVQqqVZpisQrugGD9CmKh+IP2vcz4HtJ0+8ugfBQUwMhj45dbC2V8hWHJb6UfVz9goXLv0WULbtpxDpZ6SwedPPPiNHwIDAQAB';

/**
 * Of all our pages. Those that turn no text into a document add `require-trusted-types-for 'script'` in their own head.
 * Two cannot: Readability, in the sample page and in the converter's mails, sets `innerHTML` on documents of its own, and
 * the converter parses mails and has pdf.js start its worker by a plain address.
 * Only the background and the converter speak to hosts: every other page narrows "connect-src" to itself in its head.
 */
const contentPolicy = [
  "default-src 'none'",
  // The decoders of pictures and barcodes in travellers' files are wasm that ships with the extension.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob:",
  // A video file that the traveller gave; none is played from a network.
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
  // Imports are written out: a reader of a file sees what it stands on.
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
      // A place search wants to know who asks, and Chrome lets nobody say so in a request itself.
      ...(browser === 'firefox' ? [] : ['declarativeNetRequestWithHostAccess']),
    ],
    host_permissions: speaksToLoopback ? ['http://127.0.0.1/*'] : [],
    // Nothing is granted at install: the traveller's own service is asked for by name when it is entered.
    optional_host_permissions: ['https://*/*', 'http://127.0.0.1/*'],
    content_security_policy: { extension_pages: contentPolicy },
    commands,
    // “trips lisbon” in the address bar looks for trips of others.
    omnibox: { keyword: 'trips' },
    action: { default_title: '__MSG_extension_button__' },
    ...(browser === 'firefox' ? firefoxOnly : { key: developmentKey, minimum_chrome_version: minimumChrome }),
  }),
  vite: () => ({ plugins: [iconsByName(), fewFiles(), noFarAddresses(), notePackages()] }),
  hooks: {
    'config:resolved': makeBundledData,
    'build:publicAssets': (_wxt, files) => void files.push(...shippedFiles()),
    'build:done': ({ config }) => writeLicences(config.outDir),
  },
});

/** Suggestions: the traveller changes them in the browser. Four is the most a browser takes. */
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

/** The first with `URL.parse`, the youngest of what the code takes for granted. */
const minimumChrome = '126';

/** What can leave the machine, as Firefox names it; `docs/privacy.md` says when each does. */
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
      // The first that asks for `data_collection_permissions` on phones as well.
      strict_min_version: '142.0',
      data_collection_permissions: { required: collected },
    },
  },
};
