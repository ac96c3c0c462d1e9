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

type Add = (hash: number, role: number) => void;

function addName(add: Add, key: string): void {
  add(hashOf(key), roles.name);
  const parts = key.split(' ');
  for (const [index, part] of parts.entries()) {
    const hash = hashOf(part);
    add(hash, roles.word);
    add(hashOf(part.slice(-3)), roles.ending3);
    add(hashOf(part.slice(-4)), roles.ending4);
    add(hashOf(part.slice(0, 3)), roles.beginning);
    if (index === 0) add(hash, roles.first);
    if (index === parts.length - 1) add(hash, roles.last);
  }
  let two = 94;
  let one = key.charCodeAt(0);
  for (let at = 1; at <= Math.min(key.length, longestTrigrams); at += 1) {
    const next = at < key.length ? key.charCodeAt(at) : 36;
    add(Math.imul(two, 0x3d4d51cb) ^ Math.imul(one, 0x01000193) ^ next, roles.trigram);
    two = one;
    one = next;
  }
}

function addAround(add: Add, view: PageView, { block, first, next, carrier, isWhole }: Mention): void {
  const { tokens, sentenceOf } = factsAt(view, block);
  add(carriers.indexOf(carrier) * 2 + (isWhole ? 1 : 0), roles.carrier);
  for (let step = 0; step < wordsAround; step += 1) {
    const before = tokens[first - 1 - step];
    const after = tokens[next + step];
    if (before) {
      add(before.word.hash, roles.placeBefore + step);
      add(before.word.hash, roles.before);
    }
    if (after) add(after.word.hash, roles.placeAfter + step);
  }
  const sentence = sentenceOf[first];
  for (let index = Math.max(0, first - wordsOfSentence); index < next + wordsOfSentence; index += 1) {
    const token = tokens[index];
    if (token && (index < first || index >= next) && sentenceOf[index] === sentence)
      add(token.word.hash, roles.sentence);
  }
}

function addSigns(add: Add, view: PageView, { block, start, end }: Mention): void {
  const { text } = factsAt(view, block);
  add(hashOf(text.slice(Math.max(0, start - 2), start)), roles.signsBefore);
  add(hashOf(text.slice(end, end + 2)), roles.signsAfter);
  add(hashOf(text.slice(end, end + 1)), roles.signsAfter);
}

export function linearKeys(candidate: Candidate, view: PageView, bits: number): Set<number> {
  const keys = new Set<number>();
  const add: Add = (hash, role) => keys.add(mix(hash, role) >>> (32 - bits));
  add(0, roles.bias);
  addName(add, candidate.key);
  const isCjk = hasCjk(candidate.name);
  for (const mention of candidate.mentions.slice(0, mostMentions)) {
    addAround(add, view, mention);
    if (isCjk) addSigns(add, view, mention);
  }
  const heading = view.headings.headingOf[candidate.mentions[0]?.block ?? 0] ?? -1;
  for (const { word } of view.tokens.get(heading)?.slice(0, wordsOfHeading) ?? [])
    add(word.hash, roles.heading);
  return keys;
}
