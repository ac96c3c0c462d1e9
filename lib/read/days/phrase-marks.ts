// The day that a phrase leads to from the day before it: "the next day", "on our third day", "on Friday".
import type { DayPhrase } from '../../text/day-phrase.ts';
import type { Line } from './lines.ts';
import type { Mark } from './marks.ts';

/** A line of prose, and the phrase in it that opens another day. */
export interface StoryLine {
  line: Line;
  phrase: DayPhrase | undefined;
}

export interface DayCount {
  number: number;
  /** A weekday that was named, with the number of its day: other weekdays are counted from it. */
  anchor?: { weekday: number; number: number };
}

// A story skips a day or two; after a longer gap the weekday is in another week.
const maxDayGap = 3;

function afterWeekday(weekday: number, { number, anchor }: DayCount): DayCount | undefined {
  if (!anchor) return { number: number + 1, anchor: { weekday, number: number + 1 } };
  const step = (((weekday - anchor.weekday - (number - anchor.number)) % 7) + 7) % 7;
  return step > 0 && step <= maxDayGap ? { number: number + step, anchor } : undefined;
}

/** The last day is the one that was announced, if that is near; else the next one. */
const lastNumber = (before: number, announced: number[]) =>
  announced.find((count) => count > before && count - before <= maxDayGap) ?? Math.max(before, 1) + 1;

/** The day that the phrase leads to; undefined where it does not continue the day before. */
export function after(
  phrase: DayPhrase | undefined,
  before: DayCount,
  announced: number[],
): DayCount | undefined {
  if (!phrase) return undefined;
  if (phrase.step === 'weekday') return afterWeekday(phrase.weekday, before);
  // "Today" opens a day only in a letter that has named another.
  if (phrase.step === 'today') return before.anchor && { ...before, number: before.number + 1 };
  if (phrase.step === 'number')
    return phrase.number > before.number ? { ...before, number: phrase.number } : undefined;
  if (phrase.step === 'last') return { ...before, number: lastNumber(before.number, announced) };
  return { ...before, number: Math.max(before.number, 1) + 1 };
}

export const markAt = ({ carrier, block, start, end }: Line, number: number): Mark => ({
  family: 'phrase',
  carrier,
  block,
  start,
  end,
  number,
  span: 1,
});
