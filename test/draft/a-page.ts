import type { Block, Capture } from '../../lib/model/capture.ts';

export const capture = (...blocks: Block[]): Capture => ({
  kind: 'page',
  url: 'https://blog.example/',
  title: 'A trip',
  blocks,
  structured: [],
  truncated: false,
});
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text, spans: [] });
