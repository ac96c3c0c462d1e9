// Makes printed pages from plain text: two spaces separate cells, a cell is at its position in the text, a form feed
// ends a page. "# " before a line prints it large.
import type { Block, Capture, PrintedCell } from '../../../lib/model/capture.ts';
import { blocksOf } from '../../../lib/pdf/blocks.ts';
import type { Line } from '../../../lib/pdf/lines.ts';

const size = 10;
const letterWidth = 6;
const lineStep = 14;
const top = 800;

/** East Asian characters are two columns wide. */
const widthOf = (text: string) =>
  [...text].reduce(
    (sum, sign) => sum + (/[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/u.test(sign) ? 2 : 1),
    0,
  );

function lineOf(text: string, row: number): Line {
  const isLarge = text.startsWith('# ');
  const words = isLarge ? text.slice(2) : text;
  const cells = [...words.matchAll(/\S+(?: \S+)*/gu)].map(({ index, 0: cell }) => {
    const left = 40 + widthOf(words.slice(0, index)) * letterWidth;
    return { text: cell, left, right: left + widthOf(cell) * letterWidth };
  });
  return {
    cells,
    left: cells[0]?.left ?? 40,
    baseline: top - row * lineStep,
    size: isLarge ? 2 * size : size,
  };
}

const pageOf = (text: string): Line[] =>
  text.split('\n').flatMap((line, row) => (line.trim() === '' ? [] : [lineOf(line, row)]));

export function printed(text: string): Capture & { blocks: Block[]; cells: PrintedCell[] } {
  const { blocks, cells } = blocksOf(text.split('\f').map(pageOf));
  return {
    kind: 'pdf',
    url: '',
    title: '',
    blocks,
    cells,
    structured: [],
    pages: text.split('\f').length,
    truncated: false,
  };
}
