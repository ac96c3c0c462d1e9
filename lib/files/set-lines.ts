// Turns positioned lines of text into the blocks and printed cells of a Capture.
import type { Block, PrintedCell } from '../model/capture.ts';

export interface SetLine {
  cells: { text: string; left: number; right: number }[];
  baseline: number;
  size: number;
  /** True after a gap: it does not continue the paragraph before it. */
  isAlone: boolean;
}

const plainSize = 10;
const headingScale = 1.25;

/** Adds the line to the blocks and returns where it begins in the last block. */
function addLine(blocks: Block[], { cells, size, isAlone }: SetLine): number {
  const words = cells.map(({ text }) => text);
  const text = words.join('\t');
  const last = blocks.at(-1);
  if (words.length > 1) blocks.push({ kind: 'row', cells: words, text, spans: [] });
  else if (size >= plainSize * headingScale) blocks.push({ kind: 'heading', level: 2, text, spans: [] });
  else if (!isAlone && last?.kind === 'paragraph') {
    last.text += `\n${text}`;
    return last.text.length - text.length;
  } else blocks.push({ kind: 'paragraph', text, spans: [] });
  return 0;
}

export function setLines(lines: readonly SetLine[]): { blocks: Block[]; cells: PrintedCell[] } {
  const blocks: Block[] = [];
  const printed: PrintedCell[] = [];
  for (const [line, set] of lines.entries()) {
    let start = addLine(blocks, set);
    for (const { text, left, right } of set.cells) {
      const end = start + text.length;
      const where = { page: 1, line, left, right, baseline: set.baseline, size: set.size };
      printed.push({ text, ...where, block: blocks.length - 1, start, end });
      start = end + 1;
    }
  }
  return { blocks, cells: printed };
}
