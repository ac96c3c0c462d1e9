// Draws a page, or a part of it, as pixels. The surface is passed in, since browsers and Node have their own.
import type { PdfPage } from './pdf-library.ts';

export interface DrawnPicture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

export interface Surface {
  /** The platform's 2D context; pdf.js draws on it. */
  context: unknown;
  read: () => DrawnPicture;
}

export type MakeSurface = (width: number, height: number) => Surface;

/** In points of the upright page, from its upper left corner. */
interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Draws a part of the page, with `scale` pixels for each point. */
export async function drawPart(
  page: PdfPage,
  { left, top, right, bottom }: Part,
  { scale, makeSurface }: { scale: number; makeSurface: MakeSurface },
): Promise<DrawnPicture> {
  const [width, height] = [Math.ceil((right - left) * scale), Math.ceil((bottom - top) * scale)];
  const surface = makeSurface(Math.max(1, width), Math.max(1, height));
  const viewport = page.getViewport({ scale, offsetX: -left * scale, offsetY: -top * scale });
  await drawOn(page, surface.context, viewport);
  return surface.read();
}

/** Works on any 2D context of the platform. */
export async function drawOn(page: PdfPage, context: unknown, viewport: unknown): Promise<void> {
  // pdf.js requires the browser's own types; Node's canvas has others that do the same.
  const options = { canvasContext: context as never, canvas: null, viewport: viewport as never };
  await page.render({ ...options, background: 'rgb(255,255,255)' }).promise;
}
