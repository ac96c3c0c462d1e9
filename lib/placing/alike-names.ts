// Finds sights near the trip by less than their name: "Prado" is the Museo del Prado,
// "Camps-Elysees" a misspelling. Far from the trip, neither match would be trusted.
import type { Category } from '../model/draft.ts';
import type { Knowledge, SightCandidate } from '../model/evidence.ts';
import { placeKey } from '../places/place-key.ts';
import { isAlike } from '../places/slips.ts';
import { isCommonNoun } from '../text/category.ts';
import { kindAgreement } from './kind-agreement.ts';
import { type Sense, sightSense } from './sense.ts';
import { isStatedKind } from './stated-kind.ts';
import { isSameTownThing, type TownThings, townThings } from './town-things.ts';

type NearSights = ReturnType<NonNullable<Knowledge['sightsAround']>>;

// All of them lie near the trip, so nearness does not tell them
// apart: the less two names share, the higher the cost, in log-odds.
const cost = { sameThing: 1, someThing: 2.5, sameWords: 2.5, fewerWords: 3.2, moreWords: 4, otherNoun: 1 };
// Shorter words alone are too common to identify a sight.
const minWordLength = 5;
// In scripts without spaces, the shorter name must be this much of the longer one.
const minShare = 0.75;
const minUnspacedLength = 3;
const maxFound = 4;

const unspaced = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** A name prepared for comparison: its own words, and the nouns for what it is. */
interface Compared {
  core: string[];
  nouns: string[];
  /** What it is, independent of language. */
  things?: TownThings;
  /** The places around that the name contains. */
  towns?: string[];
  /** For scripts without spaces. */
  joined?: string;
}

export interface Area {
  sights: { sight: SightCandidate; names: Compared[] }[];
  /** The words in the names of nearby places: "Hiroshima Park" is any park in Hiroshima. */
  areaWords: ReadonlySet<string>;
  /** Towns of the trip that lie far from here: a name with one of them means none of these sights. */
  elsewhere: readonly string[];
}

function compared(name: string, areaWords: ReadonlySet<string>): Compared {
  const key = placeKey(name);
  if (unspaced.test(key)) {
    let joined = key.replaceAll(' ', '');
    for (const town of areaWords)
      if (joined.startsWith(town) && joined.length > town.length + 1) joined = joined.slice(town.length);
    return { core: [], nouns: [], joined };
  }
  const all = key.split(' ').filter((word) => word.length > 1);
  const words = all.filter((word) => !areaWords.has(word));
  const core = words.filter((word) => !isCommonNoun(word));
  return {
    core,
    nouns: words.filter(isCommonNoun),
    towns: all.filter((word) => areaWords.has(word)),
    ...(core.length === 0 && { things: townThings(words.join(' ')) }),
  };
}

interface TownNames {
  around: readonly string[];
  elsewhere: readonly string[];
}

/** Prepares the sights around a point once for all names looked up there, with the names of the towns here and elsewhere. */
export function openArea(sights: NearSights, { around, elsewhere }: TownNames): Area {
  const keys = new Set([...around, ...sights.map(({ sight }) => sight.town)].map(placeKey));
  const areaWords = new Set([...keys].flatMap((key) => key.split(' ')).filter((word) => word.length > 1));
  return {
    areaWords,
    elsewhere: elsewhere.map(placeKey).filter((key) => key !== '' && !keys.has(key)),
    sights: sights.map(({ sight, names }) => ({
      sight,
      names: names.map((name) => compared(name, areaWords)),
    })),
  };
}

const hasAlike = (words: string[], word: string) => words.some((other) => isAlike(word, other));

/** The cost of taking one name for the other; undefined where they are different. */
export function costOf(asked: Compared, candidate: Compared): number | undefined {
  if (asked.joined !== undefined || candidate.joined !== undefined)
    return asked.joined && candidate.joined ? unspacedCost(asked.joined, candidate.joined) : undefined;
  const [a, b] = [asked.core, candidate.core];
  if (isOpposite(asked.nouns, candidate.nouns)) return undefined;
  if (a.length + b.length === 0) return thingCost(asked, candidate);
  const shared = a.filter((word) => hasAlike(b, word));
  const letters = shared.join('').length;
  if (letters < minWordLength - 1) return undefined;
  const isOther =
    asked.nouns.length > 0 &&
    candidate.nouns.length > 0 &&
    !asked.nouns.some((noun) => hasAlike(candidate.nouns, noun));
  const noun = isOther ? cost.otherNoun : 0;
  if (shared.length === a.length && a.length === b.length) return cost.sameWords + noun;
  if (letters < minWordLength) return undefined;
  if (shared.length === a.length && b.length - a.length <= a.length) return cost.fewerWords + noun;
  if (shared.length === b.length && a.length - b.length <= 1) return cost.moreWords + noun;
  return undefined;
}

/** "Torre de Kyoto" is the Kyoto Tower, and "the cathedral" the town's cathedral; a tower with its own name is neither. */
function thingCost(asked: Compared, candidate: Compared): number | undefined {
  const [towns, own] = [asked.towns ?? [], candidate.towns ?? []];
  const isSame = isSameTownThing(asked.things ?? [], candidate.things ?? []);
  if (!isSame || own.length === 0 || towns.some((town) => !own.includes(town))) return undefined;
  return towns.length > 0 ? cost.sameThing : cost.someThing;
}

// The Upper West Side is not the Lower East Side.
const sides = [
  ['upper', 'lower', 'ober', 'unter', 'haute', 'basse', 'alto', 'alta', 'baixa', 'bajo'],
  ['north', 'south', 'east', 'west', 'nord', 'sud', 'est', 'ouest', 'norte', 'sur', 'este', 'oeste', 'ost'],
  ['old', 'new', 'alte', 'neue', 'alter', 'neuer', 'vieux', 'nouveau', 'viejo', 'nuevo', 'vecchio', 'nuovo'],
];
const isOpposite = (a: string[], b: string[]) =>
  sides.some((words) => {
    const own = a.filter((word) => words.includes(word));
    return own.length > 0 && b.some((word) => words.includes(word) && !own.includes(word));
  });

function unspacedCost(a: string, b: string): number | undefined {
  if (a === b) return cost.sameWords / 2;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < minUnspacedLength || !long.includes(short)) return undefined;
  return short.length / long.length >= minShare ? cost.fewerWords : undefined;
}

/**
 * The senses of a name among the sights of an area, the likeliest first. `isTown` is true for words that are nearby towns
 * by themselves: the station of Aswan is not the dam of Aswan.
 */
export function sensesAround(
  name: string,
  category: Category | undefined,
  { area, isTown }: { area: Area; isTown: (word: string) => boolean },
): Sense[] {
  const key = ` ${placeKey(name)} `;
  if (area.elsewhere.some((town) => key.includes(` ${town} `))) return [];
  const whole = compared(name, area.areaWords);
  const core = whole.core.filter((word) => !isTown(word));
  const asked: Compared = {
    ...whole,
    core,
    towns: [...(whole.towns ?? []), ...whole.core.filter(isTown)],
    ...(core.length === 0 && { things: townThings(whole.nouns.join(' ')) }),
  };
  if (core.length === 0 && !asked.joined && !asked.things?.length) return [];
  const found: Sense[] = [];
  for (const { sight, names } of area.sights) {
    let least = Number.POSITIVE_INFINITY;
    for (const candidate of names) {
      const priced = costOf(asked, candidate) ?? least;
      if (priced < least && isStatedKind(asked.nouns, candidate.nouns, { kind: sight.kind, category }))
        least = priced;
    }
    if (least === Number.POSITIVE_INFINITY || kindAgreement(category, sight.kind) < 0) continue;
    const sense = sightSense(sight, category);
    found.push({ ...sense, prior: sense.prior - least, isByPart: true });
  }
  return found.sort((a, b) => b.prior - a.prior).slice(0, maxFound);
}
