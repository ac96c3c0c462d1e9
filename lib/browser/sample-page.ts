// The sample page for the first clip. It ships with Wayclip and is read as if it were at a reserved address.
import { browser } from 'wxt/browser';
import type { CopiedPicture } from './page-pictures.ts';

/** The address of its clip: reading the page again finds the same clip. */
export const sampleAddress = 'https://paper-ferry.example/two-slow-days-in-porto';

const samplePath = '/sample.html';

/** Where an address can actually be opened. */
export const openableAddress = (address: string): string =>
  address.startsWith(sampleAddress) ? browser.runtime.getURL(samplePath as '/review.html') : address;

/** Its pictures are in the extension, at the same paths. */
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
