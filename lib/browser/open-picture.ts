// A picture unpacked by the browser, if its first bytes say that it is one and that it fits.
import { pictureSize } from '../model/picture-size.ts';

/** A small file can unfold into gigabytes of pixels; 50 megapixels is more than any phone takes. */
const maxPixels = 50_000_000;

/** Undefined where the bytes are no picture the browser can draw, or one that would fill the memory. */
export async function openPicture(data: Blob): Promise<ImageBitmap | undefined> {
  const size = pictureSize(new Uint8Array(await data.arrayBuffer()));
  if (!size || size.width * size.height > maxPixels) return undefined;
  const bitmap = await createImageBitmap(data).catch(() => undefined);
  if (!bitmap || bitmap.width * bitmap.height <= maxPixels) return bitmap;
  // Its first bytes gave another size.
  bitmap.close();
  return undefined;
}
