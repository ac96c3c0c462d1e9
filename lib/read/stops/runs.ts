// Names in prose: capitalised words, with connectors between them and kind nouns beside them.
import type { Token } from './tokens.ts';
import { bits } from './vocabulary.ts';

export interface Run {
  start: number;
  end: number;
  isWithKind: boolean;
}

/** A longer run is a sentence in capitals. */
const maxRunWords = 8;
/** Up to this many words, every way to cut a run is a candidate; beyond it only the whole run is. */
const maxCutWords = 5;

const onlySpace = /^(?:[ \u00a0]+|[’'`-]|['’] | ?& ?)$/u;
/** "St. Peter" and "Mt. Cook" are one name; any other full stop ends one. */
const abbreviated = /^(?:st|mt|dr|sta|sto|ste|ft|pt|nr|no|[a-z])$/;

const connectors = bits.connectors;
const articles = bits.articles;
const nounless = bits.towards | bits.at | bits.from | bits.visited | bits.articles | connectors;
const isConnector = (token: Token | undefined) =>
  token !== undefined && (token.word.classes & connectors) !== 0;

function joins(text: string, left: Token, right: Token): boolean {
  if (right.start === left.end + 1 && text.charCodeAt(left.end) === 32) return true;
  const gap = text.slice(left.end, right.start);
  return onlySpace.test(gap) || (abbreviated.test(left.word.lower) && /^\. ?$/.test(gap));
}

/** The last index of the run that begins at `first`. */
function lastOf(text: string, tokens: Token[], first: number): number {
  let last = first;
  for (let index = first + 1; index < tokens.length && index - first < maxRunWords; index += 1) {
    const token = tokens[index];
    const before = tokens[index - 1];
    if (!token || !before || !joins(text, before, token)) break;
    if (token.isCapital) last = index;
    else if (!isConnector(token) || index - last > 2) break;
  }
  return last;
}

/** Every part of the run that begins and ends with a capital. */
function cuts(tokens: Token[], first: number, last: number): Run[] {
  const capitals: number[] = [];
  for (let index = first; index <= last; index += 1) if (tokens[index]?.isCapital) capitals.push(index);
  const found: Run[] = [];
  const isShort = capitals.length <= maxCutWords;
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

/** A word this common is not a noun of a name. */
const smallWord = 0.5;

/** "el ventisquero Colgante", "le mât de Lung Cu": a noun on no list, but after an article, or tied to the name by "de". */
function isOwnNoun(tokens: Token[], noun: number, name: number): boolean {
  const token = tokens[noun];
  if (!token || token.isCapital || token.word.lower.length < 3) return false;
  const { classes, rank } = token.word;
  if (rank >= smallWord || (classes & nounless) !== 0) return false;
  return noun < name - 1 || ((tokens[noun - 1]?.word.classes ?? 0) & articles) !== 0;
}

/** "place de la Bastille", "lake Bled", "Glen Pean bothy": the kind noun is part of the name. */
function withKinds(text: string, tokens: Token[], first: number, last: number): Run[] {
  const [head, tail] = [tokens[first], tokens[last]];
  if (!head || !tail) return [];
  const found: Run[] = [];
  let index = first - 1;
  while (index >= 0 && first - index <= 3 && isConnector(tokens[index])) index -= 1;
  const before = tokens[index];
  const isTied =
    before &&
    text.slice(before.end, head.start).length <= 12 &&
    !/[.,;:!?()\n\t]/.test(text.slice(before.end, head.start));
  if (before && isTied && (before.word.kind || isOwnNoun(tokens, index, first)))
    found.push({ start: before.start, end: tail.end, isWithKind: true });
  const after = tokens[last + 1];
  if (after && joins(text, tail, after) && after.word.kind) {
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
