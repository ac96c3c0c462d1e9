// Hashes the words of a name and around it into a table of fixed size: the model remembers words without a dictionary.
import { hasCjk } from '../../text/has-cjk.ts';
import type { Candidate } from './group.ts';
import { hashBetween, hashOf, mix } from './hash.ts';
import { carriers, type Mention } from './mention.ts';
import { factsAt, type PageView } from './page-view.ts';
import { eachTrigram } from './trigrams.ts';

/** Further mentions add nothing new. */
const maxMentions = 4;
const wordsAround = 3;
const wordsOfHeading = 8;
/** Within the sentence, before and after the name. */
const wordsOfSentence = 10;
const maxTrigrams = 40;

/** What a word is to the candidate; each role has its own weights. */
const roles = {
  bias: 1,
  name: 2,
  word: 3,
  ending3: 4,
  ending4: 5,
  beginning: 6,
  first: 7,
  last: 8,
  trigram: 9,
  carrier: 10,
  before: 11,
  after: 12,
  heading: 13,
  signsBefore: 14,
  signsAfter: 15,
  sentence: 16,
  placeBefore: 20,
  placeAfter: 30,
};

/** Receives the keys of a candidate: hashes, each with the role it plays, some of them more than once. */
interface KeySink {
  add(hash: number, role: number): void;
}

class Keys implements KeySink {
  readonly all = new Set<number>();
  readonly #shift: number;

  constructor(bits: number) {
    this.#shift = 32 - bits;
  }

  add(hash: number, role: number): void {
    this.all.add(mix(hash, role) >>> this.#shift);
  }
}

/** Sums the weights of a candidate's keys. Each key counts once: a table remembers in which turn it was last seen. */
export class LinearSum implements KeySink {
  #sum = 0;
  #turn = 0;
  readonly #shift: number;
  readonly #weights: Int8Array;
  readonly #metBy: Uint32Array;

  constructor(bits: number, weights: Int8Array) {
    this.#shift = 32 - bits;
    this.#weights = weights;
    this.#metBy = new Uint32Array(weights.length);
  }

  add(hash: number, role: number): void {
    const key = mix(hash, role) >>> this.#shift;
    if (this.#metBy[key] === this.#turn) return;
    this.#metBy[key] = this.#turn;
    this.#sum += this.#weights[key] as number;
  }

  of(candidate: Candidate, view: PageView): number {
    this.#turn += 1;
    this.#sum = 0;
    writeLinearKeys(this, candidate, view);
    return this.#sum;
  }
}

function addName(to: KeySink, key: string): void {
  to.add(hashOf(key), roles.name);
  for (let start = 0, space = 0; space >= 0; start = space + 1) {
    space = key.indexOf(' ', start);
    const end = space < 0 ? key.length : space;
    const hash = hashBetween(key, start, end);
    to.add(hash, roles.word);
    to.add(hashBetween(key, Math.max(start, end - 3), end), roles.ending3);
    to.add(hashBetween(key, Math.max(start, end - 4), end), roles.ending4);
    to.add(hashBetween(key, start, Math.min(end, start + 3)), roles.beginning);
    if (start === 0) to.add(hash, roles.first);
    if (space < 0) to.add(hash, roles.last);
  }
  eachTrigram(key, maxTrigrams, (hash) => to.add(hash, roles.trigram));
}

function addAround(to: KeySink, view: PageView, { block, first, next, carrier, isWhole }: Mention): void {
  const { tokens, sentenceOf } = factsAt(view, block);
  to.add(carriers.indexOf(carrier) * 2 + (isWhole ? 1 : 0), roles.carrier);
  for (let step = 0; step < wordsAround; step += 1) {
    const before = tokens[first - 1 - step];
    const after = tokens[next + step];
    if (before) {
      to.add(before.word.hash, roles.placeBefore + step);
      to.add(before.word.hash, roles.before);
    }
    if (after) to.add(after.word.hash, roles.placeAfter + step);
  }
  const sentence = sentenceOf[first];
  const until = Math.min(tokens.length, next + wordsOfSentence);
  for (let index = Math.max(0, first - wordsOfSentence); index < until; index += 1) {
    const token = tokens[index];
    if (token && (index < first || index >= next) && sentenceOf[index] === sentence)
      to.add(token.word.hash, roles.sentence);
  }
}

function addCharacters(to: KeySink, view: PageView, { block, start, end }: Mention): void {
  const { text } = factsAt(view, block);
  const endOf = (length: number) => Math.min(text.length, end + length);
  to.add(hashBetween(text, Math.max(0, start - 2), start), roles.signsBefore);
  to.add(hashBetween(text, end, endOf(2)), roles.signsAfter);
  to.add(hashBetween(text, end, endOf(1)), roles.signsAfter);
}

function writeLinearKeys(to: KeySink, candidate: Candidate, view: PageView): void {
  to.add(0, roles.bias);
  addName(to, candidate.key);
  const isCjk = hasCjk(candidate.name);
  const { mentions } = candidate;
  for (let index = 0; index < mentions.length && index < maxMentions; index += 1) {
    const mention = mentions[index] as Mention;
    addAround(to, view, mention);
    if (isCjk) addCharacters(to, view, mention);
  }
  const heading = view.headings.headingOf[mentions[0]?.block ?? 0] ?? -1;
  const above = (heading >= 0 && view.tokens.get(heading)) || [];
  for (let index = 0; index < above.length && index < wordsOfHeading; index += 1)
    to.add(above[index]?.word.hash ?? 0, roles.heading);
}

/** All keys of the candidate, without duplicates. */
export function linearKeys(candidate: Candidate, view: PageView, bits: number): Set<number> {
  const keys = new Keys(bits);
  writeLinearKeys(keys, candidate, view);
  return keys.all;
}
