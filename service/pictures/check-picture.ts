import { type PictureType, sniffPicture } from '../itineraries/pictures.ts';
import { measure } from './measure.ts';

// 50 megapixels is a large camera; decoded they take 200 MB, which a phone that shows the picture can still spare.
const maxPixels = 50_000_000;
// JPEG allows 65535; no canvas is larger than this in one direction.
const maxSide = 16_384;

/** Why these bytes are not accepted as a picture of that type, or undefined. */
export type PictureFlaw = 'other-type' | 'broken' | 'too-many-pixels';

export function flawOf(type: PictureType, bytes: Uint8Array): PictureFlaw | undefined {
  if (sniffPicture(bytes) !== type) return 'other-type';
  const size = measure(type, bytes);
  if (!size || size.width === 0 || size.height === 0) return 'broken';
  const { width, height } = size;
  return width * height > maxPixels || Math.max(width, height) > maxSide ? 'too-many-pixels' : undefined;
}
