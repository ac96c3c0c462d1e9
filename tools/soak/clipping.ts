// Makes one clip after another like a traveller: opens a page, presses the button, looks, and closes it.
import type { Page } from 'puppeteer-core';
import { eventually } from '../browser/extension-browser.ts';
import { press, screenOf } from '../browser/popup.ts';
import type { SendingBrowser } from '../kills/sending-browser.ts';

/** This checks that nothing is lost, not speed: a busy machine gets more time than a person would give it. */
const maxLooks = 6;

async function patiently<T>(look: () => Promise<T>): Promise<T> {
  for (let looks = 1; ; looks += 1) {
    try {
      return await look();
    } catch (thrown) {
      if (looks === maxLooks) throw thrown;
    }
  }
}

/** Waits until the sending is stored: from then on nothing may lose it. */
const begun = (sender: SendingBrowser, url: string): Promise<true> =>
  patiently(() =>
    eventually('the clip on its way', async () => {
      const found = (await sender.clips()).find(({ source }) => source.url === url);
      return found && found.delivery.step !== 'kept' ? true : undefined;
    }),
  );

const drafted = async (popup: Page): Promise<boolean> =>
  (await patiently(() => screenOf(popup, 'review', 'failed'))) === 'review';

/** True if the page gave a draft, false if it has no trip. `during` runs while the draft is shown. */
export async function clip(
  sender: SendingBrowser,
  url: string,
  during: (send: () => Promise<void>) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const page = await sender.wayclip.openPage(url);
  const popup = await sender.wayclip.pressAction(page);
  const send = async () => {
    await press(popup, '#send');
    await begun(sender, url);
  };
  try {
    const isDraft = await drafted(popup);
    if (isDraft) await during(send);
    return isDraft;
  } finally {
    await popup.close().catch(() => undefined);
    await page.close().catch(() => undefined);
  }
}
