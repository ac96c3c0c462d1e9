// Which blocks of a source belong to which day of the trip.
import type { Capture } from '../../model/capture.ts';
import { titleBlock } from '../../model/evidence.ts';
import { isRoute } from './counted-list.ts';
import type { DayPart } from './day-part.ts';
import { type DaySeries, daySeriesIn } from './day-series.ts';
import { clarityOf, distinct } from './gather.ts';
import { oneOfSeries } from './one-of-series.ts';
import { weigh } from './weigh.ts';

export type { DayPart } from './day-part.ts';

const minTrust = 0.5;

export interface WeighedSeries {
  telling: DaySeries;
  trust: number;
}

const weighed = (capture: Capture): WeighedSeries[] =>
  daySeriesIn(capture).map((telling) => ({
    telling,
    trust: Math.round(weigh(telling.family, telling.marks, telling.content) * 100) / 100,
  }));

/** "1. The column", "2. The clock" number sights, unless at least half of the titles are routes. */
const isListOfSights = ({ family, marks }: DaySeries) =>
  family === 'leading' &&
  marks.filter(({ title = '' }) => isRoute({ text: title })).length * 2 < marks.length;

const isUnbroken = ({ family, marks }: DaySeries) =>
  family === 'numbered' && marks.every(({ number }, at) => at === 0 || number <= spanEnd(marks[at - 1]));
const spanEnd = (mark: DaySeries['marks'][number] | undefined) => (mark ? mark.number + mark.span : 0);

/** Has every day of the other series and more: "first day, Tuesday, day three" against "first day, day three". */
function holds(one: DaySeries, other: DaySeries): boolean {
  // Days counted without a gap lack none; an additional section is the author's conclusion.
  if (one.family === 'section' && isUnbroken(other)) return false;
  const blocks = new Set(one.marks.map(({ block }) => block));
  return distinct(one.marks) > distinct(other.marks) && other.marks.every(({ block }) => blocks.has(block));
}

const believedOf = (all: WeighedSeries[]) =>
  all.filter(({ telling, trust }) => trust > minTrust && !isListOfSights(telling));

// How much trust a day or two more are worth.
const maxTrustGap = 0.05;

/** "Day 1", "days 2–4" cover four days. */
const covered = (marks: DaySeries['marks']) =>
  new Set(marks.flatMap(({ number, span }) => Array.from({ length: span }, (_, at) => number + at))).size;

/** A remnant beside a longer series of the same family: "on the second day" among the headings of five days. */
const isLeftOver = ({ family, marks }: DaySeries, all: WeighedSeries[]) =>
  all.some(({ telling }) => telling.family === family && covered(telling.marks) > covered(marks));

/** It has as many days as the page announces. */
const isAnnounced = ({ marks, content: { announced } }: DaySeries) => announced.includes(distinct(marks));

/** "Day 2 on board" to "day 7 on board" among the dates of two weeks: a tour within the trip. */
function isWithin({ family, marks }: DaySeries, other: DaySeries): boolean {
  const isClearer = distinct(other.marks) > distinct(marks) && clarityOf(other.marks) > clarityOf(marks);
  // The first day may be everything before the second, so its own position says nothing.
  const [, second] = marks;
  const isAround =
    (other.marks[0]?.block ?? 0) < (second?.block ?? 0) &&
    (other.marks.at(-1)?.block ?? 0) > (marks.at(-1)?.block ?? 0);
  return family === 'numbered' && other.family === 'dated' && isClearer && isAround;
}

/** The first among equals: families are listed clearest first. */
function mostTrusted(all: WeighedSeries[]): WeighedSeries | undefined {
  const trusted = believedOf(all);
  const believed = trusted.filter(({ telling }) => !isLeftOver(telling, trusted));
  const best = believed.reduce<WeighedSeries | undefined>(
    (top, one) => (one.trust > (top?.trust ?? 0) ? one : top),
    undefined,
  );
  if (best?.telling.family === 'phrase' && !isAnnounced(best.telling)) {
    // A heading is deliberate; "the third day" in a sentence may be an aside.
    const titled = believed.find(({ telling }) => clarityOf(telling.marks) >= minClarity);
    if (titled) return titled;
  }
  if (!best) return undefined;
  const wider = believed.find(
    ({ telling, trust }) => trust >= best.trust - maxTrustGap && isWithin(best.telling, telling),
  );
  return believed.find(({ telling }) => holds(telling, best.telling)) ?? wider ?? best;
}

// Reached by headings and bold lines; anything less may be links to the days before and after.
const minClarity = 0.88;

// With fewer days, two series may agree by chance.
const minDaysToAgree = 3;
const numbersOf = ({ parts }: DaySeries) =>
  [...new Set(parts.map(({ number }) => number))].sort((a, b) => a - b);

// A day described in its opening line has more than a title.
const minStoryLength = 60;

/** False for a table of contents, which has nothing but titles. */
function isFilled({ content: { sizes }, marks }: DaySeries): boolean {
  const stories = marks.filter(({ start, end }) => end - start >= minStoryLength).length;
  return sizes.filter((size) => size > 0).length * 2 > sizes.length || stories * 2 > marks.length;
}

/** A table first, then a story: another series of as many days elsewhere on the page describes the same days. */
function repeatedParts(best: DaySeries, all: WeighedSeries[]): DayPart[] {
  const numbers = numbersOf(best);
  if (numbers.length < minDaysToAgree) return [];
  const isApart = ({ parts }: DaySeries) =>
    parts.every(({ start, end }) => best.parts.every((part) => end <= part.start || start >= part.end));
  const [again] = all.filter(
    ({ telling }) =>
      telling !== best &&
      numbersOf(telling).length === numbers.length &&
      isFilled(telling) &&
      isApart(telling),
  );
  if (!again) return [];
  const order = numbersOf(again.telling);
  return again.telling.parts.map((part) => ({
    ...part,
    number: numbers[order.indexOf(part.number)] ?? part.number,
    trust: again.trust,
  }));
}

/**
 * `one` is the day that the page is by its title or first heading. Where a heading names it, a series counts only if it
 * contains that heading; where the title names it, only if it has two clearly marked days that are no stages of one.
 */
const outweighs = ({ family, marks }: DaySeries, one: DayPart) =>
  one.at.block === titleBlock
    ? family !== 'stage' && distinct(marks) >= 2 && clarityOf(marks) >= minClarity
    : marks.some(({ block }) => block === one.at.block);

/** How clearly the days are marked: by headings, only in sentences, or in between. */
export type Clarity = 'clear' | 'story' | 'plain';

export interface Days {
  parts: DayPart[];
  looks: Clarity;
  /** "Day 1", "Day 2", "Day 3": numbered without a gap, however short the days are. */
  isCounted: boolean;
  /** Every series of days on the page, with its trust. */
  all: WeighedSeries[];
}

const looksOf = ({ family, marks }: DaySeries): Clarity => {
  if (family === 'phrase') return 'story';
  return clarityOf(marks) >= minClarity ? 'clear' : 'plain';
};

/** Expensive: callers with several questions about a page should keep the result. */
export function daysIn(capture: Capture): Days {
  const all = weighed(capture);
  const one = oneOfSeries(capture);
  const best = mostTrusted(one ? all.filter(({ telling }) => outweighs(telling, one)) : all);
  if (one && !best) return { parts: [one], looks: 'clear', isCounted: true, all };
  if (!best) return { parts: [], looks: 'plain', isCounted: false, all };
  const own = best.telling.parts.map((part) => ({ ...part, trust: best.trust }));
  const parts = [...own, ...repeatedParts(best.telling, all)].sort((a, b) => a.start - b.start);
  const isCounted = isUnbroken(best.telling) && distinct(best.telling.marks) >= minDaysToAgree;
  return { parts, looks: looksOf(best.telling), isCounted, all };
}

/** In source order; several parts may share a number. Empty where a page has no days. */
export const findDays = (capture: Capture): DayPart[] => daysIn(capture).parts;

// Another series has to cover most of the page, or it misses the story too.
const minShare = 0.5;
const shareOf = ({ content: { sizes, total } }: DaySeries) =>
  sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, total);

/**
 * A second attempt for pages whose stops stand outside the days that were found. Headings are kept, and so is "Day 1",
 * "Day 2", "Day 3"; a story begins before its first "on Friday"; otherwise another series takes over, since six lines
 * below ten numbers are just links.
 */
export function findDaysAgain({ parts, looks, isCounted, all }: Days): DayPart[] {
  const [first, ...others] = parts;
  if (!first || looks === 'clear') return parts;
  if (looks === 'story') return [{ ...first, start: 0 }, ...others];
  const isWhole = ({ telling }: WeighedSeries) =>
    telling.family !== 'leading' && shareOf(telling) >= minShare;
  const [other] = all.filter(isWhole).sort((a, b) => b.trust - a.trust);
  if (other) return other.telling.parts.map((part) => ({ ...part, trust: minTrust }));
  return isCounted ? parts : [];
}
