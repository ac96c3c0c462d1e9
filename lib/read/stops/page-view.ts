// What all features need to know about a page, computed once.
import { type Capture, hasText } from '../../model/capture.ts';
import type { Knowledge } from '../../model/evidence.ts';
import { cachedKnowledge } from '../../places/cached-knowledge.ts';
import { fold } from '../../text/fold.ts';
import type { DayPart } from '../days/find-days.ts';
import { type BlockFacts, factsOf } from './block-facts.ts';
import { findMentions } from './find-mentions.ts';
import { type Whereabouts, whereabouts } from './geography.ts';
import { type Candidate, groupMentions } from './group.ts';
import { type Headings, headingsOf } from './headings.ts';
import type { Lexicon } from './lexicon.ts';
import { type Token, tokenise } from './tokens.ts';
import { Vocabulary } from './vocabulary.ts';

export interface PageView {
  capture: Capture;
  knowledge: Knowledge;
  days: DayPart[];
  tokens: Map<number, Token[]>;
  candidates: Candidate[];
  vocabulary: Vocabulary;
  wordCount: number;
  /** By candidate key. */
  whereabouts: Map<string, Whereabouts>;
  /** How many candidates, each of a different day, share a key. */
  daysOfKey: Map<string, number>;
  headings: Headings;
  /** The facts of the blocks asked about so far; read them with `factsAt`. */
  facts: Map<number, BlockFacts>;
  title: string;
  /** Where the first day begins and the last one ends. */
  firstDay: number;
  lastDay: number;
}

/** More words than anyone reads; the rest is ignored. */
const maxTokens = 150_000;

/** The tokens of each block; also counts how often the page writes each word small and with a capital. */
function tokensOf(capture: Capture, vocabulary: Vocabulary): Map<number, Token[]> {
  const all = new Map<number, Token[]>();
  let count = 0;
  for (const [index, block] of capture.blocks.entries()) {
    if (!hasText(block) || block.text.length < 2 || count > maxTokens) continue;
    const tokens = tokenise(block.text, vocabulary);
    all.set(index, tokens);
    count += tokens.length;
    for (const { isCapital, opensSentence, word } of tokens) {
      if (!isCapital) word.small += block.kind === 'heading' ? 0 : 1;
      else if (!opensSentence) word.capital += 1;
    }
  }
  return all;
}

/** What a view is made from. */
export interface Sources {
  knowledge: Knowledge;
  lexicon: Lexicon;
}

export function viewPage(capture: Capture, days: DayPart[], sources: Sources): PageView {
  const knowledge = cachedKnowledge(sources.knowledge);
  const vocabulary = new Vocabulary();
  const tokens = tokensOf(capture, vocabulary);
  vocabulary.describe(sources.lexicon);
  const mentions = findMentions({ capture, days, tokens }, knowledge);
  const candidates = groupMentions(mentions, { days, tokens, vocabulary });
  const daysOfKey = new Map<string, number>();
  for (const { key } of candidates) daysOfKey.set(key, (daysOfKey.get(key) ?? 0) + 1);
  return {
    capture,
    knowledge,
    days,
    tokens,
    candidates,
    vocabulary,
    wordCount: [...tokens.values()].reduce((sum, list) => sum + list.length, 0),
    whereabouts: whereabouts(candidates, knowledge),
    daysOfKey,
    headings: headingsOf(capture),
    facts: new Map(),
    title: ` ${fold(capture.title)} `,
    firstDay: Math.min(...days.map(({ start }) => start), capture.blocks.length),
    lastDay: Math.max(...days.map(({ end }) => end), 0),
  };
}

export const textOf = (view: PageView, block: number): string => {
  const found = view.capture.blocks[block];
  return found && hasText(found) ? found.text : '';
};

export function factsAt(view: PageView, block: number): BlockFacts {
  const cached = view.facts.get(block);
  if (cached) return cached;
  const facts = factsOf(textOf(view, block), view.tokens.get(block) ?? []);
  view.facts.set(block, facts);
  return facts;
}
