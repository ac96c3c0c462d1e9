// Suggests trips for what is being typed into the address bar. Only the latest text is looked up and answered.
import type { Summary } from '../model/itinerary.ts';
import { asQuestion } from './explore.ts';

export interface SuggestEdges {
  find: (text: string) => Promise<Summary[]>;
  /** Resolves when the traveller has stopped typing. */
  pause: () => Promise<void>;
}

/** The address bar has room for about this many. */
const maxSuggestions = 5;
/** A single letter matches everything and means nothing. */
const minLetters = 2;

export interface TripSuggestion {
  /** The words to search for when it is chosen. */
  words: string;
  trip: Summary;
}

export function suggestTrips({ find, pause }: SuggestEdges) {
  let turn = 0;
  /** Undefined if more was typed meanwhile. */
  return async (typed: string): Promise<TripSuggestion[] | undefined> => {
    turn += 1;
    const mine = turn;
    const text = asQuestion(typed);
    if (text.length < minLetters) return [];
    await pause();
    if (mine !== turn) return undefined;
    const trips = await find(text);
    return mine === turn ? asSuggestions(trips, text) : undefined;
  };
}

/** Each title once, without the typed words themselves, which are offered anyway. */
function asSuggestions(trips: Summary[], typed: string): TripSuggestion[] {
  const found = new Map<string, TripSuggestion>();
  for (const trip of trips) {
    const words = asQuestion(trip.title ?? '');
    if (words && words !== typed && !found.has(words)) found.set(words, { words, trip });
  }
  return [...found.values()].slice(0, maxSuggestions);
}

const marks: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** "Fish & <chips>" → "Fish &amp; &lt;chips&gt;"; characters that XML cannot contain are left out. */
export const asMarkup = (words: string): string =>
  words
    .replace(/[^\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (mark) => marks[mark] ?? '');
