// A paper as a list of words: numbers stay whole, scripts without spaces are cut at their particles.
import type { BookingDocument } from '../document.ts';
import type { Cell } from '../pair-labels.ts';

export interface PrintedWord {
  text: string;
  cell: Cell;
  /** Its offsets in the text of its cell. */
  start: number;
  end: number;
  /** The index of its line in the document. */
  row: number;
}

const unspaced = '\\p{Script=Han}々〆\\p{Script=Hiragana}\\p{Script=Katakana}ー';
const word = new RegExp(
  [
    '\\p{Sc}',
    '[→➔➜⇒➝✈»]',
    '\\d{4}-\\d{2}-\\d{2}',
    "\\d+(?:[.:/,'’]\\d+)+",
    '[発着行年月日時分円号様元泊晚]',
    '(?:(?![発着行年月日時分円号様元泊晚])[\\p{Script=Han}々〆])+',
    '[\\p{Script=Hiragana}]+',
    '[\\p{Script=Katakana}ー]+',
    `(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+`,
  ].join('|'),
  'gu',
);

export const wordsOfPaper = ({ lines }: Pick<BookingDocument, 'lines'>): PrintedWord[] =>
  lines.flatMap((line, row) =>
    line.flatMap((cell) =>
      [...cell.text.matchAll(word)].map(({ 0: text, index }) => ({
        text,
        cell,
        start: index,
        end: index + text.length,
        row,
      })),
    ),
  );

/** The column at which a cell begins, in characters of its font size. */
export const columnOf = ({ left, size }: Cell): number => left / (size * 0.55);
