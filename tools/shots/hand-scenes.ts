// Editing the draft by hand: forms, choices, sheets, and two versions of the same field.
import type { Page } from 'puppeteer-core';
import type { Clip } from '../../lib/model/clip.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { press } from '../browser/popup.ts';
import { clipOf, lisbon, pictures, stated } from './made-up.ts';
import type { Answers, Scene } from './scene-kind.ts';

const everywhere: Scene['surfaces'] = ['popup', 'panel', 'page'];

const plain = clipOf(lisbon());
const image = (index: number, alt: string) => ({
  kind: 'image' as const,
  src: pictures[index] ?? '',
  alt,
  credit: 'Ines Calado',
});
const mine: Clip = {
  ...plain,
  source: {
    ...plain.source,
    pictures: ['Houses above the river', 'A wall of blue tiles', 'A lighthouse'].map((alt, block) => ({
      block,
      image: image(block, alt),
    })),
  },
};
const [firstDay, ...otherDays] = mine.draft.days;
const [firstStop, ...otherStops] = firstDay?.stops ?? [];
/** What another window has made of the first day meanwhile. */
const theirs: Clip = {
  ...mine,
  draft: {
    ...mine.draft,
    days: firstDay
      ? [
          {
            ...firstDay,
            image: stated(image(1, 'A wall of blue tiles')),
            stops: firstStop
              ? [
                  { ...firstStop, note: stated('Ferries every half hour, the first at seven.') },
                  ...otherStops,
                ]
              : [],
          },
          ...otherDays,
        ]
      : [],
  },
};

const showing = (clip: Clip): Answers => ({
  'clip.page': ok(clip),
  'clip.open': ok(clip),
  'clip.list': ok([clip]),
  'pictures.copy': ok(0),
  'place.find': ok([]),
});
const clashing = (name: string, act: Scene['act']): Scene => ({
  ...scene(name, act, { ...showing(mine), 'clip.edit': fail({ kind: 'edit-clash' }) }),
  sinceEdit: { 'clip.open': ok(theirs) },
});

const onStop = (number: number, key: 'e' | 'p') => async (page: Page) => {
  await page.waitForSelector('.stop-head');
  await page.$$eval('.stop-head', (heads, at) => (heads[at - 1] as HTMLElement | undefined)?.focus(), number);
  await page.keyboard.press(key);
};

const scene = (name: string, act: Scene['act'], answers: Answers = showing(mine)): Scene => ({
  name,
  surfaces: everywhere,
  answers,
  ...(act && { act }),
});

export const handScenes: Scene[] = [
  scene('edit-stop', onStop(3, 'e')),
  scene('edit-stop-problem', async (page) => {
    await onStop(1, 'e')(page);
    await page.waitForSelector('#stop-startTime');
    await page.$eval('#stop-startTime', (field) => (field as HTMLInputElement).select());
    await page.type('#stop-startTime', '27:00');
    await page.keyboard.press('Tab');
  }),
  scene('add-stop', (page) => press(page, '#add-stop')),
  scene('choose-place', onStop(3, 'p')),
  scene('export-sheet', (page) => press(page, '#export')),
  scene('keys-sheet', async (page) => {
    await page.waitForSelector('.stop-head');
    await page.keyboard.press('?');
  }),
  clashing('conflict-picture', async (page) => {
    await press(page, '#day-picture');
    await page.waitForSelector('.picture-image');
    await page.$$eval('.picture-radio', (radios) => (radios.at(-1) as HTMLElement).click());
    await press(page, '#use-picture');
    await page.waitForSelector('[data-screen=conflict]');
  }),
  clashing('conflict-words', async (page) => {
    await onStop(1, 'e')(page);
    await page.waitForSelector('#stop-note');
    await page.$eval('#stop-note', (field) => (field as HTMLTextAreaElement).select());
    await page.type('#stop-note', 'Buy the day ticket at the kiosk.');
    await press(page, '#save-stop');
    await page.waitForSelector('[data-screen=conflict]');
  }),
  clashing('conflict-put-off', async (page) => {
    await onStop(1, 'e')(page);
    await page.waitForSelector('#stop-note');
    await page.type('#stop-note', 'x');
    await press(page, '#save-stop');
    await press(page, '#decide-later');
  }),
  {
    name: 'settings-keys',
    surfaces: ['settings'],
    answers: {},
    act: (page) => page.$eval('#letter-keys-heading', (field) => field.scrollIntoView({ block: 'start' })),
  },
];
