// Clock times with their ends: "9:00 – 10:30" is one span, and so is "10–19 Uhr".
import { minutesOf } from '../model/local-moment.ts';
import { inAnyCase } from './any-case.ts';
import { betweenTimes } from './between-times.ts';
import { type FoundTime, findTimes } from './find-time.ts';
import { withoutOverlaps } from './without-overlaps.ts';

export interface TimeSpan {
  time: string;
  until?: string;
  start: number;
  end: number;
}

const between = inAnyCase(
  /^\s{0,2}(?:[-–—~〜～至到→➔ー―－‐‑−]|[-=]>|to|till|until|bis|tot|à|a|al|às|as|alle|a las|do|til)(?:\s{0,2}(?:las|le))?\s{0,2}$/u,
);
// "Sep 09 18:00 – Sep 09 19:00": a date may stand between the two.
const dateBetween = inAnyCase(/^\s{0,2}[-–—]\s{0,2}\p{L}{3,4}\.? \d{1,2},?\s$/u);
const hourBefore = /(?<![\p{L}\d.,:])(?<hour>\d{1,2})\s?[-–—~〜]\s?$/u;
// "10 – " and spaces.
const hourReach = 8;

/** "4–6 PM" and "4–4:30 PM" begin at 16:00, "11–1 PM" at 11:00, "10–19 Uhr" at 10:00. */
function openedBy(hour: number, until: string, isPm: boolean): string | undefined {
  const end = minutesOf(until);
  const start = isPm && hour < 12 && (hour + 12) * 60 < end ? hour + 12 : hour;
  return start * 60 < end ? `${String(start).padStart(2, '0')}:00` : undefined;
}

const hasHalf = /[ap]\.?\s?m/i;

/** "7:00" before 21:00 is 19:00; "11:00" before 13:00 stays. */
function beforeEvening(time: string, until: string): string {
  const later = `${String(Number(time.slice(0, 2)) + 12).padStart(2, '0')}${time.slice(2)}`;
  return time < '12' && later < until ? later : time;
}

/** True if this time is the end of the previous span: "7:00 – 9:00 PM" is one. */
function closes(last: TimeSpan, text: string, { start }: FoundTime): boolean {
  if (last.until || start - last.end > maxGapLength) return false;
  const gap = text.slice(last.end, start);
  return between.test(gap) || dateBetween.test(gap);
}
// A date and spaces.
const maxGapLength = 20;

const isEvening = (text: string) => /p\.?\s?m/i.test(text);

/** Closes a span. A "pm" after the end applies to the beginning too. */
function close(last: TimeSpan, text: string, { time, start, end }: FoundTime): void {
  const isShared = isEvening(text.slice(start, end)) && !hasHalf.test(text.slice(last.start, last.end));
  if (isShared) last.time = beforeEvening(last.time, time);
  last.until = time;
  last.end = end;
}

/** Every span in order. A span that ends before it starts runs past midnight and is kept as it is. */
export function findTimeSpans(text: string): TimeSpan[] {
  const spans: TimeSpan[] = [];
  // A pair is longer than its single times, so the pair is kept.
  for (const found of withoutOverlaps<TimeSpan>([...betweenTimes(text), ...findTimes(text)])) {
    const { time, until, start, end } = found;
    const last = spans.at(-1);
    if (until) {
      spans.push({ time, until, start, end });
      continue;
    }
    if (last && closes(last, text, found)) {
      close(last, text, found);
      continue;
    }
    const from = Math.max(0, start - hourReach, last?.end ?? 0);
    const before = hourBefore.exec(text.slice(from, start));
    const isPm = isEvening(text.slice(start, end));
    const opened = before ? openedBy(Number(before.groups?.hour), time, isPm) : undefined;
    if (before && opened) spans.push({ time: opened, until: time, start: from + before.index, end });
    else spans.push({ time, start, end });
  }
  return spans;
}

/** The length of a span: past midnight if it ends before it starts. */
export function spanMinutes({ time, until }: TimeSpan): number | undefined {
  if (!until) return undefined;
  const minutes = minutesOf(until) - minutesOf(time);
  return minutes > 0 ? minutes : minutes + 24 * 60;
}

const maxVisitMinutes = 6 * 60;

/** A longer range is opening hours, not a visit. */
export const outlastsVisit = (span: TimeSpan): boolean => (spanMinutes(span) ?? 0) > maxVisitMinutes;

/** The first time span within these positions. */
export const spanAt = (text: string, { start, end }: { start: number; end: number }): TimeSpan | undefined =>
  findTimeSpans(text.slice(start, end))[0];
