// Settles which currency a shared word means by the country the text is about: "pesos" on a page about Chile.
import { type Family, families, moneyHomes } from './currency-words.ts';
import { wordPattern } from './word-pattern.ts';

/** Each name separately: word edges matter only in scripts with spaces. */
const homes = new Map(
  Object.entries(moneyHomes).map(([currency, names]) => [
    currency,
    wordPattern(Object.fromEntries(names.split('|').map((name) => [name, name])), 'gu'),
  ]),
);
// A page about one country may name its neighbour too, but not half as often.
const lead = 2;

/** The currency of the family's country that `text` names clearly most often. */
export function moneyHome(family: Family, text: string): string | undefined {
  const counts = families[family].members
    .map((currency) => ({ currency, count: [...text.matchAll(homes.get(currency) ?? /(?!)/gu)].length }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first && first.count > 0 && first.count >= lead * (second?.count ?? 0) ? first.currency : undefined;
}
