// The service's list of itineraries, as this browser keeps a copy of it.
import type { Itinerary, Summary } from './itinerary.ts';

/** 4.7 */
export const listFilters = ['all', 'owned', 'shared', 'saved', 'liked', 'disliked'] as const;
export type ListFilter = (typeof listFilters)[number];

/** An itinerary of the list. It is a copy: what cannot be read one day is fetched anew. */
export interface Listed {
  accountId: string;
  id: string;
  summary: Summary;
  /** Which lists have it. The service says so by listing it there, not in the itinerary. */
  filters: ListFilter[];
  /** What it is searched by: "lisbon trams slow …", folded. */
  words: string;
  /** When it was last changed, by the service's clock, in milliseconds below zero: the newest comes first. */
  newest: number;
}

/** How far the copy of one list goes. */
export interface ListSync {
  accountId: string;
  filter: ListFilter;
  /** The latest change that was seen, in the service's own words: our clock may be wrong. */
  latest?: string;
  /** When it was last walked from end to end, and when it was last asked for news; by our clock, in milliseconds. */
  wholeAt?: number;
  lookedAt: number;
}

/** One that is looked at, and which version of it that is. */
export interface OpenItinerary {
  itinerary: Itinerary;
  etag?: string;
}
