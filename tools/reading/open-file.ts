// Any file a traveller may hold, by its first bytes.
import { basename, extname } from 'node:path';
import type { Capture } from '../../lib/model/capture.ts';
import type { ReadFailure } from '../../lib/model/failure.ts';
import type { Result } from '../../lib/model/result.ts';
import { readPdf } from '../../lib/pdf/read-pdf.ts';
import { decodeHtml } from './decode-html.ts';
import { openPage } from './open-page.ts';

// Mail programs put a few lines before the mark; pdf.js forgives as much.
const searchedBytes = 1024;

export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, searchedBytes)).includes('%PDF-');

export async function openFile(
  bytes: Uint8Array,
  about: { path: string; url?: string },
): Promise<Result<Capture, ReadFailure>> {
  const url = about.url ? { url: about.url } : {};
  if (!isPdf(bytes) && extname(about.path).toLowerCase() !== '.pdf') return openPage(decodeHtml(bytes), url);
  // pdf.js takes a while to load: pages do without.
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs');
  return readPdf(bytes, library, { ...url, title: basename(about.path, extname(about.path)) });
}
