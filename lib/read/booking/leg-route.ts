// Where a leg goes: by the places beside its times, under labels, on a line with an arrow, or above and below its
// times.
import type { Terminal } from '../../model/reservation.ts';
import type { BookingDocument } from './document.ts';
import { leadingLabel } from './labels.ts';
import type { Moment } from './leg-moments.ts';
import { columnDistance, type RawLeg } from './leg-pairs.ts';
import { isName, terminalOf } from './leg-place.ts';
import type { Cell } from './pair-labels.ts';

export interface Route {
  from: Terminal;
  to: Terminal;
}

const arrow = /\s{0,4}(?:→|➔|➜|⟶|⇒|=>|->|>|✈|▶|►|〜|～|⇨|→)\s{0,4}/u;
const dash = /\s[–—-]\s|(?<=[)）])\s?[–—-]\s?/u;
const toWord = /\s(?:to|nach|à destination de|a|naar|do|till|til)\s/iu;

/** "Hamburg (HAM) → München (MUC)", "Rossaveal – Inis Mór", but not "HAMMUC". */
export function routeIn(text: string): Route | undefined {
  for (const between of [arrow, dash, toWord]) {
    const parts = text.split(between).filter((part) => part.trim() !== '');
    if (parts.length !== 2) continue;
    const [from, to] = parts.map((part) => terminalOf(part));
    const isSure =
      between === arrow ||
      (from?.iata && to?.iata) ||
      between === dash ||
      (parts[1] ?? '').split(' ').length <= 3;
    if (from && to && isSure && (from.iata ?? from.name) !== (to.iata ?? to.name)) return { from, to };
  }
  return undefined;
}

/** "Tratta: Civitavecchia - Olbia", without its label. */
const withoutLabel = (text: string) => leadingLabel(text)?.rest || text;

const linesOf = (leg: RawLeg, { lines }: BookingDocument) => lines.slice(leg.from, leg.until);

function routeOfLines(leg: RawLeg, document: BookingDocument): Route | undefined {
  const core = document.lines.slice(leg.top, leg.bottom + 1);
  const others = document.lines.slice(leg.bottom + 1, leg.bottom + 6);
  const before = document.lines.slice(Math.max(leg.from, leg.top - 6), leg.top).toReversed();
  for (const line of [...core, ...before, ...others.slice(0, Math.max(0, leg.until - leg.bottom - 1))]) {
    const distance = (cell: Cell) => Math.abs(cell.left - leg.departure.cell.left);
    const single = line
      .toSorted((a, b) => distance(a) - distance(b))
      .flatMap(({ text }) => (text.length < 110 ? (routeIn(withoutLabel(text)) ?? []) : []))[0];
    const whole =
      single ??
      (line.some(({ text }) => arrow.test(text))
        ? routeIn(line.map(({ text }) => text).join(' '))
        : undefined);
    if (whole) return whole;
  }
  return undefined;
}

function labelledEnds(leg: RawLeg, document: BookingDocument): Partial<Route> {
  const lines = new Set(linesOf(leg, document).flatMap((line) => line[0]?.line ?? []));
  const inside = document.pairs.filter(
    ({ labelCell, cell }) => lines.has(labelCell.line) && cell.page === leg.departure.cell.page,
  );
  // Cells beside each other may belong to two legs, or be the two ends of one.
  const distance = (cell: Cell) => columnDistance(leg, cell);
  const ends: Partial<Route> = {};
  for (const kind of ['from', 'to'] as const) {
    const other = kind === 'from' ? 'departure' : 'arrival';
    const places = inside
      .filter(({ kinds }) => kinds.includes(kind) && !kinds.includes(kind === 'from' ? 'to' : 'from'))
      .concat(
        inside.filter(
          ({ kinds }) =>
            kinds.includes(other) && !kinds.includes(other === 'departure' ? 'arrival' : 'departure'),
        ),
      )
      .toSorted((a, b) => distance(a.cell) - distance(b.cell))
      .flatMap(({ value }) => terminalOf(value) ?? []);
    const [place] = places;
    if (place) ends[kind] = place;
  }
  return ends;
}

/** "FROM / TO": one column, with the two places below each other. */
function sharedColumn(leg: RawLeg, document: BookingDocument): Partial<Route> {
  for (const { rows } of document.tables) {
    const index = rows.findIndex((row) =>
      row.cells.some(({ cell }) => cell.line === leg.departure.cell.line),
    );
    if (index < 0) continue;
    const places = rows
      .slice(index, index + 3)
      .flatMap(({ cells }) =>
        cells.filter(({ column }) => column.kinds.includes('from') && column.kinds.includes('to')),
      )
      .flatMap(({ cell }) => terminalOf(cell.text) ?? []);
    const [from, to] = places;
    if (from && to) return { from, to };
  }
  return {};
}

const linesAround = 5;

/** The place in the cells above and below a time, nearest first: "MAN" and then "Manchester". */
function aroundMoment(moment: Moment, leg: RawLeg, document: BookingDocument): Terminal | undefined {
  const { cell, at } = moment;
  const isOver = (other: Cell) =>
    other.page === cell.page &&
    (Math.abs(other.left - cell.left) <= cell.size || Math.abs(other.right - cell.right) <= cell.size);
  const near = Array.from({ length: linesAround }, (_, step) => [at + step + 1, at - step - 1])
    .flat()
    .filter((index) => index >= leg.from && index < leg.until)
    .flatMap((index) => [document.lines[index] ?? []]);
  const found: Terminal[] = [];
  for (const line of near) {
    const other = line.find(isOver);
    if (!other || !(isName(other.text) || /^[A-Z]{3}$/.test(other.text))) continue;
    const terminal = terminalOf(other.text);
    if (terminal) found.push(terminal);
  }
  const iata = found.find((terminal) => terminal.iata)?.iata;
  const name = found.find((terminal) => terminal.name)?.name;
  return iata || name ? { ...(name && { name }), ...(iata && { iata }) } : undefined;
}

const joined = (a: Terminal | undefined, b: Terminal | undefined): Terminal | undefined => {
  if (!a || !b) return a ?? b;
  return { ...b, ...a };
};

export function routeOf(leg: RawLeg, document: BookingDocument): Route | undefined {
  const labelled = labelledEnds(leg, document);
  const shared = sharedColumn(leg, document);
  const printed = { from: leg.departure.place, to: leg.arrival.place };
  const own = {
    from: printed.from ?? shared.from ?? labelled.from,
    to: printed.to ?? shared.to ?? labelled.to,
  };
  if (own.from && own.to && (own.from.iata ?? own.from.name) !== (own.to.iata ?? own.to.name))
    return { from: own.from, to: own.to };
  const route = routeOfLines(leg, document);
  if (route) return route;
  const from = joined(own.from, aroundMoment(leg.departure, leg, document));
  const to = joined(own.to, aroundMoment(leg.arrival, leg, document));
  return from && to && (from.iata ?? from.name) !== (to.iata ?? to.name) ? { from, to } : undefined;
}
