// A piece of text from pdf.js, with its letters put right.
import type { PdfTextItem } from './pdf-library.ts';
import { withWholeCharacters } from './whole-characters.ts';

export interface Piece {
  text: string;
  /** In reading direction. */
  left: number;
  right: number;
  /** Its position on the page, where that is read from right to left. */
  printed?: { left: number; right: number };
  baseline: number;
  size: number;
  /** Its letters were set apart, so the gaps between its words are wider too. */
  isSpaced: boolean;
}

// "B O A R D I N G": at least three letters with a space between each; two are enough in Chinese and Japanese.
const spacedLetters = /^[\p{L}\p{N}&'’.-](?: [\p{L}\p{N}&'’.-]){2,}$/u;
const spacedSigns =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}](?: +[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])+$/u;
const minLetters = 3;

/** "F R O M" → "FROM", full width → plain, ligatures → letters, radicals → the characters they stand for. */
export function readableText(written: string): string {
  // Soft hyphens and zero-width characters are dropped.
  const text = withWholeCharacters(written.normalize('NFKC')).replace(/[\u00ad\u200b-\u200d\ufeff]/g, '');
  const trimmed = text.trim();
  if (spacedSigns.test(trimmed)) return trimmed.replace(/ +/g, '');
  const letters = trimmed.match(/\p{L}/gu)?.length ?? 0;
  return spacedLetters.test(trimmed) && letters >= minLetters ? trimmed.replaceAll(' ', '') : text;
}

/** A damaged file may have positions and widths that are not numbers. */
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
