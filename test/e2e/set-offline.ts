import type { CDPSession, Page } from 'puppeteer-core';

/** For both the page, which gets the event, and the background, which makes the requests. */
export async function setOffline(page: Page, background: CDPSession, offline: boolean): Promise<void> {
  await background.send('Network.enable');
  await background.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.setOfflineMode(offline);
}
