// Titles a page's day with its heading less number and date, and with the number where the draft counts otherwise.
import type { Capture } from '../model/capture.ts';
import type { Sourced } from '../model/draft.ts';
import { findDateAtEnd, findDayDate } from '../text/day-date.ts';
import { type DayMarker, findDayMarker, opensWith } from '../text/day-number.ts';
import { fold } from '../text/fold.ts';
import { wholeTitle } from '../text/whole-title.ts';
import { wordsAt } from '../text/words-at.ts';
import type { Section } from './sections.ts';
import { best, sourcedFrom } from './weigh.ts';

export interface TitledDay {
  /** The day's number on the page. */
  number: number;
  /** Its position in the draft, from 1. */
  place: number;
  sections: Section[];
  /** The trip has dates, so titles need not repeat them. */
  isDated: boolean;
}

/** "Day 4" or "Days 3–4", if the text begins with it. */
export function openingMarker(text: string): DayMarker | undefined {
  const marker = findDayMarker(text);
  return marker && opensWith(text, marker) ? marker : undefined;
}

/** "Day 1: Lisbon" → "Lisbon"; "Porto – 12 May" → "Porto", if the trip has dates. */
function titleIn(text: string, isDated: boolean): string {
  const named = text.slice(openingMarker(text)?.end ?? 0);
  if (!isDated) return named;
  const [opening, closing] = [findDayDate(named), findDateAtEnd(named)];
  if (opening) return named.slice(opening.end);
  return closing ? named.slice(0, closing.start) : named;
}

/** "Day 4" on a page that begins with it: the draft would number it 1. */
function ownNumber(line: string, { number, place }: TitledDay): string | undefined {
  const marker = number === place ? undefined : openingMarker(line);
  return marker?.number === number ? line.slice(marker.start, marker.end).trim() : undefined;
}

// A longer text is a sentence that begins with a date.
const maxDateLength = 40;

/** "Friday, 16 May" of a trip whose year is unknown. */
function dateIn({ seen }: Section['opening'], line: string, { isDated }: TitledDay): string | undefined {
  const rest = line.slice(openingMarker(line)?.end ?? 0);
  const isDate = !isDated && seen?.date && rest.length <= maxDateLength;
  // Lower-cased so that "vendredi 16 mai" passes: many languages write weekdays without a capital.
  return isDate ? wholeTitle(rest, line.toLowerCase()) : undefined;
}

export function dayTitle(capture: Capture, day: TitledDay): Sourced<string> | undefined {
  const openings = day.sections.map(({ opening }) => opening);
  const found = best(openings.filter(({ claim }) => claim.title !== undefined)) ?? openings[0];
  if (!found) return undefined;
  const line = wordsAt(capture, found.at);
  const said = found.claim.title && wholeTitle(titleIn(found.claim.title, day.isDated), line);
  const name = said === capture.title ? undefined : (said ?? dateIn(found, line, day));
  const title = [ownNumber(line, day), name].filter(Boolean).join(': ');
  // The page's own title says nothing about its first day.
  const shown = fold(title) === fold(capture.title) ? name : title;
  return shown ? sourcedFrom(capture, found, shown) : undefined;
}
