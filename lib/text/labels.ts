// Distinguishes headings and leads that organise or advise from those that name something.
import { advice, aroundParts, dayParts, details, linkWords, questionWords } from '../languages/labels.ts';
import { fold } from './fold.ts';
import { allWords } from './language-rows.ts';

const folded = (table: Record<string, string[]>) => new Set(allWords(table).map(fold));
const parts = folded(dayParts);
const small = folded(aroundParts);
const asking = folded(questionWords);
const linking = folded(linkWords);
const advising = folded(advice);
const detailing = folded(details);
// The longest entry has three words; only that many first words of a heading are compared.
const maxWords = 3;

/** "Morning", "In the afternoon", "Lunch": a part of the day and nothing else. */
export function isDayPart(text: string): boolean {
  const plain = fold(text);
  if (parts.has(plain)) return true;
  const words = plain.split(' ').filter((word) => !small.has(word));
  return words.length > 0 && (parts.has(words.join(' ')) || words.every((word) => parts.has(word)));
}

/** "Where to stay", "Tips for Porto", "Fazit": advice about travelling, not a place. */
export function isAdvice(text: string): boolean {
  if (/[?？]\s*$/.test(text)) return true;
  const words = fold(text).split(' ');
  const [first = '', second] = words;
  if (asking.has(first)) return true;
  if (advising.has(first) && (second === undefined || linking.has(second))) return true;
  for (let count = 2; count <= maxWords; count += 1) {
    if (advising.has(words.slice(0, count).join(' '))) return true;
  }
  return false;
}

/** Anything that cannot be the name of a place to go: a part of the day, advice, or "Address". */
export const isLabel = (text: string): boolean =>
  isDayPart(text) || isAdvice(text) || detailing.has(fold(text));
