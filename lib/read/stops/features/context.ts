// The words around a name: was the traveller there, or is it only mentioned?
import { hasCjk } from '../../../text/has-cjk.ts';
import { type BlockFacts, countBetween, sentenceParts } from '../block-facts.ts';
import type { Candidate } from '../group.ts';
import type { Mention } from '../mention.ts';
import { factsAt, type PageView } from '../page-view.ts';
import type { Token } from '../tokens.ts';
import { bits } from '../vocabulary.ts';
import { notVisitedCjk, visitedCjk } from '../words/cjk.ts';
import { Pen } from './pen.ts';

const anyOf = (words: string) => new RegExp(words.replaceAll(' ', '|'), 'u');
const visitedAhead = anyOf(visitedCjk);
const notVisitedAhead = anyOf(notVisitedCjk);
const { towards, at, from, articles, visited, notVisited, maybe, compared, seen, people, travellers } = bits;

/** How many words before and after a name are looked at. */
const wordsBefore = 8;
const wordsAfter = 6;

interface Around {
  previous: Token | undefined;
  following: Token | undefined;
  /** Classes of the words before it in the sentence: of the last two, of the last four, of all that are looked at. */
  two: number;
  four: number;
  before: number;
  /** Classes of the words after it: of the first two, since Japanese puts "to" and "at" after a name, and of all. */
  behind: number;
  after: number;
  /** Words between the start of the sentence and the name. */
  intoSentence: number;
  /** Capitalised words and old years in the whole sentence. */
  capitals: number;
  years: number;
  /** Classes of all words of the sentence. */
  sentence: number;
}

function lookBack(around: Around, { tokens, sentenceOf }: BlockFacts, first: number): void {
  const start = sentenceOf[first - 1] ?? first;
  for (let index = first - 1, count = 0; index >= start && count < wordsBefore; index -= 1, count += 1) {
    const classes = tokens[index]?.word.classes ?? 0;
    if (count < 2) around.two |= classes;
    if (count < 4) around.four |= classes;
    around.before |= classes;
  }
  around.previous = first > start ? tokens[first - 1] : undefined;
}

function lookAhead(around: Around, { tokens }: BlockFacts, next: number): void {
  for (let index = next; index < Math.min(tokens.length, next + wordsAfter); index += 1) {
    const token = tokens[index];
    if (!token || token.opensSentence) break;
    around.after |= token.word.classes;
    if (index < next + 2) around.behind |= token.word.classes;
    if (index === next) around.following = token;
  }
}

function lookOver(around: Around, { sentenceOf, sentences }: BlockFacts, first: number): void {
  const start = sentenceOf[first] ?? first;
  around.intoSentence = first - start;
  const at = start * sentenceParts;
  around.sentence = sentences[at] ?? 0;
  around.capitals = sentences[at + 1] ?? 0;
  around.years = sentences[at + 2] ?? 0;
}

function around(facts: BlockFacts, { first, next }: Mention): Around {
  const found: Around = {
    previous: undefined,
    following: undefined,
    two: 0,
    four: 0,
    before: 0,
    behind: 0,
    after: 0,
    intoSentence: 0,
    capitals: 0,
    years: 0,
    sentence: 0,
  };
  lookBack(found, facts, first);
  lookAhead(found, facts, next);
  lookOver(found, facts, first);
  return found;
}

/** The first character in one direction that is not a space. */
function characterAt(text: string, start: number, step: 1 | -1): string {
  let index = start;
  while (text[index] === ' ') index += step;
  return text[index] ?? '';
}

function writeWords(pen: Pen, found: Around, ahead: string): void {
  const { two, four, before, behind, after, sentence, previous, following } = found;
  pen.flag('x_to', (two & towards) !== 0);
  pen.flag('x_at', (two & at) !== 0);
  pen.flag('x_from', (two & from) !== 0);
  pen.flag('x_toBehind', (behind & towards) !== 0);
  pen.flag('x_atBehind', (behind & at) !== 0);
  pen.flag('x_visitedBehind', (after & visited) !== 0);
  pen.flag('x_article', previous !== undefined && (previous.word.classes & articles) !== 0);
  pen.flag('x_visited', (before & visited) !== 0 || (ahead !== '' && visitedAhead.test(ahead)));
  pen.flag('x_maybe', (before & maybe) !== 0);
  pen.flag('x_seen', (four & seen) !== 0);
  pen.flag('x_people', (two & people) !== 0);
  pen.flag('x_kindBefore', previous?.word.kind !== undefined);
  pen.flag('x_kindAfter', following?.word.kind !== undefined);
  pen.flag('x_capitalBefore', previous?.isCapital === true && !previous.opensSentence);
  pen.flag('x_capitalAfter', following?.isCapital ?? false);
  pen.flag('x_opens', previous === undefined);
  pen.put('x_intoSentence', Math.min(20, found.intoSentence));
  pen.put('x_capitals', Math.min(15, found.capitals));
  pen.flag('x_sentenceVisited', (sentence & visited) !== 0);
  pen.flag('x_sentenceWe', (sentence & travellers) !== 0);
  pen.flag('x_sentenceMaybe', (sentence & maybe) !== 0);
  pen.flag(
    'x_notVisited',
    ((before | after) & notVisited) !== 0 || (ahead !== '' && notVisitedAhead.test(ahead)),
  );
  pen.flag('x_compared', (four & compared) !== 0);
  pen.flag('x_sentenceNot', (sentence & notVisited) !== 0);
  pen.put('x_years', found.years);
}

function writeCharacters(
  pen: Pen,
  { text, times, prices, listed, timeLead }: BlockFacts,
  { start, end }: Mention,
): void {
  const before = characterAt(text, start - 1, -1);
  const after = characterAt(text, end, 1);
  pen.put('x_blockLength', Math.min(text.length, 2000));
  pen.put('x_list', countBetween(listed, start - 80, end + 80));
  pen.flag('x_bracket', before === '(' || before === '（');
  pen.flag('x_bracketAfter', after === '(' || after === '（');
  pen.flag('x_commaAfter', after === ',' || after === '、' || after === '，');
  pen.flag('x_colonAfter', after === ':' || after === '：' || after === '–' || after === '—');
  pen.flag('x_possessive', (text[end] === "'" || text[end] === '’') && text[end + 1] === 's');
  pen.flag('x_time', countBetween(times, start - 24, end + 14) > 0);
  pen.flag('x_timeLead', timeLead > 0 && start <= timeLead);
  pen.flag('x_price', countBetween(prices, start, end + 60) > 0);
}

/**
 * For these the lowest value over all mentions counts, for the others the highest: mentioned once without a "no", it
 * was visited.
 */
const lowest = new Set(['x_notVisited', 'x_compared', 'x_sentenceNot', 'x_years', 'x_blockLength']);
/** Further mentions add nothing new. */
const maxMentions = 12;
/** Room for one mention's features. */
const maxFeatures = 48;
const scratch = new Float32Array(maxFeatures);
const pooled = new Float32Array(maxFeatures);
const names: string[] = [];
const isLowest: boolean[] = [];

const mentionPen = new Pen(scratch);

/** The names of the features are collected when the first mention is written. */
function penFor(): Pen {
  if (names.length === 0) return new Pen(scratch, names);
  mentionPen.at = 0;
  return mentionPen;
}

function writeMention(pen: Pen, view: PageView, mention: Mention): void {
  const facts = factsAt(view, mention.block);
  const ahead = hasCjk(mention.name) ? facts.text.slice(mention.end, mention.end + 8) : '';
  writeWords(pen, around(facts, mention), ahead);
  writeCharacters(pen, facts, mention);
}

/** Merges the features of one more mention into the pooled ones. */
function pool(): void {
  for (let feature = 0; feature < names.length; feature += 1) {
    const value = scratch[feature] as number;
    const held = pooled[feature] as number;
    if (isLowest[feature] ? value < held : value > held) pooled[feature] = value;
  }
}

/** A bold line and the heading it stands in are two mentions with the same words around them. */
function isSeen(mentions: Mention[], index: number): boolean {
  const { block, start, end } = mentions[index] as Mention;
  for (let at = index - 1; at >= 0; at -= 1) {
    const other = mentions[at] as Mention;
    if (other.block !== block) return false;
    if (other.start === start && other.end === end) return true;
  }
  return false;
}

export function writeContext(pen: Pen, { mentions }: Candidate, view: PageView): void {
  for (let index = 0; index < mentions.length && index < maxMentions; index += 1) {
    if (isSeen(mentions, index)) continue;
    writeMention(penFor(), view, mentions[index] as Mention);
    if (isLowest.length === 0) isLowest.push(...names.map((name) => lowest.has(name)));
    if (index === 0) pooled.set(scratch);
    else pool();
  }
  for (let feature = 0; feature < names.length; feature += 1)
    pen.put(names[feature] as string, pooled[feature] as number);
}
