// Turns dates and weekdays into day numbers: the first date is day 1, the next different date day 2.
import type { Mark } from './marks.ts';

const yearLength = 12 * 31;
// A trip described by dates on one page; longer ones are diaries of a year or lists of events.
const maxTripDays = 100;

/** The days from one date to another, forwards or backwards, also across New Year. */
function stepBetween(before: number, key: number): number {
  const step = key - before;
  return Math.abs(step) > yearLength / 2 ? step - Math.sign(step) * yearLength : step;
}

/** Steps from each date to the next. */
const stepsOf = (keys: number[]) => keys.slice(1).map((key, index) => stepBetween(keys[index] ?? key, key));

/** Splits the dates where they start again with the first one: first the days, then what was booked for each. */
function sequencesIn(keys: number[]): number[][] {
  const starts = keys.flatMap((key, index) =>
    index === 0 || (key === keys[0] && stepBetween(keys[index - 1] ?? key, key) < 0) ? [index] : [],
  );
  return starts.map((start, at) => keys.slice(start, starts[at + 1]));
}

const backwards = (keys: number[]) => stepsOf(keys).filter((step) => step < 0).length;
const wayOf = (keys: number[]) => stepsOf(keys).reduce((sum, step) => sum + Math.abs(step), 0);

const months = 12;

/** Going back costs double: some dates are repeated, but most move on. */
function wayBetween(before: number, key: number): number {
  const on = (key - before + yearLength) % yearLength;
  return Math.min(on, 2 * (yearLength - on));
}

/** "Saturday 15" after "Friday, 14 April" is in April; after "Monday 31" comes the first of the next month. */
function withMonths(marks: Mark[]): Mark[] {
  let before = marks.find(({ keys = [] }) => keys.length < months)?.keys?.[0] ?? marks[0]?.keys?.[0] ?? 0;
  return marks.map((mark) => {
    const { keys = [] } = mark;
    const ways = keys.map((key) => ({ key, way: wayBetween(before, key) }));
    const near = ways.reduce((best, one) => (one.way < best.way ? one : best), {
      key: keys[0] ?? 0,
      way: yearLength,
    });
    before = keys.length < months ? (keys[0] ?? before) : near.key;
    return keys.length < months ? mark : { ...mark, keys: [before] };
  });
}

/** "4/5" is in April or May: the reading with the shorter way through all dates is taken. */
function keysOf(marks: Mark[]): number[] {
  const dayFirst = marks.map(({ keys = [] }) => keys[0] ?? 0);
  const monthFirst = marks.map(({ keys = [] }) => keys[1] ?? keys[0] ?? 0);
  return wayOf(monthFirst) < wayOf(dayFirst) ? monthFirst : dayFirst;
}

// Travellers write about nearly every day; dates a week apart are posts or changes of rules.
const maxDayGap = 4;

// With more days up to the next date, the first one is when the page was written.
const maxLeadDays = 14;

/** How many dates of posts come before those of the trip. */
function withoutPostDates(marks: Mark[], keys: number[]): number {
  const steps = stepsOf(keys);
  const lead = steps.findIndex((step) => Math.abs(step) <= maxLeadDays);
  return lead > 0 && marks.length - lead >= 3 && lead <= maxPostDates ? lead : 0;
}
const maxPostDates = 2;

/** "Tokyo, 27 July to 10 August", then "Hakone, 5 August": a range ends where the next entry begins. */
function spanUntil(nextKey: number | undefined, key: number, span: number): number {
  return nextKey !== undefined && nextKey > key ? Math.min(span, nextKey - key) : span;
}

/** Empty where the dates do not follow each other: those are posts, prices or events. */
function numberInOrder(unplaced: Mark[]): Mark[] {
  const all = withMonths(unplaced);
  const lead = withoutPostDates(all, keysOf(all));
  const marks = all.slice(lead);
  const keys = keysOf(marks);
  const tellings = sequencesIn(keys);
  const way = tellings.reduce((sum, telling) => sum + wayOf(telling), 0) / tellings.length;
  const back = tellings.reduce((sum, telling) => sum + backwards(telling), 0);
  if (back > marks.length / 10 || way > maxTripDays) return [];
  const order = [...new Set(keys)];
  if (way > maxDayGap * (order.length - 1) + 2) return [];
  const numbers = new Map<number, number>();
  let next = 1;
  const dated = marks.map((mark, index) => ({
    ...mark,
    date: keys[index] ?? 0,
    span: spanUntil(keys[index + 1], keys[index] ?? 0, mark.span),
  }));
  for (const { date, span } of dated) {
    if (numbers.has(date)) continue;
    numbers.set(date, next);
    next += span;
  }
  return dated.map((mark) => ({ ...mark, number: numbers.get(mark.date) ?? 1 }));
}

/** The marks of the most common form: "Lisbon, 3 to 6 May" above "3 May", "4 May", "5 May" is on another level. */
function commonest(marks: Mark[]): Mark[] {
  const shapes = Map.groupBy(marks, ({ carrier, level }) => `${carrier} ${level ?? ''}`);
  return [...shapes.values()].reduce((most, own) => (own.length > most.length ? own : most), []);
}

/** The longest run of dates that move on; below it, bookings may repeat some of them. */
function longestRise(marks: Mark[]): Mark[] {
  const rows: Mark[][] = [];
  for (const mark of marks) {
    const before = rows.at(-1)?.at(-1);
    if (before && mark.number >= before.number) rows.at(-1)?.push(mark);
    else rows.push([mark]);
  }
  return rows.reduce((most, row) => (row.length > most.length ? row : most), []);
}

// Two dates that move on may be chance.
const minDatesInRow = 3;

/** "We travelled from 11 to 31 July", then "16 July", "17 July", "18 July": the whole trip is not one of its days. */
function withoutWhole(marks: Mark[]): Mark[] {
  const [first, ...later] = marks;
  const within = (key: number) => first?.keys?.some((from) => key >= from && key < from + first.span);
  const isWhole = later.length >= minDatesInRow && later.every(({ keys }) => keys?.some(within));
  return isWhole ? later : marks;
}

/** Leaves out a date below the page's title, where all others are in headings: the page was posted then. */
function withoutPosted(marks: Mark[]): Mark[] {
  const [first, ...later] = marks;
  const isPosted =
    first?.carrier === 'badge' &&
    later.length >= minDatesInRow &&
    later.every(({ carrier }) => carrier === 'heading');
  return isPosted ? later : marks;
}

/** Numbers days by their dates: by all of them or, where those do not follow each other, by the largest part that does. */
export function numberDates(found: Mark[]): Mark[] {
  const marks = withoutPosted(withoutWhole(found));
  const all = numberInOrder(marks);
  if (all.length > 0) return all;
  const some = [commonest(marks), longestRise(marks)]
    .filter((part) => part.length >= minDatesInRow && part.length < marks.length)
    .map(numberInOrder);
  return some.find((part) => new Set(part.map(({ number }) => number)).size >= minDatesInRow) ?? [];
}

/** Weekdays that follow each other: "Friday", "Saturday", "Sunday". */
export function numberWeekdays(marks: Mark[]): Mark[] {
  const week = marks.map(({ number }) => number);
  const steps = week.slice(1).map((day, index) => (day - (week[index] ?? day) + 7) % 7);
  // After a whole week the names repeat.
  if (new Set(week).size >= longWeek && steps.every((step) => step <= 2)) {
    let number = 1;
    return marks.map((mark, index) => {
      if (index > 0 && steps[index - 1] !== 0) number += 1;
      return { ...mark, number };
    });
  }
  const order = [...new Set(week)];
  const follow = order.slice(1).every((day, index) => (day - (order[index] ?? day) + 7) % 7 <= 2);
  return follow ? marks.map((mark) => ({ ...mark, number: order.indexOf(mark.number) + 1 })) : [];
}
const longWeek = 6;
