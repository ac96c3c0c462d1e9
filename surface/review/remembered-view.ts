import type { ReviewView } from '../../components/review/review-view.ts';
import type { Draft } from '../../lib/model/draft.ts';

/** The view remembered from another surface, as far as its day and stop still exist. */
export function stillThere(view: ReviewView | undefined, draft: Draft): ReviewView | undefined {
  const day = view && draft.days[view.day];
  if (!view || !day) return undefined;
  const isOpen = day.stops.some(({ id }) => id === view.openStop);
  return { part: view.part, day: view.day, ...(isOpen && { openStop: view.openStop }) };
}
