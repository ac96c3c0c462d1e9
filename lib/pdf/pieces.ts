// One piece of text as pdf.js hands it over, with its letters put right.
import type { PdfTextItem } from './pdf-library.ts';
import { withWholeSigns } from './whole-signs.ts';

export interface Piece {
  text: string;
  /** In the direction of reading. */
  left: number;
  right: number;
  /** Where it stands on the page, if that is read from the right. */
  printed?: { left: number; right: number };
  baseline: number;
  size: number;
  /** Letters were set apart: so are its words, wider than others. */
  isSpaced: boolean;
}

// "B O A R D I N G": three letters and more with a blank between each; of Chinese and Japanese signs two are enough.
const spacedLetters = /^[\p{L}\p{N}&'’.-](?: [\p{L}\p{N}&'’.-]){2,}$/u;
const spacedSigns =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}](?: +[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])+$/u;
const minLetters = 3;

/** "F R O M" → "FROM", full width → plain, ligatures → letters, radicals → the signs they stand for. */
export function readableText(written: string): string {
  // "…" stays one sign; what changes the number of words is not normalised away.
  const text = withWholeSigns(written.normalize('NFKC')).replace(/[\u00ad\u200b-\u200d\ufeff]/g, '');
  const trimmed = text.trim();
  if (spacedSigns.test(trimmed)) return trimmed.replace(/ +/g, '');
  const letters = trimmed.match(/\p{L}/gu)?.length ?? 0;
  return spacedLetters.test(trimmed) && letters >= minLetters ? trimmed.replaceAll(' ', '') : text;
}

/** A damaged file gives places and widths that are no numbers. */
const finite = (value: number) => (Number.isFinite(value) ? value : 0);

export function pieceOf(item: PdfTextItem): Piece[] {
  const [a = 0, b = 0, , , x = 0, y = 0] = item.transform;
  const text = readableText(item.str);
  if (text.trim() === '') return [];
  const [left, baseline] = [finite(x), finite(y)];
  const size = finite(Math.hypot(a, b)) || finite(item.height) || 1;
  const isSpaced = text.length < item.str.trim().length;
  return [{ text, left, right: left + finite(item.width), baseline, size, isSpaced }];
}
