// Things most towns have one of: "Torre de Kyoto" and "Kyoto Tower" are one tower, whatever the language.
import { thingsIn } from '../places/thing-words.ts';
import { categoryOfName } from '../text/category.ts';
import { fold } from '../text/fold.ts';

/** For each noun of a name, the ids of the things it may mean. */
export type TownThings = readonly (readonly number[])[];

// Nouns of two words, with ids that no single word has.
const pairs: [RegExp, number][] = [
  [
    /\b(?:old town|altstadt|vieille ville|casco (?:antiguo|viejo)|citta vecchia|centro storico|oude stad)\b/,
    -1,
  ],
  [/\b(?:city hall|town hall|rathaus|hotel de ville|ayuntamiento|municipio|stadhuis)\b/, -2],
  [
    /\b(?:botanic(?:al)? gardens?|botanischer garten|jardin botani(?:que|co)|orto botanico|jardim botanico)\b/,
    -3,
  ],
];

const thingsOfWord = (word: string) => {
  const things = thingsIn(word, true);
  return things.length > 0 ? things : thingsIn(word.replace(/s$/, ''), true);
};

/** "National" and "state" say only who owns it. */
const [owned] = thingsIn('national', true);
const isOwner = (things: readonly number[]) => things.length === 1 && things[0] === owned;

/** Empty if any noun names something else: "Palace Gate" is no palace. */
export function townThings(name: string): TownThings {
  const text = fold(name);
  for (const [pattern, id] of pairs) if (pattern.test(text)) return [[id]];
  const words = text.split(' ').map((word) => ({ word, things: thingsOfWord(word) }));
  const isOther = words.some(({ word, things }) => things.length === 0 && categoryOfName(word) !== undefined);
  return isOther
    ? []
    : words.map(({ things }) => things).filter((things) => things.length > 0 && !isOwner(things));
}

const isIn = (noun: readonly number[], others: TownThings) =>
  others.some((other) => other.some((id) => noun.includes(id)));

/** True if both have the same things, noun for noun. */
export const isSameTownThing = (a: TownThings, b: TownThings): boolean =>
  a.length > 0 &&
  a.length === b.length &&
  a.every((noun) => isIn(noun, b)) &&
  b.every((noun) => isIn(noun, a));
