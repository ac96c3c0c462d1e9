// Day markers of a letter and a number: "J3 – Lyon", "Stonehenge (D2)".
import { type DayMarker, maxSpanDays, narrow, reach } from './day-number.ts';
import { shortForms } from './day-words.ts';

// "Stonehenge (D2)": the letter and the number in brackets at the end.
const shortAtEnd =
  /[(（[](?<letter>[DJTGdjtg])\s?(?<number>\d{1,2})(?:\s?[-–—]\s?(?<last>\d{1,2}))?[)）\]]\s*$/u;
const maxTitleLength = 110;

function shortEnding(text: string): (DayMarker & { letter: string }) | undefined {
  const match = text.length <= maxTitleLength ? shortAtEnd.exec(narrow(text)) : null;
  if (!match?.groups) return undefined;
  const { letter = '', number = '', last = number } = match.groups;
  return {
    letter,
    number: Number(number),
    lastNumber: Math.max(Number(number), Number(last)),
    start: match.index,
    end: text.length,
  };
}

/** "J3 – Lyon" → 3, with its letter, because a single one could be a gate or a paper size. */
export function findShortMarker(text: string): (DayMarker & { letter: string }) | undefined {
  const match = shortForms.exec(narrow(text.slice(0, reach)));
  if (!match?.groups) return shortEnding(text);
  const { letter = '', number = '', last = number } = match.groups;
  const lastNumber = Number(last) - Number(number) < maxSpanDays ? Number(last) : Number(number);
  const start = match[0].indexOf(letter);
  return {
    letter,
    number: Number(number),
    lastNumber: Math.max(Number(number), lastNumber),
    start,
    end: match[0].length,
  };
}
