// Which part of a draft is looked at. It outlives the screen: coming back from elsewhere finds it as it was.
import type { Draft } from '../../lib/model/draft.ts';
import { doubtWords } from '../../lib/words/doubt-words.ts';
import { t } from '../../lib/words/words.ts';
import type { ReviewTask } from './review-task.ts';
import type { Part } from './Tabs.tsx';

export interface ReviewView {
  part: Part['name'];
  /** From 0. */
  day: number;
  openStop?: string;
  /** What has taken the place of the list. */
  task?: ReviewTask;
}

export const firstView: ReviewView = { part: 'days', day: 0 };

/** A day without stops is nothing to begin with. */
export const firstViewOf = ({ days }: Draft): ReviewView => ({
  ...firstView,
  day: Math.max(
    0,
    days.findIndex(({ stops }) => stops.length > 0),
  ),
});

/** Packing and expenses are parts only where there are some, or where some can be added. */
export function partsOf({ packing, expenses }: Draft, canAdd = false): Part[] {
  const parts: Part[] = [{ name: 'days', word: t('review.days') }];
  if (canAdd || packing.length > 0)
    parts.push({ name: 'packing', word: t('review.packing'), ...counted(packing) });
  if (canAdd || expenses.length > 0)
    parts.push({ name: 'expenses', word: t('review.expenses'), ...counted(expenses) });
  return parts;
}

const counted = ({ length }: unknown[]) => (length > 0 ? { count: length } : {});

/** The first sentence about each stop that has one. */
export const doubtsOf = ({ questions }: Draft): ReadonlyMap<string, string> =>
  new Map(questions.toReversed().map((question) => [question.stopId, doubtWords(question)]));

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
