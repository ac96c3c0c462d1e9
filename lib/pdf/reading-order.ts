// A file gives the position of each piece of a line from the left. Scripts that are written from the right are read the
// other way: their lines are mirrored, and text in left-to-right scripts within them is turned back.
import { hasFromRight, isRightToLeft } from '../text/right-to-left.ts';
import type { Piece } from './pieces.ts';

const byLeft = (one: Piece, other: Piece) => one.left - other.left;

const hasLetterFromLeft = ({ text }: Piece) => !hasFromRight(text) && /\p{L}/u.test(text);
const isNumber = ({ text }: Piece) => /^\P{L}*\p{N}\P{L}*$/u.test(text);

const brackets: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };
const around = /^(?<before>[^\p{L}\p{N}%$€£₪]*)(?<core>.*?)(?<behind>[^\p{L}\p{N}%$€£₪]*)$/u;

/**
 * Numbers and punctuation as they are read from the right: "(12:30" ends with a bracket and "962+" begins with a plus,
 * since characters are stored as they are drawn; in "0142 555 962+" the last number comes first.
 */
function fromRight(text: string): string {
  const read = (signs: string) =>
    [...signs]
      .toReversed()
      .map((sign) => brackets[sign] ?? sign)
      .join('');
  return text
    .split(' ')
    .toReversed()
    .map((word) => {
      const { before = '', core = '', behind = '' } = around.exec(word)?.groups ?? {};
      return read(behind) + core + read(before);
    })
    .join(' ');
}

function mirrored(row: readonly Piece[], left: number, right: number): Piece[] {
  return row
    .map((piece) => ({
      ...piece,
      left: left + right - piece.right,
      right: left + right - piece.left,
      printed: piece.printed ?? { left: piece.left, right: piece.right },
    }))
    .toSorted(byLeft);
}

/** The run in place, in the other reading direction. */
const turned = (run: readonly Piece[]): Piece[] =>
  mirrored(run, Math.min(...run.map(({ left }) => left)), Math.max(...run.map(({ right }) => right)));

interface Foreign {
  first: (piece: Piece) => boolean;
  last: (piece: Piece) => boolean;
  /** Ends the run. */
  out: (piece: Piece) => boolean;
}

/**
 * How many pieces from here on are read the other way: up to the last one that can end the run, across those that may
 * stand between.
 */
function foreignFrom(
  row: readonly Piece[],
  at: number,
  { first, last, out }: Foreign,
  maxGap: number,
): number {
  let count = 0;
  for (let next = at; next < row.length && first(row[at] as Piece); next += 1) {
    const [piece, before] = [row[next] as Piece, row[next - 1] as Piece];
    if (out(piece) || (next > at && piece.left - before.right > maxGap * piece.size)) break;
    if (last(piece)) count = next + 1 - at;
  }
  return count;
}

function withTurned(row: readonly Piece[], is: Foreign, maxGap: number): Piece[] {
  const done: Piece[] = [];
  for (let at = 0; at < row.length; ) {
    const count = foreignFrom(row, at, is, maxGap);
    const own = row[at] as Piece;
    const isPlain = hasFromRight(own.text) || hasLetterFromLeft(own) || !own.printed;
    if (count > 0) done.push(...turned(row.slice(at, at + count)));
    else done.push(isPlain ? own : { ...own, text: fromRight(own.text) });
    at += Math.max(1, count);
  }
  return done;
}

/** The lines of a page, each in reading order. Pieces further apart than `maxGap` font sizes are in different cells. */
export function inReadingOrder(rows: readonly Piece[][], maxGap: number): Piece[][] {
  const all = rows.flat();
  const text = all.map((piece) => piece.text).join('');
  const isRight = (piece: Piece) => hasFromRight(piece.text);
  const sorted = (row: readonly Piece[]) => row.toSorted(byLeft);
  if (!hasFromRight(text)) return rows.map(sorted);
  if (!isRightToLeft(text)) {
    const phrase: Foreign = { first: isRight, last: isRight, out: hasLetterFromLeft };
    return rows.map((row) => withTurned(sorted(row), phrase, maxGap));
  }
  const left = all.reduce((least, piece) => Math.min(least, piece.left), Number.POSITIVE_INFINITY);
  const right = all.reduce((most, piece) => Math.max(most, piece.right), Number.NEGATIVE_INFINITY);
  const name: Foreign = {
    first: (piece) => hasLetterFromLeft(piece) || isNumber(piece),
    last: hasLetterFromLeft,
    out: isRight,
  };
  return rows.map((row) => withTurned(mirrored(row, left, right), name, maxGap));
}
