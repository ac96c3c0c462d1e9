// The page of the first clip: it ships with Wayclip, and is read as if it lay at an address that nobody can have.
import { browser } from 'wxt/browser';
import type { CopiedPicture } from './page-pictures.ts';

/** What its clip is known by: reading it again finds the same one. */
export const sampleAddress = 'https://paper-ferry.example/two-slow-days-in-porto';

const samplePath = '/sample.html';

/** Where an address can really be opened. */
export const whereItLies = (address: string): string =>
  address.startsWith(sampleAddress) ? browser.runtime.getURL(samplePath as '/review.html') : address;

/** Its pictures lie in the extension, at the same path. */
export async function copySamplePictures(srcs: string[]): Promise<CopiedPicture[]> {
  const copies: CopiedPicture[] = [];
  for (const src of srcs) {
    const { origin, pathname } = new URL(src);
    if (origin !== new URL(sampleAddress).origin || !pathname.startsWith('/sample/')) continue;
    const answer = await fetch(browser.runtime.getURL(pathname as '/review.html'));
    if (answer.ok) copies.push({ src, picture: await answer.blob() });
  }
  return copies;
}
