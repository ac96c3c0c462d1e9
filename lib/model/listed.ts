// This browser's copy of the service's list of itineraries.
import type { Itinerary, Summary } from './itinerary.ts';

/** 4.7 */
export const listFilters = ['all', 'owned', 'shared', 'saved', 'liked', 'disliked'] as const;
export type ListFilter = (typeof listFilters)[number];

/** An itinerary in the list. It is only a copy: if it becomes unreadable, it is fetched again. */
export interface Listed {
  accountId: string;
  id: string;
  summary: Summary;
  /** The lists it appears in. The service shows this only by listing it there, not in the itinerary. */
  filters: ListFilter[];
  /** The folded text that searches match: "lisbon trams slow …". */
  words: string;
  /** The negated time of its last change in milliseconds, by the service's clock, so that the newest sorts first. */
  newest: number;
}

/** How up to date the copy of one list is. */
export interface ListSync {
  accountId: string;
  filter: ListFilter;
  /** The latest change seen, by the service's clock: ours may be wrong. */
  latest?: string;
  /** When the whole list was last read, and when it was last asked for changes; by our clock, in milliseconds. */
  wholeAt?: number;
  lookedAt: number;
}

/** The itinerary being viewed, with the version that was read. */
export interface OpenItinerary {
  itinerary: Itinerary;
  etag?: string;
}
