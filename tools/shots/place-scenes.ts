// Lists of places, and stops that are not placed: found one after the other, looked up online in every state, pointed
// at on the map; and the map itself at three scales.
import type { Page } from 'puppeteer-core';
import type { Draft, StopCandidate } from '../../lib/model/draft.ts';
import { type SearchProgress, searchProblems } from '../../lib/model/look-up.ts';
import { ok } from '../../lib/model/result.ts';
import { press } from '../browser/popup.ts';
import { clipOf, lisbon, stated, stop } from './made-up.ts';
import type { Answers, Scene } from './scene-kind.ts';

const everywhere: Scene['surfaces'] = ['popup', 'panel', 'page'];

/** Lisbon with most of its stops unplaced. */
function lost(keeps = 2): Draft {
  const draft = lisbon();
  let kept = 0;
  const days = draft.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => {
      kept += 1;
      if (kept <= keeps) return stop;
      const { coordinate: _lost, candidates: _none, ...rest } = stop;
      return rest;
    }),
  }));
  return { ...draft, days, questions: [] };
}

const place = (
  name: string,
  latitude: number,
  longitude: number,
  more: Partial<StopCandidate>,
): StopCandidate => ({
  name,
  country: 'PT',
  coordinate: { latitude, longitude },
  kind: 'sight',
  ...more,
});
const found: StopCandidate[] = [
  place('Mosteiro de São Vicente de Fora', 38.7148, -9.1276, {
    kind: 'church',
    town: 'Lisboa',
    region: 'Lisboa',
  }),
  place('Rua de São Vicente', 38.7141, -9.1291, { kind: 'street', town: 'Lisboa', by: 'online' }),
  place('Cabo de São Vicente', 37.0229, -8.9966, { kind: 'viewpoint', region: 'Faro' }),
  place('São Vicente', 32.803, -17.046, { kind: 'city', region: 'Madeira' }),
];

const host = 'nominatim.openstreetmap.org';
const counts = { host, asked: 3, of: 12, found: 0, toChoose: 0 };
const states: Record<string, SearchProgress> = {
  off: { is: 'off' },
  ready: { is: 'ready', host },
  looking: { is: 'looking', ...counts },
  done: { is: 'done', ...counts, asked: 12, found: 6, toChoose: 1 },
  ...Object.fromEntries(
    searchProblems.map((why): [string, SearchProgress] => [why, { is: 'stopped', why, ...counts }]),
  ),
};

const showing = (draft: Draft, lookUp: SearchProgress = { is: 'off' }, more: Answers = {}): Answers => ({
  'clip.page': ok(clipOf(draft)),
  'clip.open': ok(clipOf(draft)),
  'clip.list': ok([clipOf(draft)]),
  'place.find': ok(found),
  'places.state': ok(lookUp),
  'places.find': ok(found),
  ...more,
});

const walk = async (page: Page) => {
  await press(page, '#find-places');
  await press(page, '#go-through');
  await page.waitForSelector('.place-choice');
};

const moved = (draft: Draft, spread: number): Draft => ({
  ...draft,
  days: draft.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) =>
      stop.coordinate
        ? {
            ...stop,
            coordinate: {
              ...stop.coordinate,
              value: {
                latitude: 38.75 + (stop.coordinate.value.latitude - 38.7125) * spread,
                longitude: -9.1 + (stop.coordinate.value.longitude + 9.13) * spread,
              },
            },
          }
        : stop,
    ),
  })),
});

/**
 * A day in one town, without a detailed map of its region: only the route and the gazetteer's names around it are
 * visible.
 */
const dayIn = (title: string, places: [name: string, latitude: number, longitude: number][]): Draft => ({
  ...lisbon(),
  title: stated(title),
  questions: [],
  days: [
    {
      id: 'd1',
      stops: places.map(([name, latitude, longitude], index) =>
        stop(`s${index + 1}`, name, { coordinate: stated({ latitude, longitude }, 'Map') }),
      ),
    },
  ],
});
const paris = dayIn('A day in Paris', [
  ['Notre-Dame', 48.853, 2.3499],
  ['Musée du Louvre', 48.8606, 2.3376],
  ['Palais Garnier', 48.872, 2.3316],
  ['Sacré-Cœur', 48.8867, 2.3431],
  ['Tour Eiffel', 48.8584, 2.2945],
]);
const kyoto = dayIn('A day in Kyoto', [
  ['Fushimi Inari', 34.9671, 135.7727],
  ['Kiyomizu-dera', 34.9949, 135.785],
  ['Nishiki Market', 35.005, 135.7649],
  ['Kinkaku-ji', 35.0394, 135.7292],
]);
const hallstatt = dayIn('A day in Hallstatt', [
  ['Marktplatz', 47.5622, 13.6493],
  ['Salzwelten', 47.5635, 13.638],
  ['Dachstein Skywalk', 47.5636, 13.6438],
]);
const closely = async (page: Page) => {
  await page.waitForSelector('.map-box-large');
  for (const _ of [1, 2, 3]) await press(page, '.map-controls > :nth-child(1)');
};
const widely = async (page: Page) => {
  await page.waitForSelector('.map-box-large');
  for (const _ of [1, 2, 3, 4, 5]) await press(page, '.map-controls > :nth-child(2)');
};
const onPage = (name: string, draft: Draft, act?: Scene['act']): Scene => ({
  ...scene(name, showing(draft), act),
  surfaces: ['page'],
});

/** The same places as a list on a page: without planned days. */
function listed(): Draft {
  const draft = lisbon();
  const stops = draft.days.flatMap((day) => day.stops);
  const list = stops.slice(0, 9).map(({ startTime: _none, durationMinutes: _nor, address, ...stop }) => ({
    ...stop,
    ...(address && { quarter: address.value }),
  }));
  return { ...draft, days: [{ id: 'd1', isList: true, stops: list }], questions: [] };
}

const scene = (name: string, answers: Answers, act?: Scene['act']): Scene => ({
  name,
  surfaces: everywhere,
  answers,
  ...(act && { act }),
});

export const placeScenes: Scene[] = [
  scene('place-list', showing(listed())),
  scene('unplaced-some', showing(lost())),
  scene('unplaced-all', showing(lost(0))),
  ...Object.entries(states).map(([name, lookUp]) =>
    scene(`find-places-${name}`, showing(lost(name === 'done' ? 8 : 2), lookUp), (page) =>
      press(page, '#find-places'),
    ),
  ),
  scene('find-place-walk', showing(lost()), walk),
  scene('find-place-online', showing(lost(), states.ready), walk),
  scene('find-place-missed', showing(lost(), undefined, { 'place.find': ok([]) }), async (page) => {
    await press(page, '#find-places');
    await press(page, '#go-through');
    await page.waitForSelector('#place-search');
    await press(page, '#place-search-button');
  }),
  scene('find-place-pointed', showing(lost()), async (page) => {
    await walk(page);
    const map = await page.$('.pin-map');
    await map?.click({ offset: { x: 120, y: 90 } });
  }),
  scene('add-stop-with-place', showing(lost()), async (page) => {
    await press(page, '#add-stop');
    await page.waitForSelector('#place-search');
    await page.type('#place-search', 'São Vicente');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.place-choice');
  }),
  scene('map-of-a-town', showing(lisbon())),
  scene('map-of-a-region', showing(moved(lisbon(), 18))),
  scene('map-of-a-country', showing(moved(lisbon(), 120))),
  scene('map-of-paris', showing(paris)),
  onPage('map-of-paris-closely', paris, closely),
  onPage('map-of-paris-widely', paris, widely),
  scene('map-of-kyoto', showing(kyoto)),
  onPage('map-of-kyoto-widely', kyoto, widely),
  scene('map-of-hallstatt', showing(hallstatt)),
  onPage('map-of-hallstatt-widely', hallstatt, widely),
];
