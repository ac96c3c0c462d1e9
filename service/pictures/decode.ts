import { loadImage } from '@napi-rs/canvas';
import type { PictureType } from '../itineraries/pictures.ts';
import { isWholeHeic } from './heic-whole.ts';

/** Whether the picture can be decoded. A valid header gives the size, but proves nothing about the data behind it. */
export async function isDecodable(type: PictureType, bytes: Uint8Array): Promise<boolean> {
  try {
    // Nothing here decodes HEVC: only the structure of the file is checked.
    if (type === 'image/heic') return isWholeHeic(bytes);
    const { width, height } = await loadImage(bytes);
    return width > 0 && height > 0;
  } catch {
    return false; // Whatever the decoder's reason, the picture cannot be shown.
  }
}
