// "Day 1: the port. Day 2: the hills." in one paragraph: each day becomes a line.
import { findDayDate } from '../../text/day-date.ts';
import { findDayMarker, opensWith } from '../../text/day-number.ts';
import { findWeekday } from '../../text/weekday.ts';

// Where a sentence may begin.
const sentenceEnd = /[.!?…;。！？；]["”’)]?\s*(?=[\p{Lu}\d第【[(*\p{Script=Han}])/gu;
// "Day 3:", "Saturday –": a label is short and has punctuation after it.
const maxLabelLength = 24;
const labelEnd = /^[^.!?。]{0,12}?(?:[:：|]|\s[–—-]\s)/u;
// "12 May: ", "10/2: ".
const dateLabel = /^[^:]{2,24}:\s/u;
// One label may be an aside, and a long text is no plan.
const minLabels = 2;
const maxTextLength = 6000;

function isLabelled(text: string): boolean {
  const head = text.slice(0, maxLabelLength * 2);
  const marker = findDayMarker(head);
  if (marker && opensWith(head, marker)) return labelEnd.test(head.slice(marker.end));
  const weekday = findWeekday(head);
  if (weekday && labelEnd.test(head.slice(weekday.end))) return true;
  const date = dateLabel.test(head) ? findDayDate(head) : undefined;
  return date !== undefined && head.slice(date.end).trimStart().startsWith(':');
}

/** Where the days of a paragraph begin, if it has two or more; always its own start first. */
export function runOnStarts(text: string): number[] {
  const sentences = text.length > maxTextLength ? [] : [...text.matchAll(sentenceEnd)];
  if (sentences.length === 0 || !isLabelled(text)) return [0];
  const starts = sentences
    .map((match) => match.index + match[0].length)
    .filter((start) => isLabelled(text.slice(start, start + maxLabelLength * 2)));
  return starts.length + 1 >= minLabels ? [0, ...starts] : [0];
}
