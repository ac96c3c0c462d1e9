import { loadImage } from '@napi-rs/canvas';
import type { PictureType } from '../itineraries/pictures.ts';

/** Browsers show none of it without help, and nothing here unpacks it: its head is all that is looked at. */
const unread = new Set<PictureType>(['image/heic']);

/** Whether the picture can be unpacked. A good head says how large it is, not that there is anything behind it. */
export async function isDecodable(type: PictureType, bytes: Uint8Array): Promise<boolean> {
  if (unread.has(type)) return true;
  try {
    const { width, height } = await loadImage(bytes);
    return width > 0 && height > 0;
  } catch {
    return false; // whatever the decoder's reason, nobody could look at it
  }
}
