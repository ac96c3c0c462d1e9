// Copies pictures out of the page that shows them, by asking the page's own origin (mostly its cache).
import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { fileOf } from '../model/base64.ts';
import { mayCopy } from '../model/private-host.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { within } from './within.ts';

/** A phone photo is 4 to 8 MB; past this it is not a picture for a day. */
export const maxPictureBytes = 15 * 1024 * 1024;

/** One that stalls is left out; the others come without it. */
const pictureMilliseconds = 8000;
/** Twice that: a page that stands still gives none. */
const pageMilliseconds = 2 * pictureMilliseconds;

/** What the page's side gives of one picture; `from`: its address after all redirects. */
const Given = z.object({ from: z.string(), encoded: z.string().check(z.startsWith('data:')) });
type Given = z.infer<typeof Given>;

export interface CopiedPicture {
  src: string;
  picture: Blob;
}

/** The ones that could be copied; a site that keeps its pictures gives none, which is not an error here. */
export async function copyPictures(tabId: number, srcs: string[]): Promise<CopiedPicture[]> {
  const injecting = browser.scripting.executeScript({
    target: { tabId },
    func: readPicturesInPage,
    args: [srcs, maxPictureBytes, pictureMilliseconds],
    // The draft is there: its pictures do not wait for what else the page still loads.
    injectImmediately: true,
  });
  const [injected] = await within(pageMilliseconds, injecting, () => []);
  const found: unknown = injected?.result;
  if (!Array.isArray(found)) return [];
  const copies: CopiedPicture[] = [];
  for (const [index, src] of srcs.entries()) {
    const given = z.safeParse(Given, found[index]).data;
    // Led on to somewhere else: the same holds there.
    if (!given || !mayCopy(given.from, src)) continue;
    const picture = await shrinkPicture(decode(given.encoded));
    if (picture) copies.push({ src, picture });
  }
  return copies;
}

/** Runs inside the page: must not use anything from outside its own braces. */
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
    // A picture that is its own address would come twice.
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

/** "data:image/png;base64,…" to bytes; fetching a data address is not allowed by our content policy. */
export function decode(dataUrl: string): Blob {
  const comma = dataUrl.indexOf(',');
  const type = dataUrl.slice('data:'.length, comma).split(';')[0];
  return fileOf(dataUrl.slice(comma + 1), type);
}
