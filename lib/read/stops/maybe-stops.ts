// Names that may be stops: less likely than those that were taken, but the traveller may know better.
import { decode, isSamePlace, type Scored } from './decode.ts';
import type { PageView } from './page-view.ts';
import { isPersonName } from './person-name.ts';
import { repeatedNames, withName } from './second-names.ts';

/** Just above it about one name in three is somewhere to go, below it one in six. */
const minChance = 0.1;

/** More on one day would not help. */
const maxPerDay = 12;

/** Likeliest first; each place once, on the day where it is likeliest. */
export function maybeStops(view: PageView, scored: Scored[], stops: Scored[]): Scored[] {
  const places = scored.filter(({ candidate }) => !isPersonName(view, candidate));
  const likely = decode(places, { threshold: minChance, thresholdAgain: minChance });
  const repeated = repeatedNames(view, likely, [...stops, ...likely]);
  const otherNames = new Map([...repeated].map(([{ candidate }, first]) => [first, candidate.name]));
  const found: Scored[] = [];
  const ofDay = new Map<number, number>();
  const isFound = ({ candidate: { key } }: Scored) =>
    [...stops, ...found].some(({ candidate }) => isSamePlace(candidate.key, key));
  for (const entry of likely) {
    const { day } = entry.candidate;
    const many = ofDay.get(day) ?? 0;
    if (many === maxPerDay || repeated.has(entry) || isFound(entry)) continue;
    found.push(withName(entry, otherNames.get(entry)));
    ofDay.set(day, many + 1);
  }
  return found;
}
