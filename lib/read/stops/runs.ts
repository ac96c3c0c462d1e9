// Pure: no browser, no network, no clock.
// Names in running text: words with capitals, with small words between them, and kind nouns beside them.
import type { Token } from './tokens.ts';
import { kindOf, words } from './words/all.ts';

export interface Run {
  start: number;
  end: number;
  isWithKind: boolean;
}

/** A name of more words is a sentence in capitals. */
const longestRun = 8;
/** Every way to cut a run is a candidate; past this many words only the whole is. */
const mostCutWords = 5;

const onlySpace = /^(?:[ \u00a0]+|[’'`-]| ?& ?)$/u;
/** "St. Peter" and "Mt. Cook" are one name; any other full stop ends one. */
const abbreviated = /^(?:st|mt|dr|sta|sto|ste|ft|pt|nr|no|[a-z])$/;

function joins(text: string, left: Token, right: Token): boolean {
  const gap = text.slice(left.end, right.start);
  return onlySpace.test(gap) || (abbreviated.test(left.lower) && /^\. ?$/.test(gap));
}

/** The last index of the run that begins at `first`. */
function lastOf(text: string, tokens: Token[], first: number): number {
  let last = first;
  for (let index = first + 1; index < tokens.length && index - first < longestRun; index += 1) {
    const token = tokens[index];
    const before = tokens[index - 1];
    if (!token || !before || !joins(text, before, token)) break;
    if (token.isCapital) last = index;
    else if (!words.connectors.has(token.lower) || index - last > 2) break;
  }
  return last;
}

/** Every stretch of the run that begins and ends with a capital. */
function cuts(tokens: Token[], first: number, last: number): Run[] {
  const capitals: number[] = [];
  for (let index = first; index <= last; index += 1) if (tokens[index]?.isCapital) capitals.push(index);
  const found: Run[] = [];
  const isShort = capitals.length <= mostCutWords;
  for (const [place, from] of capitals.entries()) {
    for (const to of capitals.slice(place)) {
      const isWhole = from === first && to === last;
      const [head, tail] = [tokens[from], tokens[to]];
      if (head && tail && (isWhole || isShort) && !(from === to && head.isNumber)) {
        found.push({ start: head.start, end: tail.end, isWithKind: false });
      }
    }
  }
  return found;
}

/** "place de la Bastille", "lake Bled", "Glen Pean bothy": the kind noun is part of the name. */
function withKinds(text: string, tokens: Token[], first: number, last: number): Run[] {
  const [head, tail] = [tokens[first], tokens[last]];
  if (!head || !tail) return [];
  const found: Run[] = [];
  let index = first - 1;
  while (index >= 0 && first - index <= 3 && words.connectors.has(tokens[index]?.lower ?? '')) index -= 1;
  const before = tokens[index];
  const isTied =
    before &&
    text.slice(before.end, head.start).length <= 12 &&
    !/[.,;:!?()\n\t]/.test(text.slice(before.end, head.start));
  if (before && isTied && kindOf(before.lower))
    found.push({ start: before.start, end: tail.end, isWithKind: true });
  const after = tokens[last + 1];
  if (after && joins(text, tail, after) && kindOf(after.lower)) {
    found.push({ start: head.start, end: after.end, isWithKind: true });
  }
  return found;
}

export function runsIn(text: string, tokens: Token[]): Run[] {
  const runs: Run[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token?.isCapital || token.isNumber) continue;
    const last = lastOf(text, tokens, index);
    runs.push(...cuts(tokens, index, last), ...withKinds(text, tokens, index, last));
    index = last;
  }
  return runs;
}
