import { loadImage } from '@napi-rs/canvas';
import type { PictureType } from '../itineraries/pictures.ts';
import { isWholeHeic } from './heic-whole.ts';

/** Whether the picture can be unpacked. A good head says how large it is, not that there is anything behind it. */
export async function isDecodable(type: PictureType, bytes: Uint8Array): Promise<boolean> {
  try {
    // Nothing here unpacks HEVC: its pieces are looked at, and not what they show.
    if (type === 'image/heic') return isWholeHeic(bytes);
    const { width, height } = await loadImage(bytes);
    return width > 0 && height > 0;
  } catch {
    return false; // whatever the decoder's reason, nobody could look at it
  }
}
