import { createCanvas, loadImage } from '@napi-rs/canvas';
import { measure } from '../pictures/measure.ts';

// A page of A4 at 250 dots an inch. With more, the engine finds no more letters, takes longer, and twice the memory.
export const maxReadPixels = 6_000_000;

/** With its sides in proportion, turned upright. One that is small enough, or is no picture, is given back as it came. */
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
