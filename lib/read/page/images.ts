// Pure: no browser, no network, no clock.
import type { ImageBlock } from '../../model/capture.ts';
import type { Reader } from '../../model/evidence.ts';
import { claimsOf } from '../claim.ts';

const claim = claimsOf('page/images');

// Narrower pictures look bad at the head of a day, and are mostly badges and buttons.
const narrowest = 300;

/** 0 for what cannot stand for a day. */
export function trustIn(image: ImageBlock): number {
  if (image.width !== undefined && image.width < narrowest) return 0;
  if (/\.(svg|gif)(\?|$)/i.test(image.src)) return 0;
  return image.alt || image.caption ? 0.7 : 0.5;
}

/** Pictures large enough to stand for a day. */
export const images: Reader = {
  name: 'page/images',
  read(capture) {
    return capture.blocks.flatMap((block, index) => {
      const trust = block.kind === 'image' ? trustIn(block) : 0;
      if (block.kind !== 'image' || trust === 0) return [];
      return [claim({ kind: 'image', image: block }, { block: index, start: 0, end: 0 }, trust)];
    });
  },
};
