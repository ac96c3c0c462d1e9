// The settings with filled lists, and the first run.
import { ok } from '../../lib/model/result.ts';
import { press } from '../browser/popup.ts';
import { changeSetting } from './change-setting.ts';
import { ownAccount } from './made-up.ts';
import type { Scene } from './scene-kind.ts';

const contacts = [
  { host: 'api.itineraries.example', purpose: 'change', count: 4, sentBytes: 2_118_000, hour: 11 },
  { host: 'api.itineraries.example', purpose: 'look', count: 31, sentBytes: 0, hour: 11 },
  { host: 'pictures.slow-suitcase.example', purpose: 'picture', count: 1, sentBytes: 0, hour: 10 },
  { host: 'places.example', purpose: 'places', count: 6, sentBytes: 0, hour: 9 },
  { host: 'login.itineraries.example', purpose: 'sign-in', count: 3, sentBytes: 1200, hour: 8 },
].map(({ hour, ...line }) => ({
  ...line,
  lastAt: `2027-05-13T${String(hour).padStart(2, '0')}:41:00.000Z`,
}));

const answers = { 'connection.list': ok([ownAccount]), 'clip.list': ok([]) };

/** The page reads storage only when it loads, so it is reloaded after the setting is stored. */
const withLists: Scene['act'] = async (page) => {
  await page.evaluate(changeSetting, 'contacts', contacts);
  await page.reload({ waitUntil: 'load' });
  await page.waitForSelector('#left tbody tr');
};

export const settingsScenes: Scene[] = [
  { name: 'settings-lists', surfaces: ['settings'], answers, act: withLists },
  {
    name: 'settings-left',
    surfaces: ['settings'],
    answers,
    act: async (page) => {
      await withLists(page);
      await press(page, '[href="#left"]');
    },
  },
  {
    name: 'settings-data',
    surfaces: ['settings'],
    answers,
    act: async (page) => {
      await press(page, '[href="#data"]');
      await press(page, '#show-report');
    },
  },
  {
    name: 'settings-forget',
    surfaces: ['settings'],
    answers,
    act: (page) => press(page, '#forget-data'),
  },
  {
    name: 'settings-narrow',
    surfaces: ['settings'],
    answers,
    act: async (page) => {
      await page.setViewport({ width: 420, height: 900, deviceScaleFactor: 1 });
      await press(page, '[href="#permissions"]');
    },
  },
  ...[1, 2, 3].map(
    (step): Scene => ({
      name: `welcome-${step}`,
      surfaces: ['welcome'],
      answers: {},
      act: async (page) => {
        for (let pressed = 1; pressed < step; pressed += 1) await press(page, '#welcome-next');
      },
    }),
  ),
  { name: 'sample-page', surfaces: ['sample'], answers: {} },
];
