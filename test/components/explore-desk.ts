// Explore in a test: what is shown, what is pressed, and what was done.
import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, beforeEach, vi } from 'vitest';
import type { ExploreActions, ExploreView } from '../../components/explore/explore-view.ts';
import type { Summary } from '../../lib/model/itinerary.ts';

export const done: string[] = [];
const note =
  (name: string) =>
  (...sent: unknown[]) =>
    void done.push([name, ...sent.map((each) => JSON.stringify(each))].join(' '));
export const actions: ExploreActions = {
  onType: note('type'),
  onFollowing: note('following'),
  onShort: note('short'),
  onMore: note('more'),
  onOpen: ({ id }) => note('open')(id),
  onClose: note('close'),
  onSave: ({ id }, isSaved) => note('save')(id, isSaved),
  onHush: note('hush'),
  onTryAgain: note('again'),
  onDraft: note('draft'),
  onConnect: () => note('connect')(),
  onSettings: note('settings'),
};

beforeEach(() => {
  done.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

export const tram: Summary = {
  id: 'it-1',
  title: 'Lisbon by its oldest trams',
  dayCount: 3,
  stopCount: 14,
  author: { name: 'Inês Carvalho' },
  tags: ['trams', 'slow'],
  heroImageURL: 'https://api.example/1.jpg',
};
export const view = (more: Partial<ExploreView> = {}): ExploreView => ({
  question: { text: 'Lisbon', isFollowing: false },
  place: 'Lisbon',
  isFromPage: true,
  isShort: false,
  found: { is: 'all', text: 'Lisbon', trips: [tram] },
  savedIds: new Set(),
  canSave: true,
  isConnecting: false,
  ...more,
});
export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
export const text = () => document.body.textContent ?? '';
export const press = (selector: string) => fireEvent.click(all(selector)[0] ?? document.body);
export const pressNamed = (name: string) =>
  fireEvent.click(all('button').find(({ textContent }) => textContent === name) ?? document.body);
