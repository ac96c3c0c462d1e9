// Text recognised in one picture, line by line, with the engine's confidence in each line.
import * as z from 'zod/mini';
import { type Line, linesOf } from '../../lib/pdf/lines.ts';
import { joinEastern } from './join-eastern.ts';

export interface FrameLine extends Line {
  text: string;
  /** 0 to 1 */
  confidence: number;
}
export type FrameText = FrameLine[];

/** In pixels of the picture, from its top left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A line with its position in the picture. */
export interface SeenLine extends FrameLine {
  box: Box;
}

// Leaves, tiles and waves are taken for letters too, but with a confidence below this.
export const minTextConfidence = 0.6;
const minLetters = 2;
// In a line of real text at least this share of the characters are letters and digits.
const letterShare = 0.55;

export function isText({ text, confidence }: FrameLine, minSureness = minTextConfidence): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const signs = text.replace(/\s/g, '').length;
  return confidence >= minSureness && letters >= minLetters && letters >= signs * letterShare;
}

const Corners = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
const EngineLine = z.object({
  text: z.string(),
  confidence: z.number(),
  bbox: Corners,
  baseline: Corners,
  rowAttributes: z.object({ rowHeight: z.number() }),
  words: z.array(z.object({ text: z.string(), bbox: Corners })),
});
/** The part of Tesseract's output that is used here. */
export const EnginePage = z.object({
  blocks: z.nullish(z.array(z.object({ paragraphs: z.array(z.object({ lines: z.array(EngineLine) })) }))),
});

/** Wide gaps between words separate table cells, as in a PDF; heights are counted from the bottom, as there. */
function lineOf(seen: z.infer<typeof EngineLine>): SeenLine[] {
  const { confidence, rowAttributes, bbox, baseline } = seen;
  const size = rowAttributes.rowHeight || bbox.y1 - bbox.y0;
  // All words of a line get one height, even where the picture is tilted.
  const foot = (baseline.y0 + baseline.y1) / 2;
  const words = seen.words.map(({ text, bbox: { x0, x1 } }) => ({ text, left: x0, right: x1 }));
  const items = joinEastern(words, { text: seen.text, size }).map(({ text, left, right }) => ({
    str: text,
    transform: [size, 0, 0, size, left, -foot],
    width: right - left,
    height: size,
  }));
  return linesOf(items).map((line) => ({
    ...line,
    text: line.cells.map((cell) => cell.text).join(' '),
    confidence: Math.min(1, Math.max(0, confidence / 100)),
    box: { left: bbox.x0, top: bbox.y0, width: bbox.x1 - bbox.x0, height: bbox.y1 - bbox.y0 },
  }));
}

export function linesOfPage(page: z.infer<typeof EnginePage>): SeenLine[] {
  const lines = (page.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.lines));
  return lines.flatMap(lineOf);
}

const pairsOf = (text: string): Set<string> => {
  const letters = [...text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
};

/** 1 for the same letter pairs, 0 for none in common. */
function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 1 : (2 * shared) / (one.size + other.size);
}

// The engine reads the same caption slightly differently each time: "Day 1: Porto", "Day 1; Porto".
const sameLine = 0.86;

/** A caption stays on screen for several frames of a video; only its first reading is kept. */
export function withoutRepeats(frames: FrameText[]): FrameText[] {
  const seen: Set<string>[] = [];
  return frames.map((lines) =>
    lines.filter(({ text }) => {
      // Different numbers make different lines: "Day 1" and "Day 2" have nearly the same letters, and so do 第一天 and 第二天.
      const digits = text.replace(/[^\d一二三四五六七八九十]/g, '');
      const pairs = pairsOf(text).add(`#${digits}`);
      const isNew = !seen.some((other) => other.has(`#${digits}`) && likeness(pairs, other) >= sameLine);
      if (isNew) seen.push(pairs);
      return isNew;
    }),
  );
}
