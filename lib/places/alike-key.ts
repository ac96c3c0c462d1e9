// A second form of a name, in which the order of its words, their number, small words between them, and the language of the noun
// for what the place is do not matter: "Castillo de Gravensteen", "Charlottenburg Schloss", "Brandenburgertor". The maker of the
// gazetteer writes it beside the plain key, so that both are one look.
import type { SightKind } from '../model/place-kinds.ts';
import { placeKey } from './place-key.ts';
import { areTakenForEachOther, thingsIn, thingsOfKind } from './thing-words.ts';

const smallWords = new Set(
  'the of de du des la le les el los las di da do dos das del della dello dei degli delle dell d l der die den dem von van het and und et y e i zu zum zur a o na no al s'.split(
    ' ',
  ),
);
const minPluralLength = 5;
// Fewer letters are too common to be known by.
const minLetters = 4;
const isLatin = /^[a-z0-9 ]+$/;
// Two words for one noun, neither of which says it alone.
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
  /** Without the nouns, in order of the alphabet, in one. */
  core: string;
  /** What the name says it is, each noun with all it may mean. */
  nouns: readonly (readonly number[])[];
  /** With them, in order of the alphabet, in one. */
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

/** Undefined for a name of nouns alone. */
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

/** As the gazetteer's table holds it: no plain key begins so. */
export const alikeKey = ({ core }: AlikeName): string => `~${core}`;

/** A name without the gaps between its words: "Brandenburgertor". */
export const joinedKey = (name: string): string => placeKey(name).replaceAll(' ', '');

/** What a sight's name is found by. Where nothing was taken off, the name itself is enough. */
export function sightKeys(name: string): string[] {
  const gapless = joinedKey(name);
  const alike = alikeName(name);
  const isItself = alike?.core === gapless && alike.nouns.length === 0;
  return alike && !isItself ? [gapless, alikeKey(alike)] : [gapless];
}

const isSaidBy = (noun: readonly number[], others: AlikeName['nouns'], own: ReadonlySet<number>) =>
  noun.some((id) => own.has(id) || others.some((other) => other.includes(id)));

/** What one says it is, the other is: by its name or by its kind. Without a noun it must have none. */
export function isSameThing(asked: AlikeName, found: AlikeName, kind: SightKind): boolean {
  if (asked.core !== found.core) return false;
  if (asked.whole === found.whole) return true;
  if (asked.nouns.length === 0) return false;
  const own = thingsOfKind(kind);
  const fitting = asked.nouns.flat().filter((id) => own.has(id));
  // A lighthouse is a tower by its kind, and yet no "tower" by its name.
  const isMeant =
    found.nouns.length === 0
      ? fitting.length > 0
      : found.nouns.flat().some((id) => fitting.some((other) => areTakenForEachOther(id, other)));
  return (
    isMeant &&
    asked.nouns.every((noun) => isSaidBy(noun, found.nouns, own)) &&
    found.nouns.every((noun) => isSaidBy(noun, asked.nouns, own))
  );
}
