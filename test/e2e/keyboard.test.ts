// The whole review by keyboard alone, with what a screen reader says on the way; the focus is never lost.
import type { Page } from 'puppeteer-core';
import { describe, expect, inject, test } from 'vitest';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { screenOf, textsOf } from '../../tools/browser/popup.ts';
import { ByKeyboard, takeFocus } from './by-keyboard.ts';
import { wayclipIn } from './wayclip-in.ts';

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);
  const open = async (url: string): Promise<{ popup: Page; keys: ByKeyboard }> => {
    const popup = await wayclip().pressAction(await wayclip().openPage(url));
    await screenOf(popup, 'review');
    await popup.waitForSelector('.stop-head');
    if (kind === 'firefox') await takeFocus(wayclip().browser);
    return { popup, keys: new ByKeyboard(popup, kind) };
  };
  const shows = (popup: Page, selector: string, expected: string[]) =>
    eventually(`${expected.join(', ')}`, async () =>
      (await textsOf(popup, selector)).join('\n') === expected.join('\n') ? true : undefined,
    );
  const days = (popup: Page, many: number) =>
    eventually(`${many} days`, async () =>
      (await textsOf(popup, '.day-chip')).length === many ? true : undefined,
    );

  test('the sample trip: walked, opened, edited, placed, moved, split, joined, undone, redone', async () => {
    const { popup, keys } = await open(inject('blogUrl'));
    await keys.hears('heading', /Three slow days in Porto/);
    const way = await keys.tabTo('button', /^Stop 1, Cais da Ribeira, 09:00/);
    const passed = way.map(({ role, name }) => `${role} ${name}`).join('\n');
    expect(passed).toMatch(/tab Days/);
    expect(passed).toMatch(/tab Day 1/);
    expect(passed).toMatch(/button Enlarge the map/);

    await keys.press('ArrowDown');
    expect((await keys.heard()).name).toMatch(/^Stop 2, Igreja de São Francisco/);
    await keys.press('Enter');
    expect(await keys.hears('button', /^Stop 2/)).toMatchObject({ expanded: true });

    await keys.press('e');
    await keys.hears('textbox', /^Name/);
    await keys.tabTo('textbox', /^Starts/);
    await keys.press('Control', 'a');
    await keys.write('11:20');
    await keys.tabTo('button', /On the map|No place yet|matches/);
    await keys.press('Enter');
    await keys.hears('radio', /./);
    await keys.press('/');
    await keys.hears('textbox', /Search for another name/);
    await keys.write('Porto');
    await keys.press('Enter');
    await popup.waitForFunction(() => document.querySelectorAll('.place-choice').length > 1, { polling: 50 });
    await keys.tabTo('button', /^Use this place$/);
    await keys.press('Enter');
    await keys.hears('button', /^Stop 2, Igreja de São Francisco, 11:20/);

    await keys.press('Alt', 'Shift', 'ArrowRight');
    await keys.hears('button', /^Stop 5, Igreja de São Francisco/);
    await keys.press('Alt', 'ArrowUp');
    await keys.hears('button', /^Stop 4, Igreja de São Francisco/);

    if (!(await keys.heard()).expanded) await keys.press('Enter');
    await keys.tabTo('button', /^More for Igreja de São Francisco$/);
    await keys.press('Enter');
    await keys.hears('menuitem', /Move up/);
    while (!/Start a new day/.test((await keys.heard()).name)) await keys.press('ArrowDown');
    await keys.press('Enter');
    await keys.hears('button', /^Stop 1, Igreja de São Francisco/);
    await days(popup, 4);

    await keys.tabTo('button', /^More for Day 3$/, true);
    await keys.press('Enter');
    await keys.hears('menuitem', /Add a day/);
    await keys.press('ArrowDown');
    expect((await keys.heard()).name).toBe('Merge with Day 2');
    await keys.press('Enter');
    await days(popup, 3);
    await keys.hears('tab', /^Day 2/);
    await keys.press('Control', 'z');
    await days(popup, 4);
    await keys.press('Control', 'Shift', 'z');
    await days(popup, 3);
    await keys.heard();
  });

  test('added by hand, another picture, the large map, the words on the page, a copy, the list of keys, and back', async () => {
    const { popup, keys } = await open(inject('blogUrl'));
    await keys.hears('heading', /Three slow days in Porto/);
    await keys.press('3');
    await keys.hears('tab', /^Day 3/);
    await keys.tabTo('button', /^Add a stop$/);
    await keys.press('Enter');
    await keys.hears('textbox', /^Name/);
    await keys.write('Casa da Luz');
    await keys.press('Enter');
    await keys.hears('button', /^Stop 4, not on the map yet, Casa da Luz/);

    await keys.tabTo('button', /picture (for|of) Day 3/i, true);
    await keys.press('Enter');
    await keys.hears('radio', /./);
    await keys.press('ArrowDown');
    const chosen = await keys.heard();
    expect(chosen).toMatchObject({ role: 'radio', checked: true });
    await keys.tabTo('button', /^Use this picture$/);
    await keys.press('Enter');
    await keys.hears('button', /picture (for|of) Day 3/i);

    await keys.press('m');
    await keys.hears('group', /Map of the trip/);
    const before = await popup.$eval('.map-face svg', (map) => map.innerHTML);
    await keys.press('ArrowLeft');
    await keys.press('+');
    await eventually('the map to move', async () =>
      (await popup.$eval('.map-face svg', (map) => map.innerHTML)) === before ? undefined : true,
    );
    await keys.tabTo('button', /^Stops? 1/);
    await keys.press('Escape');
    await keys.hears('button', /Enlarge the map/);

    await keys.tabTo('button', /^Stop 1/);
    await keys.press('q');
    await popup.waitForSelector('blockquote');
    await eventually('the words to be marked', async () =>
      /Marked on the page/.test((await textsOf(popup, '.quote [role=status]')).join()) ? true : undefined,
    );
    await keys.hears('button', /^Stop 1/);
    // The source page came to the front; a real popup would still cover it.
    await popup.bringToFront();
    if (kind === 'firefox') await takeFocus(wayclip().browser);

    await keys.press('Control', 'e');
    await keys.hears('radio', /Places for a map app/);
    await keys.press('ArrowDown');
    expect((await keys.heard()).checked).toBe(true);
    await keys.press('Escape');
    await keys.hears('button', /^Stop 1/);

    await keys.press('?');
    await popup.waitForSelector('#keys-title');
    await keys.hears('heading', /^Keyboard shortcuts$/);
    expect((await textsOf(popup, '.key-row dt')).join()).toContain('Choose its place');
    await keys.press('Escape');
    await keys.hears('button', /^Stop 1/);

    await keys.tabTo('button', /^Open Library$/, true);
    await keys.press('Enter');
    await screenOf(popup, 'library');
    await keys.hears('heading', /./);
    await keys.press('Escape');
    await screenOf(popup, 'review');
    await keys.hears('button', /^Open Library$/);
  });

  test('what is in doubt: walked with N, all dropped in one sweep, brought back with one Undo', async () => {
    const { popup, keys } = await open(`${inject('pagesUrl')}doubts`);
    const all = await textsOf(popup, '.stop-name');
    await keys.hears('heading', /Two days by train/);
    await keys.press('n');
    await keys.hears('button', /^Stop 3, .*Richmond/);
    await keys.press('n');
    await keys.hears('button', /^Stop 2, .*Oxford/);
    await keys.tabTo('button', /^Everything to check$/, true);
    await keys.press('Enter');
    await keys.hears('menuitem', /^Keep all 2$/);
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await keys.hears('heading', /Two days by train/);
    await keys.press('1');
    await shows(popup, '.stop-name', all.slice(0, 2));
    await keys.press('Control', 'z');
    await shows(popup, '.stop-name', all);
    await keys.heard();
  });

  test('single keys can be switched off; those with Ctrl stay', async () => {
    const options = await wayclip().openExtensionPage('options.html');
    const settings = new ByKeyboard(options, kind);
    await options.waitForSelector('#letter-keys');
    await options.focus('#letter-keys');
    await settings.press(' ');
    expect(await settings.heard()).toMatchObject({
      role: 'switch',
      checked: false,
    });
    const { popup, keys } = await open(`${inject('pagesUrl')}doubts`);
    await keys.hears('heading', /Two days by train/);
    await eventually('the keys to be off', async () =>
      (await popup.$('[aria-keyshortcuts="n"]')) === null ? true : undefined,
    );
    await keys.press('n');
    await keys.press('?');
    expect(await popup.$('.stop-row-open')).toBeNull();
    expect(await popup.$('dialog')).toBeNull();
    await keys.press('Control', 'e');
    await popup.waitForSelector('dialog[open]');
    await options.bringToFront();
    await settings.press(' ');
  });
});
