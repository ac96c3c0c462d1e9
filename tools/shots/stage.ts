// Sets up an extension page so that it shows one scene, as a person would see it.
import type { Page } from 'puppeteer-core';
import { changeSetting } from './change-setting.ts';
import { clipId } from './made-up.ts';
import type { Answers, Scene, SurfaceName } from './scene.ts';

export type Theme = 'light' | 'dark';

interface Surface {
  path: string;
  width: number;
  height: number;
  /** The device pixel ratio: small surfaces are captured at twice the size. */
  sharpness: number;
}

const surfaces: Record<SurfaceName, Surface> = {
  popup: { path: 'popup.html?tabId=1', width: 400, height: 600, sharpness: 2 },
  panel: { path: 'sidepanel.html', width: 360, height: 900, sharpness: 2 },
  page: { path: `review.html?clip=${clipId}`, width: 1280, height: 900, sharpness: 1 },
  settings: { path: 'options.html', width: 1280, height: 900, sharpness: 1 },
  welcome: { path: 'welcome.html', width: 1280, height: 800, sharpness: 1 },
  sample: { path: 'sample.html', width: 1280, height: 800, sharpness: 1 },
  convert: { path: 'convert.html', width: 1280, height: 980, sharpness: 1 },
};

/** Runs in the page before its own scripts: answers for the background, and measures the layout shift. */
function prepare(first: Answers, sinceEdit: Answers, deskClip: string | null): void {
  const asked = chrome.runtime.sendMessage;
  let answers = first;
  const stubbed = (message: { type: string }, hear: (answer: unknown) => void) => {
    if (message.type === 'clip.edit') answers = { ...first, ...sinceEdit };
    if (!(message.type in answers)) return asked.call(chrome.runtime, message, hear);
    const answer = answers[message.type as keyof Answers];
    if (answer !== 'never') setTimeout(() => hear({ res: structuredClone(answer) }), 30);
  };
  Object.assign(chrome.runtime, { sendMessage: stubbed });
  if (deskClip === null) void chrome.storage.session.remove('desk');
  else void chrome.storage.session.set({ desk: { clipId: deskClip } });
  void chrome.storage.session.remove(`view:${deskClip}`);
  // Edits that an earlier scene could not store must not appear in this one.
  localStorage.clear();
  const moved = { shift: 0 };
  Object.assign(globalThis, { wayclipMoved: moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (
        'value' in entry &&
        typeof entry.value === 'number' &&
        !('hadRecentInput' in entry && entry.hadRecentInput)
      )
        moved.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export interface Showing {
  page: Page;
  origin: string;
  scene: Scene;
  surface: SurfaceName;
  theme: Theme;
}

/** Shows a scene and returns the layout shift score while it loaded (0 is best). */
export async function show({ page, origin, scene, surface, theme }: Showing): Promise<number> {
  const { path, width, height, sharpness } = surfaces[surface];
  await page.setViewport({ width, height, deviceScaleFactor: sharpness });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
  const { answers, sinceEdit = {}, isEmpty = false } = scene;
  const deskClip = isEmpty ? null : clipId;
  const { identifier } = await page.evaluateOnNewDocument(prepare, answers, sinceEdit, deskClip);
  await page.evaluateOnNewDocument(changeSetting, `clashes:${clipId}`);
  const address = isEmpty ? path.replace(`?clip=${clipId}`, '') : path;
  await page.goto(`${origin}/${address}${scene.query ?? ''}`, { waitUntil: 'load' });
  await page.removeScriptToEvaluateOnNewDocument(identifier);
  await page.waitForSelector('[data-screen], .settings, main', { timeout: 20_000 });
  await settle(page);
  const shift = await page.evaluate(
    () => (globalThis as typeof globalThis & { wayclipMoved?: { shift: number } }).wayclipMoved?.shift ?? 0,
  );
  if (scene.act) {
    await scene.act(page);
    const isWide = await page.evaluate(() => document.body.offsetWidth);
    // The popup is as wide as its body asks for.
    if (surface === 'popup' && isWide > width)
      await page.setViewport({ width: isWide, height, deviceScaleFactor: sharpness });
    await page.mouse.move(2, 2);
    await settle(page);
  }
  return shift;
}

/** Waits until colours, heights and late pictures have settled; a picture taken half way looks like a mistake. */
export async function settle(page: Page): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 350));
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
