// Opens any file a traveller may have, recognised by its first bytes.
import { basename, extname } from 'node:path';
import { inflate } from '../../lib/codes/inflate.ts';
import { fileKind } from '../../lib/files/file-kind.ts';
import { openBookingFile } from '../../lib/files/open-booking-file.ts';
import type { Capture } from '../../lib/model/capture.ts';
import type { ReadFailure } from '../../lib/model/failure.ts';
import type { Result } from '../../lib/model/result.ts';
import { readPdf } from '../../lib/pdf/read-pdf.ts';
import { decodeHtml } from './decode-html.ts';
import { openPage } from './open-page.ts';

export const isPdf = (bytes: Uint8Array): boolean => fileKind(bytes) === 'pdf';

export async function openFile(
  bytes: Uint8Array,
  about: { path: string; url?: string },
): Promise<Result<Capture, ReadFailure>> {
  const url = about.url ? { url: about.url } : {};
  return openBookingFile(bytes, about.path, {
    inflate,
    today: new Date().toISOString().slice(0, 10),
    openHtml: (page) => openPage(decodeHtml(page), url),
    openPdf: async (pdf) => {
      // Imported lazily: pdf.js is slow to load, and pages do not need it.
      const library = await import('pdfjs-dist/legacy/build/pdf.mjs');
      return readPdf(pdf, library, { ...url, title: basename(about.path, extname(about.path)) });
    },
  });
}
