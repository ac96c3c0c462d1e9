// Chooses the marks of one family that form a series of days: the clearest carrier first, then marks that fill its
// gaps.
import { carriers } from './lines.ts';
import type { Mark } from './marks.ts';

const isBefore = (a: Mark, b: Mark) => a.block < b.block || (a.block === b.block && a.start < b.start);
export const inOrder = (marks: Mark[]) => [...marks].sort((a, b) => a.block - b.block || a.start - b.start);

export const distinct = (marks: Mark[]) => new Set(marks.map(({ number }) => number)).size;

/** How clearly each carrier marks a day: two plain items count about as much as one heading. */
const clarity: Record<Mark['carrier'], number> = {
  heading: 1,
  bold: 0.9,
  badge: 0.85,
  lead: 0.75,
  cell: 0.7,
  line: 0.6,
  item: 0.6,
  prose: 0.45,
};
export const clarityOf = (marks: Mark[]) =>
  marks.reduce((sum, { carrier }) => sum + clarity[carrier], 0) / Math.max(1, marks.length);

/** Splits marks into sequences: where the number falls back, another one begins. */
export function sequencesIn(marks: Mark[]): Mark[][] {
  const tellings: Mark[][] = [];
  let last: Mark | undefined;
  for (const mark of marks) {
    if (!last || mark.number < last.number) tellings.push([]);
    tellings.at(-1)?.push(mark);
    last = mark;
  }
  return tellings;
}

const scoreOf = (marks: Mark[]) => {
  const best = Math.max(0, ...sequencesIn(marks).map(distinct));
  return best < 2 ? best * 0.1 : best * clarityOf(marks);
};

// After only two dates, a date in the text may be any other day.
const minRow = 3;

/** The very next day after a series of bare dates: "7.18", "7.19" above their stories, then "7.20 We took the bus". */
function goesOn(base: Mark[], { number }: Mark): boolean {
  const last = base.at(-1);
  if (!last || base.length < minRow || number !== last.number + last.span) return false;
  return base.every(({ carrier }) => carrier === 'badge' || carrier === 'prose');
}

/** True where the number is new and lies between those of its neighbours. */
function fits(base: Mark[], mark: Mark): boolean {
  if (base.some(({ number, span }) => mark.number >= number && mark.number < number + span)) return false;
  const before = base.findLast((other) => isBefore(other, mark));
  const after = base.find((other) => isBefore(mark, other));
  // "On the 14th we counted": a date in a sentence can fill a gap between two days, but not extend the series.
  const isText = mark.carrier === 'prose' || mark.carrier === 'line';
  if (mark.family === 'dated' && isText && !(before && after) && !goesOn(base, mark)) return false;
  return (!before || before.number < mark.number) && (!after || after.number > mark.number);
}

// A plain line with a number further away is about something else ("Day 30 of the challenge").
const maxNumberGap = 3;
const isNear = (base: Mark[], mark: Mark) =>
  base.some(({ number, span }) => Math.abs(mark.number - number) <= maxNumberGap + span);

/** A bold line and the bold opening of a longer line are the same habit. */
const kinOf = ({ carrier }: Mark) => (carrier === 'lead' ? 'bold' : carrier);

/** From all marks of one family, in source order, to those that form the series of days. */
export function settleMarks(marks: Mark[]): Mark[] {
  const byCarrier = carriers
    .map((carrier) => marks.filter((mark) => kinOf(mark) === carrier))
    .filter((list) => list.length > 0)
    .sort((a, b) => scoreOf(b) - scoreOf(a));
  const [clearest = [], ...others] = byCarrier;
  let base = clearest;
  for (const mark of others.flat()) {
    if (fits(base, mark) && isNear(base, mark)) base = inOrder([...base, mark]);
  }
  return base;
}
