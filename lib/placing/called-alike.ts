// Whether a search result is the place that was asked for, judged by their names. A search also returns places that share a
// single word, which says nothing even near the trip.
import { placeKey } from '../places/place-key.ts';
import { slips } from '../places/slips.ts';
import { areConfused, thingsIn, thingsOfKind } from '../places/thing-words.ts';
import { isCommonNoun } from '../text/category.ts';
import { isSameTownThing, townThings } from './town-things.ts';

export interface CalledPlace {
  /** In any language. */
  names: readonly string[];
  /** Its street or quarter. */
  within?: readonly string[] | undefined;
  /** Its towns and regions: they say where a place is, not what. */
  where: readonly string[];
}

const maxLength = 60;
// Shorter ones are mostly articles.
const minWordLength = 3;
// "Stephansdom" begins like "Stephan"; shorter beginnings match by chance.
const minStemLength = 6;
const unspaced = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u;
// In scripts without spaces, the shorter name must be this much of the longer one.
const minShare = 0.5;
// Words that occur in any name and do not say what a place is.
const weakWords = new Set(
  'san santa santo sankt saint sainte sant sao casa haus maison huis via weg chemin caminho notre dame nossa senhora'.split(
    ' ',
  ),
);

const keyOf = (name: string): string => placeKey(name.slice(0, maxLength).trim());
const wordsOf = (key: string): string[] => key.split(' ').filter((word) => word.length >= minWordLength);

/** "Kolosseum", "Colosseo": one edit per three letters in long words, one per five in shorter ones. */
function isOneWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= minStemLength && long.startsWith(short)) return true;
  const most = Math.floor(long.length / (long.length >= 9 ? 3 : 5));
  return most > 0 && slips(a, b, most) <= most;
}

const isAmong = (words: readonly string[], word: string) => words.some((other) => isOneWord(word, other));

interface Parts {
  /** The words that are its own name. */
  core: string[];
  /** What it is: "bridge", "ponte". */
  things: number[];
  /** Both, in their original order. */
  own: string;
  /** Without the nouns of a church: "cathédrale Notre-Dame". */
  ownOfChurch: string;
}

const churchThings = thingsOfKind('church');
const isChurchNoun = (word: string) => thingsIn(word, true).some((thing) => churchThings.has(thing));

function partsOf(key: string, where: readonly string[]): Parts {
  const words = wordsOf(key);
  const ownWords = words.filter((word) => !isAmong(where, word));
  // A town's own name has no other words.
  const own = ownWords.length > 0 ? ownWords : words;
  const nouns = own.filter((word) => isCommonNoun(word) && !weakWords.has(word));
  return {
    core: own.filter((word) => !isCommonNoun(word) && !weakWords.has(word)),
    things: nouns.flatMap((word) => thingsIn(word, true)),
    own: own.join(' '),
    ownOfChurch: own.filter((word) => !isChurchNoun(word)).join(' '),
  };
}

/** "Notre Dame" alone is a church; the street has its noun. */
const isSameChurch = (asked: Parts, found: Parts): boolean =>
  asked.own.includes(' ') &&
  asked.own.split(' ').every((word) => weakWords.has(word)) &&
  asked.own === found.ownOfChurch;

const lettersOf = (words: string[]) => words.join('').length;

function isSameName(asked: Parts, found: Parts): boolean {
  if (asked.own === '' || found.own === '') return false;
  if (asked.core.length === 0 && found.core.length === 0)
    return (
      asked.own === found.own ||
      isSameChurch(asked, found) ||
      isSameTownThing(townThings(asked.own), townThings(found.own))
    );
  const shared = asked.core.filter((word) => isAmong(found.core, word));
  const shorter = Math.min(lettersOf(asked.core), lettersOf(found.core));
  return shared.length > 0 && 2 * lettersOf(shared) >= shorter && !isOtherThing(asked.things, found.things);
}

/** The garden of Estrela is not its church. */
const isOtherThing = (asked: number[], found: number[]): boolean =>
  asked.length > 0 &&
  found.length > 0 &&
  !asked.some((one) => found.some((other) => one === other || areConfused(one, other)));

function isSameUnspaced(asked: string, found: string): boolean {
  const [a, b] = [asked.replaceAll(' ', ''), found.replaceAll(' ', '')];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.length > 1 && long.includes(short) && short.length / long.length >= minShare;
}

const withoutNumbers = (key: string) => key.replace(/ ?\b\d+\p{L}?\b ?/gu, ' ').trim();

export function isCalledAlike(asked: string, { names, within = [], where }: CalledPlace): boolean {
  const key = keyOf(asked);
  if (key === '') return false;
  const street = withoutNumbers(key);
  if (street !== '' && within.some((part) => withoutNumbers(keyOf(part)) === street)) return true;
  const whereWords = where.flatMap((name) => wordsOf(keyOf(name)));
  const parts = partsOf(key, whereWords);
  return names.map(keyOf).some((found) => {
    if (found === key) return true;
    if (unspaced.test(key) || unspaced.test(found)) return isSameUnspaced(key, found);
    return isSameName(parts, partsOf(found, whereWords));
  });
}
