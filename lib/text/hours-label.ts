// Recognises opening hours whose label stands apart from them: in the cell, the line or the block before.

import { hoursLabels, opening, timeLabels, visitingHours } from '../languages/times.ts';
import { letter } from './letters.ts';
import { timeContextOf } from './time-role.ts';
import type { TimeSpan } from './time-spans.ts';
import { wordPattern } from './word-pattern.ts';

const ofLabels = [visitingHours, opening, hoursLabels, timeLabels].map((table) => wordPattern(table, 'gu'));
const hoursPhrase = new RegExp(
  `[${letter}]{4}|[\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Katakana}]{2}|\\d`,
  'u',
);
// "and", "Uhr" and further times may stand beside; a longer word means something else is said.
const wordLike = new RegExp(`[${letter}]{4}`, 'u');
// "Horário de funcionamento do museu" is longer than most.
const maxLabelLength = 40;

/** "Opening hours", "🕒 Öffnungszeiten:", "営業時間"; not "Opening of the fair". */
function isOnlyLabel(line: string): boolean {
  if (line.trim().length === 0 || line.length > maxLabelLength) return false;
  return !hoursPhrase.test(ofLabels.reduce((rest, words) => rest.replace(words, ' '), line));
}

interface Before {
  /** The text between the label and the time. */
  lead: string;
  label: string;
  isCell: boolean;
}

function beforeIn(text: string, start: number, above: string): Before | undefined {
  const from = Math.max(0, start - 2 * maxLabelLength);
  const pieces = text.slice(from, start).split(/([\n\t])/u);
  const lead = pieces.at(-1) ?? '';
  const label = pieces.at(-3);
  if (label !== undefined) return { lead, label, isCell: pieces.at(-2) === '\t' };
  // A lead that was cut off is longer than any label.
  if (from > 0) return undefined;
  return {
    lead,
    label:
      above
        .slice(-2 * maxLabelLength)
        .split('\n')
        .at(-1) ?? '',
    isCell: false,
  };
}

// A wider table does not list opening hours, and looking up each of its times in every column would be slow.
const maxColumns = 100;

/**
 * "Opening hours" above the time's column; a single time may be that of a visit. The first column of a plan may have the
 * same header ("Horário"), but with opening hours the place comes in a column before.
 */
export function isUnderHoursHeader(text: string, span: TimeSpan, header: string[]): boolean {
  if (!span.until || header.length === 0 || header.length > maxColumns) return false;
  const column = text.slice(0, span.start).split('\t', maxColumns).length - 1;
  const label = header[column] ?? '';
  return column > 0 && isOnlyLabel(label) && isOpeningUnder(label, text, span);
}

/** Whether label and time, written in one line, would be opening hours. */
function isOpeningUnder(label: string, text: string, span: TimeSpan): boolean {
  const head = `${label.replace(/[\s:：]{1,8}$/u, '')}: `;
  const joined = `${head}${text.slice(span.start, span.end)}`;
  return timeContextOf(joined, { ...span, start: head.length, end: joined.length }) === 'opening';
}

/** "Opening hours", then "10:00–12:00" in the next cell, line or block; `above` is the text of the block before. */
export function isUnderHoursLabel(text: string, span: TimeSpan, above: string): boolean {
  // Opening hours have two times; a single one below such a word may be anything.
  if (!span.until) return false;
  const before = beforeIn(text, span.start, above);
  if (!before || wordLike.test(before.lead) || !isOnlyLabel(before.label)) return false;
  const [rest = ''] = text.slice(span.end, span.end + maxLabelLength).split(/[\n\t]/u, 1);
  if (!before.isCell && wordLike.test(rest)) return false;
  return isOpeningUnder(before.label, text, span);
}
