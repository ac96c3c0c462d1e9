// What a built manifest must contain, exactly: travellers have consented to no more than this.
import * as z from 'zod/mini';

export interface BuildKind {
  browser: 'chrome' | 'firefox';
  /** Built for a local service, for tests and developers; a store build has no loopback address. */
  speaksToLoopback: boolean;
}

const permissions = [
  'activeTab',
  'alarms',
  'contextMenus',
  'identity',
  'scripting',
  'storage',
  'unlimitedStorage',
];

const chromeOnly = ['declarativeNetRequestWithHostAccess', 'sidePanel'];

/** Must be absent altogether: they would let pages see, load or message the extension. */
const absent = [
  'content_scripts',
  'externally_connectable',
  'web_accessible_resources',
  'optional_permissions',
  'sandbox',
  'devtools_page',
  'chrome_url_overrides',
  'update_url',
];

const policyOf = ({ speaksToLoopback }: BuildKind): string[] => [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob:",
  'media-src blob:',
  "font-src 'self'",
  `connect-src 'self' https:${speaksToLoopback ? ' http://127.0.0.1:*' : ''}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
];

/** Each is explained in `docs/privacy.md`. */
export const collectedKinds = [
  'authenticationInfo',
  'browsingActivity',
  'locationInfo',
  'personallyIdentifyingInfo',
  'searchTerms',
  'websiteContent',
];

const names = z.array(z.string());
const Manifest = z.looseObject({
  manifest_version: z.literal(3),
  permissions: names,
  host_permissions: z._default(names, []),
  optional_host_permissions: names,
  content_security_policy: z.strictObject({ extension_pages: z.string() }),
  browser_specific_settings: z.optional(
    z.object({
      gecko: z.object({
        data_collection_permissions: z.object({ required: names, optional: z.optional(names) }),
      }),
    }),
  ),
});

/** Every difference, as a sentence; empty for a correct manifest. */
export function manifestFaults(manifest: unknown, kind: BuildKind): string[] {
  const read = z.safeParse(Manifest, manifest);
  if (!read.success) return [`The manifest is not one: ${z.prettifyError(read.error)}`];
  const { data } = read;
  const isFirefox = kind.browser === 'firefox';
  const collected = data.browser_specific_settings?.gecko.data_collection_permissions;
  return [
    ...differs('permissions', data.permissions, isFirefox ? permissions : [...permissions, ...chromeOnly]),
    ...differs(
      'host_permissions',
      data.host_permissions,
      kind.speaksToLoopback ? ['http://127.0.0.1/*'] : [],
    ),
    ...differs('optional_host_permissions', data.optional_host_permissions, [
      'https://*/*',
      'http://127.0.0.1/*',
    ]),
    ...differs('content policy', data.content_security_policy.extension_pages.split('; '), policyOf(kind)),
    ...(isFirefox ? differs('data collection', collected?.required ?? [], collectedKinds) : []),
    ...(isFirefox ? differs('optional data collection', collected?.optional ?? [], []) : []),
    ...absent.filter((key) => key in data).map((key) => `The manifest has ${key}.`),
  ];
}

function differs(what: string, is: string[], shouldBe: string[]): string[] {
  const [found, wanted] = [is, shouldBe].map((list) => list.toSorted().join(', '));
  return found === wanted ? [] : [`The ${what} are “${found}” instead of “${wanted}”.`];
}
