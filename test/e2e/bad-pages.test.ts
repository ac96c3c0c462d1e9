// Pages that are broken, long or mean, through the built extension: the draft comes, and nothing else happens.
import { describe, expect, inject, test } from 'vitest';
import { draftIn } from './draft-in.ts';
import { wayclipIn } from './wayclip-in.ts';

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);
  const open = (path: string) => wayclip().openPage(`${inject('pagesUrl')}${path}`);
  const draftOf = async (path: string) => draftIn(wayclip(), await open(path));

  test('a page that is too long says that only its first part was read', async () => {
    const { days, stops, popup } = await draftOf('long');
    expect(days).toBe(2);
    expect(stops).toContain('Domein Bokrijk');
    expect(await popup.$eval('.review-notice', (notice) => notice.textContent)).toContain('first part');
  });

  test('a page of ordinary length says nothing of the kind', async () => {
    const { popup } = await draftOf('strict');
    expect(await popup.$('.review-notice')).toBeNull();
  });

  test('a page that never stands still', async () => {
    const { days, stops } = await draftOf('changing');
    expect(days).toBe(2);
    expect(stops).toContain('Grotte la Merveilleuse');
    expect(stops).toContain('Rocher Bayard');
  });

  test('markup in every field stays text, and no script of it runs', async () => {
    const page = await open('hostile');
    const { stops, popup } = await draftIn(wayclip(), page);
    expect(stops).toContain('Notre-Dame');
    expect(stops).toContain('Pont des Trous');
    expect(await popup.$$eval('main script, main svg[onload], img[onerror]', (found) => found.length)).toBe(
      0,
    );
    const links = await popup.$$eval('a[href]', (found) =>
      found.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(links.filter((href) => href.startsWith('javascript:'))).toEqual([]);
    expect(await page.evaluate('globalThis.hits')).toBe(0);
    expect(await popup.evaluate('({}).polluted === undefined && globalThis.hits === undefined')).toBe(true);
  });

  test('letters in the wrong encoding', async () => {
    const { days, stops } = await draftOf('broken-letters');
    expect(days).toBe(2);
    expect(stops).toContain('Montagne de Bueren');
    expect(stops).toContain('Monsin');
  });

  test('boxes in a row are a line, named parts are words, hidden sentences stay', async () => {
    const { stops } = await draftOf('blocks');
    expect(stops).toContain('Buda Island');
    expect(stops).toContain('Broeltorens');
    expect(stops).not.toContain('Closed on Mondays');
  });
});
