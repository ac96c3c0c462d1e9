// A canvas to draw a PDF page on.
import type { PageCanvas } from '../../lib/pdf/open-pages.ts';

/**
 * PDF text runs left to right, but a canvas inherits the direction of the interface and would misplace it in right-to-left
 * languages.
 */
export function pageCanvas(): { canvas: OffscreenCanvas; paper: PageCanvas } {
  const canvas = new OffscreenCanvas(1, 1);
  const paper: PageCanvas = {
    get width() {
      return canvas.width;
    },
    set width(pixels) {
      canvas.width = pixels;
    },
    get height() {
      return canvas.height;
    },
    set height(pixels) {
      canvas.height = pixels;
    },
    // Set each time: resizing the canvas resets the direction.
    getContext(kind) {
      const context = canvas.getContext(kind);
      if (context) context.direction = 'ltr';
      return context;
    },
  };
  return { canvas, paper };
}
