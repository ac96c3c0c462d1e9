// Presses Wayclip on a page and reads the draft from the popup.
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import type { ExtensionBrowser } from '../../tools/browser/extension-browser.ts';
import { press, screenOf, textsOf } from '../../tools/browser/popup.ts';

export interface ShownDraft {
  days: number;
  /** The rows of all days. */
  stops: string;
  popup: Page;
}

/** The popup shows one day at a time, so each is pressed in turn. */
export async function draftIn(wayclip: ExtensionBrowser, page: Page): Promise<ShownDraft> {
  const popup = await wayclip.pressAction(page);
  expect(await screenOf(popup, 'review', 'failed')).toBe('review');
  const days = (await textsOf(popup, '.day-chip')).length;
  const stops = await textsOf(popup, '.stop-row');
  for (let day = 2; day <= days; day += 1) {
    await press(popup, `#day-chip-${day}`);
    await popup.waitForSelector(`#day-chip-${day}[aria-selected="true"], #day-chip-${day}[aria-current]`);
    stops.push(...(await textsOf(popup, '.stop-row')));
  }
  return { days, stops: stops.join('\n'), popup };
}
