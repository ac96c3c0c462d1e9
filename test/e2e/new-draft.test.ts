// A draft from scratch: started in the Library of the full page, given a stop, found again, and not tied to any page.
import { describe, expect, test } from 'vitest';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { press, screenOf, textOf, textsOf } from '../../tools/browser/popup.ts';
import { wayclipIn } from './wayclip-in.ts';

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);

  test('a new draft is begun without a page, takes a stop and lies in the Library afterwards', async () => {
    const page = await wayclip().openExtensionPage('review.html?place=library');
    await screenOf(page, 'library');
    await press(page, '#new-draft');
    await screenOf(page, 'review');
    expect(await textsOf(page, '.day-chip')).toHaveLength(1);
    expect(await textsOf(page, '.stop-row')).toHaveLength(0);

    await press(page, '#add-stop');
    await page.waitForSelector('#stop-name');
    await page.type('#stop-name', 'Cais da Ribeira');
    await press(page, '#save-stop');
    await page.waitForSelector('.stop-row');
    expect(await textOf(page, '.stop-name')).toContain('Cais da Ribeira');

    // Starting a second one gives another draft, not the first again.
    await press(page, '#library');
    await screenOf(page, 'library');
    await press(page, '#new-draft');
    await screenOf(page, 'review');
    await eventually('an empty draft', async () => ((await page.$('.stop-row')) === null ? true : undefined));

    const later = await wayclip().openExtensionPage('review.html?place=library');
    await screenOf(later, 'library');
    await eventually('both drafts', async () =>
      (await later.$$('.draft-card')).length === 2 ? true : undefined,
    );
  });
});
