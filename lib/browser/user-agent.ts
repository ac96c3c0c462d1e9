// Public place searches require a User-Agent that names the program. Firefox lets us set it in the request; Chrome needs
// a declarativeNetRequest rule for the extension's own requests.
import { browser } from 'wxt/browser';

const name = () => `Wayclip/${browser.runtime.getManifest().version} (browser extension)`;
const ruleId = 1;
let ruled: string | undefined;

async function setRule(origin: string): Promise<void> {
  const { declarativeNetRequest: rules, runtime } = browser;
  if (!rules?.updateSessionRules || ruled === origin) return;
  await rules.updateSessionRules({
    removeRuleIds: [ruleId],
    addRules: [
      {
        id: ruleId,
        condition: {
          urlFilter: `|${origin}/`,
          initiatorDomains: [runtime.id],
          resourceTypes: ['xmlhttprequest'],
        },
        action: {
          type: 'modifyHeaders',
          requestHeaders: [{ header: 'user-agent', operation: 'set', value: name() }],
        },
      },
    ],
  });
  ruled = origin;
}

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** The same fetch, with a User-Agent that names Wayclip. */
export const withUserAgent =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    await setRule(new URL(input).origin);
    const headers = new Headers(init?.headers);
    headers.set('user-agent', name());
    return fetch(input, { ...init, headers });
  };
