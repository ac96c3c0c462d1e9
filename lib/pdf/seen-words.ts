// Words that were read from a picture become pieces of text with their places, as if the page had printed them: from there
// on lines and cells are those of any page.
import type { SeenLine, SeenWord } from '../model/seen-line.ts';
import type { PdfTextItem } from './pdf-library.ts';

// Below this a "word" is a speck, a fold or the edge of a stamp.
const minSure = 0.35;
// A line of print is a little less high than its letters are large: few have both a roof and a foot.
const letterScale = 0.9;

const isSeen = ({ text, sureness }: SeenWord) => sureness >= minSure && /[\p{L}\p{N}]/u.test(text);
/** Dashes and signs between words are kept where words are. */
const isSign = ({ text, sureness }: SeenWord) => sureness >= minSure && /^[-–—:/€$£¥+&#.]+$/u.test(text);

/** `scale` points of the picture are one of the page, which is `height` points high. */
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
