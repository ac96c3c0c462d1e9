// Presses Wayclip on one saved page as a traveller does, and looks at the draft on every surface.
import type { Page } from 'puppeteer-core';
import type { ExtensionBrowser } from '../browser/extension-browser.ts';
import { press, screenOf } from '../browser/popup.ts';

export interface DraftFacts {
  title: string;
  /** Destination and dates, as shown. */
  meta: string;
  days: { title: string; date: string; stops: string[] }[];
}

export interface Pressed {
  name: string;
  screen: string;
  facts: DraftFacts;
  /** How many of the first day's stops are fully visible when the popup opens. */
  seen: number;
  /** The layout shift score while it opened. */
  shift: number;
  /** PNGs in base64. */
  pictures: Record<'popup' | 'opened' | 'panel' | 'page', string>;
}

const still = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));

/** The gazetteer's names appear after the first frame; an empty map has none to wait for. */
const named = (page: Page) => page.waitForSelector('.map-place', { timeout: 2000 }).catch(() => undefined);

async function picture(page: Page): Promise<string> {
  await still(page);
  return page.screenshot({ encoding: 'base64' });
}

/** Rows between the day chips and the footer, none of them cut off. */
const wholeStops = (popup: Page): Promise<number> =>
  popup.evaluate(() => {
    const bottom = document.querySelector('.surface-footer')?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll('.stop-row')].filter(
      (row) => row.getBoundingClientRect().bottom <= bottom + 0.5,
    ).length;
  });

const shiftOf = (popup: Page): Promise<number> =>
  popup.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );

/** Visits the days by pressing their chips, so that it reads what is visible. */
const factsOf = (page: Page): Promise<DraftFacts> =>
  page.evaluate(async () => {
    const words = (root: Element | Document, selector: string) =>
      root.querySelector(selector)?.textContent?.trim() ?? '';
    const days: DraftFacts['days'] = [];
    const stopsHere = () =>
      [...document.querySelectorAll('.stop-row')].map((row) =>
        [words(row, '.stop-time').replace(/^, /, ''), words(row, '.stop-name')].filter(Boolean).join(' '),
      );
    const chips = [...document.querySelectorAll<HTMLElement>('.day-chip')];
    const openedAt = chips.find((chip) => chip.getAttribute('aria-selected') === 'true');
    // A list of places has no days to visit.
    if (chips.length === 0) days.push({ title: words(document, '.day-title'), date: '', stops: stopsHere() });
    for (const chip of chips.slice(0, 40)) {
      chip.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
      const stops = stopsHere();
      days.push({ title: words(document, '.day-title'), date: words(chip, '.day-chip-date'), stops });
    }
    // Goes back to the day it opened on, since the next surface continues where this one is.
    openedAt?.click();
    return { title: words(document, 'h1'), meta: words(document, '.draft-meta'), days };
  });

const nothing: DraftFacts = { title: '', meta: '', days: [] };

export async function pressPage(browser: ExtensionBrowser, name: string, address: string): Promise<Pressed> {
  const tab = await browser.openPage(address);
  const popup = await browser.pressAction(tab);
  const screen = await screenOf(popup, 'review', 'failed');
  if (screen === 'failed') {
    const shown = await picture(popup);
    await Promise.all([popup.close().catch(() => undefined), tab.close()]);
    const pictures = { popup: shown, opened: '', panel: '', page: '' };
    return { name, screen, facts: nothing, seen: 0, shift: 0, pictures };
  }
  await popup.waitForNetworkIdle({ idleTime: 200, timeout: 5000 }).catch(() => undefined);
  const first = await picture(popup);
  const seen = await wholeStops(popup);
  const shift = await shiftOf(popup);
  if (await popup.$('.stop-row:nth-child(2) .stop-head'))
    await press(popup, '.stop-row:nth-child(2) .stop-head');
  const opened = await picture(popup);
  await popup.close().catch(() => undefined);
  const page = await browser.openExtensionPage('review.html');
  await page.setViewport({ width: 1280, height: 900 });
  await screenOf(page, 'review');
  const facts = await factsOf(page);
  await named(page);
  const whole = await picture(page);
  await page.close();
  const panel = await browser.openExtensionPage('sidepanel.html');
  await panel.setViewport({ width: 360, height: 900 });
  await screenOf(panel, 'review');
  await named(panel);
  const beside = await picture(panel);
  await Promise.all([panel.close(), tab.close()]);
  return { name, screen, facts, seen, shift, pictures: { popup: first, opened, panel: beside, page: whole } };
}
