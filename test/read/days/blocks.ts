// Pages of a few blocks, for tests of days.
import type { Block, Capture } from '../../../lib/model/capture.ts';

export const capture = (blocks: Block[], title = 'A trip'): Capture => ({
  kind: 'page',
  url: 'https://blog.example/',
  title,
  blocks,
  structured: [],
  truncated: false,
});
export const heading = (text: string, level = 2): Block => ({ kind: 'heading', level, text, spans: [] });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text, spans: [] });
export const bold = (text: string): Block => ({
  kind: 'paragraph',
  text,
  spans: [{ kind: 'bold', start: 0, end: text.length }],
});
export const item = (text: string): Block => ({ kind: 'item', depth: 0, text, spans: [] });
export const row = (...cells: string[]): Block => ({ kind: 'row', cells, text: cells.join('\t'), spans: [] });
export const story = paragraph('We walked along the river and back again over the hill, slowly.');
