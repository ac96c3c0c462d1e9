// Turns lines into blocks: larger lines are headings, lines with several cells are rows, close lines are one paragraph.
import type { Block, PrintedCell } from '../model/capture.ts';
import { type Line, textOf } from './lines.ts';
import { runningLines } from './running-lines.ts';

// In print, titles are at least a quarter larger than the text.
const headingScale = 1.25;
// The lines of a paragraph are at most this many font sizes apart.
const sameParagraph = 1.6;
const maxHeadingLength = 120;

const lengthOf = (cells: Line['cells']) => cells.reduce((sum, { text }) => sum + text.length, 0);

/** The font size of most of the text. */
function bodySize(lines: Line[]): number {
  const lengths = new Map<number, number>();
  for (const { size, cells } of lines) {
    const rounded = Math.round(size * 2) / 2;
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + lengthOf(cells));
  }
  return [...lengths].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 1;
}

function levelOf(line: Line, body: number): number {
  if (line.size >= body * 2) return 1;
  return line.size >= body * 1.5 ? 2 : 3;
}

function continues(line: Line, before: Line | undefined): boolean {
  if (!before || before.cells.length > 1) return false;
  const step = before.baseline - line.baseline;
  const isSameColumn = Math.abs(before.left - line.left) < line.size;
  return (
    isSameColumn && step > 0 && step <= sameParagraph * line.size && Math.abs(before.size - line.size) < 0.5
  );
}

interface Printed {
  blocks: Block[];
  cells: PrintedCell[];
}

/** Adds the line to a new block or to the last one, and returns its offset in that block. */
function addLine(blocks: Block[], line: Line, about: { body: number; before?: Line }): number {
  const text = textOf(line);
  const last = blocks.at(-1);
  if (line.cells.length > 1) {
    blocks.push({ kind: 'row', cells: line.cells.map((cell) => cell.text), text, spans: [] });
  } else if (line.size >= about.body * headingScale && text.length <= maxHeadingLength) {
    blocks.push({ kind: 'heading', level: levelOf(line, about.body), text, spans: [] });
  } else if (last?.kind === 'paragraph' && continues(line, about.before)) {
    last.text += `\n${text}`;
    return last.text.length - text.length;
  } else blocks.push({ kind: 'paragraph', text, spans: [] });
  return 0;
}

function placed(line: Line, at: Pick<PrintedCell, 'page' | 'line' | 'block' | 'start'>): PrintedCell[] {
  let { start } = at;
  return line.cells.map(({ text, left, right, size = line.size }) => {
    const end = start + text.length;
    const cell = { ...at, text, left, right, baseline: line.baseline, size, start, end };
    start = end + 1;
    return cell;
  });
}

export function blocksOf(pages: Line[][]): Printed {
  const body = bodySize(pages.flat());
  const running = runningLines(pages);
  const printed: Printed = { blocks: [], cells: [] };
  let count = 0;
  for (const [index, lines] of pages.entries()) {
    let before: Line | undefined;
    for (const line of lines) {
      const start = addLine(printed.blocks, line, { body, ...(before && { before }) });
      const at = { page: index + 1, line: count, block: printed.blocks.length - 1, start };
      const repeats = running.has(line) ? { running: true } : {};
      printed.cells.push(...placed(line, at).map((cell) => ({ ...cell, ...repeats })));
      before = line;
      count += 1;
    }
  }
  return printed;
}
