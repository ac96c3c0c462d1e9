import type { Capture } from '../model/capture.ts';
import { hasText } from '../model/capture.ts';
import { type Place, titleBlock } from '../model/evidence.ts';

/** The exact words a claim was read from. For a picture, its caption or alternative text. */
export function wordsAt(capture: Capture, { block, start, end }: Place): string {
  if (block === titleBlock) return capture.title.slice(start, end);
  const found = capture.blocks[block];
  if (!found) return '';
  if (hasText(found)) return found.text.slice(start, end);
  return found.kind === 'image' ? (found.caption ?? found.alt) : found.url;
}
