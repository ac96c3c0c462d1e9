// Turns Tesseract's result for a picture into lines of words with their places.
import * as z from 'zod/mini';
import type { SeenLine } from '../model/seen-line.ts';

const Box = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
const Word = z.object({ text: z.string(), confidence: z.number(), bbox: Box });
const Line = z.object({ bbox: Box, baseline: Box, words: z.array(Word) });
const Answer = z.object({
  blocks: z.nullish(
    z.array(z.object({ paragraphs: z.nullish(z.array(z.object({ lines: z.nullish(z.array(Line)) }))) })),
  ),
});

export function tesseractLines(answer: unknown): SeenLine[] {
  const read = Answer.safeParse(answer);
  const blocks = read.success ? (read.data.blocks ?? []) : [];
  return blocks
    .flatMap(({ paragraphs }) => paragraphs ?? [])
    .flatMap(({ lines }) => lines ?? [])
    .map(({ bbox, baseline, words }) => ({
      baseline: (baseline.y0 + baseline.y1) / 2,
      height: bbox.y1 - bbox.y0,
      words: words.map(({ text, confidence, bbox: place }) => ({
        text,
        left: place.x0,
        right: place.x1,
        sureness: confidence / 100,
      })),
    }));
}
