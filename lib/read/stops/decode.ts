// From scores to stops: the best first, and never two for the same words or the same place.
import { hasCjk } from '../../text/has-cjk.ts';
import type { Candidate } from './group.ts';
import type { Mention } from './mention.ts';
import { kindOf } from './words/all.ts';

export interface Scored {
  candidate: Candidate;
  chance: number;
  /** Another name that the page gives it in brackets: "Sensō-ji (浅草寺)". */
  otherName?: string;
}

export interface DecodeOptions {
  /** A candidate that scores lower is no stop. */
  threshold: number;
  /** A name that is already a stop of another day needs this score. */
  thresholdAgain: number;
}

const overlaps = (a: Mention, b: Mention) => a.block === b.block && a.start < b.end && b.start < a.end;

/** The words of a name without those that only say a kind of place: not "lake" of "lake Bled". */
const ownWords = (key: string) => key.split(' ').filter((word) => !kindOf(word));

const commonStart = (one: string, other: string) => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** The endings that a case or a plural adds are short; the stem is not. */
const maxEndingLength = 2;
const minStemLength = 3;
const minWordLength = 6;

/** "hora" and "horou": the same word in two cases. */
function isInflected(one: string, other: string): boolean {
  const stem = commonStart(one, other);
  return stem >= minStemLength && Math.max(one.length, other.length) - stem <= maxEndingLength;
}

/** "Hora Kirkjufell" and "horou Kirkjufell", "Reykjavík" and "Reykjavíku", but not "Praia do Forno" and "Praia do Forte". */
function isOtherForm(one: string, other: string): boolean {
  if (one.slice(0, minStemLength) !== other.slice(0, minStemLength)) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (
    short.length >= minWordLength &&
    long.startsWith(short) &&
    long.length - short.length <= maxEndingLength
  )
    return true;
  const [first = '', ...rest] = one.split(' ');
  const [otherFirst = '', ...otherRest] = other.split(' ');
  const name = rest.join(' ');
  if (name.length < minWordLength || name !== otherRest.join(' ')) return false;
  return isInflected(first, otherFirst) && !(kindOf(first) && kindOf(otherFirst));
}

/** "Alhambra" and "the Alhambra palace" are one; "Museo del Prado" and "Paseo del Prado" are two. */
export function isSamePlace(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (!hasCjk(long) && isOtherForm(one, other)) return true;
  if (!/\s/.test(long)) return long.startsWith(short) && short.length >= 4 && /[^\p{ASCII}]/u.test(short);
  if (!` ${long} `.includes(` ${short} `)) return false;
  const kinds = (key: string) =>
    key
      .split(' ')
      .filter((word) => kindOf(word))
      .join(' ');
  return (
    kinds(short) === '' || kinds(short) === kinds(long) || ownWords(long).length === ownWords(short).length
  );
}

/** The mention a traveller would point at: the first that the author set apart, else the first of all. */
export function bestMention({ mentions }: Candidate): Mention | undefined {
  return mentions.find(({ isWhole }) => isWhole) ?? mentions[0];
}

/** A day rarely has no stop at all: an empty one takes its best candidate at this share of the threshold. */
const shareForEmptyDay = 0.6;

/** Best first; ties by name, so that the order never depends on the input. */
const inOrder = (a: Scored, b: Scored) => b.chance - a.chance || (a.candidate.key < b.candidate.key ? -1 : 1);

function isTaken({ candidate: { key, mentions } }: Scored, sameDay: Scored[]): boolean {
  return sameDay.some(
    ({ candidate }) =>
      isSamePlace(candidate.key, key) ||
      mentions.every((mention) => candidate.mentions.some((other) => overlaps(mention, other))),
  );
}

export function decode(scored: Scored[], { threshold, thresholdAgain }: DecodeOptions): Scored[] {
  const chosen: Scored[] = [];
  const byDay = new Map<number, Scored[]>();
  const daysOfKey = new Map<string, Set<number>>();
  const sorted = scored.filter(({ chance }) => chance >= threshold * shareForEmptyDay).sort(inOrder);
  for (const entry of sorted) {
    const { day, key } = entry.candidate;
    const sameDay = byDay.get(day) ?? [];
    const isEnough = entry.chance >= threshold || (day > 0 && sameDay.length === 0);
    if (!isEnough || isTaken(entry, sameDay)) continue;
    const days = daysOfKey.get(key) ?? new Set();
    const isAgain = days.size > (days.has(day) ? 1 : 0);
    if (isAgain && entry.chance < thresholdAgain) continue;
    chosen.push(entry);
    sameDay.push(entry);
    byDay.set(day, sameDay);
    daysOfKey.set(key, days.add(day));
  }
  return chosen;
}
