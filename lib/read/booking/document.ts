// A booking as its readers see it: lines of cells, labels with their values, tables, and how its dates are to be read.
import { type Capture, hasText } from '../../model/capture.ts';
import type { Place } from '../../model/evidence.ts';
import type { LabelKind } from '../../text/booking-words/kinds.ts';
import { memoize } from '../../text/memoize.ts';
import { withPlainDigits } from '../../text/plain-digits.ts';
import { withLeaves } from './calendar-leaves.ts';
import { withLabelsAbove } from './captions.ts';
import { type DateSense, dateSenseOf, settleDate, type WrittenDate, writtenDates } from './dates.ts';
import { withoutFormer } from './former-times.ts';
import { labelKindsOf, labelLanguages } from './labels.ts';
import { likelyPages } from './likely-pages.ts';
import { type Cell, type Pair, pairLabels, type Table } from './pair-labels.ts';
import { senderCompanyOf } from './sender.ts';

export interface BookingDocument {
  /** From top to bottom, cells from left to right; what every page repeats is kept only once. */
  lines: Cell[][];
  cells: Cell[];
  pairs: Pair[];
  tables: Table[];
  /** The font size of most of the text. */
  bodySize: number;
  /** Where the leftmost cell begins. */
  leftEdge: number;
  sense: DateSense;
  /** The language of most labels. */
  language?: string;
  /** "YYYY-MM-DD", where the document states when it was written. */
  issued?: string;
  /** The company that sent the mail, or whose site the page was saved from, as it calls itself; perhaps only a seller. */
  sender?: string;
}

export interface FoundDay {
  date: string;
  start: number;
  end: number;
  written: WrittenDate;
}

// Where a page has no printed positions, its rows are laid out in lines of this size.
const webSize = 10;
const webColumn = 200;

function cellsOfBlocks(capture: Capture): Cell[] {
  let line = 0;
  return capture.blocks.flatMap((block, index) => {
    if (!hasText(block)) return [];
    let offset = 0;
    return block.text.split('\n').flatMap((text) => {
      const row = line;
      line += 1;
      return text.split('\t').map((words, column) => {
        const start = offset;
        offset += words.length + 1;
        const left = column * webColumn;
        const at = {
          page: 1,
          line: row,
          left,
          right: left + (words.length * webSize) / 2,
          baseline: -row * webSize * 1.4,
        };
        return {
          ...at,
          text: withPlainDigits(words),
          size: webSize,
          block: index,
          start,
          end: start + words.length,
          kinds: labelKindsOf(words),
        };
      });
    });
  });
}

function cellsOf(capture: Capture): Cell[] {
  if (!capture.cells) return cellsOfBlocks(capture);
  const likely = likelyPages(capture.cells, capture.pages ?? 1);
  return capture.cells
    .filter(({ running, page }) => !running && (likely?.has(page) ?? true))
    .map((cell) => ({ ...cell, text: withPlainDigits(cell.text), kinds: labelKindsOf(cell.text) }));
}

function linesOf(cells: Cell[]): Cell[][] {
  const lines: Cell[][] = [];
  for (const cell of cells) {
    const line = lines.at(-1);
    if (line?.[0]?.line === cell.line) line.push(cell);
    else lines.push([cell]);
  }
  return lines;
}

function languageOf(texts: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const language of labelLanguages(text.replace(/[:：]\s*$/u, '')))
      counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

/** The day of issue: the first labelled one with a year. */
function issuedIn(pairs: Pair[], sense: DateSense): string | undefined {
  for (const { kinds, value } of pairs) {
    if (!kinds.includes('issued')) continue;
    const date = writtenDates(value).find(({ year }) => year !== undefined);
    if (date) return settleDate(date, sense);
  }
  return undefined;
}

function bodySizeOf(cells: Cell[]): number {
  const lengths = new Map<number, number>();
  for (const { size, text } of cells) {
    const rounded = Math.round(size * 2) / 2;
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + text.length);
  }
  return [...lengths].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? webSize;
}

function documentOf(capture: Capture): BookingDocument {
  const lines = withLabelsAbove(withoutFormer(withLeaves(linesOf(cellsOf(capture)))));
  const cells = lines.flat();
  const { pairs, tables } = pairLabels(lines);
  const texts = cells.map(({ text }) => text);
  const first = dateSenseOf(texts);
  const issued = issuedIn(pairs, first);
  const published = /^\d{4}-\d{2}-\d{2}/.exec(capture.published ?? '')?.[0];
  const since = issued ?? (first.wholeDates.length === 0 ? published : undefined);
  const sender = senderCompanyOf(capture);
  const language = languageOf([...texts, ...pairs.map(({ label }) => label)]);
  return {
    lines,
    cells,
    pairs,
    tables,
    bodySize: bodySizeOf(cells),
    leftEdge: cells.reduce((least, { left }) => Math.min(least, left), Number.POSITIVE_INFINITY),
    sense: { ...first, ...(since && { issued: since }) },
    ...(language && { language }),
    ...(issued && { issued }),
    ...(sender && { sender }),
  };
}

/** Computed once for each capture, however many readers ask. */
export const bookingDocumentOf = memoize(documentOf);

/** Every date in `text` that can be settled, in order. */
export const daysIn = (text: string, { sense }: Pick<BookingDocument, 'sense'>): FoundDay[] =>
  writtenDates(text).flatMap((written) => {
    const date = settleDate(written, sense);
    return date ? [{ date, start: written.start, end: written.end, written }] : [];
  });

/** The pairs of a kind, in the order of the document. */
export const pairsOf = ({ pairs }: Pick<BookingDocument, 'pairs'>, ...kinds: LabelKind[]): Pair[] =>
  pairs.filter((pair) => pair.kinds.some((kind) => kinds.includes(kind)));

/** Where a cell's words stand in the capture. */
export const placeOf = ({ block, start, end }: Cell): Place => ({ block, start, end });
