// Which blocks of a source belong to which day of the trip.
import type { Capture } from '../../model/capture.ts';
import { titleBlock } from '../../model/evidence.ts';
import { isRoute } from './counted-list.ts';
import type { DayPart } from './day-part.ts';
import { clarityOf, distinct } from './gather.ts';
import { oneOfSeries } from './one-of-series.ts';
import { type Telling, tellingsIn } from './tellings.ts';
import { weigh } from './weigh.ts';

export type { DayPart } from './day-part.ts';

const minTrust = 0.5;

export interface Believed {
  telling: Telling;
  trust: number;
}

const weighed = (capture: Capture): Believed[] =>
  tellingsIn(capture).map((telling) => ({
    telling,
    trust: Math.round(weigh(telling.family, telling.marks, telling.content) * 100) / 100,
  }));

/** "1. The column", "2. The clock" number sights, unless they are ways or another telling bears them out. */
const isListOfSights = ({ family, marks }: Telling) =>
  family === 'leading' &&
  marks.filter(({ title = '' }) => isRoute({ text: title })).length * 2 < marks.length;

const isUnbroken = ({ family, marks }: Telling) =>
  family === 'numbered' && marks.every(({ number }, at) => at === 0 || number <= spanEnd(marks[at - 1]));
const spanEnd = (mark: Telling['marks'][number] | undefined) => (mark ? mark.number + mark.span : 0);

/** Another way that has every day of this one and more: "first day, Tuesday, day three" against "first day, day three". */
function holds(one: Telling, other: Telling): boolean {
  // Days that are counted without a gap lack none; a chapter more is what the author thought of it all.
  if (one.family === 'section' && isUnbroken(other)) return false;
  const blocks = new Set(one.marks.map(({ block }) => block));
  return distinct(one.marks) > distinct(other.marks) && other.marks.every(({ block }) => blocks.has(block));
}

const believedOf = (all: Believed[]) =>
  all.filter(({ telling, trust }) => trust > minTrust && !isListOfSights(telling));

// As much trust as a day or two more are worth.
const nearlyAsMuch = 0.05;

/** "Day 1", "days 2–4": four days. */
const covered = (marks: Telling['marks']) =>
  new Set(marks.flatMap(({ number, span }) => Array.from({ length: span }, (_, at) => number + at))).size;

/** What a telling of the same kind left over: "on the second day" among the headings of five days. */
const isLeftOver = ({ family, marks }: Telling, all: Believed[]) =>
  all.some(({ telling }) => telling.family === family && covered(telling.marks) > covered(marks));

/** As many days as the page says that it has. */
const isAnnounced = ({ marks, content: { announced } }: Telling) => announced.includes(distinct(marks));

/** "Day 2 on board" to "day 7 on board" among the dates of two weeks: a tour within the trip. */
function isWithin({ family, marks }: Telling, other: Telling): boolean {
  const isClearer = distinct(other.marks) > distinct(marks) && clarityOf(other.marks) > clarityOf(marks);
  // The first day may be all that stands before the second.
  const [, second] = marks;
  const isAround =
    (other.marks[0]?.block ?? 0) < (second?.block ?? 0) &&
    (other.marks.at(-1)?.block ?? 0) > (marks.at(-1)?.block ?? 0);
  return family === 'numbered' && other.family === 'dated' && isClearer && isAround;
}

/** Of equals the first: families are listed from the clearest on. */
function mostTrusted(all: Believed[]): Believed | undefined {
  const trusted = believedOf(all);
  const believed = trusted.filter(({ telling }) => !isLeftOver(telling, trusted));
  const best = believed.reduce<Believed | undefined>(
    (top, one) => (one.trust > (top?.trust ?? 0) ? one : top),
    undefined,
  );
  if (best?.telling.family === 'phrase' && !isAnnounced(best.telling)) {
    // What headings say is said on purpose; "the third day" in a sentence may be an aside.
    const titled = believed.find(({ telling }) => clarityOf(telling.marks) >= minClarity);
    if (titled) return titled;
  }
  if (!best) return undefined;
  const wider = believed.find(
    ({ telling, trust }) => trust >= best.trust - nearlyAsMuch && isWithin(best.telling, telling),
  );
  return believed.find(({ telling }) => holds(telling, best.telling)) ?? wider ?? best;
}

// Headings and bold lines; less may be links to the days before and after.
const minClarity = 0.88;

// Two days in two places may be anything.
const minDaysToAgree = 3;
const numbersOf = ({ parts }: Telling) =>
  [...new Set(parts.map(({ number }) => number))].sort((a, b) => a - b);

// A day described in its opening line has more than a title.
const minStoryLength = 60;

/** A table of contents holds nothing but titles. */
function isFilled({ content: { sizes }, marks }: Telling): boolean {
  const stories = marks.filter(({ start, end }) => end - start >= minStoryLength).length;
  return sizes.filter((size) => size > 0).length * 2 > sizes.length || stories * 2 > marks.length;
}

/** A table first, then a story: another way of telling as many days, elsewhere on the page, tells the same days. */
function repeatedParts(best: Telling, all: Believed[]): DayPart[] {
  const numbers = numbersOf(best);
  if (numbers.length < minDaysToAgree) return [];
  const isApart = ({ parts }: Telling) =>
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

/** Where the first heading names a day it is one of the found ones, or they are not the page's days; stages are parts of one. */
const outweighs = ({ family, marks }: Telling, one: DayPart) =>
  one.at.block === titleBlock
    ? family !== 'stage' && distinct(marks) >= 2 && clarityOf(marks) >= minClarity
    : marks.some(({ block }) => block === one.at.block);

/** How sure the days are by the look of them: set apart by headings, only told in sentences, or in between. */
export type Looks = 'clear' | 'story' | 'plain';

export interface Days {
  parts: DayPart[];
  looks: Looks;
  /** "Day 1", "Day 2", "Day 3": said in so many words, however short they are told. */
  isCounted: boolean;
  /** Every way of telling days that the page has, each with how much it is believed. */
  all: Believed[];
}

const looksOf = ({ family, marks }: Telling): Looks => {
  if (family === 'phrase') return 'story';
  return clarityOf(marks) >= minClarity ? 'clear' : 'plain';
};

/** Expensive: callers with several questions about a page keep the result. */
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

/** In the order of the source; several parts may share a number. Empty where a page has no days. */
export const findDays = (capture: Capture): DayPart[] => daysIn(capture).parts;

// Another way of telling has to hold most of the page, or it is beside the story too.
const minShare = 0.5;
const shareOf = ({ content: { sizes, total } }: Telling) =>
  sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, total);

/**
 * The days of a page whose stops turned out to stand outside of those that were found: headings are believed all the same,
 * and so is "Day 1", "Day 2", "Day 3"; a story began before its first "on Friday", and a list of six lines under ten numbers
 * was a list of links.
 */
export function findDaysAgain({ parts, looks, isCounted, all }: Days): DayPart[] {
  const [first, ...others] = parts;
  if (!first || looks === 'clear') return parts;
  if (looks === 'story') return [{ ...first, start: 0 }, ...others];
  const isWhole = ({ telling }: Believed) => telling.family !== 'leading' && shareOf(telling) >= minShare;
  const [other] = all.filter(isWhole).sort((a, b) => b.trust - a.trust);
  if (other) return other.telling.parts.map((part) => ({ ...part, trust: minTrust }));
  return isCounted ? parts : [];
}
