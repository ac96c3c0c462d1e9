// Papers made to cost time: the work grows with the paper, not with its square.
import { expect, test } from 'vitest';
import type { Capture, PrintedCell } from '../../../lib/model/capture.ts';
import { marksOf } from '../../../lib/read/booking/block-values.ts';
import { bookingDocumentOf } from '../../../lib/read/booking/document.ts';

const cellAt = (text: string, line: number, column: number): PrintedCell => ({
  text,
  page: 1,
  line,
  left: column * 40,
  right: column * 40 + 20,
  baseline: 800 - line * 11,
  size: 10,
  block: 0,
  start: 0,
  end: text.length,
});

const captureOf = (cells: PrintedCell[]): Capture => ({
  kind: 'pdf',
  url: '',
  title: '',
  blocks: [],
  cells,
  structured: [],
  pages: 1,
  truncated: false,
});

const documentOf = (rows: string[][]) => ({
  ...bookingDocumentOf(captureOf([])),
  lines: rows.map((words, line) =>
    words.map((text, column) => ({ ...cellAt(text, line, column), kinds: [] })),
  ),
});

/** The same cells, and how often one was asked where it stands. */
function watched<T extends { left: number }>(cells: readonly T[]) {
  const count = { asked: 0 };
  const seen = cells.map(
    (cell) =>
      new Proxy(cell, {
        get(target, key) {
          if (key === 'left') count.asked += 1;
          return Reflect.get(target, key);
        },
      }),
  );
  return { count, seen };
}

test('twelve thousand lines of times are gone through once', () => {
  const line = Array.from({ length: 8 }, () => '12:00').join('  ');
  const document = documentOf(Array.from({ length: 12_000 }, () => [line]));
  expect(marksOf(document).times).toHaveLength(96_000);
});

test('each of many times on a line does not look through the whole line', () => {
  const document = documentOf([Array<string>(4000).fill('12:00'), Array<string>(4000).fill('13:00')]);
  const [over, under] = document.lines.map(watched);
  const lines = [over?.seen ?? [], under?.seen ?? []];
  expect(marksOf({ ...document, lines }).times).toHaveLength(8000);
  expect((over?.count.asked ?? 0) + (under?.count.asked ?? 0)).toBeLessThan(100_000);
});

test('numbers that may be days do not each look through all words around them', () => {
  const words = Array.from({ length: 1000 }, (_, index) => ['16', 'Palermo', 'May'][index % 3] ?? '');
  const document = documentOf(Array.from({ length: 6 }, () => words));
  const rows = document.lines.map(watched);
  marksOf({ ...document, lines: rows.map(({ seen }) => seen) });
  expect(rows.reduce((sum, { count }) => sum + count.asked, 0)).toBeLessThan(200_000);
});

test('a day as a leaf of a calendar is found among other words', () => {
  const document = documentOf([
    ['Stay', 'SUN'],
    ['Rooms', '16'],
    ['Guests', 'MAY 2027'],
  ]);
  expect(marksOf(document).days.map(({ value }) => value)).toEqual(['2027-05-16']);
});
