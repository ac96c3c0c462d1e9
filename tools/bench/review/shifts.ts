// The browser's layout shift score of each surface while it loads.
import type { Page } from 'puppeteer-core';
import { type Scene, scenes } from '../../shots/scene.ts';
import { show } from '../../shots/stage.ts';

export interface Shift {
  scene: string;
  surface: string;
  shift: number;
}

/** One screen of each kind; `npm run shots` checks all of them. */
const looked = new Set([
  'review',
  'review-first-part-only',
  'bad-21-days-300-stops',
  'bad-long-texts',
  'reading',
  'delivery-adding',
  'delivery-sent',
  'settings',
  'failure-nothing-found',
]);

export async function shiftsIn(page: Page, origin: string): Promise<Shift[]> {
  const shifts: Shift[] = [];
  for (const { act: _act, ...scene } of scenes.filter(({ name }) => looked.has(name)) satisfies Scene[])
    for (const surface of scene.surfaces) {
      const shift = await show({ page, origin, scene, surface, theme: 'light' });
      shifts.push({ scene: scene.name, surface, shift });
    }
  return shifts;
}
