// What is visible of a draft when it opens, in the popup of 400 by 600 pixels and in the panel of 360 by 900, however
// long its texts are and whatever notice appears under it.
import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import type { Clip } from '../../lib/model/clip.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { clipOf, lisbon, stated } from '../../tools/shots/made-up.ts';
import { type Scene, type SurfaceName, scenes } from '../../tools/shots/scene.ts';
import { settle, show } from '../../tools/shots/stage.ts';
import { browserKinds } from './browser-kinds.ts';
import { wayclipIn } from './wayclip-in.ts';

const long = (words: string): string => words.repeat(400).slice(0, 400);

const plain = clipOf(lisbon());
const [first, ...others] = plain.draft.days;
const longWords: Clip = {
  ...plain,
  draft: {
    ...plain.draft,
    title: stated(long('Everything we saw, ate and missed on the way ')),
    destination: stated(long('Lisbon and all the villages around it ')),
    days: first
      ? [
          {
            ...first,
            title: stated(long('Uphill in the morning and down again ')),
            summary: stated(long('Start where the ferries land. ')),
            stops: first.stops.map((stop) => ({
              ...stop,
              name: stated(long('The church behind the church ')),
            })),
          },
          ...others,
        ]
      : [],
  },
};
const changed: Clip = {
  ...longWords,
  source: { ...longWords.source, isFirstPart: true },
};

const unplacedLong: Clip = {
  ...longWords,
  draft: {
    ...longWords.draft,
    days: longWords.draft.days.map((day) => ({
      ...day,
      stops: day.stops.map(({ coordinate: _lost, candidates: _none, ...stop }) => stop),
    })),
  },
};

/** When open, its stops are taller than the popup. */
const toldAtLength: Clip = {
  ...plain,
  draft: {
    ...plain.draft,
    days: plain.draft.days.map((day) => ({
      ...day,
      stops: day.stops.map((stop) => ({
        ...stop,
        address: stated(long('The third door behind the old pump, ').slice(0, 200)),
        note: stated(long('Bring a coat, it is windy up there. ')),
      })),
    })),
  },
};

const offline = fail({ kind: 'offline' });

const sceneOf = (name: string, clip: Clip): Scene => ({
  name,
  surfaces: ['popup'],
  answers: { 'clip.page': ok(clip), 'clip.open': ok(clip), 'clip.list': ok([clip]) },
});

const known = (name: string): Scene => {
  const scene = scenes.find((each) => each.name === name);
  if (!scene) throw new Error(`No scene ${name}`);
  return scene;
};

const opened: Scene[] = [
  known('review'),
  known('review-first-part-only'),
  known('review-plain-reading'),
  known('unplaced-all'),
  known('bad-year-9999'),
  known('bad-21-days-300-stops'),
  sceneOf('long-words', longWords),
  sceneOf('long-words-and-a-notice', changed),
];

/** Notices that appeared after the draft was opened, or were postponed. */
const noticed: Scene[] = [known('edits-not-stored'), known('conflict-put-off')];

/** Stops that are neither cut off nor covered. */
const wholeStops = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const box = document.querySelector('.surface-scroll')?.getBoundingClientRect();
    return [...document.querySelectorAll('.stop-row')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return box && top >= box.top && bottom <= box.bottom + 1;
    }).length;
  });

/** Texts in the first lines that are cut off without an ellipsis. */
const cutShort = (page: Page): Promise<(string | null)[]> =>
  page.$$eval('.draft-fact .in-place', (facts) =>
    facts
      .filter((fact) => {
        const words = fact.querySelector('span, bdi')?.getBoundingClientRect();
        const box = fact.getBoundingClientRect();
        const corner = Number.parseFloat(getComputedStyle(fact).borderStartEndRadius);
        const isCut = getComputedStyle(fact).overflow === 'hidden';
        return isCut && words && words.right <= box.right && words.right > box.right - corner / 2;
      })
      .map((fact) => fact.textContent),
  );

describe.runIf(browserKinds.includes('chromium'))('chromium', () => {
  const wayclip = wayclipIn('chromium');

  const open = async (scene: Scene, surface: SurfaceName = 'popup'): Promise<Page> => {
    // A page of the extension that draws nothing before the scene does.
    const page = await wayclip().openExtensionPage('icon/16.png');
    const origin = page.url().split('/icon')[0] ?? '';
    await show({ page, origin, scene, surface, theme: 'light' });
    return page;
  };
  const named = (scenes: Scene[]) => scenes.map((scene) => [scene.name, scene] as const);

  test.each(named([...opened, ...noticed]))('%s: four whole stops', async (_, scene) => {
    expect(await wholeStops(await open(scene))).toBeGreaterThanOrEqual(4);
  });

  test.each(named([known('review'), known('unplaced-some'), known('unplaced-all')]))(
    '%s: five whole stops in the panel',
    async (_, scene) => {
      expect(await wholeStops(await open(scene, 'panel'))).toBeGreaterThanOrEqual(5);
    },
  );

  test.each(named(noticed))('%s: four whole stops in the panel', async (_, scene) => {
    expect(await wholeStops(await open(scene, 'panel'))).toBeGreaterThanOrEqual(4);
  });

  test('a notice stands in the footer’s place, and its rest brings the footer back', async () => {
    const page = await open(known('edits-not-stored'));
    const isSeen = (selector: string) => page.$eval(selector, (part) => part.checkVisibility());
    expect([await isSeen('.banner-actions .link'), await isSeen('.banner-text')]).toEqual([true, false]);
    expect(await isSeen('#send')).toBe(false);
    await page.click('.banner-more');
    expect([await isSeen('.banner-text'), await isSeen('#send')]).toEqual([true, true]);
  });

  test('the focus goes over to a notice that takes the place of the button', async () => {
    const scene = { ...known('review'), answers: { ...known('review').answers, 'connection.open': offline } };
    const page = await open(scene);
    await page.focus('#send');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.surface-notice');
    expect(await page.evaluate(() => document.activeElement?.closest('aside') !== null)).toBe(true);
  });

  test.each(named([known('unplaced-some'), known('unplaced-all'), sceneOf('long-words', unplacedLong)]))(
    '%s: the place of a stop is found from its row, which is no higher for it',
    async (_, scene) => {
      const page = await open(scene);
      const finds = await page.$$eval('.stop-find', (buttons) =>
        buttons.map((button) => {
          const row = button.closest('.stop-row') as HTMLElement;
          const at = button.getBoundingClientRect();
          const name = row.querySelector('.stop-name')?.getBoundingClientRect();
          const chevron = row.querySelector('.stop-chevron')?.getBoundingClientRect();
          const height = row.getBoundingClientRect().height;
          const isInRow = at.bottom <= row.getBoundingClientRect().bottom;
          button.remove();
          return {
            label: button.getAttribute('aria-label'),
            tooltip: button.getAttribute('title'),
            isTarget: at.width >= 24 && at.height >= 24,
            isApart: name && chevron && name.right <= at.left && at.right <= chevron.left + 1,
            isInRow,
            grows: height - row.getBoundingClientRect().height,
          };
        }),
      );
      expect(finds.length).toBeGreaterThan(1);
      for (const find of finds) {
        expect(find).toMatchObject({ tooltip: 'Find place', isTarget: true, isApart: true, isInRow: true });
        expect(find.label).toMatch(/^Find place: ./);
        expect(find.grows).toBe(0);
      }
    },
  );

  test('by keys, the place of the stop one is at is one Tab away', async () => {
    const page = await open(known('unplaced-all'));
    await page.focus('.stop-head');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await focused()).toBe('Find place: Museu do Fado');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#place-search');
  });

  test('a page that was refused: the first names on it and every way on by hand are whole', async () => {
    const { act: _unfold, ...refused } = known('also-refused');
    const page = await open(refused);
    const names = await page.$$eval('.also-name', (all) => all.length);
    expect(names).toBe(3);
    const hint = await page.$eval('.choice-hint', (words) => words.getBoundingClientRect().bottom);
    expect(hint).toBeLessThanOrEqual(600);
  });

  test('a list of places: two of them whole below all that plans their days', async () => {
    const page = await open(known('place-list'));
    expect(await wholeStops(page)).toBeGreaterThanOrEqual(2);
    const isInSight = await page.$eval('#plan-days', (plan) => {
      const { left, right } = plan.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
    expect(isInSight).toBe(true);
  });

  /** Whether the head of the open stop and its source quote are neither cut off nor covered. */
  const isSeenWithQuote = (page: Page) =>
    page.evaluate(() =>
      ['.stop-head', '.quote blockquote, .quote figcaption'].every((part) => {
        const found = document.querySelector(`.stop-row-open :is(${part})`);
        const box = found?.getBoundingClientRect();
        if (!found || !box) return false;
        return [box.top + 2, box.bottom - 2].every((y) => {
          const seen = document.elementFromPoint(box.left + box.width / 2, y);
          return seen !== null && (found.contains(seen) || seen.contains(found));
        });
      }),
    );

  test.each([
    ['review', known('review')],
    ['long-notes', sceneOf('long-notes', toldAtLength)],
  ] as const)('%s: a stop opened low or high in the list is seen with its quote', async (_, scene) => {
    const page = await open(scene);
    const count = await page.$$eval('.stop-head', (heads) => heads.length);
    for (const from of ['top', 'bottom'] as const)
      for (let index = 0; index < count; index += 1) {
        await page.$eval(
          '.surface-scroll',
          (box, to) => box.scrollTo({ top: to === 'top' ? 0 : box.scrollHeight }),
          from,
        );
        await page.$$eval('.stop-head', (heads, at) => (heads[at] as HTMLElement).click(), index);
        await page.waitForSelector('.stop-row-open .quote');
        await settle(page);
        expect([from, index, await isSeenWithQuote(page)]).toEqual([from, index, true]);
        await page.$$eval('.stop-head', (heads, at) => (heads[at] as HTMLElement).click(), index);
        await page.waitForSelector('.stop-row-open', { hidden: true });
      }
  });

  test('the round corners of a field cut no letter', async () => {
    expect(await cutShort(await open(known('review')))).toEqual([]);
  });

  test('the rest of a notice is one press away', async () => {
    const page = await open(known('review-first-part-only'));
    const isShown = () => page.$eval('.review-notice .banner-text', (text) => text.checkVisibility());
    expect(await isShown()).toBe(false);
    await page.click('.banner-more');
    expect(await isShown()).toBe(true);
  });

  test.each(['library-deleted', 'explore-saved'])('%s: the toast covers nothing', async (name) => {
    const page = await open(known(name));
    const isApart = await page.evaluate(() => {
      const toast = document.querySelector('.toast')?.getBoundingClientRect();
      const scroll = document.querySelector('.surface-scroll')?.getBoundingClientRect();
      return toast && scroll && toast.top >= scroll.bottom;
    });
    expect(isApart).toBe(true);
  });

  test('the shelf one is at stands in sight', async () => {
    const page = await open(known('library-saved'));
    const { left, right } = await page.$eval('.library-chips [aria-pressed=true]', (chip) =>
      chip.getBoundingClientRect().toJSON(),
    );
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(400);
  });

  test('choosing a place begins with the way back', async () => {
    const page = await open(known('choose-place'));
    await page.click('#task-back');
    await page.waitForSelector('.stop-list');
    expect(await page.$('.task-head')).toBeNull();
  });
});
