// Decodes a picture with the browser, if its first bytes show that it is one and not too large.
import { pictureSize } from '../model/picture-size.ts';

/** A small file can decode into gigabytes of pixels; 50 megapixels are more than most cameras take. */
const maxPixels = 50_000_000;

/** Undefined if the bytes are not a picture that the browser can draw, or one that would fill the memory. */
export async function openPicture(data: Blob): Promise<ImageBitmap | undefined> {
  const size = pictureSize(new Uint8Array(await data.arrayBuffer()));
  if (!size || size.width * size.height > maxPixels) return undefined;
  const bitmap = await createImageBitmap(data).catch(() => undefined);
  if (!bitmap || bitmap.width * bitmap.height <= maxPixels) return bitmap;
  // Its first bytes stated a smaller size.
  bitmap.close();
  return undefined;
}
