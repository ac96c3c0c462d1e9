// Groups the mentions of one name within one day into one candidate: what any of them shows counts for all.
import type { Place } from '../../model/evidence.ts';
import { fold } from '../../text/fold.ts';
import type { DayPart } from '../days/find-days.ts';
import type { Mention } from './mention.ts';
import { type Token, tokenise } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import { words } from './words/all.ts';

export interface Candidate {
  /** The day's number; 0 outside all days. */
  day: number;
  key: string;
  /** As its first mention writes it. */
  name: string;
  /** The words of the name. */
  tokens: Token[];
  mentions: Mention[];
}

/** "The Museu do Fado" and "museu do fado" are one name. */
export function nameKey(name: string): string {
  const folded = fold(name);
  const space = folded.indexOf(' ');
  return space >= 0 && words.articles.has(folded.slice(0, space)) ? folded.slice(space + 1) : folded;
}

/** The number of the day that a position belongs to; 0 outside all days. */
export function dayAt(days: DayPart[], { block, start }: Place): number {
  for (const { start: from, end, within, number } of days)
    if (block >= from && block < end && (!within || (start >= within.start && start < within.end)))
      return number;
  return 0;
}

export interface Grouping {
  days: DayPart[];
  tokens: Map<number, Token[]>;
  vocabulary: Vocabulary;
}

/** The tokens of the name; tokenised again where it begins or ends inside a token, as in scripts without spaces. */
function tokensOf(
  { block, first, next, start, end, name }: Mention,
  { tokens, vocabulary }: Grouping,
): Token[] {
  const own = tokens.get(block)?.slice(first, next) ?? [];
  return own[0]?.start === start && own.at(-1)?.end === end ? own : tokenise(name, vocabulary);
}

export function groupMentions(mentions: Mention[], grouping: Grouping): Candidate[] {
  const candidates: Candidate[] = [];
  const byDay = new Map<number, Map<string, Candidate>>();
  const keys = new Map<string, string>();
  for (const mention of mentions) {
    const { name } = mention;
    let key = keys.get(name);
    if (key === undefined) {
      key = nameKey(name);
      keys.set(name, key);
    }
    if (key === '') continue;
    const day = dayAt(grouping.days, mention);
    let ofDay = byDay.get(day);
    if (!ofDay) {
      ofDay = new Map();
      byDay.set(day, ofDay);
    }
    const group = ofDay.get(key);
    if (group) group.mentions.push(mention);
    else {
      const candidate = { day, key, name, tokens: tokensOf(mention, grouping), mentions: [mention] };
      ofDay.set(key, candidate);
      candidates.push(candidate);
    }
  }
  return candidates;
}
