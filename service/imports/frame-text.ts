// What the engine saw in one picture, as lines that say how sure it is of each.
import type { Page } from 'tesseract.js';
import { type Line, linesOf } from '../../lib/pdf/lines.ts';

export interface FrameLine extends Line {
  text: string;
  /** 0 to 1 */
  confidence: number;
}
export type FrameText = FrameLine[];

// Leaves, tiles and waves are taken for letters too; the engine is not sure of those.
const surestNoise = 0.6;
const fewestLetters = 2;
// Of a line of words most signs are letters and digits.
const letterShare = 0.55;

function isWriting({ text, confidence }: FrameLine): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const signs = text.replace(/\s/g, '').length;
  return confidence >= surestNoise && letters >= fewestLetters && letters >= signs * letterShare;
}

type EngineLine = NonNullable<Page['blocks']>[number]['paragraphs'][number]['lines'][number];

/** Wide gaps between words part the cells of a table, as in a PDF; heights are counted from below, as there. */
function lineOf({ words, confidence, rowAttributes, bbox }: EngineLine): FrameLine[] {
  const size = rowAttributes.rowHeight || bbox.y1 - bbox.y0;
  const items = words.map(({ text, bbox: box }) => ({
    str: text,
    transform: [size, 0, 0, size, box.x0, -bbox.y1],
    width: box.x1 - box.x0,
    height: size,
  }));
  return linesOf(items).map((line) => ({
    ...line,
    text: line.cells.map((cell) => cell.text).join(' '),
    confidence: Math.min(1, Math.max(0, confidence / 100)),
  }));
}

export function frameTextOf(page: Pick<Page, 'blocks'>): FrameText {
  const lines = (page.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.lines));
  return lines.flatMap(lineOf).filter(isWriting);
}

const pairsOf = (text: string): Set<string> => {
  const letters = [...text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
};

/** 1 for the same letters in pairs, 0 for none in common. */
function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 1 : (2 * shared) / (one.size + other.size);
}

// The engine reads the same caption a little differently each time: "Day 1: Porto", "Day 1; Porto".
const sameLine = 0.86;

/** A caption stays on the screen for several frames of a video; it is kept once, as it was read first. */
export function withoutRepeats(frames: FrameText[]): FrameText[] {
  const seen: Set<string>[] = [];
  return frames.map((lines) =>
    lines.filter(({ text }) => {
      // Digits decide: "Day 1" and "Day 2" are nearly the same letters.
      const digits = text.replace(/\D/g, '');
      const pairs = pairsOf(text).add(`#${digits}`);
      const isNew = !seen.some((other) => other.has(`#${digits}`) && likeness(pairs, other) >= sameLine);
      if (isNew) seen.push(pairs);
      return isNew;
    }),
  );
}
