// The texts of the map.
import type { PlacedStop } from '../../lib/map/placed-stops.ts';
import type { DraftDay } from '../../lib/model/draft.ts';
import { distance } from '../../lib/words/amounts.ts';
import { joinWithCommas } from '../../lib/words/listed.ts';
import { many, t } from '../../lib/words/words.ts';

/** "Day 3, 24 km" */
export const farDayWords = (day: number, metres: number): string =>
  t('map.farDay', { day: day + 1, distance: distance(Math.max(1, Math.round(metres / 1000)) * 1000) });

/** "7 of 12 stops are on the map"; undefined if all are. */
export function placedWords(placed: number, all: number): string | undefined {
  if (placed >= all) return undefined;
  const stops = many('counts.stops', all);
  if (placed > 0) return many('map.someOf', placed, { stops });
  return all === 1 ? t('map.noneOfOne') : t('map.noneOf');
}

/** The whole map in a sentence, for screen readers. */
export function mapSentence(day: number, planned: DraftDay | undefined, placed: PlacedStop[]): string {
  const open = placed.filter(({ isOpen }) => isOpen).length;
  const facts = joinWithCommas([
    wayWords(placed),
    open > 0 && t('map.notSettled', { n: open }),
    placedWords(placed.length, planned?.stops.length ?? 0),
  ]);
  return t('map.sentence', { day, facts });
}

function wayWords(placed: PlacedStop[]): string | undefined {
  const [first, last] = [placed[0], placed.at(-1)];
  if (!first || !last) return undefined;
  if (first === last) return t('map.oneStop', { name: shortName(first) });
  const stops = many('counts.stops', placed.length);
  return t('map.way', { stops, first: shortName(first), last: shortName(last) });
}

/** Names on the map are cut to one line. */
const maxNameLength = 60;

export function shortName({ name }: PlacedStop, longest = maxNameLength): string {
  // Takes only the beginning, because splitting a very long name into characters is slow.
  const letters = [...name.slice(0, 2 * longest + 2)];
  return letters.length <= longest ? name : `${letters.slice(0, longest - 1).join('')}…`;
}

export const stopWords = (stop: PlacedStop): string =>
  t(stop.isOpen ? 'map.openStop' : 'map.stop', { number: stop.number, name: shortName(stop) });

/** "Stops 3-5: Museu do Fado, São Vicente, Graça" */
export function joinedWords(label: string, joined: PlacedStop[]): string {
  const shown = joined.slice(0, 5).map((stop) => shortName(stop));
  const names = `${joinWithCommas(shown)}${joined.length > 5 ? ' …' : ''}`;
  // A label with letters ("12 stops") has too many numbers to list.
  return /\p{L}/u.test(label)
    ? t('map.manyStops', { stops: label, names })
    : t('map.stops', { numbers: label, names });
}
