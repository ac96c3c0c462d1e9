// Pure: no browser, no network, no clock.
// The words of a name and around it, hashed into a fixed table: the model remembers words without a dictionary.
import { fold } from '../../text/fold.ts';
import { hashOf } from './common-words.ts';
import type { Candidate } from './group.ts';
import { type PageView, textOf } from './page-view.ts';
import { hasCjk, type Token } from './tokens.ts';

/** Mentions past this say nothing new. */
const mostMentions = 4;

function nameKeys(key: string): string[] {
  const keys = [`n=${key}`];
  const parts = key.split(' ');
  for (const [index, part] of parts.entries()) {
    keys.push(`w=${part}`, `e=${part.slice(-3)}`, `e=${part.slice(-4)}`, `b=${part.slice(0, 3)}`);
    if (index === 0) keys.push(`f=${part}`);
    if (index === parts.length - 1) keys.push(`l=${part}`);
  }
  const padded = `^${key}$`;
  for (let at = 0; at + 3 <= padded.length && at < 40; at += 1) keys.push(`3=${padded.slice(at, at + 3)}`);
  return keys;
}

function tokensAround(tokens: Token[], start: number, end: number): { before: string[]; after: string[] } {
  const at = tokens.findIndex((token) => token.start >= start);
  const first = at < 0 ? tokens.length : at;
  const last = tokens.findIndex((token) => token.start >= end);
  const next = last < 0 ? tokens.length : last;
  return {
    before: tokens
      .slice(Math.max(0, first - 3), first)
      .map(({ lower }) => lower)
      .reverse(),
    after: tokens.slice(next, next + 3).map(({ lower }) => lower),
  };
}

function contextKeys(candidate: Candidate, view: PageView): string[] {
  return candidate.mentions.slice(0, mostMentions).flatMap(({ block, start, end, carrier, isWhole }) => {
    const { before, after } = tokensAround(view.tokens.get(block) ?? [], start, end);
    const keys = [`c=${carrier}${isWhole}`];
    for (const [index, word] of before.entries()) keys.push(`p${index}=${word}`, `p=${word}`);
    for (const [index, word] of after.entries()) keys.push(`a${index}=${word}`);
    if (hasCjk(candidate.name)) {
      const text = textOf(view, block);
      keys.push(
        `j-=${text.slice(Math.max(0, start - 2), start)}`,
        `j+=${text.slice(end, end + 2)}`,
        `j+=${text.slice(end, end + 1)}`,
      );
    }
    return keys;
  });
}

export function linearKeys(candidate: Candidate, view: PageView, bits: number): Uint32Array {
  const heading = view.headingOf[candidate.mentions[0]?.block ?? 0] ?? -1;
  const above = heading >= 0 ? fold(textOf(view, heading)).split(' ').slice(0, 8) : [];
  const keys = [
    ...nameKeys(candidate.key),
    ...contextKeys(candidate, view),
    ...above.map((word) => `h=${word}`),
    'bias',
  ];
  return Uint32Array.from(new Set(keys.map((key) => hashOf(key) & ((1 << bits) - 1))));
}
