// A scanned paper: one picture per page, and no text in the file.
import { createCanvas } from '@napi-rs/canvas';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from '../../lib/pdf/open-pdf.ts';
import { drawOn } from '../../lib/pdf/page-picture.ts';
import type { PdfLibrary } from '../../lib/pdf/pdf-library.ts';

// 150 dpi, a usual scanner setting.
const scale = 150 / 72;

/** The first page of a PDF as a JPEG file. */
export async function scanned(pdf: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const library: PdfLibrary = pdfjs;
  const opened = await openPdf(pdf.slice(), library, {});
  if (!opened.ok) throw new Error('The paper to scan does not open.');
  const page = await opened.value.document.getPage(1);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  await drawOn(page, canvas.getContext('2d'), viewport);
  await opened.value.close();
  return new Uint8Array(canvas.toBuffer('image/jpeg', 85));
}
