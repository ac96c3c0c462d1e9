// The browser's own say about whom the extension may ask, given and taken back as a traveller does: in Chromium on its page of
// extensions, in Firefox as its page of permissions does it.
import type { Page } from 'puppeteer-core';
import type { ExtensionBrowser } from '../../tools/browser/extension-browser.ts';

export interface HostAccess {
  /** The next time the extension asks for it, the browser says yes: nobody is there to press. */
  agreeTo: (pattern: string) => Promise<void>;
  takeBack: (pattern: string) => Promise<void>;
  /** What it may have from its installation on, it may have again; in Firefox it has to ask. */
  restore: () => Promise<void>;
}

// What the build for tests may ask from its installation on: it is withheld, as travellers do with “On click”.
const builtIn = 'http://127.0.0.1/*';

/** `inside` is one of the extension's own pages. */
export const hostAccess = (wayclip: ExtensionBrowser, inside: Page): HostAccess =>
  wayclip.name === 'firefox' ? inFirefox(inside) : inChromium(wayclip, new URL(inside.url()).host);

function inFirefox(inside: Page): HostAccess {
  return {
    // It is started so that it always does.
    agreeTo: async () => undefined,
    takeBack: (pattern) =>
      inside.evaluate(
        // biome-ignore lint/suspicious/noExplicitAny: the extension's own interface, inside its page.
        (origin) => (globalThis as any).browser.permissions.remove({ origins: [origin] }),
        pattern,
      ),
    // Asked for again, it is given.
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
    // A host that was allowed there is given without another question.
    agreeTo: async (pattern) => {
      await grant('ON_CLICK');
      await withExtensions('addHostPermission', extensionId, pattern);
    },
    takeBack: (pattern) =>
      pattern === builtIn ? grant('ON_CLICK') : withExtensions('removeHostPermission', extensionId, pattern),
    restore: () => grant('ON_ALL_SITES'),
  };
}
