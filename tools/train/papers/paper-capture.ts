// Turns a marked paper into a capture: printed cells where columns are separated, and for each cell the roles of its parts.
import type { Capture, PrintedCell } from '../../../lib/model/capture.ts';
import type { MarkedPaper, Piece } from './marked-paper.ts';

const letterWidth = 5;
const size = 9;
const leading = 12;

export interface LabelledCapture {
  capture: Capture;
  /** By block: the piece that each character belongs to. */
  pieces: Piece[][];
}

const gap = /\s{2,}|\t/gu;

/** Stretches of a line that are separated by two spaces or more. */
function stretches(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (const { 0: space, index } of text.matchAll(gap)) {
    if (index > start) found.push({ start, end: index });
    start = index + space.length;
  }
  if (start < text.length) found.push({ start, end: text.length });
  return found;
}

/** With `isPlain` the columns are known only by their order, as in an email. */
export function captureOf(paper: Pick<MarkedPaper, 'lines'>, isPlain: boolean): LabelledCapture {
  const blocks: Capture['blocks'] = [];
  const cells: PrintedCell[] = [];
  const pieces: Piece[][] = [];
  for (const [line, parts] of paper.lines.entries()) {
    const text = parts.map((part) => part.text).join('');
    const owners = parts.flatMap((part) => Array.from({ length: part.text.length }, () => part));
    let joined = '';
    const kept: Piece[] = [];
    for (const { start, end } of stretches(text)) {
      if (joined) {
        joined += '\t';
        kept.push({ text: '\t', role: 'none', groups: [] });
      }
      const from = joined.length;
      joined += text.slice(start, end);
      kept.push(...owners.slice(start, end));
      cells.push({
        text: text.slice(start, end),
        page: 1,
        line,
        left: 40 + start * letterWidth,
        right: 40 + end * letterWidth,
        baseline: -line * leading,
        size,
        block: blocks.length,
        start: from,
        end: joined.length,
      });
    }
    if (!joined) continue;
    blocks.push({ kind: 'paragraph', text: joined, spans: [] });
    pieces.push(kept);
  }
  const capture: Capture = {
    kind: 'pdf',
    url: 'file:///paper.pdf',
    title: '',
    blocks,
    structured: [],
    pages: 1,
    truncated: false,
    ...(!isPlain && { cells }),
  };
  return { capture, pieces };
}
