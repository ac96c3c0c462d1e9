// Pure: no browser, no network, no clock.
// The day a told trip began, where the page dates its days: "Tuesday, 14 May", "Day 3 (16.05.2019)", "5月3日".
import { type Capture, hasText } from '../model/capture.ts';
import type { Known } from '../model/draft.ts';
import { type Evidence, titleBlock } from '../model/evidence.ts';
import { dayAfter, isCalendarDay } from '../model/local-moment.ts';
import { findDateAtEnd, findDateIn, findDayDate } from '../text/day-date.ts';
import { findDayMarker } from '../text/day-number.ts';
import { findWeekday } from '../text/weekday.ts';
import { knownFrom } from './weigh.ts';

/** What opens a day, and which day of the trip that is, from 0. */
export interface Opening {
  index: number;
  evidence: Evidence;
}

interface Dated extends Opening {
  /** "05-14", twice where day and month may be either. */
  monthDays: string[];
  year: number | undefined;
  /** 0 is Monday. */
  weekday: number | undefined;
}

// The line of a day is short; a date further on is part of its story.
const reach = 100;
const monthLength = 31;
// With the month not named it may be any of twelve.
const mostReadings = 2;
const anyYear = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

const lineOf = ({ title, blocks }: Capture, { at }: Evidence): string => {
  if (at.block === titleBlock) return title;
  const block = blocks[at.block];
  return block && hasText(block) ? block.text.slice(at.start, at.start + reach) : '';
};

const twoDigits = (number: number) => String(number).padStart(2, '0');
const monthDayOf = (key: number) =>
  `${twoDigits(Math.floor(key / monthLength) + 1)}-${twoDigits((key % monthLength) + 1)}`;

/** The date may stand before the marker, after it, or alone. */
function dateIn(line: string) {
  const marker = findDayMarker(line);
  const after = marker ? line.slice(marker.end) : '';
  return findDayDate(line) ?? findDayDate(after) ?? findDateAtEnd(line) ?? findDateIn(line);
}

const yearIn = (text: string): number | undefined => {
  const found = anyYear.exec(text)?.[0];
  return found === undefined ? undefined : Number(found);
};

function datedOf(capture: Capture, opening: Opening): Dated[] {
  const line = lineOf(capture, opening.evidence);
  const date = dateIn(line);
  if (!date || date.keys.length > mostReadings) return [];
  const marker = findDayMarker(line);
  const weekday = findWeekday(line) ?? findWeekday(line.slice(marker?.end ?? 0));
  return [
    {
      ...opening,
      monthDays: date.keys.map(monthDayOf),
      year: yearIn(line),
      weekday: weekday?.weekday,
    },
  ];
}

const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

/** The years it may have been, the likeliest first: said with a day, in the title, and before it was published. */
function yearsOf(capture: Capture, dated: Dated[]): { year: number; isSaid: boolean }[] {
  const said = [...dated.flatMap(({ year }) => year ?? []), yearIn(capture.title) ?? []].flat();
  const published = yearIn(capture.published ?? '');
  const guessed = published === undefined ? [] : [published, published - 1];
  return [
    ...said.map((year) => ({ year, isSaid: true })),
    ...guessed.map((year) => ({ year, isSaid: false })),
  ];
}

interface Start {
  day: string;
  isSaid: boolean;
  by: Dated;
}

/** Every first day that some dated day of the page would mean. */
function startsOf(capture: Capture, dated: Dated[]): Start[] {
  return yearsOf(capture, dated).flatMap(({ year, isSaid }) =>
    dated.flatMap((by) =>
      by.monthDays.flatMap((monthDay) => {
        const own = `${year}-${monthDay}`;
        const isAfter = !isSaid && capture.published !== undefined && own > capture.published.slice(0, 10);
        const fits = isCalendarDay(own) && !isAfter && (by.weekday ?? weekdayOf(own)) === weekdayOf(own);
        const day = fits ? dayAfter(own, -by.index) : undefined;
        return day === undefined ? [] : [{ day, isSaid, by }];
      }),
    ),
  );
}

const agreesWith =
  (start: string) =>
  ({ index, monthDays }: Dated): boolean =>
    monthDays.includes(dayAfter(start, index)?.slice(5) ?? '');

// A day or two may be told together or left out, and the later dates then run ahead.
const leastAgreement = 0.5;

/** Undefined where the page says no date, no year, or dates that do not follow each other as its days do. */
export function startDateOf(capture: Capture, openings: Opening[]): Known<string> | undefined {
  const dated = openings.flatMap((opening) => datedOf(capture, opening));
  let best: { start: Start; agreed: number } | undefined;
  for (const start of startsOf(capture, dated)) {
    const agreed = dated.filter(agreesWith(start.day)).length;
    if (agreed > (best?.agreed ?? 0)) best = { start, agreed };
  }
  if (!best || best.agreed < leastAgreement * dated.length) return undefined;
  const { day, isSaid, by } = best.start;
  if (isSaid) return knownFrom(capture, by.evidence, day);
  // The year is ours.
  return { value: day, origin: { by: 'guess', reader: 'draft/start-date' }, confidence: 0.5 };
}
