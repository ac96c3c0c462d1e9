// Reads plain text in which spaces make columns, placing each cell where it would be printed.
import type { Block, Capture, PrintedCell } from '../model/capture.ts';

// Fixed-width type: lines 12 points high, characters 6 wide.
const size = 10;
const letter = 6;
const lineHeight = 12;
// As for web pages: more would be slow to send as a message.
const maxLines = 20_000;
const maxLineLength = 2000;

interface TypedCell {
  text: string;
  column: number;
}

/** "Vienna      07:05" → two cells; a single space separates words. Leading ">" marks of forwarded text are removed. */
function cellsOf(line: string): TypedCell[] {
  const bare = line
    .slice(0, maxLineLength)
    .replace(/^(?:> ?)+/, (marks) => ' '.repeat(marks.length))
    // "Voucher number ....... BPT-190442": the dots lead to another cell.
    .replace(/(?<=[\p{L}\d)])\s?(?:\.{3,}|_{3,}|(?: \.){3,})\s?(?=\S)/gu, (dots) =>
      ' '.repeat(Math.max(2, dots.length)),
    );
  return [...bare.matchAll(/\S+(?: \S+)*/g)].map((match) => ({ text: match[0], column: match.index }));
}

/** Adds the line to the blocks and returns where it begins in the last block. */
function addLine(blocks: Block[], cells: TypedCell[], isAlone: boolean): number {
  const words = cells.map(({ text }) => text);
  const text = words.join('\t');
  const last = blocks.at(-1);
  if (words.length > 1) blocks.push({ kind: 'row', cells: words, text, spans: [] });
  else if (!isAlone && last?.kind === 'paragraph') {
    last.text += `\n${text}`;
    return last.text.length - text.length;
  } else blocks.push({ kind: 'paragraph', text, spans: [] });
  return 0;
}

export function typedLines(text: string): Pick<Capture, 'blocks' | 'cells' | 'truncated'> {
  const lines = text.replaceAll('\t', '    ').split(/\r?\n/);
  const blocks: Block[] = [];
  const printed: PrintedCell[] = [];
  let isAlone = true;
  for (const [line, written] of lines.slice(0, maxLines).entries()) {
    const cells = cellsOf(written);
    let start = cells.length > 0 ? addLine(blocks, cells, isAlone) : 0;
    for (const { text: words, column } of cells) {
      const [left, end] = [column * letter, start + words.length];
      const where = {
        page: 1,
        line,
        left,
        right: left + words.length * letter,
        baseline: -line * lineHeight,
      };
      printed.push({ text: words, ...where, size, block: blocks.length - 1, start, end });
      start = end + 1;
    }
    isAlone = cells.length === 0;
  }
  return { blocks, cells: printed, truncated: lines.length > maxLines };
}

/** Typed text as a Capture to be read like a printed document. */
export const typedCapture = (title: string, text: string): Capture => ({
  kind: 'pdf',
  url: '',
  title,
  structured: [],
  pages: 1,
  ...typedLines(text),
});
