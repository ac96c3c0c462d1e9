// Several accounts and services, and the overview of data that leaves the machine.
import { fail, ok } from '../../lib/model/result.ts';
import { press } from '../browser/popup.ts';
import { clipOf, lisbon, ownAccount } from './made-up.ts';
import type { Answers, Scene } from './scene-kind.ts';

const club = {
  id: 'account-2',
  serviceName: 'Walking club',
  host: 'trips.club.example',
  scopes: ['itineraries:read'],
  refused: ['media-import', 'people', 'reports'],
};
const asleep = { id: 'account-3', serviceName: 'Old trips', host: 'old.example', isSignedOut: true };

const reviewing = (accounts: object[]): Answers => {
  const clip = clipOf(lisbon());
  return {
    'clip.page': ok(clip),
    'clip.open': ok(clip),
    'clip.list': ok([clip]),
    'connection.open': ok(accounts[0] ?? null),
    'connection.list': ok(accounts),
  };
};

const withPictures = (): Answers => {
  const clip = clipOf(lisbon());
  const alts = ['A tram on the hill', 'The market hall'];
  const pictures = alts.map((alt, block) => ({
    block,
    image: {
      kind: 'image' as const,
      src: `https://pictures.example/${block}.jpg`,
      alt,
      credit: 'Ines Calado',
    },
  }));
  const shown = ok({ ...clip, source: { ...clip.source, pictures } });
  return { 'clip.page': shown, 'clip.open': shown, 'clip.list': ok([clip]), 'pictures.copy': ok(0) };
};

export const accountScenes: Scene[] = [
  {
    name: 'reminders',
    surfaces: ['settings'],
    answers: {
      ...reviewing([ownAccount]),
      'reminders.read': ok({ dayBefore: true, departures: true, packing: false }),
    },
    act: async (page) => {
      await press(page, '#reminders');
      await page.waitForSelector('#reminder-3');
    },
  },
  {
    name: 'wishes-kept-by-site',
    surfaces: ['popup', 'page'],
    answers: { ...reviewing([ownAccount]), ...withPictures() },
    act: (page) => press(page, '#day-picture'),
  },
  {
    name: 'wishes-from-service',
    surfaces: ['popup', 'panel'],
    answers: { ...reviewing([ownAccount]), ...withPictures() },
    act: async (page) => {
      await press(page, '#day-picture');
      await press(page, '#wish-picture');
    },
  },
  {
    name: 'import-offered',
    surfaces: ['popup'],
    answers: {
      ...reviewing([ownAccount]),
      'clip.page': fail({ kind: 'nothing-found', title: 'An album of Porto' }),
    },
  },
  {
    name: 'import-allowance',
    surfaces: ['popup'],
    answers: {
      ...reviewing([ownAccount]),
      'clip.page': fail({ kind: 'nothing-found', title: 'An album of Porto' }),
      'media.allowance': ok({ left: 29, of: 30, until: '2027-06-12T10:00:00Z' }),
    },
    act: (page) => press(page, '[data-step=let-service-read]'),
  },
  {
    name: 'import-forbidden',
    surfaces: ['popup'],
    answers: { ...reviewing([club]), 'clip.page': fail({ kind: 'import-forbidden' }) },
  },
  {
    name: 'accounts-review-several',
    surfaces: ['popup', 'panel', 'page'],
    answers: reviewing([ownAccount, club]),
    act: (page) => press(page, '#account'),
  },
  {
    name: 'account-connected',
    surfaces: ['popup', 'panel', 'page'],
    answers: reviewing([ownAccount]),
    act: (page) => press(page, '#account'),
  },
  {
    name: 'account-none',
    surfaces: ['popup', 'panel', 'page'],
    answers: reviewing([]),
    act: (page) => press(page, '#account'),
  },
  {
    name: 'account-signed-out',
    surfaces: ['panel', 'page'],
    answers: reviewing([{ ...asleep, name: 'Ines Calado' }]),
    act: (page) => press(page, '#account'),
  },
  {
    name: 'account-disconnect',
    surfaces: ['popup', 'page'],
    answers: reviewing([ownAccount]),
    act: async (page) => {
      await press(page, '#account');
      await press(page, '.menu-entry-destructive');
    },
  },
  {
    name: 'leaving-first-time',
    surfaces: ['popup', 'panel', 'page'],
    answers: reviewing([ownAccount]),
    act: (page) => press(page, '#what-leaves'),
  },
  {
    name: 'leaving-to-the-letter',
    surfaces: ['popup'],
    answers: reviewing([ownAccount]),
    act: async (page) => {
      await press(page, '#what-leaves');
      await press(page, '.leaving-all summary');
    },
  },
  {
    name: 'settings-accounts',
    surfaces: ['settings'],
    answers: { 'connection.list': ok([ownAccount, club, asleep]) },
  },
  {
    name: 'settings-account-another',
    surfaces: ['settings'],
    answers: {
      'connection.list': ok([ownAccount, asleep]),
      'connection.connect': ok({ ...ownAccount, name: 'Jun Watanabe' }),
    },
    act: (page) => press(page, '#again-2'),
  },
  {
    name: 'settings-account-failed',
    surfaces: ['settings'],
    answers: {
      'connection.list': ok([ownAccount]),
      'connection.connect': fail({ kind: 'sign-in-given-up' }),
    },
    act: (page) => press(page, '#connect-account'),
  },
  {
    name: 'settings-service-json',
    surfaces: ['settings'],
    answers: { 'connection.list': ok([]) },
    act: async (page) => {
      await press(page, '#add-service');
      await press(page, '.settings-more summary');
      await page.type('#service-address', 'https://api.trips.example');
      await page.$eval('#profile-json', (field) => {
        const area = field as HTMLTextAreaElement;
        area.value = area.value.replace('"rest"', '"mail"');
        area.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await press(page, '#save-service');
    },
  },
];
