// The bytes of a PDF become a Capture. pdf.js is handed in: Node and browsers have builds of their own.
import type { Capture } from '../model/capture.ts';
import type { ReadFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { blocksOf } from './blocks.ts';
import { type Line, linesOf, textOf } from './lines.ts';
import type { PdfDocument, PdfLibrary, PdfTextItem } from './pdf-library.ts';

// Bookings have 1 to 20 pages, agency plans up to 60; a guide book of more is read in part.
const mostPages = 300;
// As for web pages: more does not pass a message quickly.
const mostCharacters = 2_000_000;
// A scan may carry a stamp or a page number in letters.
const fewestCharacters = 20;

export interface PdfOptions {
  url?: string;
  /** The file's name without its end: what a PDF is called when it does not say. */
  title?: string;
}

const isText = (item: PdfTextItem | { type: string }): item is PdfTextItem => 'str' in item;

const lengthOf = (lines: Line[]) => lines.reduce((sum, line) => sum + textOf(line).length, 0);

async function readPages(document: PdfDocument): Promise<{ pages: Line[][]; truncated: boolean }> {
  const pages: Line[][] = [];
  let characters = 0;
  const count = Math.min(document.numPages, mostPages);
  for (let number = 1; number <= count && characters < mostCharacters; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const lines = linesOf(items.filter(isText));
    page.cleanup();
    characters += lengthOf(lines);
    pages.push(lines);
  }
  return { pages, truncated: pages.length < document.numPages };
}

function captureOf(pages: Line[][], about: { count: number; truncated: boolean } & PdfOptions): Capture {
  const { blocks, cells } = blocksOf(pages);
  const heading = blocks.find((block) => block.kind === 'heading');
  return {
    kind: 'pdf',
    url: about.url ?? '',
    title: heading?.text ?? about.title ?? pages.flat()[0]?.cells[0]?.text ?? '',
    blocks,
    cells,
    structured: [],
    pages: about.count,
    truncated: about.truncated,
  };
}

const failureOf = (error: unknown): ReadFailure =>
  error instanceof Error && error.name === 'PasswordException'
    ? { kind: 'pdf-encrypted' }
    : { kind: 'pdf-corrupt' };

export async function readPdf(
  bytes: Uint8Array,
  library: PdfLibrary,
  options: PdfOptions = {},
): Promise<Result<Capture, ReadFailure>> {
  const task = library.getDocument({
    // pdf.js takes the bytes over and leaves an empty array behind.
    data: bytes.slice(),
    // Extension pages forbid it; builds that never evaluate ignore the word.
    isEvalSupported: false,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    const { pages, truncated } = await readPages(document);
    const characters = lengthOf(pages.flat());
    if (characters < fewestCharacters) return fail({ kind: 'pdf-no-text', pages: document.numPages });
    return ok(captureOf(pages, { ...options, count: document.numPages, truncated }));
  } catch (error) {
    return fail(failureOf(error));
  } finally {
    await task.destroy();
  }
}
