// Pure: no browser, no network, no clock.
// Mentions of one name in one day are one candidate: what any of them shows speaks for all.
import type { Place } from '../../model/evidence.ts';
import { fold } from '../../text/fold.ts';
import type { DayPart } from '../days/find-days.ts';
import type { Mention } from './mention.ts';
import { type Token, tokenise } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import { words } from './words/all.ts';

export interface Candidate {
  /** The day's number; 0 for what stands outside of all days. */
  day: number;
  key: string;
  /** As written where it stands out most. */
  name: string;
  /** The words of the name. */
  tokens: Token[];
  mentions: Mention[];
}

/** "The Museu do Fado" and "museu do fado" are one name. */
export function nameKey(name: string): string {
  const folded = fold(name);
  const [first = '', ...rest] = folded.split(' ');
  return rest.length > 0 && words.articles.has(first) ? rest.join(' ') : folded;
}

/** The number of the day that a place on the page belongs to; 0 outside of all. */
export function dayAt(days: DayPart[], { block, start }: Place): number {
  const part = days.find(
    (day) =>
      block >= day.start &&
      block < day.end &&
      (!day.within || (start >= day.within.start && start < day.within.end)),
  );
  return part?.number ?? 0;
}

export interface Grouping {
  days: DayPart[];
  tokens: Map<number, Token[]>;
  vocabulary: Vocabulary;
}

/** The name's own tokens; cut anew where a name begins or ends inside one, as in scripts without blanks. */
function tokensOf(
  { block, first, next, start, end, name }: Mention,
  { tokens, vocabulary }: Grouping,
): Token[] {
  const own = tokens.get(block)?.slice(first, next) ?? [];
  return own[0]?.start === start && own.at(-1)?.end === end ? own : tokenise(name, vocabulary);
}

export function groupMentions(mentions: Mention[], grouping: Grouping): Candidate[] {
  const candidates = new Map<string, Candidate>();
  const keys = new Map<string, string>();
  for (const mention of mentions) {
    const { name } = mention;
    const key = keys.get(name) ?? nameKey(name);
    keys.set(name, key);
    if (key === '') continue;
    const day = dayAt(grouping.days, mention);
    const id = `${day} ${key}`;
    const known = candidates.get(id);
    if (known) known.mentions.push(mention);
    else candidates.set(id, { day, key, name, tokens: tokensOf(mention, grouping), mentions: [mention] });
  }
  return [...candidates.values()];
}
