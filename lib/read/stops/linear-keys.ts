// Pure: no browser, no network, no clock.
// The words of a name and around it, hashed into a fixed table: the model remembers words without a dictionary.
import type { Candidate } from './group.ts';
import { hashBetween, hashOf, mix } from './hash.ts';
import { carriers, type Mention } from './mention.ts';
import { factsAt, type PageView } from './page-view.ts';
import { hasCjk } from './tokens.ts';
import { eachTrigram } from './trigrams.ts';

/** Mentions past this say nothing new. */
const mostMentions = 4;
const wordsAround = 3;
const wordsOfHeading = 8;
/** Of the sentence, before and after the name. */
const wordsOfSentence = 10;
const longestTrigrams = 40;

/** What a word is to the candidate; each has weights of its own. */
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

/** Collects keys, some of them more than once; one collection serves all candidates in turn. */
export class LinearKeys {
  readonly keys: number[] = [];
  readonly #shift: number;

  constructor(bits: number) {
    this.#shift = 32 - bits;
  }

  add(hash: number, role: number): void {
    this.keys.push(mix(hash, role) >>> this.#shift);
  }
}

function addName(to: LinearKeys, key: string): void {
  to.add(hashOf(key), roles.name);
  for (let start = 0, blank = 0; blank >= 0; start = blank + 1) {
    blank = key.indexOf(' ', start);
    const end = blank < 0 ? key.length : blank;
    const hash = hashBetween(key, start, end);
    to.add(hash, roles.word);
    to.add(hashBetween(key, Math.max(start, end - 3), end), roles.ending3);
    to.add(hashBetween(key, Math.max(start, end - 4), end), roles.ending4);
    to.add(hashBetween(key, start, Math.min(end, start + 3)), roles.beginning);
    if (start === 0) to.add(hash, roles.first);
    if (blank < 0) to.add(hash, roles.last);
  }
  eachTrigram(key, longestTrigrams, (hash) => to.add(hash, roles.trigram));
}

function addAround(to: LinearKeys, view: PageView, { block, first, next, carrier, isWhole }: Mention): void {
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

function addSigns(to: LinearKeys, view: PageView, { block, start, end }: Mention): void {
  const { text } = factsAt(view, block);
  const endOf = (signs: number) => Math.min(text.length, end + signs);
  to.add(hashBetween(text, Math.max(0, start - 2), start), roles.signsBefore);
  to.add(hashBetween(text, end, endOf(2)), roles.signsAfter);
  to.add(hashBetween(text, end, endOf(1)), roles.signsAfter);
}

/** Every key of the candidate, in place of those of another. */
export function writeLinearKeys(to: LinearKeys, candidate: Candidate, view: PageView): void {
  to.keys.length = 0;
  to.add(0, roles.bias);
  addName(to, candidate.key);
  const isCjk = hasCjk(candidate.name);
  const { mentions } = candidate;
  for (let index = 0; index < mentions.length && index < mostMentions; index += 1) {
    const mention = mentions[index] as Mention;
    addAround(to, view, mention);
    if (isCjk) addSigns(to, view, mention);
  }
  const heading = view.headings.headingOf[mentions[0]?.block ?? 0] ?? -1;
  const above = (heading >= 0 && view.tokens.get(heading)) || [];
  for (let index = 0; index < above.length && index < wordsOfHeading; index += 1)
    to.add(above[index]?.word.hash ?? 0, roles.heading);
}

export function linearKeys(candidate: Candidate, view: PageView, bits: number): Set<number> {
  const all = new LinearKeys(bits);
  writeLinearKeys(all, candidate, view);
  return new Set(all.keys);
}
