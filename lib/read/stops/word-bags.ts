// The words of a name and around it, hashed and sorted into bags by position.
import type { Candidate } from './group.ts';
import { hashOf } from './hash.ts';
import type { Mention } from './mention.ts';
import { factsAt, type PageView } from './page-view.ts';
import { eachTrigram } from './trigrams.ts';

const bagOf = { before: 0, after: 1, again: 2, name: 3, trigram: 4, heading: 5 };
export const bagCount = 6;

/** For each word its bag, its hash and its weight. */
export interface WordBags {
  bags: number[];
  ids: number[];
  weights: number[];
}

const wordsAround = 8;
const wordsOfName = 6;
const wordsOfHeading = 8;
const maxTrigrams = 24;
/** The weight of a word next to the name; words further away count less. */
const nearest = 0.5;
const perStep = 0.2;

class Collector implements WordBags {
  readonly bags: number[] = [];
  readonly ids: number[] = [];
  readonly weights: number[] = [];
  readonly #shift: number;

  constructor(bits: number) {
    this.#shift = 32 - bits;
  }

  add(hash: number, bag: number, weight: number): void {
    this.bags.push(bag);
    this.ids.push(Math.imul(hash, 0x9e3779b1) >>> this.#shift);
    this.weights.push(weight);
  }
}

function addAround(
  to: Collector,
  view: PageView,
  { mention: { block, first, next }, before, after }: { mention: Mention; before: number; after: number },
): void {
  const { tokens } = factsAt(view, block);
  for (let step = 0; step < wordsAround; step += 1) {
    const weight = nearest / (1 + perStep * step);
    const [left, right] = [tokens[first - 1 - step], tokens[next + step]];
    if (left) to.add(left.word.hash, before, weight);
    if (right) to.add(right.word.hash, after, weight);
  }
}

/** The words of the name, around its first two mentions, and of the heading above it. */
export function wordBagsOf({ key, mentions }: Candidate, view: PageView, bits: number): WordBags {
  const found = new Collector(bits);
  const [first, second] = mentions;
  const { before, after, again } = bagOf;
  if (first) addAround(found, view, { mention: first, before, after });
  if (second) addAround(found, view, { mention: second, before: again, after: again });
  for (const word of key.split(' ').slice(0, wordsOfName)) found.add(hashOf(word), bagOf.name, 1);
  eachTrigram(key, maxTrigrams, (hash) => found.add(hash, bagOf.trigram, 0.4));
  const heading = view.headings.headingOf[first?.block ?? 0] ?? -1;
  for (const { word } of view.tokens.get(heading)?.slice(0, wordsOfHeading) ?? [])
    found.add(word.hash, bagOf.heading, 0.5);
  return found;
}
