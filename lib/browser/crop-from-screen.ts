// Crops pictures out of a screenshot of the page: the last resort for pictures that cannot be copied otherwise.
import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { type CopiedPicture, decode } from './page-pictures.ts';
import { within } from './within.ts';

/** Each crop takes a screenshot, and Chrome allows two a second. */
const maxCrops = 6;
const pauseMilliseconds = 600;
const jpegQuality = 0.85;
/** Scrolling takes a moment; a page that does not respond is given up. */
const answerMilliseconds = 5000;

const Box = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  scale: z.number(),
});
type Box = z.infer<typeof Box>;

/** Only for the active tab, as no other is visible. Scrolls the page, and back again at the end. */
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

/** Undefined if another tab became active before or meanwhile: the screenshot could show that one. */
async function screenOf(tabId: number): Promise<string | undefined> {
  const before = await browser.tabs.get(tabId);
  if (!before.active) return undefined;
  // Not allowed, or called too often: earlier crops are kept.
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

// These functions run inside the page: they must not use anything from outside their own bodies.
function whereItStands(): number {
  return window.scrollY;
}

function scrollBack(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** The visible part of the picture, in CSS pixels. */
function bringIntoView(src: string): unknown {
  // Anything smaller is an icon, or only the picture's edge is in view.
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
