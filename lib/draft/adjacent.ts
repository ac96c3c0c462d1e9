// Pure: no browser, no network, no clock.
import { type Capture, hasText } from '../model/capture.ts';

/** True where only pictures, maps and captions stand between the two blocks. */
export function follows(capture: Capture, from: number, to: number): boolean {
  if (to <= from) return false;
  return capture.blocks.slice(from + 1, to).every((block) => !hasText(block) || block.kind === 'caption');
}
