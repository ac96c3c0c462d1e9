// Copies pictures from the page that shows them, by fetching them inside the page (mostly from its cache).
import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { fileOf } from '../model/base64.ts';
import { mayCopy } from '../model/private-host.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { within } from './within.ts';

/** A phone photo is 4 to 8 MB; a larger file is not a picture for a day. */
export const maxPictureBytes = 15 * 1024 * 1024;

/** A picture that stalls is left out. */
const pictureMilliseconds = 8000;
/** The limit for a page that does not respond. */
const pageMilliseconds = 2 * pictureMilliseconds;

/** What the script in the page returns for one picture; `from`: its address after all redirects. */
const Given = z.object({ from: z.string(), encoded: z.string().check(z.startsWith('data:')) });
type Given = z.infer<typeof Given>;

export interface CopiedPicture {
  src: string;
  picture: Blob;
}

/** The pictures that could be copied; a site that protects its pictures gives none, which is not an error here. */
export async function copyPictures(tabId: number, srcs: string[]): Promise<CopiedPicture[]> {
  const injecting = browser.scripting.executeScript({
    target: { tabId },
    func: readPicturesInPage,
    args: [srcs, maxPictureBytes, pictureMilliseconds],
    // Do not wait until the page has finished loading: its pictures are already there.
    injectImmediately: true,
  });
  const [injected] = await within(pageMilliseconds, injecting, () => []);
  const found: unknown = injected?.result;
  if (!Array.isArray(found)) return [];
  const copies: CopiedPicture[] = [];
  for (const [index, src] of srcs.entries()) {
    const given = z.safeParse(Given, found[index]).data;
    // After a redirect, the new address must be allowed too.
    if (!given || !mayCopy(given.from, src)) continue;
    const picture = await shrinkPicture(decode(given.encoded));
    if (picture) copies.push({ src, picture });
  }
  return copies;
}

/** Runs inside the page: must not use anything from outside its own body. */
async function readPicturesInPage(
  srcs: string[],
  maxBytes: number,
  milliseconds: number,
): Promise<(Given | null)[]> {
  const read = async (src: string): Promise<Given | null> => {
    const response = await fetch(src, {
      cache: 'force-cache',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(milliseconds),
    });
    const blob = await response.blob();
    if (!response.ok || blob.size > maxBytes || !blob.type.startsWith('image/')) return null;
    // A data address is the picture itself: do not return it twice.
    const from = src.startsWith('data:') ? 'data:' : response.url;
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () =>
        resolve(typeof reader.result === 'string' ? { from, encoded: reader.result } : null);
      reader.onerror = () => resolve(null);
      reader.readAsDataURL(blob);
    });
  };
  return Promise.all(srcs.map((src) => read(src).catch(() => null)));
}

/** "data:image/png;base64,…" to bytes; our content policy does not allow fetching a data address. */
export function decode(dataUrl: string): Blob {
  const comma = dataUrl.indexOf(',');
  const type = dataUrl.slice('data:'.length, comma).split(';')[0];
  return fileOf(dataUrl.slice(comma + 1), type);
}
