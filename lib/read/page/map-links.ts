// Pure: no browser, no network, no clock.
import { type Capture, hasText } from '../../model/capture.ts';
import type { Place, Reader } from '../../model/evidence.ts';
import { claimsOf } from '../claim.ts';

const claim = claimsOf('page/map-links');

/** The words that carry the link, if a link it was; an embedded map has only its own place. */
function placeOf(capture: Capture, index: number, url: string): Place {
  for (let before = index - 1; before >= 0; before -= 1) {
    const block = capture.blocks[before];
    if (!block || !hasText(block)) continue;
    const span = block.spans.find((other) => other.href === url);
    return span ? { block: before, start: span.start, end: span.end } : { block: index, start: 0, end: 0 };
  }
  return { block: index, start: 0, end: 0 };
}

/** Coordinates that stand in the address of a map link or an embedded map. */
export const mapLinks: Reader = {
  name: 'page/map-links',
  read(capture) {
    return capture.blocks.flatMap((block, index) => {
      if (block.kind !== 'map' || !block.coordinate) return [];
      const at = placeOf(capture, index, block.url);
      return [claim({ kind: 'coordinate', coordinate: block.coordinate }, at, at.end > 0 ? 0.9 : 0.7)];
    });
  },
};
