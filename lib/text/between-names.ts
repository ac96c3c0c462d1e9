// Recognises what stands between two names, or between a name and what is said about it.
import { andWords, articles, joinWords } from '../languages/names.ts';
import { anyCase } from './any-case.ts';
import { wordPattern } from './word-pattern.ts';

const words = (table: Record<string, string>) => Object.values(table).join('|');
const joined = new RegExp(
  anyCase(`^\\s$|^\\s{0,2}(?:[,&+/、]|${words(andWords)})(?:\\s(?:${words(articles)}))?\\s{0,2}$`),
  'u',
);
// A longer gap is no conjunction.
const maxJoinLength = 12;

/** "A and B", "A, B & C": what is said before them applies to all. */
export const joinsNames = (gap: string): boolean => gap.length <= maxJoinLength && joined.test(gap);

const goingOn = wordPattern(joinWords);

/** "and", "then": another statement begins. */
export const goesOn = (gap: string): boolean => goingOn.test(gap);

const beingIn = /^\s(?:in|im|at|am|an|on|auf|bei|beim|op|bij)\s(?:(?:the|dem|der|den|de|het)\s)?$/u;

/** " in the ", " auf dem ": being at a place; not "from", "to" or "near". */
export const isBeingIn = (gap: string): boolean => beingIn.test(gap);
