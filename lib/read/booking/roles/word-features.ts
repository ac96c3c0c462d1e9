// Features of a printed word that need no understanding: its shape, what the finders take it for, and the labels in its
// cell, beside, above and below it.
import type { Knowledge } from '../../../model/evidence.ts';
import { type LabelKind, taughtLabels } from '../../../text/booking-words/kinds.ts';
import { weekdaysNamed } from '../../../text/date-names.ts';
import { findPhones } from '../../../text/find-phone.ts';
import { findFlightCodes } from '../../../text/flight-codes.ts';
import { hasGivenName } from '../../../text/given-names.ts';
import { writtenDates } from '../dates.ts';
import type { BookingDocument } from '../document.ts';
import { findPrices } from '../found-once.ts';
import { clocksIn } from '../leg-clock.ts';
import { dottedTimes } from '../moments.ts';
import type { Cell } from '../pair-labels.ts';
import { stationWords } from '../station-words.ts';
import type { PrintedWord } from './paper-words.ts';

const plainFeatures = [
  'lower', 'capital', 'upper', 'mixed', 'caseless',
  'long-1', 'long-2', 'long-3', 'long-4', 'long-6', 'long-9', 'longer',
  'digits', 'letters-and-digits', 'clock-like', 'date-like', 'sum-like', 'year-like', 'currency', 'arrow',
  'bracket-before', 'bracket-after', 'colon-after', 'comma-after', 'dash-before', 'dash-after', 'slash-before',
  'slash-after', 'at-sign', 'hash-before',
  'first-in-cell', 'last-in-cell', 'alone-in-cell', 'first-in-line', 'last-in-line', 'alone-in-line', 'long-cell',
  'date', 'dated-year', 'clock', 'dotted-clock', 'price', 'flight-code', 'airport', 'place', 'given-name', 'phone',
  'weekday', 'station',
  'top', 'upper-half', 'lower-half', 'bottom',
] as const; // biome-ignore format: a list to be seen at once
type PlainFeature = (typeof plainFeatures)[number];

/**
 * Where a label stands relative to the word: in the word's own cell, paired with it by the reader of labels, or next to
 * it.
 */
const sides = ['own', 'pair', 'left', 'above', 'below'] as const;
type Side = (typeof sides)[number];

const numbers = new Map<PlainFeature, number>(plainFeatures.map((feature, at) => [feature, at]));
const numberOf = (feature: PlainFeature): number => numbers.get(feature) as number;
/** The feature of words in a date. */
export const dateFeature: number = numberOf('date');
const labelFeature = (side: Side, kind: LabelKind): number =>
  plainFeatures.length + sides.indexOf(side) * taughtLabels.length + taughtLabels.indexOf(kind);

export const featureCount: number = plainFeatures.length + sides.length * taughtLabels.length;

interface Span {
  start: number;
  end: number;
}

const isIn = ({ start, end }: Span, spans: readonly Span[]) =>
  spans.some((span) => span.start < end && start < span.end);

function caseOf(text: string): PlainFeature {
  const [lower, upper] = [text.toLowerCase(), text.toUpperCase()];
  if (lower === upper) return 'caseless';
  if (text === lower) return 'lower';
  if (text === upper) return 'upper';
  return text.slice(1) === lower.slice(1) ? 'capital' : 'mixed';
}

function lengthOf({ length }: string): PlainFeature {
  if (length > 9) return 'longer';
  if (length > 6) return 'long-9';
  if (length > 4) return 'long-6';
  return (['long-1', 'long-2', 'long-3', 'long-4'] as const)[length - 1] ?? 'long-4';
}

const shapes: [PlainFeature, RegExp][] = [
  ['digits', /^\d+$/u],
  ['letters-and-digits', /^(?=.*\d)(?=.*\p{L})/u],
  ['clock-like', /^(?:[01]?\d|2[0-4])[:.h][0-5]\d$/iu],
  ['date-like', /^\d{1,4}[-./]\d{1,2}(?:[-./]\d{1,4})?$/u],
  ['sum-like', /^\d[\d.,'’]*[.,]\d{2}$/u],
  ['year-like', /^20\d\d$/u],
  ['currency', /^(?:\p{Sc}|[A-Z]{3}|Kč|kr|zł|Ft|円|元)$/u],
  ['arrow', /^[→➔➜⇒➝✈»]$/u],
]; // biome-ignore format: a table

function shapeFeatures(text: string): PlainFeature[] {
  return [
    caseOf(text),
    lengthOf(text),
    ...shapes.flatMap(([feature, shape]) => (shape.test(text) ? [feature] : [])),
  ];
}

const before: [PlainFeature, RegExp][] = [
  ['bracket-before', /[([（]$/u],
  ['dash-before', /[-–—]\s?$/u],
  ['slash-before', /\/\s?$/u],
  ['hash-before', /[#№]\s?$/u],
  ['at-sign', /@$/u],
]; // biome-ignore format: a table
const after: [PlainFeature, RegExp][] = [
  ['bracket-after', /^[)\]）]/u],
  ['colon-after', /^\s?[:：]/u],
  ['comma-after', /^,/u],
  ['dash-after', /^\s?[-–—]/u],
  ['slash-after', /^\s?\//u],
  ['at-sign', /^@/u],
]; // biome-ignore format: a table

const wideCell = 60;

function placeFeatures(
  { cell, start, end, row }: PrintedWord,
  line: readonly Cell[],
  rows: number,
): PlainFeature[] {
  const [isFirst, isLast] = [
    /^\P{L}*$/u.test(cell.text.slice(0, start)) && start < 4,
    cell.text.length - end < 3,
  ];
  const [isFirstCell, isLastCell] = [line[0] === cell, line.at(-1) === cell];
  const height = row / Math.max(1, rows);
  return [
    ...(isFirst ? (['first-in-cell'] as const) : []),
    ...(isLast ? (['last-in-cell'] as const) : []),
    ...(isFirst && isLast ? (['alone-in-cell'] as const) : []),
    ...(isFirst && isFirstCell ? (['first-in-line'] as const) : []),
    ...(isLast && isLastCell ? (['last-in-line'] as const) : []),
    ...(isFirstCell && isLastCell ? (['alone-in-line'] as const) : []),
    ...(cell.text.length > wideCell ? (['long-cell'] as const) : []),
    height < 0.12 ? 'top' : height < 0.5 ? 'upper-half' : height < 0.85 ? 'lower-half' : 'bottom',
  ];
}

type CellSpans = [PlainFeature, readonly Span[]][];

/** From each capitalised word on, the longest run of up to four words that the gazetteer knows. */
function placesIn(text: string, { isPlaceName }: Knowledge): Span[] {
  if (!isPlaceName) return [];
  const words = [...text.matchAll(/[\p{L}\p{M}'’.-]+/gu)].slice(0, 40);
  const found: Span[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at] as RegExpExecArray;
    if (!/^\p{Lu}|^\p{Lo}/u.test(first[0]) || first[0].length < 2) continue;
    for (let count = 4; count > 0; count -= 1) {
      const last = words[at + count - 1];
      if (!last) continue;
      const end = last.index + last[0].length;
      if (!isPlaceName(text.slice(first.index, end))) continue;
      found.push({ start: first.index, end });
      at += count - 1;
      break;
    }
  }
  return found;
}

function spansIn(text: string, knowledge: Knowledge): CellSpans {
  const dates = writtenDates(text);
  return [
    ['date', dates],
    ['dated-year', dates.filter(({ year }) => year !== undefined)],
    ['clock', clocksIn(text)],
    ['dotted-clock', dottedTimes(text)],
    ['price', findPrices(text)],
    ['flight-code', findFlightCodes(text)],
    ['phone', findPhones(text)],
    ['place', placesIn(text, knowledge)],
  ];
}

function wordFeatures(text: string, { airportOf }: Knowledge): PlainFeature[] {
  return [
    ...(/^[A-Z]{3}$/u.test(text) && airportOf?.(text) ? (['airport'] as const) : []),
    ...(/^\p{Lu}/u.test(text) && hasGivenName(text) ? (['given-name'] as const) : []),
    ...(/^\p{L}{1,10}$/u.test(text) && weekdaysNamed(text).length > 0 ? (['weekday'] as const) : []),
    ...(stationWords.test(text) ? (['station'] as const) : []),
  ];
}

const isOver = (a: Cell, b: Cell) =>
  a.page === b.page && a.left < b.right + a.size && a.right > b.left - a.size;

const maxLinesAbove = 8;

/** The nearest labels that stand above (or below) the cell. */
function labelsOver(cell: Cell, row: number, lines: readonly Cell[][], step: 1 | -1): LabelKind[] {
  const maxLines = step < 0 ? maxLinesAbove : 2;
  for (let count = 1; count <= maxLines; count += 1) {
    const line = lines[row + step * count];
    if (!line || line.length > 60) return [];
    const found = line.find((other) => other.kinds.length > 0 && isOver(other, cell));
    if (found) return found.kinds;
  }
  return [];
}

function labelsLeft(cell: Cell, line: readonly Cell[]): LabelKind[] {
  const at = line.indexOf(cell);
  for (let index = at - 1; index >= Math.max(0, at - 4); index -= 1) {
    const kinds = line[index]?.kinds ?? [];
    if (kinds.length > 0) return kinds;
  }
  return [];
}

type Labels = [Side, LabelKind[], Span?][];

function labelsOf(cell: Cell, row: number, document: BookingDocument): Labels {
  const line = document.lines[row] ?? [];
  return [
    ['own', cell.kinds],
    ['left', line.length > 60 ? [] : labelsLeft(cell, line)],
    ['above', labelsOver(cell, row, document.lines, -1)],
    ['below', labelsOver(cell, row, document.lines, 1)],
  ];
}

/** The indexes of each word's features. */
export function featuresOf(
  words: readonly PrintedWord[],
  document: BookingDocument,
  knowledge: Knowledge,
): number[][] {
  const pairs = Map.groupBy(document.pairs, ({ cell }) => cell);
  const cells = new Map<Cell, { found: CellSpans; labels: Labels }>();
  return words.map((word) => {
    const { cell, row, start, end } = word;
    let cached = cells.get(cell);
    if (!cached) {
      const paired: Labels = (pairs.get(cell) ?? []).map(({ kinds, value }) => {
        const from = Math.max(0, cell.text.indexOf(value));
        return ['pair', kinds, { start: from, end: from + value.length }];
      });
      cached = {
        found: spansIn(cell.text.slice(0, 400), knowledge),
        labels: [...labelsOf(cell, row, document), ...paired],
      };
      cells.set(cell, cached);
    }
    const own = [cell.text.slice(Math.max(0, start - 3), start), cell.text.slice(end, end + 3)] as const;
    const plain: PlainFeature[] = [
      ...shapeFeatures(word.text),
      ...before.flatMap(([feature, pattern]) => (pattern.test(own[0]) ? [feature] : [])),
      ...after.flatMap(([feature, pattern]) => (pattern.test(own[1]) ? [feature] : [])),
      ...placeFeatures(word, document.lines[row] ?? [], document.lines.length),
      ...cached.found.flatMap(([feature, spans]) => (isIn(word, spans) ? [feature] : [])),
      ...wordFeatures(word.text, knowledge),
    ];
    const labels = cached.labels.flatMap(([side, kinds, span]) =>
      !span || isIn(word, [span])
        ? kinds.filter((kind) => taughtLabels.includes(kind)).map((kind) => labelFeature(side, kind))
        : [],
    );
    return [...new Set([...plain.map(numberOf), ...labels])];
  });
}
