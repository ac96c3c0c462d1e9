// The motif a day is clearly about: named in its title, by two of its stops, or shared by most of its stops.
import { wordsOf } from '../itineraries/search-words.ts';
import { wantedIn } from './choose.ts';
import { lexicon, term, weigh } from './lexicon.ts';
import { motifs } from './motifs/motifs.ts';

/** Words that titles use figuratively: "the long way in", "red before breakfast", "the navel of the world". */
const figurative: ReadonlySet<string> = new Set(
  'alarm-clock anvil armchair atom bandage briefcase calculator cloud-sun crown door-open earth egg-fried flag footprints glass-water globe hand hand-coins hand-heart heart heart-handshake hourglass key languages lightbulb magnet map map-pin phone presentation road rose route scissors shapes signpost siren spade speech stamp star stethoscope stone target thermometer-snowflake thermometer-sun traffic-cone trophy wallet worm wrench'.split(
    ' ',
  ),
);
/** Words that mean something else in another language: "on foot" is no football, "step by step" no scooter. */
const ambiguous: ReadonlySet<string> = new Set(['foot', 'step', 'boom', 'boon', 'mala', 'pane', 'terra']);
const shortAndClear: ReadonlySet<string> = new Set(['zoo', 'spa', 'pub']);

/** Short words often mean something else in another language: "vis" is a fish, and an island. */
const isClear = (word: string) =>
  shortAndClear.has(word) ||
  (!ambiguous.has(word) && [...word].length >= (/^[\p{Script=Latin}\s]+$/u.test(word) ? 4 : 2));

const clearWords = motifs
  .filter(({ name }) => !figurative.has(name))
  .flatMap(({ name, words }) => {
    // "basilica" and "basílica" are one word.
    const folded = new Map(words.filter(isClear).map((word) => [wordsOf(word).join(' '), word]));
    return [...folded.values()].map((word) => term(word, name));
  });
const clearLexicon = lexicon(clearWords);

const ofCategory = new Map([
  ['museum', 'landmark'],
  ['food', 'utensils'],
  ['coffee', 'coffee'],
  ['church', 'church'],
]);
const stopFactor = 0.35;
const isClearFrom = 2 * stopFactor;

export interface DayInWords {
  dayTitle?: string | undefined;
  stops?: readonly { name?: string | undefined; category?: string | undefined }[] | undefined;
}

/** "Up to the castle" → castle; undefined if a landscape describes the day better. */
export function motifForDay({ dayTitle = '', stops = [] }: DayInWords): string | undefined {
  const named = new Map<string, number>();
  weigh(dayTitle, clearLexicon, named, 1);
  for (const { name = '' } of stops) weigh(name, clearLexicon, named, stopFactor);
  for (const [category, motif] of ofCategory) {
    const count = stops.filter((stop) => stop.category === category).length;
    if (count >= 2 && count * 2 > stops.length) named.set(motif, (named.get(motif) ?? 0) + isClearFrom);
  }
  const [motif, weight] = [...named].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  const landscapes = wantedIn([[dayTitle, 1], ...stops.map(({ name }) => [name, stopFactor] as const)]);
  return weight >= isClearFrom && weight > Math.max(0, ...landscapes.kinds.values()) ? motif : undefined;
}
