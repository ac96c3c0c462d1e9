// Every picture to take.
import type { Page } from 'puppeteer-core';
import type { Clip } from '../../lib/model/clip.ts';
import type { Draft } from '../../lib/model/draft.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { press } from '../browser/popup.ts';
import { accountScenes } from './account-scenes.ts';
import { alsoScenes } from './also-scenes.ts';
import { convertScenes } from './convert-scenes.ts';
import { exploreScenes } from './explore-scenes.ts';
import { failures } from './failures.ts';
import { handScenes } from './hand-scenes.ts';
import * as hostile from './hostile.ts';
import { libraryScenes } from './library-scenes.ts';
import { clipOf, deliveries, lisbon, ownAccount, pictures, stated } from './made-up.ts';
import { placeScenes } from './place-scenes.ts';
import { type Answers, never, type Scene, type SurfaceName } from './scene-kind.ts';
import { settingsScenes } from './settings-scenes.ts';

export type { Answers, Scene, SurfaceName } from './scene-kind.ts';

const everywhere: SurfaceName[] = ['popup', 'panel', 'page'];

const showing = (clip: Clip): Answers => ({
  'clip.page': ok(clip),
  'clip.open': ok(clip),
  'clip.list': ok([clip]),
});

const review = (name: string, draft: Draft, act?: Scene['act']): Scene => ({
  name,
  surfaces: everywhere,
  answers: showing(clipOf(draft)),
  ...(act && { act }),
});

const chip = (number: number) => (page: Page) => press(page, `#day-chip-${number}`);

const plain = clipOf(lisbon());
/** Three pictures that were copied, one that the site does not allow, one without a credit. */
const withPictures: Clip = {
  ...plain,
  source: {
    ...plain.source,
    pictures: [...pictures, 'https://blog.example/pictures/kept.jpg'].map((src, index) => ({
      block: index * 4,
      image: {
        kind: 'image' as const,
        src,
        alt: `Drawing ${index + 1}`,
        caption: ['The upper deck at noon', 'A doorway near the station', '', 'Not for copying'][index],
        ...(index !== 1 && { credit: 'Ines Calado' }),
      },
    })),
  },
};

/** Two stops of the first day have their own picture. */
const withStopPicture: Clip = {
  ...withPictures,
  draft: {
    ...withPictures.draft,
    days: withPictures.draft.days.map((day, at) =>
      at > 0
        ? day
        : {
            ...day,
            stops: day.stops.map((stop, index) => {
              const image = index < 3 && index !== 1 && withPictures.source.pictures?.[index]?.image;
              return image ? { ...stop, image: stated(image, image.alt) } : stop;
            }),
          },
    ),
  },
};

const ordinary: Scene[] = [
  review('review', lisbon()),
  review('review-stop-open', lisbon(), (page) => press(page, '.stop-row:nth-child(2) .stop-head')),
  review('review-day-partly-placed', lisbon(), chip(2)),
  review('review-day-without-places', lisbon(), chip(4)),
  review('review-packing', lisbon(), (page) => press(page, '#tab-packing')),
  review('review-expenses', lisbon(), (page) => press(page, '#tab-expenses')),
  {
    ...review('review-large-map', lisbon(), (page) => press(page, '.map-enlarge')),
    surfaces: ['popup', 'panel'],
  },
  {
    ...review('review-whole-trip', lisbon(), async (page) => {
      const enlarge = await page.$('.map-enlarge');
      if (await enlarge?.isVisible()) await enlarge?.click();
      await press(page, '.map-controls .map-button:last-child');
    }),
  },
  {
    name: 'image-picker',
    surfaces: everywhere,
    answers: { ...showing(withPictures), 'pictures.copy': ok(0) },
    act: (page) => press(page, '#day-picture'),
  },
  {
    name: 'stop-picture',
    surfaces: everywhere,
    answers: { ...showing(withStopPicture), 'pictures.copy': ok(0) },
    act: (page) => press(page, '.stop-row:nth-child(1) .stop-head'),
  },
  {
    name: 'stop-picture-picker',
    surfaces: everywhere,
    answers: { ...showing(withStopPicture), 'pictures.copy': ok(0) },
    act: async (page) => {
      await press(page, '.stop-row:nth-child(2) .stop-head');
      await press(page, '[data-picture-of]');
    },
  },
  {
    name: 'stop-picture-leaving',
    surfaces: ['popup'],
    answers: {
      ...showing(withStopPicture),
      'connection.open': ok(ownAccount),
      'connection.list': ok([ownAccount]),
    },
    act: (page) => press(page, '#what-leaves'),
  },
  {
    name: 'image-picker-page-without-pictures',
    surfaces: ['popup'],
    answers: { ...showing(clipOf(lisbon())), 'pictures.copy': ok(0) },
    act: async (page) => {
      await press(page, '#day-chip-4');
      await press(page, '#day-picture');
    },
  },
  {
    name: 'review-first-part-only',
    surfaces: ['popup'],
    answers: showing(clipOf(lisbon(), { source: { ...clipOf(lisbon()).source, isFirstPart: true } })),
  },
  {
    name: 'review-plain-reading',
    surfaces: ['popup'],
    answers: showing(clipOf(lisbon(), { source: { ...clipOf(lisbon()).source, isPlainReading: true } })),
  },
  { name: 'reading', surfaces: ['popup'], answers: { 'clip.page': never } },
  { name: 'idle', surfaces: ['panel', 'page'], isEmpty: true, answers: {} },
];

const delivery: Scene[] = Object.entries(deliveries).map(([name, step]) => ({
  name: `delivery-${name}`,
  surfaces: ['popup', 'panel'],
  answers: showing(clipOf(lisbon(), { delivery: step })),
}));

/** Sent, and the service has a web page for it. */
const shared: Scene = {
  name: 'delivery-share',
  surfaces: everywhere,
  answers: {
    ...showing(clipOf(lisbon(), { delivery: deliveries.sent })),
    'connection.open': ok({ ...ownAccount, webItinerary: 'https://trips.example/i/{id}' }),
  },
  act: (page) => press(page, '#share'),
};

const account: Scene[] = [
  {
    name: 'connect',
    surfaces: ['popup', 'panel'],
    answers: { ...showing(clipOf(lisbon())), 'connection.open': ok(null) },
    act: (page) => press(page, '#send'),
  },
  { name: 'settings', surfaces: ['settings'], answers: { 'connection.list': ok([]) } },
];

const broken: Scene[] = failures.map((failure) => ({
  name: `failure-${failure.kind}`,
  surfaces: ['popup'],
  answers: { 'clip.page': fail(failure) },
}));

/** The title was changed but cannot be stored. */
const unstored: Scene = {
  name: 'edits-not-stored',
  surfaces: everywhere,
  answers: { ...showing(clipOf(lisbon())), 'clip.edit': fail({ kind: 'browser-full' }) },
  act: async (page) => {
    await press(page, 'h1 button');
    await page.waitForSelector('h1 input');
    await page.type('h1 input', 'Lisbon with Ana');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.banner-title');
  },
};

const strange: Scene[] = [
  review('trip-europe', hostile.roundEurope),
  review('trip-date-line', hostile.overTheDateLine),
  review('trip-nowhere', hostile.nowhere),
  review('trip-one-place', hostile.onePlace),
  review('bad-long-texts', hostile.longTexts),
  review('bad-long-texts-open', hostile.longTexts, (page) => press(page, '.stop-row .stop-head')),
  review('bad-strange-texts', hostile.strangeTexts),
  review('bad-strange-texts-open', hostile.strangeTexts, (page) => press(page, '.stop-row .stop-head')),
  review('bad-21-days-300-stops', hostile.longTrip),
  { ...review('bad-3000-stops', hostile.crowd), surfaces: ['popup', 'page'], isVast: true },
  ...[
    review('bad-3000-unplaced', hostile.crowdWithout(3000), (page) => press(page, '#find-places')),
    review('bad-3000-placed-but-one', hostile.crowdWithout(1), async (page) => {
      await press(page, '#find-places');
      await press(page, '#go-through');
      await page.waitForSelector('.pin-map');
    }),
  ].map((scene): Scene => ({ ...scene, surfaces: ['popup', 'page'], isVast: true })),
  review('bad-pictures-missing', hostile.brokenPictures),
  review('bad-long-titles', hostile.longTitles),
  review('bad-60-days', hostile.sixtyDays),
  review('bad-no-stops', hostile.noStops),
  review('bad-right-to-left', hostile.rightToLeft),
  review('bad-two-languages', hostile.twoLanguages),
  review('bad-only-pictures', hostile.onlyPictures),
  { ...review('bad-year-1', hostile.oddDates('0001-01-01')), surfaces: ['popup'] },
  { ...review('bad-year-9999', hostile.oddDates('9999-12-30')), surfaces: ['popup'] },
];

export const scenes: Scene[] = [
  ...ordinary,
  ...handScenes,
  ...alsoScenes,
  ...placeScenes,
  ...delivery,
  shared,
  ...account,
  ...accountScenes,
  ...exploreScenes,
  ...libraryScenes,
  ...broken,
  unstored,
  ...strange,
  ...convertScenes,
  ...settingsScenes,
];
