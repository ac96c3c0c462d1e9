// The pages of a file as pictures, so that the traveller can see where something is printed.
import type { ReadFailure } from '../model/failure.ts';
import { ok, type Result } from '../model/result.ts';
import { openPdf } from './open-pdf.ts';
import { drawOn } from './page-picture.ts';
import type { PdfLibrary } from './pdf-library.ts';

/** A canvas in the document or off-screen. */
export interface PageCanvas {
  width: number;
  height: number;
  getContext(kind: '2d'): unknown;
}

export interface OpenPages {
  pages: number;
  /** Resizes the canvas and draws a page on it, `width` pixels wide. Pages must be drawn one after the other. */
  draw(page: number, canvas: PageCanvas, width: number): Promise<void>;
  close(): Promise<void>;
}

// A very long page would make a picture of gigabytes.
const highest = 8000;

/** The caller must close them. */
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
