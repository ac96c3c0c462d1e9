// Pairs departures with arrivals, and gives each leg the lines of the document that are about it.
import { type BookingDocument, daysIn } from './document.ts';
import { labelsWithin } from './labels.ts';
import type { Moment } from './leg-moments.ts';
import type { Cell } from './pair-labels.ts';

export interface RawLeg {
  departure: Moment;
  arrival: Moment;
  /** True where no arrival is printed, as on a boarding pass: `arrival` is then the departure again. */
  isOpen?: boolean;
  /** The document's lines that belong to it; `until` is exclusive. */
  from: number;
  until: number;
  /** The upper and the lower line of its two times. */
  top: number;
  bottom: number;
}

// The two times of a leg are a few lines apart; with labels they may be further apart.
const nearLines = 9;
const farLines = 22;
const lookAhead = 8;

const isAligned = (a: Cell, b: Cell) => {
  const slack = 2 * Math.max(a.size, b.size);
  return Math.abs(a.left - b.left) <= slack || Math.abs(a.right - b.right) <= slack;
};

function isPair(departure: Moment, arrival: Moment): boolean {
  if (departure.role === 'arrival' || arrival.role === 'departure') return false;
  const step = arrival.at - departure.at;
  if (departure.cell.page !== arrival.cell.page || step > farLines) return false;
  if (departure.role && arrival.role) return true;
  if (step === 0) return true;
  // Two times below each other are one leg only if their places show it.
  const isStacked = step <= nearLines && isAligned(departure.cell, arrival.cell);
  return isStacked && Boolean(departure.place && arrival.place) && !isSamePlace(departure, arrival);
}

const isSamePlace = (a: Moment, b: Moment) =>
  (a.place?.iata ?? a.place?.name) === (b.place?.iata ?? b.place?.name);

function arrivalFor(departure: Moment, moments: Moment[], used: Set<Moment>): Moment | undefined {
  const from = moments.indexOf(departure) + 1;
  const open = moments
    .slice(from, from + lookAhead)
    .filter((moment) => !used.has(moment) && isPair(departure, moment));
  const sameLine =
    open.find((moment) => moment.at === departure.at && moment.role !== undefined) ??
    open.find((moment) => moment.at === departure.at);
  return sameLine ?? open.find((moment) => isAligned(departure.cell, moment.cell)) ?? open[0];
}

// Two legs side by side stand at least this far from each other.
const otherColumn = 150;

/** How many columns a cell is away from a leg whose two times stand below each other: 0 is its own column. */
export const columnDistance = (
  { departure, arrival }: Pick<RawLeg, 'departure' | 'arrival'>,
  cell: Cell,
): number =>
  departure.at === arrival.at ? 0 : Math.round(Math.abs(cell.left - departure.cell.left) / otherColumn);

type PairOfMoments = Pick<RawLeg, 'departure' | 'arrival' | 'isOpen' | 'top' | 'bottom'>;

const pairOf = (departure: Moment, arrival: Moment): PairOfMoments => ({
  departure,
  arrival,
  top: Math.min(departure.at, arrival.at),
  bottom: Math.max(departure.at, arrival.at),
});

/** In two columns the arrival may be printed higher up than the departure: labels tell which is which. */
function turnedPairs(moments: Moment[], used: Set<Moment>): PairOfMoments[] {
  const left = moments.filter((moment) => !used.has(moment));
  const leaving = left.filter(({ role }) => role === 'departure');
  const arriving = left.filter(({ role }) => role === 'arrival');
  const [departure, arrival] = [leaving[0], arriving[0]];
  if (!departure || !arrival || leaving.length > 1 || arriving.length > 1) return [];
  if (departure.cell.page !== arrival.cell.page || departure.at - arrival.at > nearLines) return [];
  return isAligned(departure.cell, arrival.cell) ? [] : [pairOf(departure, arrival)];
}

function pairsOfMoments(moments: Moment[]): PairOfMoments[] {
  const used = new Set<Moment>();
  const pairs: PairOfMoments[] = [];
  for (const departure of moments) {
    if (used.has(departure)) continue;
    const arrival = arrivalFor(departure, moments, used);
    if (!arrival) continue;
    used.add(departure).add(arrival);
    pairs.push(pairOf(departure, arrival));
  }
  pairs.push(...turnedPairs(moments, used));
  if (pairs.length > 0) return pairs;
  const leaving = moments.filter(({ role }) => role === 'departure');
  return leaving.map((departure) => ({ ...pairOf(departure, departure), isOpen: true }));
}

type LegMark = 'code' | 'date' | 'page';
// Letters and digits that may be the code of a flight, a train or a line.
const codeLike = /(?<![\p{L}\d])[\p{L}\d]{1,4}\s?\d{2,6}(?![\p{L}\d])/u;
const legLabels = new Set(['flight', 'train', 'bus', 'ferry', 'service']);

/** What opens the lines of a leg: its code, or its date. */
function marksIn(line: Cell[], document: BookingDocument): Set<LegMark> {
  const marks = new Set<LegMark>();
  for (const cell of line) {
    const kinds = [...cell.kinds, ...labelsWithin(cell.text).flatMap((label) => label.kinds)];
    if (kinds.some((kind) => legLabels.has(kind)) && (line.length > 1 || cell.kinds.length === 0))
      marks.add('code');
    if (/^[A-Z\d]{2}\s?\d{2,4}(?:\s*[·,–-]|$)/.test(cell.text) && codeLike.test(cell.text)) marks.add('code');
    if (cell.text.length < 60 && daysIn(cell.text, document).length > 0) marks.add('date');
  }
  return marks;
}

const leadLines = 7;

/** Where between two legs the lines of the second begin: at the first mark of a kind that the first leg opens with too. */
function boundary(
  before: PairOfMoments,
  next: PairOfMoments,
  context: { document: BookingDocument; opening: Set<LegMark> },
): number {
  const { document, opening } = context;
  for (let at = before.bottom + 1; at < next.top; at += 1) {
    const line = document.lines[at] ?? [];
    if (line[0]?.page === next.departure.cell.page && before.arrival.cell.page !== next.departure.cell.page)
      return at;
    if ([...marksIn(line, document)].some((mark) => opening.has(mark))) return at;
  }
  return next.top;
}

/** Every departure with its arrival, in the order of the document. */
export function rawLegs(moments: Moment[], document: BookingDocument): RawLeg[] {
  const pairs = pairsOfMoments(moments);
  const [first] = pairs;
  if (!first) return [];
  const lead = document.lines.slice(Math.max(0, first.top - leadLines), first.top);
  const opening = new Set(lead.flatMap((line) => [...marksIn(line, document)]));
  const starts = pairs.map((pair, index) => {
    const before = pairs[index - 1];
    return before ? Math.min(boundary(before, pair, { document, opening }), pair.top) : 0;
  });
  // Legs side by side have the same lines; columns tell which of them are whose.
  for (const [index, pair] of pairs.entries()) {
    const before = pairs[index - 1];
    if (before && pair.top <= before.bottom) starts[index] = starts[index - 1] ?? 0;
  }
  const endAfter = (index: number) =>
    starts.find((start) => start > (starts[index] ?? 0)) ?? document.lines.length;
  return pairs.map((pair, index) => ({
    ...pair,
    from: starts[index] ?? 0,
    until: Math.max(endAfter(index), pair.bottom + 1),
  }));
}
