// The service's itineraries in the pictures of the Library: ordinary ones, and some as strange as they can get.
import type { Page } from 'puppeteer-core';
import type { Summary } from '../../lib/model/itinerary.ts';
import { putListed, type Shown } from './put-listed.ts';

const listed: Shown[] = [
  {
    summary: {
      id: 'it-1',
      title: 'Three slow days in Porto',
      destination: 'Porto',
      dayCount: 3,
      stopCount: 11,
      role: 'owner',
      visibility: 'private',
      startDate: '2027-05-13',
      updatedAt: '2027-05-01T09:00:00Z',
      heroImageURL: 'https://trips.example/1.jpg',
      tags: ['slow', 'wine'],
    },
    filters: ['all', 'owned'],
  },
  {
    summary: {
      id: 'it-2',
      title: 'Madeira on foot',
      destination: 'Madeira',
      dayCount: 5,
      stopCount: 19,
      role: 'editor',
      visibility: 'shared',
      startDate: '2027-06-02',
      updatedAt: '2027-04-20T09:00:00Z',
    },
    filters: ['all', 'shared'],
  },
  {
    summary: {
      id: 'it-3',
      title: 'A tile hunter’s Lisbon',
      dayCount: 2,
      stopCount: 11,
      author: { name: 'Jun Watanabe' },
      visibility: 'public',
      updatedAt: '2027-03-20T09:00:00Z',
    },
    filters: ['all', 'saved', 'liked'],
  },
  {
    summary: {
      id: 'it-4',
      title: 'Karwendel, hut to hut',
      destination: 'Tyrol',
      dayCount: 4,
      stopCount: 9,
      role: 'co-pilot',
      visibility: 'friends of friends',
      updatedAt: '2027-02-20T09:00:00Z',
    },
    filters: ['all', 'shared', 'liked'],
  },
  {
    summary: { id: 'it-5', title: 'Fado after dark', dayCount: 1, updatedAt: '2027-01-20T09:00:00Z' },
    filters: ['all', 'disliked'],
  },
];

const strangeSummaries: Summary[] = [
  {
    id: 'x-1',
    title: '<img src=x onerror="alert(1)"><b>bold</b> & <script>alert(2)</script>',
    role: '<u>emperor</u>',
    visibility: '<i>odd</i>',
  },
  {
    id: 'x-2',
    title: 'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(6),
    destination: 'A place without an end '.repeat(20),
    dayCount: 4000,
    stopCount: 9_000_000,
    role: 'role '.repeat(80),
  },
  { id: 'x-3', title: '\u202Egnirut\u202C \u2067אבג\u2069 مرحبا', dayCount: 0, startDate: 'soon' },
  { id: 'x-4' },
  { id: 'x-5', title: '東京国立博物館から浅草寺まで歩いて隅田川を渡る長い旅', startDate: '9999-12-31' },
];

/** Stored once for all scenes. */
export async function putAllListed(page: Page): Promise<void> {
  await putListed(page, 'account-1', listed);
  await putListed(
    page,
    'account-strange',
    strangeSummaries.map((summary) => ({ summary, filters: ['all', 'owned'] })),
  );
}
