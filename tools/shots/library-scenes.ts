// The Library: local drafts, the service's itineraries, an itinerary with its pictures, and every error on the way.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ElementHandle, Page } from 'puppeteer-core';
import type { Itinerary } from '../../lib/model/itinerary.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { press } from '../browser/popup.ts';
import { clipOf, deliveries, lisbon } from './made-up.ts';
import { type Answers, never, type Scene } from './scene-kind.ts';

const everywhere: Scene['surfaces'] = ['popup', 'panel', 'page'];
const picture = readFileSync(new URL('../sample-blog/site/pictures/blue-tiles.jpg', import.meta.url));

const day = (id: string, title: string, stops: string[], imageURL?: string) => ({
  id,
  title,
  stops: stops.map((name) => ({ name })),
  ...(imageURL && { imageURL }),
});

const whole: Itinerary = {
  id: 'it-1',
  title: 'Three slow days in Porto',
  destination: 'Porto',
  role: 'owner',
  days: [
    day('d1', 'Ribeira and the bridge', ['Cais da Ribeira', 'Ponte Luís I'], 'https://trips.example/d1.jpg'),
    day('d2', 'Tiles and books', ['São Bento', 'Livraria Lello', 'Clérigos']),
    day('d3', '', ['Serralves']),
  ],
};

const id = (number: number) => `0b5f9c1e-6a51-4d0c-9d3e-2f1f6f0f7b1${number}`;
const titled = (number: number, title: string) => {
  const draft = lisbon();
  return clipOf({ ...draft, title: { ...draft.title, value: title } }, { id: id(number) });
};

const ownAccount = {
  id: 'account-1',
  serviceName: 'Itineraries',
  webItinerary: 'https://trips.example/i/{id}',
};

const showing = (more: Answers = {}, account = 'account-1'): Answers => ({
  'clip.page': ok(clipOf(lisbon())),
  'clip.open': ok(clipOf(lisbon())),
  'clip.list': ok([
    clipOf(lisbon()),
    titled(1, 'Kyoto before breakfast'),
    titled(2, 'Three huts above the Val Müstair'),
    titled(3, 'Porto from one bridge to the next'),
    titled(4, 'Autumn in Tohoku'),
  ]),
  'connection.open': ok({ ...ownAccount, id: account }),
  'library.sync': ok({ isWhole: true, hasNews: true }),
  'library.open': ok({ itinerary: whole, etag: '"v1"' }),
  'documents.list': ok([]),
  'people.list': ok([
    { userId: 'u-1', name: 'Mara Lindqvist', role: 'owner' },
    { userId: 'u-2', name: 'Jonas Weber', role: 'editor' },
    { userId: 'u-3', name: 'Inês Calado', role: 'viewer' },
  ]),
  'people.links': ok([{ id: 'l-1', role: 'viewer', expiresAt: '2027-06-12T10:00:00Z' }]),
  'library.tidy': ok(2_400_000),
  'clip.remove': ok(null),
  'explore.picture': ok(picture.toString('base64')),
  ...more,
});

const enter = (page: Page) => press(page, '#library');
const enterItinerary = async (page: Page) => {
  await enter(page);
  await press(page, '[data-itinerary="it-1"]');
  await page.waitForSelector('.library-day');
};

const inSight = (page: Page, selector: string) =>
  page.waitForSelector(selector).then((found) => found?.evaluate((element) => element.scrollIntoView()));

const ticketPath = fileURLToPath(new URL('../sample-blog/site/pictures/blue-tiles.jpg', import.meta.url));
async function chooseFile(page: Page, selector: string, path: string): Promise<void> {
  const input = await page.waitForSelector(selector);
  await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
}

const withDocuments = showing({
  'connection.open': ok({ ...ownAccount, scopes: ['documents:read', 'documents:write'] }),
  'documents.list': ok([
    { id: 'doc-1', name: 'LH 1170, Frankfurt to Porto.pdf', kind: 'flight' },
    { id: 'doc-2', name: 'Guesthouse by the river', kind: 'lodging' },
    { id: 'doc-3', name: 'Travel insurance 2027', kind: 'insurance' },
    { id: 'doc-4', name: 'Map of the tiles', kind: 'Leaflet' },
  ]),
});

export const libraryScenes: Scene[] = [
  { name: 'library', surfaces: everywhere, answers: showing(), act: enter },
  {
    name: 'library-queue',
    surfaces: everywhere,
    answers: showing({
      'clip.list': ok([
        ...(['adding', 'waiting', 'paused', 'asking', 'failed'] as const).map((name, index) =>
          clipOf(lisbon(), { id: id(index), delivery: deliveries[name] }),
        ),
        clipOf(lisbon()),
      ]),
    }),
    act: enter,
  },
  {
    name: 'library-saved',
    surfaces: ['popup'],
    answers: showing(),
    act: async (page) => {
      await enter(page);
      await press(page, '#shelf-saved');
    },
  },
  {
    name: 'library-searched',
    surfaces: ['popup', 'page'],
    answers: showing(),
    act: async (page) => {
      await enter(page);
      await page.type('#library-search', 'por');
    },
  },
  {
    name: 'library-nothing-for',
    surfaces: ['popup'],
    answers: showing(),
    act: async (page) => {
      await enter(page);
      await page.type('#library-search', 'qqzz');
    },
  },
  {
    name: 'library-deleted',
    surfaces: ['popup', 'page'],
    answers: showing(),
    act: async (page) => {
      await enter(page);
      // Not with the mouse: late content can move the cards away from under it.
      for (const pressed of ['.draft-card .trip-save', '.menu-entry-destructive']) {
        await page.waitForSelector(pressed);
        await page.$eval(pressed, (button) => (button as HTMLElement).click());
      }
      await page.waitForSelector('#undo-remove');
    },
  },
  {
    name: 'library-empty',
    surfaces: ['popup'],
    answers: showing({
      'clip.list': ok([]),
      'connection.open': ok(null),
    }),
    act: enter,
  },
  {
    name: 'library-first-look',
    surfaces: ['popup'],
    answers: showing({ 'library.sync': never }, 'none'),
    act: enter,
  },
  {
    name: 'library-room-short',
    surfaces: everywhere,
    answers: showing(),
    act: async (page) => {
      await page.evaluate(() => {
        navigator.storage.estimate = async () => ({ usage: 1_200_000_000, quota: 1_231_000_000 });
      });
      await enter(page);
    },
  },
  {
    name: 'library-offline',
    surfaces: ['popup'],
    answers: showing({ 'library.sync': fail({ kind: 'offline' }) }),
    act: enter,
  },
  {
    name: 'library-signed-out',
    surfaces: ['popup'],
    answers: showing({ 'library.sync': fail({ kind: 'signed-out' }) }),
    act: enter,
  },
  { name: 'library-strange', surfaces: everywhere, answers: showing({}, 'account-strange'), act: enter },
  { name: 'library-itinerary', surfaces: everywhere, answers: showing(), act: enterItinerary },
  {
    name: 'library-share',
    surfaces: everywhere,
    answers: showing(),
    act: async (page) => {
      await enterItinerary(page);
      await press(page, '#share');
    },
  },
  {
    name: 'library-add-link',
    surfaces: ['popup', 'page'],
    answers: showing({ 'people.link': ok({ token: 'k3Jx9QmZ', expiresAt: '2027-06-12T10:00:00Z' }) }),
    act: async (page) => {
      await enterItinerary(page);
      await press(page, '#people');
      await press(page, '#make-link');
      await page.waitForSelector('#copy-link');
    },
  },
  {
    name: 'library-people',
    surfaces: everywhere,
    answers: showing(),
    act: async (page) => {
      await enterItinerary(page);
      await press(page, '#people');
      await page.waitForSelector('.people-row');
    },
  },
  {
    name: 'library-join',
    surfaces: everywhere,
    answers: showing({ 'people.join': fail({ kind: 'itinerary-gone' }) }),
    act: async (page) => {
      await enter(page);
      await press(page, '#join-trip');
      await page.type('#join-link', `https://trips.example/i/${id(1)}#join=k3Jx9QmZ`);
      await press(page, '#join');
      await page.waitForSelector('.sheet .banner');
    },
  },
  {
    name: 'library-documents',
    surfaces: everywhere,
    answers: withDocuments,
    act: async (page) => {
      await enterItinerary(page);
      await inSight(page, '.document-row:last-child');
    },
  },
  {
    name: 'library-documents-closed',
    surfaces: ['popup', 'page'],
    answers: showing({
      'connection.open': ok({ ...ownAccount, scopes: ['itineraries:read', 'itineraries:write'] }),
    }),
    act: async (page) => {
      await enterItinerary(page);
      await inSight(page, '#show-documents');
    },
  },
  {
    name: 'library-document-add',
    surfaces: ['panel', 'page'],
    answers: withDocuments,
    act: async (page) => {
      await enterItinerary(page);
      await chooseFile(page, '#document-file', ticketPath);
      await page.waitForSelector('#document-name');
    },
  },
  {
    name: 'library-picture-menu',
    surfaces: ['panel'],
    answers: showing(),
    act: async (page) => {
      await enterItinerary(page);
      await press(page, '.library-day > .icon-button');
    },
  },
  {
    name: 'library-picture-remove',
    surfaces: ['popup', 'page'],
    answers: showing(),
    act: async (page) => {
      await enterItinerary(page);
      await press(page, '#remove-cover');
    },
  },
  {
    name: 'library-picture-conflict',
    surfaces: everywhere,
    answers: showing({ 'library.image': fail({ kind: 'itinerary-modified' }) }),
    act: async (page) => {
      await enterItinerary(page);
      await press(page, '.library-day > .icon-button');
      await press(page, '[role=menuitem]:nth-last-child(2)');
      await page.waitForSelector('[data-screen=conflict]');
    },
  },
];
