// Someone else's trip as text. Any of its fields may be missing.
import type { Summary } from '../../lib/model/itinerary.ts';
import { joinWithCommas } from '../../lib/words/listed.ts';
import { many, t } from '../../lib/words/words.ts';
import { type ExploreView, type MarkToast, shownTrips } from './explore-view.ts';

export const titleOf = ({ title, destination }: Pick<Summary, 'title' | 'destination'>): string =>
  title?.trim() || destination?.trim() || t('explore.untitled');

/** "3 days, 14 stops" */
export const sizeOf = ({ dayCount, stopCount }: Pick<Summary, 'dayCount' | 'stopCount'>): string =>
  joinWithCommas([
    dayCount !== undefined && dayCount > 0 && many('counts.days', dayCount),
    stopCount !== undefined && stopCount > 0 && many('counts.stops', stopCount),
  ]);

/** The author's name, for sentences that need one. */
export const nameOf = ({ author }: Pick<Summary, 'author'>): string =>
  author?.name?.trim() || t('explore.someone');

export const authorOf = ({ author }: Pick<Summary, 'author'>): string | undefined =>
  author?.name?.trim() ? t('explore.by', { name: author.name.trim() }) : undefined;

/** The number that fits on a card. */
const maxTags = 3;
export const tagsOf = ({ tags }: Pick<Summary, 'tags'>): string =>
  (tags ?? [])
    .map((tag) => tag.trim())
    .filter(Boolean)
    .slice(0, maxTags)
    .join(' · ');

/** "Saved to your Library": as shown, and as announced by screen readers. */
export function toastWords({ trip, isSaved, what }: MarkToast): string {
  if (what === 'like') return t(isSaved ? 'explore.likedNow' : 'explore.unlikedNow');
  const name = nameOf(trip);
  if (what === 'follow') return t(isSaved ? 'explore.followedNow' : 'explore.unfollowedNow', { name });
  return t(isSaved ? 'explore.saved' : 'explore.unsaved');
}

/** "12 trips for Lisbon", once known. The service gives no total, so until the last page it is "more than". */
export function countWords(view: ExploreView): string | undefined {
  const { found, isShort } = view;
  const place = found.text;
  const n = shownTrips(view).length;
  if (!place || isShort || n === 0) return undefined;
  if (found.is === 'all') return many('explore.count', n, { place });
  return found.is === 'more' || found.is === 'reading' ? many('explore.countMore', n, { place }) : undefined;
}
