// The words of a page and their places, for the traveller to point at.
import type { Capture } from '../model/capture.ts';
import type { PageWord } from '../model/found-booking.ts';
import { boxOf, type Sizes } from './convert-pdf.ts';

// A page of small print has 1,500 words; more than this would only be slow to draw.
const maxWords = 3000;

export interface WordsSource {
  capture: Capture;
  sizes: Sizes;
  file: number;
}

/** In reading order. Chinese and Japanese are not split into words: the whole cell counts as one. */
export function pageWords(page: number, { capture, sizes, file }: WordsSource): PageWord[] {
  const words: PageWord[] = [];
  for (const cell of capture.cells ?? []) {
    if (cell.page !== page) continue;
    for (const { 0: text, index: start } of cell.text.matchAll(/\S+/gu)) {
      const box = boxOf({ cell, start, end: start + text.length }, sizes, file);
      if (box && words.length < maxWords) words.push({ ...box, text, line: cell.line });
    }
  }
  return words;
}
