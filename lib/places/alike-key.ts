// A second key for names, which ignores word order, plurals, small words, and the language of the noun
// for what the place is: "Castillo de Gravensteen", "Charlottenburg Schloss", "Brandenburgertor". The
// gazetteer's builder stores it beside the plain key, so that both are found in one table.
import type { SightKind } from '../model/place-kinds.ts';
import { placeKey } from './place-key.ts';
import { areConfused, thingsIn, thingsOfKind } from './thing-words.ts';

const smallWords = new Set(
  'the of de du des la le les el los las di da do dos das del della dello dei degli delle dell d l der die den dem von van het and und et y e i zu zum zur a o na no al s'.split(
    ' ',
  ),
);
const minPluralLength = 5;
// Fewer letters are too common to identify a place.
const minLetters = 4;
const isLatin = /^[a-z0-9 ]+$/;
// Nouns of two words, neither of which is the noun alone.
const doubleNouns: [words: RegExp, noun: string][] = [
  [/\bhot springs?\b/g, 'springs'],
  [/\b(?:train|railway) station\b/g, 'station'],
  [/\bski (?:resort|area)\b/g, 'skigebiet'],
];
const possessive = /['’]s(?=\s|$)/gu;
// "関西国際空港" is also called "関西空港", "西溪国家湿地公园" "西溪湿地公园".
const isUnspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー ]+$/u;
const titles =
  /国際|國際|国际|국제|国家|國家|국가|国立|國立|국립|风景名胜区|風景名勝區|风景区|風景區|景区|景區|旅游区/gu;
const minUnspaced = 3;

export interface AlikeName {
  /** The words other than nouns, sorted and joined. */
  core: string;
  /** The nouns for what it is, each with all its meanings. */
  nouns: readonly (readonly number[])[];
  /** All the words, sorted and joined. */
  whole: string;
}

const single = (word: string) =>
  word.length >= minPluralLength && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

function thingsOf(word: string, isLast: boolean): readonly number[] {
  const things = thingsIn(word, isLast);
  return things.length > 0 ? things : thingsIn(single(word), isLast);
}

function unspacedName(key: string): AlikeName | undefined {
  const core = key.replaceAll(' ', '').replace(titles, '');
  return core.length >= minUnspaced ? { core, nouns: [], whole: core } : undefined;
}

const joined = (words: string[]) => words.map(single).sort().join('');

/** Undefined for a name with nothing, or too little, beside its nouns. */
export function alikeName(name: string): AlikeName | undefined {
  const key = placeKey(name.replace(possessive, ''));
  if (isUnspaced.test(key)) return unspacedName(key);
  if (!isLatin.test(key)) return undefined;
  const oneNoun = doubleNouns.reduce((text, [words, noun]) => text.replace(words, noun), key);
  const words = oneNoun.split(' ').filter((word) => !smallWords.has(word));
  const said = words.map((word, index) => ({ word, things: thingsOf(word, index === words.length - 1) }));
  const core = joined(said.filter(({ things }) => things.length === 0).map(({ word }) => word));
  if (core.length < minLetters) return undefined;
  return {
    core,
    nouns: said.map(({ things }) => things).filter((things) => things.length > 0),
    whole: joined(words),
  };
}

/** The key in the gazetteer's table; no plain key begins with "~". */
export const alikeKey = ({ core }: AlikeName): string => `~${core}`;

/** A name's key without spaces: "Brandenburgertor". */
export const joinedKey = (name: string): string => placeKey(name).replaceAll(' ', '');

/** The keys a sight's name is found by. If nothing was removed, the name itself is enough. */
export function sightKeys(name: string): string[] {
  const gapless = joinedKey(name);
  const alike = alikeName(name);
  const isItself = alike?.core === gapless && alike.nouns.length === 0;
  return alike && !isItself ? [gapless, alikeKey(alike)] : [gapless];
}

const isSaidBy = (noun: readonly number[], others: AlikeName['nouns'], own: ReadonlySet<number>) =>
  noun.some((id) => own.has(id) || others.some((other) => other.includes(id)));

/**
 * True if the nouns of both names agree with each other or with the sight's kind. Without nouns, the whole names must match.
 */
export function isSameThing(asked: AlikeName, found: AlikeName, kind: SightKind): boolean {
  if (asked.core !== found.core) return false;
  if (asked.whole === found.whole) return true;
  if (asked.nouns.length === 0) return false;
  const own = thingsOfKind(kind);
  const fitting = asked.nouns.flat().filter((id) => own.has(id));
  // A lighthouse is a tower by kind, but not a "tower" by name.
  const isMeant =
    found.nouns.length === 0
      ? fitting.length > 0
      : found.nouns.flat().some((id) => fitting.some((other) => areConfused(id, other)));
  return (
    isMeant &&
    asked.nouns.every((noun) => isSaidBy(noun, found.nouns, own)) &&
    found.nouns.every((noun) => isSaidBy(noun, asked.nouns, own))
  );
}
