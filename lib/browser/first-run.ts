// Records when Wayclip was installed, and opens the welcome page once.
import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { ownStorage } from './own-storage.ts';

const key = 'installedAt';

export async function loadInstalledAt(): Promise<string | undefined> {
  return z.safeParse(z.iso.datetime(), await ownStorage.get(key)).data;
}

/** Not after an update of Wayclip or the browser, and not again if the storage survived a reinstallation. */
export function welcomeOnInstall(now: () => Date): void {
  browser.runtime.onInstalled.addListener(async ({ reason }) => {
    if (reason !== 'install' || (await loadInstalledAt()) !== undefined) return;
    await ownStorage.set({ [key]: now().toISOString() });
    await browser.tabs.create({ url: browser.runtime.getURL('/welcome.html' as '/review.html') });
  });
}
