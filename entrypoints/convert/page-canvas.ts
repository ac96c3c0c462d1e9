// A canvas that a page is drawn on.
import type { PageCanvas } from '../../lib/pdf/open-pages.ts';

/** Letters go from left to right on paper; a canvas has the direction of the screen it is made on, and would set them back. */
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
    // Asked for when the size is set: setting it forgets the direction.
    getContext(kind) {
      const context = canvas.getContext(kind);
      if (context) context.direction = 'ltr';
      return context;
    },
  };
  return { canvas, paper };
}
