import { type Capture, hasText } from '../model/capture.ts';

/** True where only pictures, maps and captions stand between the two blocks. */
export function follows(capture: Capture, from: number, to: number): boolean {
  if (to <= from) return false;
  return capture.blocks.slice(from + 1, to).every((block) => !hasText(block) || block.kind === 'caption');
}

// Details such as "Address: …" and "Tickets: …" stand within a few lines of their heading.
const maxLinesBelow = 8;

/** True where `to` is among the lines under a name's own heading or line, with no other heading between. */
export function isBelow(capture: Capture, from: number, to: number): boolean {
  if (to - from > maxLinesBelow * 2) return false;
  const between = capture.blocks.slice(from + 1, to + 1);
  return between.length <= maxLinesBelow && !between.some((block) => block.kind === 'heading');
}
