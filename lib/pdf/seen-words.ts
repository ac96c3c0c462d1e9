// Turns words that were read from a picture (OCR) into pieces of text with positions, as if the page had printed them:
// from there on they are treated as on any page.
import type { SeenLine, SeenWord } from '../model/seen-line.ts';
import type { PdfTextItem } from './pdf-library.ts';

// A less sure "word" is a speck, a fold or the edge of a stamp.
const minSure = 0.35;
// The height of a printed line is a little less than its font size: few letters have both ascender and descender.
const letterScale = 0.9;

const isSeen = ({ text, sureness }: SeenWord) => sureness >= minSure && /[\p{L}\p{N}]/u.test(text);
/** Dashes and symbols between words are kept too. */
const isSign = ({ text, sureness }: SeenWord) => sureness >= minSure && /^[-–—:/€$£¥+&#.]+$/u.test(text);

/** `scale` pixels of the picture are one point of the page, which is `height` points high. */
export function itemsOfSeen(
  lines: readonly SeenLine[],
  page: { scale: number; height: number },
): PdfTextItem[] {
  return lines.flatMap(({ baseline, height, words }) => {
    const size = (height * letterScale) / page.scale;
    return words
      .filter((word) => isSeen(word) || isSign(word))
      .map(({ text, left, right }) => ({
        str: text,
        transform: [size, 0, 0, size, left / page.scale, page.height - baseline / page.scale],
        width: (right - left) / page.scale,
        height: size,
      }));
  });
}
