// Pure: no browser, no network, no clock.
// Lines → blocks: larger lines are headings, lines with cells are rows, close lines are one paragraph.
import type { Block } from '../model/capture.ts';
import type { Line } from './lines.ts';

// Print sets titles at least a quarter larger than the text.
const headingScale = 1.25;
// Lines of one paragraph follow each other within one and a half letters.
const sameParagraph = 1.6;
const longestHeading = 120;

/** The size most letters are set in. */
function bodySize(lines: Line[]): number {
  const lengths = new Map<number, number>();
  for (const { size, cells } of lines) {
    const rounded = Math.round(size * 2) / 2;
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + cells.join('').length);
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

export function blocksOf(pages: Line[][]): Block[] {
  const body = bodySize(pages.flat());
  const blocks: Block[] = [];
  for (const lines of pages) {
    let before: Line | undefined;
    for (const line of lines) {
      const text = line.cells.join('\t');
      const last = blocks.at(-1);
      if (line.cells.length > 1) blocks.push({ kind: 'row', cells: line.cells, text, spans: [] });
      else if (line.size >= body * headingScale && text.length <= longestHeading) {
        blocks.push({ kind: 'heading', level: levelOf(line, body), text, spans: [] });
      } else if (last?.kind === 'paragraph' && continues(line, before)) last.text += `\n${text}`;
      else blocks.push({ kind: 'paragraph', text, spans: [] });
      before = line;
    }
  }
  return blocks;
}
