// Pure: no browser, no network, no clock.
// What the map says, in words.

import type { PlacedStop } from '../../lib/map/placed-stops.ts';
import type { DraftDay } from '../../lib/model/draft.ts';

export const mapWords = {
  name: 'Map of the trip',
  enlarge: 'Enlarge the map',
  shrink: 'Make the map small again',
  closer: 'Closer',
  further: 'Further away',
  wholeTrip: 'Show the whole trip',
  keys: 'Arrow keys move the map, plus and minus bring it closer or further away, 0 fits it.',
  nothingPlaced: 'No stop is on the map yet',
};

export const fitDayWords = (day: number): string => `Show all of Day ${day + 1}`;

/** "Day 3, 24 km" */
export const farDayWords = (day: number, metres: number): string =>
  `Day ${day + 1}, ${metres < 1000 ? '1 km' : `${Math.round(metres / 1000)} km`}`;

const stops = (many: number) => `${many} ${many === 1 ? 'stop' : 'stops'}`;

/** "7 of 12 stops are on the map"; nothing where all are. */
export function placedWords(placed: number, all: number): string | undefined {
  if (placed >= all) return undefined;
  if (placed === 0) return all === 1 ? 'The stop is not on the map' : `None of ${stops(all)} is on the map`;
  return `${placed} of ${stops(all)} ${placed === 1 ? 'is' : 'are'} on the map`;
}

/** The whole map in a sentence, for those who do not see it. */
export function mapSentence(number: number, day: DraftDay | undefined, placed: PlacedStop[]): string {
  const all = day?.stops.length ?? 0;
  const [first, last] = [placed[0], placed.at(-1)];
  const partly = placedWords(placed.length, all);
  const open = placed.filter(({ isOpen }) => isOpen).length;
  const parts = [
    first && last && first !== last
      ? `${stops(placed.length)} from ${shortName(first)} to ${shortName(last)}`
      : first && `One stop, ${shortName(first)}`,
    open > 0 && `${open} not settled`,
    partly,
  ].filter((part) => part);
  return `Map of Day ${number}: ${parts.join(', ')}.`;
}

/** A name is a line on a map, not a page. */
const longestName = 60;

export function shortName({ name }: PlacedStop, longest = longestName): string {
  // A name of ten thousand letters is not taken apart to its end.
  const letters = [...name.slice(0, 2 * longest + 2)];
  return letters.length <= longest ? name : `${letters.slice(0, longest - 1).join('')}…`;
}

export const stopWords = (stop: PlacedStop): string =>
  `Stop ${stop.number}, ${shortName(stop)}${stop.isOpen ? ', place to choose' : ''}`;

/** "Stops 3-5: Museu do Fado, São Vicente, Graça" */
export const joinedWords = (label: string, joined: PlacedStop[]): string =>
  `${/^\d/.test(label) && !label.includes('stops') ? `Stops ${label}` : label}: ${joined
    .slice(0, 5)
    .map((stop) => shortName(stop))
    .join(', ')}${joined.length > 5 ? ' …' : ''}`;
