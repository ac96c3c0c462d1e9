// The place of a clock time: a paper sets all its places in the same way beside their times. Each way is tried.
import type { Knowledge } from '../../../model/evidence.ts';
import type { Terminal } from '../../../model/reservation.ts';
import { findFlightCodes } from '../../../text/flight-codes.ts';
import { hasGivenName } from '../../../text/given-names.ts';
import type { Mark } from '../block-values.ts';
import type { BookingDocument } from '../document.ts';
import { clocksIn } from '../leg-clock.ts';
import { terminalOf } from '../leg-place.ts';
import type { Cell } from '../pair-labels.ts';
import { stationWords } from '../station-words.ts';
import type { Flow } from './flow.ts';

export interface Spot {
  end: Terminal;
  /** 2 where the place is known or its word says what it is, 1 where it only looks like a name. */
  weight: number;
  cell: Cell;
}

export interface Paper {
  document: BookingDocument;
  knowledge: Knowledge;
  /** All times of the paper, also those of nothing. */
  clocks: readonly Mark[];
}

const link =
  /^(?:to|from|at|nach|von|ab|an|dep|arr|avg|ank|depart(?:s|ure)?|arrive?(?:s|al)?|de|à|da|a|naar|van|z|do|odjazd|przyjazd|salida|llegada|partenza|arrivo|départ|arrivée|vertrek|aankomst)[.:]?\s+/iu;
const tail = /(?<!\s)\s+(?:to|dep\.?|arr\.?|ab|an|avg|ank|at|um|à|a las|alle)$/iu;
const notPlaces =
  /(?<!\p{L})(?:bag ?drop|boarding|gate|seat|sitz\p{L}*|coach|wagen|class|klasse|classe|economy|business|fare|adult|passenger|baggage|bag|kg|terminal \w|boeing|airbus|embraer|duration|layover|overstap\p{L}*|umstieg|stop|non-?stop|direct|confirmed|total|price|tax|check-?in|ticket|booking|platform|meals?|operated|flight|vol|flug|train|zug|bus)(?!\p{L})/iu;

const plain = (text: string) =>
  text
    .replace(/[(（]\s?\+?\d[^)）]{0,12}[)）]/gu, ' ')
    .replace(/^[\s·•|,–—-]+|[\s·•|,–—-]+$/gu, '')
    .replace(link, '')
    .replace(tail, '')
    .trim();

/** A place, and how sure that it is one. */
export function placeIn(
  text: string,
  { knowledge }: Pick<Paper, 'knowledge'>,
): Omit<Spot, 'cell'> | undefined {
  const words = plain(text);
  if (words.length < 2 || words.length > 60 || /[.!?]\s\p{Lu}\p{Ll}+\s|@|[€£$]|\d{1,2}[:]\d{2}/u.test(words))
    return undefined;
  const end = terminalOf(words);
  if (!end) return undefined;
  const name = end.name ?? '';
  if (/\d{3,}/.test(name) || findFlightCodes(name).length > 0) return undefined;
  const first = name.split(/[\s,(/]+/u);
  const isKnown = (count: number) => knowledge.isPlaceName?.(first.slice(0, count).join(' ')) ?? false;
  const isAirport = Boolean(end.iata && (knowledge.airportOf?.(end.iata) ?? true));
  if (isAirport) return { end, weight: 2.5 };
  if (end.iata && !name) return undefined;
  if (notPlaces.test(words) && !stationWords.test(name)) return undefined;
  const isPlace = isKnown(first.length) || isKnown(2) || isKnown(1) || stationWords.test(name);
  if (!isPlace && (hasGivenName(name) || name.split(' ').length > 4 || !/^\p{Lu}|^\p{Lo}/u.test(name)))
    return undefined;
  return { end, weight: isPlace ? 2 : 1 };
}

export type Way = (mark: Mark, paper: Paper, flow: Flow) => Spot | undefined;

const inCell = (text: string, cell: Cell, paper: Paper): Spot | undefined => {
  const found = placeIn(text, paper);
  return found && { ...found, cell };
};

const isOver = (a: Cell, b: Cell) =>
  a.page === b.page &&
  (Math.abs(a.left - b.left) <= 2 * a.size ||
    Math.abs(a.right - b.right) <= 2 * a.size ||
    Math.abs((a.left + a.right - b.left - b.right) / 2) <= a.size);

const farthest = 5;

/** The first place above (or below) in the time's own column; another time ends the search. */
const inColumn =
  (step: 1 | -1): Way =>
  (mark, paper, flow) => {
    const { lines } = paper.document;
    for (let count = 1; count <= farthest; count += 1) {
      const near = (lines[mark.row + step * count] ?? []).filter(
        (cell) => isOver(cell, mark.cell) && flow.columns.get(cell) === flow.columns.get(mark.cell),
      );
      for (const cell of near) {
        const spot = inCell(cell.text, cell, paper);
        if (spot) return joined(spot, mark, step, paper);
      }
      if (near.some(({ text }) => clocksIn(text).length > 0 && text.length < 12)) return undefined;
    }
    return undefined;
  };

/** "MSP" over "Minneapolis/St. Paul": the code and the name of one place. */
function joined(spot: Spot, mark: Mark, step: 1 | -1, paper: Paper): Spot {
  if (spot.end.iata && spot.end.name) return spot;
  const { lines } = paper.document;
  const at = lines.findIndex((line) => line.includes(spot.cell));
  for (const row of [at + step, at + 2 * step, at - step]) {
    if (row === mark.row) continue;
    const cell = (lines[row] ?? []).find((each) => isOver(each, mark.cell));
    const code = cell && /^[A-Z]{3}$/.test(cell.text.trim()) ? cell.text.trim() : undefined;
    if (!spot.end.iata && code && paper.knowledge.airportOf?.(code))
      return { ...spot, end: { ...spot.end, iata: code }, weight: 2.5 };
    const named = spot.end.iata && !spot.end.name && cell ? placeIn(cell.text, paper) : undefined;
    if (named?.end.name && !named.end.iata) return { ...spot, end: { ...spot.end, name: named.end.name } };
  }
  return spot;
}

/** The nearest place on the line, to one side. */
const onLine =
  (step: 1 | -1): Way =>
  (mark, paper) => {
    const line = paper.document.lines[mark.row] ?? [];
    const at = line.indexOf(mark.cell);
    for (let index = at + step; index >= 0 && index < line.length; index += step) {
      const cell = line[index];
      if (!cell || clocksIn(cell.text).length > 0) return undefined;
      const spot = inCell(cell.text, cell, paper);
      if (spot) return spot;
    }
    return undefined;
  };

const afterTime: Way = ({ cell, end, start }, paper) => {
  const next = paper.clocks.find((other) => other.cell === cell && other.start > start);
  return inCell(cell.text.slice(end, next?.start ?? cell.text.length), cell, paper);
};
const beforeTime: Way = ({ cell, start }, paper) => {
  const before = paper.clocks.findLast((other) => other.cell === cell && other.start < start);
  return inCell(cell.text.slice(before?.end ?? 0, start), cell, paper);
};

export const ways: Way[] = [afterTime, beforeTime, onLine(1), onLine(-1), inColumn(1), inColumn(-1)];
