// Still pictures of a page that is open: moments of its video where it has one, else its album of pictures.
import { browser } from 'wxt/browser';
import { mayCopy } from '../model/private-host.ts';
import { copyPictures, decode } from './page-pictures.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { within } from './within.ts';

/** Enough to read a sign by; twelve of them are about two megabytes. */
const edgePixels = 1280;
const mostFrames = 12;
/** The player itself gives up after four seconds a picture; a page that stands still gives none. */
const longestMilliseconds = 60_000;

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
  const srcs = (await inPage(tabId, largePicturesInPage, [mostFrames])).filter((src) => mayCopy(src, url));
  const copies = srcs.length > 0 ? await copyPictures(tabId, srcs) : [];
  const frames = await Promise.all(copies.map(({ picture }) => shrinkPicture(picture, edgePixels)));
  return { kind: 'album', frames: frames.filter((frame) => frame !== undefined), title, url };
}

async function framesOfVideos(tabId: number): Promise<Blob[]> {
  const moments = await inPage(tabId, videoMomentsInPage, [mostFrames, edgePixels]);
  return moments.map(decode);
}

/** What the page's side gave, if it is what was asked for: a page shares its process with the script. */
async function inPage<A extends number[]>(
  tabId: number,
  func: (...args: A) => string[] | Promise<string[]>,
  args: A,
): Promise<string[]> {
  const injecting = browser.scripting.executeScript({ target: { tabId }, func, args });
  const [injected] = await within(longestMilliseconds, injecting, () => []);
  const found: unknown = injected?.result;
  return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
}

// These run inside the page: they must not use anything from outside their own braces.

function largePicturesInPage(most: number): string[] {
  const shortest = 300; // smaller ones are icons and faces
  const large = [...document.images].filter(
    ({ naturalWidth, naturalHeight }) => naturalWidth >= shortest && naturalHeight >= shortest,
  );
  return [...new Set(large.map(({ currentSrc, src }) => currentSrc || src))].slice(0, most);
}

/** A second player, which is never shown, is moved through the video: the traveller's own goes on as it was. */
async function videoMomentsInPage(most: number, edge: number): Promise<string[]> {
  const waitMilliseconds = 4000;
  const heard = (player: HTMLVideoElement, name: string) =>
    new Promise<boolean>((resolve) => {
      player.addEventListener(name, () => resolve(true), { once: true });
      player.addEventListener('error', () => resolve(false), { once: true });
      setTimeout(() => resolve(false), waitMilliseconds);
    });
  const source = [...document.querySelectorAll('video')].map(({ currentSrc }) => currentSrc).find(Boolean);
  if (!source) return [];
  const player = document.createElement('video');
  Object.assign(player, { muted: true, preload: 'auto' });
  if (!source.startsWith('blob:') && new URL(source).origin !== location.origin)
    player.crossOrigin = 'anonymous';
  player.src = source;
  // Else it would go on loading behind the page.
  const done = (moments: string[]) => {
    player.removeAttribute('src');
    player.load();
    return moments;
  };
  if (!(await heard(player, 'loadeddata')) || !Number.isFinite(player.duration)) return done([]);
  const moments: string[] = [];
  const scale = Math.min(1, edge / Math.max(player.videoWidth, player.videoHeight, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(player.videoWidth * scale);
  canvas.height = Math.round(player.videoHeight * scale);
  for (let index = 0; index < most; index += 1) {
    const isThere = heard(player, 'seeked');
    player.currentTime = (player.duration * (index + 0.5)) / most;
    if (!(await isThere)) break;
    canvas.getContext('2d')?.drawImage(player, 0, 0, canvas.width, canvas.height);
    try {
      moments.push(canvas.toDataURL('image/jpeg', 0.8));
    } catch {
      return done([]); // its site keeps the picture: nothing of it can be read
    }
  }
  return done(moments);
}
