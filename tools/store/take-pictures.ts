// Takes the pictures of one language: the extension itself, on the sample blog and on the trips of `npm run shots`.
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import type { ExtensionBrowser } from '../browser/extension-browser.ts';
import { screenOf } from '../browser/popup.ts';
import { putPictures } from '../shots/put-pictures.ts';
import { type SurfaceName, scenes } from '../shots/scene.ts';
import { show } from '../shots/stage.ts';
import { type Framed, framed, storeSize, windowSize } from './frame.ts';

type Inside = Pick<Framed, 'window' | 'popup' | 'address'>;

const pngOf = (page: Page): Promise<string> => page.screenshot({ type: 'png', encoding: 'base64' });

/** Waits for late pictures and animations. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

/** Opened from the toolbar, with nothing prepared, on an ordinary page. */
async function popupOnBlog(browser: ExtensionBrowser, blogUrl: string): Promise<Inside> {
  const page = await browser.openPage(blogUrl);
  await page.setViewport(windowSize);
  await atRest(page);
  const window = await pngOf(page);
  const popup = await browser.pressAction(page);
  await screenOf(popup, 'review');
  await popup.waitForSelector('img.day-picture');
  await atRest(popup);
  return { window, popup: await pngOf(popup), address: 'paper-ferry.example/porto' };
}

interface Stage {
  browser: ExtensionBrowser;
  page: Page;
  origin: string;
  blogUrl: string;
}

async function sceneOn({ page, origin }: Stage, name: string, surface: SurfaceName): Promise<Inside> {
  const scene = scenes.find((each) => each.name === name);
  if (!scene) throw new Error(`There is no scene ${name}.`);
  await show({ page, origin, scene, surface, theme: 'light' });
  await page.setViewport(windowSize);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await atRest(page);
  return { window: await pngOf(page), address: 'Wayclip' };
}

/** In the order of the captions. */
const takers: ((stage: Stage) => Promise<Inside>)[] = [
  ({ browser, blogUrl }) => popupOnBlog(browser, blogUrl),
  (stage) => sceneOn(stage, 'review', 'page'),
  (stage) => sceneOn(stage, 'convert-found', 'convert'),
  (stage) => sceneOn(stage, 'explore', 'page'),
];

export interface Wanted {
  language: string;
  captions: string[];
  folder: string;
  blogUrl: string;
}

export async function takePictures(
  browser: ExtensionBrowser,
  { language, captions, folder, blogUrl }: Wanted,
): Promise<string[]> {
  const page = await browser.openExtensionPage('options.html');
  const stage: Stage = { browser, page, origin: page.url().split('/options')[0] ?? '', blogUrl };
  await putPictures(page);
  const easel = await browser.openPage('about:blank');
  const paths: string[] = [];
  for (const [index, take] of takers.entries()) {
    await page.bringToFront();
    const inside = await take(stage);
    await easel.bringToFront();
    await easel.setViewport(storeSize);
    const tag = language.replace('_', '-');
    await easel.setContent(framed({ ...inside, caption: captions[index] ?? '', language: tag }));
    await atRest(easel);
    const path = join(folder, `${index + 1}.png`) as `${string}.png`;
    await easel.screenshot({ path });
    paths.push(path);
  }
  return paths;
}

export const pictureCount = takers.length;
