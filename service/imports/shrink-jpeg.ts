import { createCanvas, loadImage } from '@napi-rs/canvas';
import { measure } from '../pictures/measure.ts';

// An A4 page at 250 dpi. With more pixels the engine finds no more text, takes longer and needs twice the memory.
export const maxReadPixels = 6_000_000;

/**
 * Scales a JPEG down to the limit and turns it upright. A small enough one, or bytes that are no picture, stay as they
 * are.
 */
export async function shrinkJpeg(jpeg: Uint8Array): Promise<Uint8Array> {
  const size = measure('image/jpeg', jpeg);
  if (!size || size.width * size.height <= maxReadPixels) return jpeg;
  const whole = await loadImage(jpeg).catch(() => undefined);
  if (!whole) return jpeg;
  const share = Math.sqrt(maxReadPixels / (whole.width * whole.height));
  const canvas = createCanvas(Math.floor(whole.width * share), Math.floor(whole.height * share));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  return canvas.toBuffer('image/jpeg', 90);
}
