// Pure: no browser, no network, no clock.
// Which part of a draft is looked at. It outlives the screen: coming back from elsewhere finds it as it was.
import type { Draft } from '../lib/model/draft.ts';
import type { Part } from './Tabs.tsx';

export interface ReviewView {
  part: Part['name'];
  /** From 0. */
  day: number;
  openStop?: string;
}

export const firstView: ReviewView = { part: 'days', day: 0 };

/** Packing and expenses are parts only where the source names some. */
export function partsOf({ packing, expenses }: Draft): Part[] {
  const parts: Part[] = [{ name: 'days', word: 'Days' }];
  if (packing.length > 0) parts.push({ name: 'packing', word: 'Packing', count: packing.length });
  if (expenses.length > 0) parts.push({ name: 'expenses', word: 'Expenses', count: expenses.length });
  return parts;
}

/** The first sentence about each stop that has one. */
export const doubtsOf = ({ questions }: Draft): ReadonlyMap<string, string> =>
  new Map(questions.toReversed().map(({ stopId, sentence }) => [stopId, sentence]));

const dayOfStop = ({ days }: Draft, stopId: string): number =>
  days.findIndex((day) => day.stops.some((stop) => stop.id === stopId));

export const doubtfulDays = (draft: Draft): ReadonlySet<number> =>
  new Set(draft.questions.map(({ stopId }) => dayOfStop(draft, stopId)));

/** The stop after the open one that has something to check, round to the first again. */
export function nextDoubt(draft: Draft, view: ReviewView): ReviewView {
  const doubtful = draft.days
    .flatMap((day, index) => day.stops.map((stop) => ({ day: index, openStop: stop.id })))
    .filter(({ openStop }) => draft.questions.some(({ stopId }) => stopId === openStop));
  const at = doubtful.findIndex(({ openStop }) => openStop === view.openStop);
  const next = doubtful[(at + 1) % doubtful.length];
  return next ? { part: 'days', ...next } : view;
}
