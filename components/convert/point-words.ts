// Which words of a page are selected together, and how the arrow keys move among them.
import type { PageBox, PageWord } from '../../lib/model/found-booking.ts';

/** Where the selection began and where it is now, as indices into the list of words. */
export interface Taking {
  from: number;
  to: number;
}

const right = ({ left, width }: PageBox) => left + width;
const bottom = ({ top, height }: PageBox) => top + height;
const middle = ({ left, width }: PageBox) => left + width / 2;

/** The smallest box around all of them. */
export function boxAround(boxes: readonly PageBox[]): PageBox | undefined {
  const [first] = boxes;
  if (!first) return undefined;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const { file, page } = first;
  return {
    file,
    page,
    left,
    top,
    width: Math.max(...boxes.map(right)) - left,
    height: Math.max(...boxes.map(bottom)) - top,
  };
}

/** A word is in a box that covers its middle: the lines of a column, but not the column beside it. */
function isIn(word: PageWord, box: PageBox): boolean {
  const [x, y] = [middle(word), word.top + word.height / 2];
  return x >= box.left && x <= right(box) && y >= box.top && y <= bottom(box);
}

/** On one line, all words from the first to the last; over several lines, those between the left and right sides. */
export function takenWords(words: readonly PageWord[], taking: Taking | undefined): PageWord[] {
  const [one, other] = taking ? [words[taking.from], words[taking.to]] : [];
  const box = one && other && boxAround([one, other]);
  if (!box) return [];
  return words.filter((word) => word === one || word === other || isIn(word, box));
}

/** Lines are separated by line breaks. */
export function textOfWords(words: readonly PageWord[]): string {
  return words.reduce((text, word, index) => {
    const before = words[index - 1];
    const gap = !before ? '' : before.line === word.line ? ' ' : '\n';
    return `${text}${gap}${word.text}`;
  }, '');
}

/** The nearest word in the line above or below. */
function inNextLine(words: readonly PageWord[], index: number, isDown: boolean): number {
  const here = words[index];
  if (!here) return index;
  const others = words.filter(({ line }) => (isDown ? line > here.line : line < here.line));
  const line = isDown ? others[0]?.line : others.at(-1)?.line;
  const near = others
    .filter((word) => word.line === line)
    .toSorted((a, b) => Math.abs(middle(a) - middle(here)) - Math.abs(middle(b) - middle(here)))[0];
  return near ? words.indexOf(near) : index;
}

/**
 * The index a key moves to; undefined for other keys. A page is never mirrored: ArrowRight goes forward in every language.
 */
export function nextWord(words: readonly PageWord[], index: number, key: string): number | undefined {
  const last = words.length - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, index + 1);
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowDown':
    case 'ArrowUp':
      return inNextLine(words, index, key === 'ArrowDown');
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
