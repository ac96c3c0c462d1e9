// The pages of a file as pictures, for the traveller to see where something stands.
import type { ReadFailure } from '../model/failure.ts';
import { ok, type Result } from '../model/result.ts';
import { openPdf } from './open-pdf.ts';
import { drawOn } from './page-picture.ts';
import type { PdfLibrary } from './pdf-library.ts';

/** A canvas of the page or off it. */
export interface PageCanvas {
  width: number;
  height: number;
  getContext(kind: '2d'): unknown;
}

export interface OpenPages {
  pages: number;
  /** Draws a page so many points wide, and makes the canvas of that size. Pages are drawn one after the other. */
  draw(page: number, canvas: PageCanvas, width: number): Promise<void>;
  close(): Promise<void>;
}

// A very long page would be a picture of gigabytes.
const highest = 8000;

/** Whoever opens them closes them. */
export async function openPages(
  data: Blob,
  library: PdfLibrary,
  { password }: { password?: string } = {},
): Promise<Result<OpenPages, ReadFailure>> {
  const bytes = new Uint8Array(await data.arrayBuffer());
  const opened = await openPdf(bytes, library, password === undefined ? {} : { password });
  if (!opened.ok) return opened;
  const { document, close } = opened.value;
  return ok({
    pages: document.numPages,
    close,
    async draw(number, canvas, width) {
      const page = await document.getPage(number);
      const size = page.getViewport({ scale: 1 });
      const scale = Math.min(width / size.width, highest / size.height);
      canvas.width = Math.round(size.width * scale);
      canvas.height = Math.round(size.height * scale);
      await drawOn(page, canvas.getContext('2d'), page.getViewport({ scale }));
      page.cleanup();
    },
  });
}
