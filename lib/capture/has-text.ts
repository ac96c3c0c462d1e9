// The model says the same, but brings all its schemas along: too much to inject into a page.
import type { Block, TextBlock } from '../model/capture.ts';

export const hasText = (block: Block): block is TextBlock => 'text' in block;
