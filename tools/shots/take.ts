// Takes the pictures one after the other in one browser window.
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { check, type Fault } from './check.ts';
import type { Scene } from './scene.ts';
import type { Shot } from './shot.ts';
import { show, type Theme } from './stage.ts';

export interface Taking {
  page: Page;
  /** "chrome-extension://…" */
  origin: string;
  /** "de" */
  language: string;
  scenes: Scene[];
  themes: readonly Theme[];
  folder: string;
  say: (words: string) => void;
}

/** Google calls a score up to 0.1 good; our screens need not shift at all. */
const maxShift = 0.01;

export async function takeAll({
  page,
  origin,
  language,
  scenes,
  themes,
  folder,
  say,
}: Taking): Promise<Shot[]> {
  const wanted = scenes.flatMap((scene) =>
    scene.surfaces.flatMap((surface) => themes.map((theme) => ({ scene, surface, theme }))),
  );
  const shots: Shot[] = [];
  for (const { scene, surface, theme } of wanted) {
    const file = `${scene.name}-${surface}-${theme}-${language}.png` as const;
    const faults: Fault[] = [];
    const onError = (thrown: unknown) =>
      faults.push({ rule: 'script-error', impact: 'critical', where: [String(thrown)] });
    page.on('pageerror', onError);
    try {
      const shift = await show({ page, origin, scene, surface, theme });
      if (shift > maxShift)
        faults.push({ rule: 'layout-shift', impact: 'moderate', where: [shift.toFixed(3)] });
      await page.screenshot({ path: join(folder, file) as `${string}.png` });
      if (!scene.isVast) faults.push(...(await check(page)));
    } catch (thrown) {
      faults.push({ rule: 'not-taken', impact: 'critical', where: [String(thrown).split('\n')[0] ?? ''] });
    }
    page.off('pageerror', onError);
    shots.push({ scene: scene.name, surface, theme, language, file, faults });
    say(`${shots.length} of ${wanted.length}: ${file}`);
  }
  return shots;
}
