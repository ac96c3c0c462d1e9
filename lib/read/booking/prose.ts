// Letters state in sentences what forms set apart; a sentence continues from line to line.
import { memoize } from '../../text/memoize.ts';
import type { BookingDocument } from './document.ts';
import type { Cell } from './pair-labels.ts';

export interface Paragraph {
  text: string;
  /** Its first line. */
  cell: Cell;
}

// The lines of a paragraph are close together; headings and forms stand apart.
const nextLine = 1.9;
const maxParagraphLength = 1200;
const isUnspaced = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text);

function goesOn(above: Cell, below: Cell): boolean {
  const step = (above.baseline - below.baseline) / Math.max(above.size, 1);
  return (
    above.page === below.page &&
    below.kinds.length === 0 &&
    Math.abs(above.left - below.left) <= above.size &&
    Math.abs(above.size - below.size) < 0.6 &&
    step > 0 &&
    step <= nextLine
  );
}

/** Lines of a single cell, joined as long as they continue each other. */
export const paragraphsOf = memoize(({ lines }: BookingDocument): Paragraph[] => {
  const paragraphs: Paragraph[] = [];
  let last: Cell | undefined;
  for (const line of lines) {
    const [cell] = line;
    const paragraph = paragraphs.at(-1);
    const isAlone = cell !== undefined && line.length === 1 && cell.kinds.length === 0;
    if (isAlone && paragraph && last && goesOn(last, cell) && paragraph.text.length < maxParagraphLength)
      paragraph.text += (isUnspaced(paragraph.text) ? '' : ' ') + cell.text;
    else if (isAlone) paragraphs.push({ text: cell.text, cell });
    last = isAlone ? cell : undefined;
  }
  return paragraphs;
});
