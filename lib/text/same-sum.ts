// Recognises sums that are no separate price: the same one in another currency, an exchange rate, or a saving.
import { aboutWords, thatIs, unpaidAfter, unpaidBefore } from '../languages/prices.ts';
import { wordPattern } from './word-pattern.ts';

const maxLengthBetween = 30;
const about = wordPattern(aboutWords, 'gu');
const isPunctuation = /^[\s/,;.()（）=≈≒~～:：-]*$/u;

const equalling = wordPattern(thatIs);
const maxSentenceLength = 90;
const maxLengthAfter = 25;

/** "… one way. That is just over": the sum that follows repeats the one before. */
function isEqualling(between: string): boolean {
  const match = between.length <= maxSentenceLength ? equalling.exec(between) : null;
  return match !== null && between.length - match.index - match[0].length <= maxLengthAfter;
}

/** Whether the words between two sums make the second a repeat of the first: " (about ", " / ", " oder ". */
export function isSameSum(between: string): boolean {
  if (/\n|\t|\+/u.test(between)) return false;
  if (isEqualling(between)) return true;
  if (between.length > maxLengthBetween) return false;
  const rest = between.replace(about, ' ');
  return isPunctuation.test(rest) && (rest.length < between.length || /[/(（=≈≒~～]/u.test(between));
}

const equals = /^\s*[=≈≒]\s*\D{0,3}\d/u;
const equalled = /\d\s?\D{0,8}[=≈≒]\s*$/u;

/** "€1 = 100 L": an exchange rate. */
export const isRate = (amount: number, before: string, after: string): boolean =>
  (amount === 1 && equals.test(after)) ||
  (equalled.test(before) && /(?<!\d)1\s?\D{0,8}[=≈≒]\s*$/u.test(before));

// "1124 € (on average 76 €": a bracket right after a sum is about that sum.
const opensSoon = /^[^.;。；\n\t()（）]{0,25}[(（][^)）]*$/u;

/** Whether a sum is in a bracket that explains the sum before it. */
export const isExplained = (between: string): boolean => opensSoon.test(between);

/** Whether an open bracket is still open after this text. */
export const staysOpen = (between: string): boolean => !/[)）\n\t]/u.test(between);

const before = wordPattern(unpaidBefore, 'gu');
const after = wordPattern(unpaidAfter);
const isLast = /^[\s:(（]*$/u;

/** "save 20 €", "20 € off", "instead of 20 €": nobody pays it. `earlier` and `later` are the words around the sum. */
export function isUnpaid(earlier: string, later: string): boolean {
  const last = [...earlier.matchAll(before)].at(-1);
  const isBefore = last !== undefined && isLast.test(earlier.slice(last.index + last[0].length));
  const next = after.exec(later);
  return isBefore || (next !== null && isLast.test(later.slice(0, next.index)));
}
