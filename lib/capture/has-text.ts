// The model has the same function, but imports all its schemas: too much to inject into a page.
import type { Block, TextBlock } from '../model/capture.ts';

export const hasText = (block: Block): block is TextBlock => 'text' in block;
