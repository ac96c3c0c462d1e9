// Pictures cut out of what the browser shows of a page: the last way, for those that cannot be had otherwise.
import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { type CopiedPicture, decode } from './page-pictures.ts';
import { within } from './within.ts';

/** Each takes a look at the page, and Chrome allows two looks a second. */
const maxCrops = 6;
const pauseMilliseconds = 600;
const jpegQuality = 0.85;
/** Scrolling takes a moment; a page that stands still is left. */
const answerMilliseconds = 5000;

const Box = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  scale: z.number(),
});
type Box = z.infer<typeof Box>;

/** Only of a page that is in front: the browser shows no other. The page is scrolled, and then back to where it was. */
export async function cropFromScreen(tabId: number, srcs: string[]): Promise<CopiedPicture[]> {
  if (!(await browser.tabs.get(tabId)).active) return [];
  const copies: CopiedPicture[] = [];
  const start = await inPage(tabId, whereItStands, []);
  try {
    for (const src of srcs.slice(0, maxCrops)) {
      const box = z.safeParse(Box, await inPage(tabId, bringIntoView, [src])).data;
      if (!box) continue;
      await new Promise((resume) => setTimeout(resume, pauseMilliseconds));
      const screen = await screenOf(tabId);
      if (screen === undefined) break;
      const picture = await cut(screen, box);
      if (picture) copies.push({ src, picture });
    }
  } finally {
    if (typeof start === 'number') await inPage(tabId, scrollBack, [start]);
  }
  return copies;
}

/** Undefined where another tab came to the front before or meanwhile: what is seen there is nobody's picture. */
async function screenOf(tabId: number): Promise<string | undefined> {
  const before = await browser.tabs.get(tabId);
  if (!before.active) return undefined;
  // Not allowed there, or too often asked: what was cut out before stays.
  const looked = browser.tabs.captureVisibleTab(before.windowId, { format: 'png' });
  const screen = await looked.catch(() => undefined);
  return (await browser.tabs.get(tabId)).active ? screen : undefined;
}

async function inPage<A extends (string | number)[]>(
  tabId: number,
  func: (...args: A) => unknown,
  args: A,
): Promise<unknown> {
  const injecting = browser.scripting.executeScript({ target: { tabId }, func, args });
  const [injected] = await within(answerMilliseconds, injecting, () => []);
  return injected?.result;
}

async function cut(screen: string, { left, top, width, height, scale }: Box): Promise<Blob | undefined> {
  const shot = await createImageBitmap(decode(screen));
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const context = new OffscreenCanvas(w, h).getContext('2d');
  context?.drawImage(shot, Math.round(left * scale), Math.round(top * scale), w, h, 0, 0, w, h);
  shot.close();
  return context?.canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
}

// These run inside the page: they must not use anything from outside their own braces.
function whereItStands(): number {
  return window.scrollY;
}

function scrollBack(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** The part of the picture that can be seen, in the page's own pixels. */
function bringIntoView(src: string): unknown {
  // Smaller is an icon, or only its edge is in view.
  const shortest = 120;
  const image = [...document.images].find((each) => each.src === src || each.currentSrc === src);
  if (!image) return null;
  image.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = image.getBoundingClientRect();
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const width = Math.min(innerWidth, box.right) - left;
  const height = Math.min(innerHeight, box.bottom) - top;
  if (width < shortest || height < shortest) return null;
  return { left, top, width, height, scale: devicePixelRatio };
}
