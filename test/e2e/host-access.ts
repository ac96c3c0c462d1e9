// The browser's own host permissions, granted and revoked as a traveller does: in Chromium on its extensions page, in
// Firefox as its permissions page does.
import type { Page } from 'puppeteer-core';
import type { ExtensionBrowser } from '../../tools/browser/extension-browser.ts';

export interface HostAccess {
  /** The next time the extension asks for it, the browser agrees: nobody is there to press the button. */
  agreeTo: (pattern: string) => Promise<void>;
  takeBack: (pattern: string) => Promise<void>;
  /** Allows the hosts of the installation again; in Firefox the extension has to ask. */
  restore: () => Promise<void>;
}

// The host that the test build gets on installation: it is withheld, as travellers do with “On click”.
const builtIn = 'http://127.0.0.1/*';

/** `inside` is one of the extension's own pages. */
export const hostAccess = (wayclip: ExtensionBrowser, inside: Page): HostAccess =>
  wayclip.name === 'firefox' ? inFirefox(inside) : inChromium(wayclip, new URL(inside.url()).host);

function inFirefox(inside: Page): HostAccess {
  return {
    // Firefox is started so that it always agrees.
    agreeTo: async () => undefined,
    takeBack: (pattern) =>
      inside.evaluate(
        // biome-ignore lint/suspicious/noExplicitAny: the extension's own interface, inside its page.
        (origin) => (globalThis as any).browser.permissions.remove({ origins: [origin] }),
        pattern,
      ),
    // It is granted when the extension asks again.
    restore: async () => undefined,
  };
}

function inChromium(wayclip: ExtensionBrowser, extensionId: string): HostAccess {
  const withExtensions = async (name: string, ...given: unknown[]) => {
    const page = await wayclip.openPage('chrome://extensions');
    await page.evaluate(
      // biome-ignore lint/suspicious/noExplicitAny: the browser's own object, inside its page
      (call, all) => (globalThis as any).chrome.developerPrivate[call](...all),
      name,
      given,
    );
    await page.close();
  };
  const grant = (hostAccess: string) =>
    withExtensions('updateExtensionConfiguration', { extensionId, hostAccess });
  return {
    // A host that was allowed there is granted without another prompt.
    agreeTo: async (pattern) => {
      await grant('ON_CLICK');
      await withExtensions('addHostPermission', extensionId, pattern);
    },
    takeBack: (pattern) =>
      pattern === builtIn ? grant('ON_CLICK') : withExtensions('removeHostPermission', extensionId, pattern),
    restore: () => grant('ON_ALL_SITES'),
  };
}
