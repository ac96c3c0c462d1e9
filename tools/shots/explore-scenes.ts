// Other travellers' trips: found, saved, viewed, and every error on the way.
import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import type { Itinerary, Summary } from '../../lib/model/itinerary.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { press } from '../browser/popup.ts';
import { clipOf, lisbon } from './made-up.ts';
import { type Answers, never, type Scene } from './scene-kind.ts';

const everywhere: Scene['surfaces'] = ['popup', 'panel', 'page'];
const picture = readFileSync(new URL('../sample-blog/site/pictures/blue-tiles.jpg', import.meta.url));

const trips: Summary[] = [
  {
    id: 'it-1',
    title: 'Lisbon by its oldest trams',
    destination: 'Lisbon',
    dayCount: 3,
    stopCount: 14,
    author: { id: 'ines', name: 'Inês Carvalho' },
    tags: ['trams', 'slow'],
    heroImageURL: 'https://trips.example/1.jpg',
  },
  {
    id: 'it-2',
    title: 'A tile hunter’s Lisbon',
    dayCount: 2,
    stopCount: 11,
    author: { name: 'Jun Watanabe' },
    tags: ['museums', 'tiles', 'walking', 'rain'],
    heroImageURL: 'https://trips.example/2.jpg',
  },
  { id: 'it-3', title: 'Sintra without the queue', dayCount: 1, stopCount: 6, author: { name: 'Ola Nowak' } },
  { id: 'it-4', title: 'Belém with small children', dayCount: 5, stopCount: 19, author: { name: 'Bea' } },
  { id: 'it-5', title: 'Fado after dark', dayCount: 2, author: {} },
  { id: 'it-6', destination: 'Cascais', stopCount: 4 },
];

const whole: Itinerary = {
  id: 'it-1',
  title: 'Lisbon by its oldest trams',
  destination: 'Lisbon',
  summary: 'The 28 is for tourists, they say. Ride it at seven and it is yours, with the windows down.',
  author: { name: 'Inês Carvalho' },
  tags: ['trams', 'slow'],
  days: [
    {
      title: 'Up and down with the 28',
      stops: [
        { name: 'Martim Moniz', startTime: '07:05', address: 'Mouraria' },
        { name: 'Miradouro da Graça', startTime: '07:40', address: 'Graça' },
        { name: 'Basílica da Estrela' },
      ],
    },
    { title: 'The river line', stops: [{ name: 'Cais do Sodré' }, { name: 'Algés' }] },
    { stops: [] },
  ],
};

const strange: Summary[] = [
  {
    id: 'x-1',
    title: '<img src=x onerror="alert(1)"><b>bold</b> & <script>alert(2)</script>',
    author: { name: '<i>nobody</i>' },
    tags: ['<u>tag</u>'],
    heroImageURL: 'javascript:alert(1)',
  },
  {
    id: 'x-2',
    title: 'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(6),
    dayCount: 4000,
    stopCount: 9_000_000,
    tags: ['word '.repeat(80)],
    author: { name: 'A name without an end '.repeat(20) },
  },
  {
    id: 'x-3',
    title: '\u202Egnirut\u202C \u2067אבג\u2069 مرحبا',
    author: { name: 'أمل' },
    dayCount: 0,
    stopCount: 0,
  },
  { id: 'x-4' },
  { id: 'x-5', title: '東京国立博物館から浅草寺まで歩いて隅田川を渡る長い旅', dayCount: 1, stopCount: 5 },
];

const found = (data: Summary[], more: Answers = {}): Answers => ({
  'clip.page': ok(clipOf(lisbon())),
  'clip.open': ok(clipOf(lisbon())),
  'connection.open': ok({ id: 'account-1', serviceName: 'Itineraries' }),
  'explore.page': ok({ data }),
  'explore.saved': ok(['it-2']),
  'explore.save': ok(null),
  'explore.marked': ok({ liked: [], followed: ['ines'] }),
  'explore.mark': ok(null),
  'explore.trip': ok(whole),
  'explore.picture': ok(picture.toString('base64')),
  ...more,
});

const enter = (page: Page) => press(page, '#explore');
const enterTrip = async (page: Page) => {
  await enter(page);
  await press(page, '.trip-card:nth-child(1) .trip-open');
  await page.waitForSelector('.trip-day');
};
const failing = (failure: object) => found([], { 'explore.page': fail(failure) });

export const exploreScenes: Scene[] = [
  { name: 'explore', surfaces: everywhere, answers: found(trips), act: enter },
  {
    name: 'explore-saved',
    surfaces: everywhere,
    answers: found(trips),
    act: async (page) => {
      await enter(page);
      await press(page, '.trip-card:nth-child(1) .trip-save');
    },
  },
  {
    name: 'explore-without-pictures',
    surfaces: ['popup', 'page'],
    answers: found(trips, { 'explore.picture': ok(null) }),
    act: enter,
  },
  {
    name: 'explore-trip',
    surfaces: everywhere,
    answers: found(trips),
    act: (page) => enterTrip(page),
  },
  {
    name: 'explore-trip-liked',
    surfaces: everywhere,
    answers: found(trips),
    act: async (page) => {
      await enterTrip(page);
      await press(page, '#like-trip');
    },
  },
  {
    name: 'explore-report',
    surfaces: everywhere,
    answers: found(trips),
    act: async (page) => {
      await enterTrip(page);
      await press(page, '#report-traveller');
      await press(page, '#send-report');
    },
  },
  {
    name: 'explore-report-refused',
    surfaces: ['popup'],
    answers: found(trips, { 'people.report': fail({ kind: 'forbidden' }) }),
    act: async (page) => {
      await enterTrip(page);
      await press(page, '#report-traveller');
      await page.type('#report-reason', 'Not a trip.');
      await press(page, '#send-report');
    },
  },
  {
    name: 'explore-trip-gone',
    surfaces: ['popup'],
    answers: found(trips, { 'explore.trip': fail({ kind: 'itinerary-gone' }) }),
    act: async (page) => {
      await enter(page);
      await press(page, '.trip-card:nth-child(1) .trip-open');
    },
  },
  {
    name: 'explore-looking',
    surfaces: ['popup'],
    answers: found([], { 'explore.page': never }),
    act: enter,
  },
  {
    name: 'explore-not-connected',
    surfaces: everywhere,
    answers: found([], {
      'explore.page': fail({ kind: 'not-connected' }),
      'connection.open': ok(null),
      'connection.connect': fail({ kind: 'no-service' }),
    }),
    act: enter,
  },
  {
    name: 'explore-no-service',
    surfaces: ['popup'],
    answers: found([], {
      'explore.page': fail({ kind: 'not-connected' }),
      'connection.open': ok(null),
      'connection.connect': fail({ kind: 'no-service' }),
    }),
    act: async (page) => {
      await enter(page);
      await press(page, '#connect');
    },
  },
  { name: 'explore-nothing-found', surfaces: ['popup'], answers: found([]), act: enter },
  {
    name: 'explore-empty-feed',
    surfaces: ['popup', 'page'],
    answers: found([]),
    act: async (page) => {
      await enter(page);
      await press(page, '#clear-search');
    },
  },
  {
    name: 'explore-nobody-followed',
    surfaces: ['popup'],
    answers: found([]),
    act: async (page) => {
      await enter(page);
      await press(page, '#clear-search');
      await press(page, '#following');
    },
  },
  { name: 'explore-offline', surfaces: ['popup'], answers: failing({ kind: 'offline' }), act: enter },
  { name: 'explore-signed-out', surfaces: ['popup'], answers: failing({ kind: 'signed-out' }), act: enter },
  {
    name: 'explore-slow-down',
    surfaces: ['popup'],
    answers: failing({ kind: 'slow-down', retryAfterSeconds: 40 }),
    act: enter,
  },
  {
    name: 'explore-save-failed',
    surfaces: ['popup', 'page'],
    answers: found(trips, { 'explore.save': fail({ kind: 'signed-out' }) }),
    act: async (page) => {
      await enter(page);
      await press(page, '.trip-card:nth-child(1) .trip-save');
    },
  },
  { name: 'explore-strange-trips', surfaces: everywhere, answers: found(strange), act: enter },
];
