// The part of a draft that is shown. It outlives the screen, so that coming back shows the same part.
import type { Draft } from '../../lib/model/draft.ts';
import { doubtWords } from '../../lib/words/doubt-words.ts';
import { t } from '../../lib/words/words.ts';
import type { ReviewTask } from './review-task.ts';
import type { Part } from './Tabs.tsx';

export interface ReviewView {
  part: Part['name'];
  /** Counts from 0. */
  day: number;
  openStop?: string;
  /** The form that has replaced the list. */
  task?: ReviewTask;
}

export const firstView: ReviewView = { part: 'days', day: 0 };

/** The first day with stops. */
export const firstViewOf = ({ days }: Draft): ReviewView => ({
  ...firstView,
  day: Math.max(
    0,
    days.findIndex(({ stops }) => stops.length > 0),
  ),
});

/** Packing and expenses are included only if there are some, or if some can be added. */
export function partsOf({ packing, expenses }: Draft, canAdd = false): Part[] {
  const parts: Part[] = [{ name: 'days', word: t('review.days') }];
  if (canAdd || packing.length > 0)
    parts.push({ name: 'packing', word: t('review.packing'), ...counted(packing) });
  if (canAdd || expenses.length > 0)
    parts.push({ name: 'expenses', word: t('review.expenses'), ...counted(expenses) });
  return parts;
}

const counted = ({ length }: unknown[]) => (length > 0 ? { count: length } : {});

/** The first question about each stop that has one, as a sentence. */
export const doubtsOf = ({ questions }: Draft): ReadonlyMap<string, string> =>
  new Map(questions.toReversed().map((question) => [question.stopId, doubtWords(question)]));

const dayOfStop = ({ days }: Draft, stopId: string): number =>
  days.findIndex((day) => day.stops.some((stop) => stop.id === stopId));

export const doubtfulDays = (draft: Draft): ReadonlySet<number> =>
  new Set(draft.questions.map(({ stopId }) => dayOfStop(draft, stopId)));

/** The next stop after the open one with something to check, wrapping around to the first. */
export function nextDoubt(draft: Draft, view: ReviewView): ReviewView {
  const doubtful = draft.days
    .flatMap((day, index) => day.stops.map((stop) => ({ day: index, openStop: stop.id })))
    .filter(({ openStop }) => draft.questions.some(({ stopId }) => stopId === openStop));
  const at = doubtful.findIndex(({ openStop }) => openStop === view.openStop);
  const next = doubtful[(at + 1) % doubtful.length];
  return next ? { part: 'days', ...next } : view;
}
