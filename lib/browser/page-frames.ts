// Still pictures from an open page: frames of its video if it has one, otherwise its large pictures.
import { browser } from 'wxt/browser';
import { maxFrames } from '../model/frames.ts';
import { mayCopy } from '../model/private-host.ts';
import { copyPictures, decode } from './page-pictures.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { videoMoments } from './video-moments.ts';
import { within } from './within.ts';

/** Enough to read a sign; twelve frames are about two megabytes. */
const edgePixels = 1280;
/** The page's script gives up after four seconds a frame; this limit is for a page that does not respond. */
const maxMilliseconds = 60_000;

export interface PageFrames {
  kind: 'video' | 'album';
  frames: Blob[];
  title: string;
  url: string;
}

export async function framesOfTab(tabId: number): Promise<PageFrames> {
  const { title = '', url = '' } = await browser.tabs.get(tabId);
  const moments = await framesOfVideos(tabId);
  if (moments.length > 0) return { kind: 'video', frames: moments, title, url };
  const srcs = (await inPage(tabId, largePicturesInPage, [maxFrames])).filter((src) => mayCopy(src, url));
  const copies = srcs.length > 0 ? await copyPictures(tabId, srcs) : [];
  const frames = await Promise.all(copies.map(({ picture }) => shrinkPicture(picture, edgePixels)));
  return { kind: 'album', frames: frames.filter((frame) => frame !== undefined), title, url };
}

async function framesOfVideos(tabId: number): Promise<Blob[]> {
  const moments = await inPage(tabId, videoMoments, [maxFrames, edgePixels]);
  return moments.map(decode);
}

/** The script's result, with only the strings: it is untrusted, as the page shares its process with the script. */
async function inPage<A extends unknown[]>(
  tabId: number,
  func: (...args: A) => string[] | Promise<string[]>,
  args: A,
): Promise<string[]> {
  const injecting = browser.scripting.executeScript({ target: { tabId }, func, args });
  const [injected] = await within(maxMilliseconds, injecting, () => []);
  const found: unknown = injected?.result;
  return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
}

/** Runs inside the page: must not use anything from outside its own body. */
function largePicturesInPage(most: number): string[] {
  const shortest = 300; // smaller ones are icons and portraits
  const large = [...document.images].filter(
    ({ naturalWidth, naturalHeight }) => naturalWidth >= shortest && naturalHeight >= shortest,
  );
  return [...new Set(large.map(({ currentSrc, src }) => currentSrc || src))].slice(0, most);
}
