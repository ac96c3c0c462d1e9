// Reads the bytes of a PDF into a capture, page by page. pdf.js is passed in, since Node and browsers have their own
// builds.
import type { Capture } from '../model/capture.ts';
import type { ReadFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { blocksOf } from './blocks.ts';
import { creationDay } from './creation-date.ts';
import { type Line, linesOf, textOf } from './lines.ts';
import { type OpenEdges, type OpenPdf, openPdf } from './open-pdf.ts';
import { type PageText, readPageText } from './page-text.ts';
import type { PdfDocument, PdfLibrary, PdfPage, PdfTextItem } from './pdf-library.ts';

// As for web pages: more does not pass quickly through a message. About a thousand pages of a book.
const maxCharacters = 2_000_000;
// A scan may have a stamp or a page number as text.
const minCharacters = 20;
// Damaged pages are skipped; a file that claims pages it does not have is not tried to its end.
const maxBrokenPages = 25;
// Something on one page may continue on this many more.
const nearPages = 8;

export interface PageRead extends PageText {
  number: number;
  pages: number;
  page: PdfPage;
  /** The number of characters on it. */
  characters: number;
  /** The capture of all pages read so far. */
  soFar: () => Capture;
}

export interface PdfOptions extends OpenEdges {
  url?: string;
  /** The file name without its extension: the title of a PDF that has none. */
  title?: string;
  /** Called after each page, while it is still open. */
  onPage?: (read: PageRead) => Promise<void> | void;
  /** Reads the text of a page that is a picture (OCR); without it, such a page has none. */
  see?: (page: PdfPage) => Promise<PdfTextItem[]>;
  /** For a long document: the pages to keep. Others are dropped to make room; without it, reading ends there. */
  worthKeeping?: (soFar: Capture) => ReadonlySet<number>;
}

const lengthOf = (lines: Line[]) => lines.reduce((sum, line) => sum + textOf(line).length, 0);

interface Pages {
  lines: Line[][];
  characters: number;
  truncated: boolean;
  broken: number;
  /** The text of at least one page was read from its picture. */
  seen: boolean;
}

function captureOf(
  { lines, truncated, seen }: Pages,
  about: PdfOptions & { count: number; made?: string },
): Capture {
  const { blocks, cells } = blocksOf(lines);
  const heading = blocks.find((block) => block.kind === 'heading');
  return {
    kind: 'pdf',
    url: about.url ?? '',
    title: heading?.text ?? about.title ?? lines.find((page) => page[0])?.[0]?.cells[0]?.text ?? '',
    ...(about.made && { published: about.made }),
    blocks,
    cells,
    structured: [],
    ...(seen && { seen }),
    pages: about.count,
    truncated,
  };
}

/** Drops pages on which nothing was found, except the first and the last few. */
function makeRoom(pages: Pages, kept: ReadonlySet<number>): void {
  const last = pages.lines.length - nearPages;
  pages.lines = pages.lines.map((lines, index) =>
    index === 0 || index >= last || kept.has(index + 1) ? lines : [],
  );
  pages.characters = lengthOf(pages.lines.flat());
  pages.truncated = true;
}

/** Undefined for a page that cannot be read: others may still be readable. */
async function readPage(
  document: PdfDocument,
  number: number,
): Promise<{ page: PdfPage; text: PageText } | undefined> {
  try {
    const page = await document.getPage(number);
    return { page, text: await readPageText(page) };
  } catch {
    return undefined;
  }
}

// Reading a picture takes seconds per page; a ticket has few pages, and scanned books are not read this way.
const maxSeenPages = 12;

/** The lines of a page that is a picture of text; undefined where it has its own text, or none is found. */
async function seenLines(
  { page, text }: { page: PdfPage; text: PageText },
  pages: number,
  { see, signal }: PdfOptions,
): Promise<Line[] | undefined> {
  if (!see || pages > maxSeenPages || lengthOf(text.lines) >= minCharacters) return undefined;
  const lines = linesOf((await unlessStopped(see(page), signal)) ?? []);
  return lengthOf(lines) >= minCharacters ? lines : undefined;
}

/** Rejects when `signal` is aborted, since work on a closed document may never finish. */
async function unlessStopped<T>(work: Promise<T> | T, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  let stop: () => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
  });
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  return await Promise.race([work, stopped]).finally(() => signal.removeEventListener('abort', stop));
}

async function readPages(
  document: PdfDocument,
  options: PdfOptions,
  captureSoFar: (pages: Pages) => Capture,
): Promise<Pages> {
  const pages: Pages = { lines: [], characters: 0, truncated: false, broken: 0, seen: false };
  let brokenInRow = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    options.signal?.throwIfAborted();
    const read = await readPage(document, number);
    options.signal?.throwIfAborted();
    const seen = read && (await seenLines(read, document.numPages, options));
    pages.seen ||= seen !== undefined;
    if (read && seen) read.text.lines = seen;
    const lines = read?.text.lines ?? [];
    pages.lines.push(lines);
    const characters = lengthOf(lines);
    pages.characters += characters;
    brokenInRow = read ? 0 : brokenInRow + 1;
    pages.broken += read ? 0 : 1;
    if (read) {
      const soFar = () => captureSoFar(pages);
      const about = { number, pages: document.numPages, page: read.page, characters, soFar };
      await unlessStopped(options.onPage?.({ ...about, ...read.text }), options.signal);
      read.page.cleanup();
    }
    const isFull = pages.characters > maxCharacters;
    if (isFull && options.worthKeeping) makeRoom(pages, options.worthKeeping(captureSoFar(pages)));
    if (brokenInRow >= maxBrokenPages || pages.characters > maxCharacters) {
      pages.truncated ||= number < document.numPages;
      break;
    }
  }
  return pages;
}

async function readOpen({ document }: OpenPdf, options: PdfOptions): Promise<Result<Capture, ReadFailure>> {
  const made = creationDay((await document.getMetadata()).info);
  const about = { ...options, count: document.numPages, ...(made && { made }) };
  const pages = await readPages(document, options, (soFar) => captureOf(soFar, about));
  if (pages.broken === pages.lines.length) return fail({ kind: 'pdf-corrupt' });
  if (pages.characters < minCharacters) return fail({ kind: 'pdf-no-text', pages: document.numPages });
  return ok(captureOf(pages, about));
}

/** Throws the reason with which `signal` was aborted; anything else that goes wrong is a failure. */
export async function readPdf(
  bytes: Uint8Array,
  library: PdfLibrary,
  options: PdfOptions = {},
): Promise<Result<Capture, ReadFailure>> {
  const opened = await openPdf(bytes.slice(), library, options);
  if (!opened.ok) return opened;
  try {
    return await readOpen(opened.value, options);
  } catch {
    options.signal?.throwIfAborted();
    return fail({ kind: 'pdf-corrupt' });
  } finally {
    await opened.value.close();
  }
}
