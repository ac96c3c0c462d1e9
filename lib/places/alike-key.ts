// A second form of a name, in which the order of its words, their number, small words between them, and the language of the noun
// for what the place is do not matter: "Castillo de Gravensteen", "Charlottenburg Schloss", "Brandenburgertor". The maker of the
// gazetteer writes it beside the plain key, so that both are one look.
import type { SightKind } from '../model/place-kinds.ts';
import { placeKey } from './place-key.ts';
import { thingsOfKind, thingsOfWord } from './thing-words.ts';

const smallWords = new Set(
  'the of de du des la le les el los las di da do dos das del della dello dei degli delle dell d l der die den dem von van het and und et y e i at in im am zu zum zur a o na no al s'.split(
    ' ',
  ),
);
const minPluralLength = 5;
// Fewer letters are too common to be known by.
const minLetters = 4;
const isLatin = /^[a-z0-9 ]+$/;
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
}

const single = (word: string) =>
  word.length >= minPluralLength && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

const thingsOf = (word: string) => thingsOfWord.get(word) ?? thingsOfWord.get(single(word)) ?? [];

function unspacedName(key: string): AlikeName | undefined {
  const core = key.replaceAll(' ', '').replace(titles, '');
  return core.length >= minUnspaced ? { core, nouns: [] } : undefined;
}

/** Undefined for a name of nouns alone. */
export function alikeName(name: string): AlikeName | undefined {
  const key = placeKey(name.replace(possessive, ''));
  if (isUnspaced.test(key)) return unspacedName(key);
  if (!isLatin.test(key)) return undefined;
  const words = key.split(' ').filter((word) => !smallWords.has(word));
  const core = words.filter((word) => thingsOf(word).length === 0).map(single);
  const letters = core.sort().join('');
  if (letters.length < minLetters) return undefined;
  return { core: letters, nouns: words.map(thingsOf).filter((ids) => ids.length > 0) };
}

/** As the gazetteer's table holds it: no plain key begins so. */
export const alikeKey = ({ core }: AlikeName): string => `~${core}`;

/** A name without the gaps between its words: "Brandenburgertor". */
export const joinedKey = (name: string): string => placeKey(name).replaceAll(' ', '');

/** What a sight's name is found by. Where nothing was taken off, the name itself is enough. */
export function sightKeys(name: string): string[] {
  const joined = joinedKey(name);
  const alike = alikeName(name);
  const isItself = alike?.core === joined && alike.nouns.length === 0;
  return alike && !isItself ? [joined, alikeKey(alike)] : [joined];
}

const isSaidBy = (noun: readonly number[], others: AlikeName['nouns'], own: ReadonlySet<number>) =>
  noun.some((id) => own.has(id) || others.some((other) => other.includes(id)));

/** What one says it is, the other is: by its name or by its kind. Without a noun it must have none. */
export function isSameThing(asked: AlikeName, found: AlikeName, kind: SightKind): boolean {
  if (asked.core !== found.core) return false;
  if (asked.nouns.length === 0) return found.nouns.length === 0;
  const own = thingsOfKind(kind);
  return (
    asked.nouns.every((noun) => isSaidBy(noun, found.nouns, own)) &&
    found.nouns.every((noun) => isSaidBy(noun, asked.nouns, own))
  );
}
