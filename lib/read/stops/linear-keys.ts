// Pure: no browser, no network, no clock.
// The words of a name and around it, hashed into a fixed table: the model remembers words without a dictionary.
import type { Candidate } from './group.ts';
import { hashOf, mix } from './hash.ts';
import { carriers, type Mention } from './mention.ts';
import { factsAt, type PageView } from './page-view.ts';
import { hasCjk } from './tokens.ts';

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
  const parts = key.split(' ');
  for (const [index, part] of parts.entries()) {
    const hash = hashOf(part);
    to.add(hash, roles.word);
    to.add(hashOf(part.slice(-3)), roles.ending3);
    to.add(hashOf(part.slice(-4)), roles.ending4);
    to.add(hashOf(part.slice(0, 3)), roles.beginning);
    if (index === 0) to.add(hash, roles.first);
    if (index === parts.length - 1) to.add(hash, roles.last);
  }
  let two = 94;
  let one = key.charCodeAt(0);
  for (let at = 1; at <= Math.min(key.length, longestTrigrams); at += 1) {
    const next = at < key.length ? key.charCodeAt(at) : 36;
    to.add(Math.imul(two, 0x3d4d51cb) ^ Math.imul(one, 0x01000193) ^ next, roles.trigram);
    two = one;
    one = next;
  }
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
  for (let index = Math.max(0, first - wordsOfSentence); index < next + wordsOfSentence; index += 1) {
    const token = tokens[index];
    if (token && (index < first || index >= next) && sentenceOf[index] === sentence)
      to.add(token.word.hash, roles.sentence);
  }
}

function addSigns(to: LinearKeys, view: PageView, { block, start, end }: Mention): void {
  const { text } = factsAt(view, block);
  to.add(hashOf(text.slice(Math.max(0, start - 2), start)), roles.signsBefore);
  to.add(hashOf(text.slice(end, end + 2)), roles.signsAfter);
  to.add(hashOf(text.slice(end, end + 1)), roles.signsAfter);
}

/** Every key of the candidate, in place of those of another. */
export function writeLinearKeys(to: LinearKeys, candidate: Candidate, view: PageView): void {
  to.keys.length = 0;
  to.add(0, roles.bias);
  addName(to, candidate.key);
  const isCjk = hasCjk(candidate.name);
  for (const mention of candidate.mentions.slice(0, mostMentions)) {
    addAround(to, view, mention);
    if (isCjk) addSigns(to, view, mention);
  }
  const heading = view.headings.headingOf[candidate.mentions[0]?.block ?? 0] ?? -1;
  for (const { word } of view.tokens.get(heading)?.slice(0, wordsOfHeading) ?? [])
    to.add(word.hash, roles.heading);
}

export function linearKeys(candidate: Candidate, view: PageView, bits: number): Set<number> {
  const all = new LinearKeys(bits);
  writeLinearKeys(all, candidate, view);
  return new Set(all.keys);
}
