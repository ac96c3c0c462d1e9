// From other people's trips into one's own library by keyboard alone, with what a screen reader says on the way.
import { describe, expect, inject, test } from 'vitest';
import { demoTraveller } from '../../service/seed.ts';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { allow, screenOf, signInAndAllow, textOf } from '../../tools/browser/popup.ts';
import { ByKeyboard, takeFocus } from './by-keyboard.ts';
import { wayclipIn } from './wayclip-in.ts';

/** Runs in an extension page: restores the previous state for later tests. */
async function takeBack(id: string): Promise<void> {
  // biome-ignore lint/suspicious/noExplicitAny: the browser's own object, inside the browser
  const api = (globalThis as any).browser ?? (globalThis as any).chrome;
  const send = (type: string, data: object) =>
    api.runtime.sendMessage({ id: 1, type, data, timestamp: Date.now() });
  await send('explore.save', { id, isSaved: false });
  await send('explore.mark', { what: 'like', id, isOn: false });
}

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);

  test('a trip is found, looked at, liked, saved, and stands in the library', async () => {
    // A different trip in each browser, and none that other journeys save, since they share the service.
    const place = kind === 'chromium' ? 'Lofoten' : 'Oaxaca';
    const page = await wayclip().openExtensionPage(`review.html?place=explore&q=${place}`);
    await screenOf(page, 'explore');
    if (kind === 'firefox') await takeFocus(wayclip().browser);
    const keys = new ByKeyboard(page, kind);
    await page.waitForSelector('#connect');
    const opening = wayclip().signInWindow(inject('authUrl'));
    await keys.tabTo('button', /^Connect account$/);
    await keys.press('Enter');
    const window = await opening;
    await signInAndAllow(window, demoTraveller);
    await allow(window);
    await page.bringToFront();
    await page.waitForSelector('.trip-open');

    await page.$eval('h1, #explore-search', (first) => (first as HTMLElement).focus());
    await keys.tabTo('button', /by .+/);
    const { name: card } = await keys.heard();
    const tripId = await page.evaluate(() => document.activeElement?.getAttribute('data-trip') ?? '');
    await keys.press('Enter');
    const { name: title } = await keys.hears('heading', /./);
    expect(card).toContain(title);
    const titled = new RegExp(title.replace(/[^\p{L}\p{N} ]/gu, '.'));
    await page.waitForSelector('.trip-day');

    await keys.tabTo('button', /^Like$/);
    await keys.press('Enter');
    await keys.hears('button', /^Liked$/);
    await keys.tabTo('button', /^Save$/);
    await keys.press('Enter');
    await keys.hears('button', /^Saved$/);
    await eventually('the words of it', async () =>
      /Saved to your Library/.test(await textOf(page, '[data-screen]')) ? true : undefined,
    );

    await keys.tabTo('button', /^Library$/, true);
    await keys.press('Enter');
    await screenOf(page, 'library');
    await page.waitForSelector('[data-itinerary]');
    await keys.tabTo('button', titled);
    await keys.press('Enter');
    await keys.hears('heading', titled);
    await page.waitForSelector('.library-day');
    await keys.press('Escape');
    await keys.hears('button', titled);
    await page.evaluate(takeBack, tripId);
  });
});
