// Makes a picture small enough to send. Redrawing it also removes the metadata about where and when it was taken.
import { openPicture } from './open-picture.ts';

/** Sharp on a large screen, and about half a megabyte as JPEG. */
const maxEdgePixels = 2560;
const jpegQuality = 0.85;

/** A JPEG of at most `edgePixels` a side, or undefined if the browser cannot draw the bytes as a picture. */
export async function shrinkPicture(original: Blob, edgePixels = maxEdgePixels): Promise<Blob | undefined> {
  const bitmap = await openPicture(original);
  if (!bitmap) return undefined;
  try {
    const { width, height } = bitmap;
    const scale = Math.min(1, edgePixels / Math.max(width, height));
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.fillStyle = '#fff'; // JPEG has no transparency; most pages have a white background
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
  } finally {
    bitmap.close();
  }
}
