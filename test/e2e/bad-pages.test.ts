// Pages that are broken, long or malicious, through the built extension: the draft is made, and nothing else happens.
import { describe, expect, inject, test } from 'vitest';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { draftIn } from './draft-in.ts';
import { photoWithPlace, secretPlace } from './photo-with-place.ts';
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

  test('a form whose fields are named like properties of elements', async () => {
    const { days, stops } = await draftOf('named-like-properties');
    expect(days).toBe(2);
    expect(stops).toContain('Pouhon Pierre-le-Grand');
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
    // Even a bug of ours could not turn text into elements.
    const making = "document.createElement('p').innerHTML = '<b>x</b>'";
    await expect(popup.evaluate(making)).rejects.toThrow(/Trusted|innerHTML/i);
  });

  test('a photograph is kept without the place where it was taken', async () => {
    expect(photoWithPlace.includes(secretPlace)).toBe(true);
    await draftOf('photo');
    const own = await wayclip().openExtensionPage('options.html');
    const kept = await eventually('the picture', () => own.evaluate(firstKeptPicture));
    const bytes = Buffer.from(kept, 'latin1');
    expect(bytes.length).toBeGreaterThan(5000);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    for (const words of ['Exif', 'CANARY', secretPlace]) expect(bytes.includes(words)).toBe(false);
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
    expect(stops).toContain('Broel Towers');
    expect(stops).not.toContain('Closed on Mondays');
  });
});

/** Runs in an extension page: the bytes of a picture stored in the library, one character each. */
async function firstKeptPicture(): Promise<string | undefined> {
  const kept = await new Promise<{ src: string; picture: Blob }[]>((resolve) => {
    const asked = indexedDB.open('wayclip');
    asked.onsuccess = () => {
      const all = asked.result.transaction('pictures').objectStore('pictures').getAll();
      all.onsuccess = () => resolve(all.result);
    };
  });
  const photo = kept.find(({ src }) => src.endsWith('/photo.jpg'));
  if (!photo) return undefined;
  const bytes = new Uint8Array(await photo.picture.arrayBuffer());
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return letters;
}
