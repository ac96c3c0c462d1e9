// The days of an agency's plan: headings with a date, each with the lines below it up to the next.

import { memoize } from '../../text/memoize.ts';
import { type BookingDocument, daysIn } from './document.ts';
import { findTimes } from './found-once.ts';
import type { Cell } from './pair-labels.ts';

export interface PlanDay {
  date: string;
  heading: Cell;
  lines: Cell[][];
}

const maxHeadingLength = 90;
const dayWord = /^(?:day|tag|jour|día|dia|giorno|dag|den|dzień|päivä|第?\s?\d{1,2}\s?日目|\d{1,2}\s?日目)/iu;
// A plan has several days, and states times on at least one of them.
const minDays = 2;

/** A line with a date and no event: "Día 1 · martes, 15 de septiembre de 2026". */
function headingOf(line: Cell[], document: BookingDocument): { date: string; heading: Cell } | undefined {
  const [cell] = line;
  const text = line.map((each) => each.text).join(' ');
  if (
    !cell ||
    text.length > maxHeadingLength ||
    line.some(({ kinds }) => kinds.length > 0 && !dayWord.test(text))
  )
    return undefined;
  const [day, second] = daysIn(text, document);
  if (!day || second) return undefined;
  const isCounted = dayWord.test(text.trim());
  const hasWeekday = day.written.weekdays.length > 0;
  const opens = day.start <= (isCounted ? 30 : hasWeekday ? 14 : 0);
  const isLone = isCounted || (hasWeekday && cell.left <= document.leftEdge + 40 && text.length < 60);
  return opens && isLone && findTimes(text.slice(day.end)).length === 0
    ? { date: day.date, heading: cell }
    : undefined;
}

const opensWithTime = (line: Cell[]) => {
  const [time] = findTimes(line[0]?.text ?? '');
  return time !== undefined && time.start === 0;
};

function daysOf(document: BookingDocument): PlanDay[] {
  const days: PlanDay[] = [];
  for (const line of document.lines) {
    const found = headingOf(line, document);
    const last = days.at(-1);
    if (found) days.push({ ...found, lines: [] });
    else last?.lines.push(line);
  }
  return days;
}

/** Empty where the document is not a plan. */
export const planDays = memoize((document: BookingDocument): PlanDay[] => {
  const days = daysOf(document);
  const dates = new Set(days.map(({ date }) => date));
  const isPlan = dates.size >= minDays && days.some(({ lines }) => lines.some(opensWithTime));
  return isPlan ? days : [];
});

/** "Day 3", "3日目". */
export const isCountedDay = ({ heading }: PlanDay): boolean => dayWord.test(heading.text.trim());
