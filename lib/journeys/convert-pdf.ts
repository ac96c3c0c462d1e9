// Finds the bookings in a PDF, page by page, and where they are. First results are shown before the last page is read.
import type { Inflate } from '../codes/inflate.ts';
import type { Capture, PrintedCell } from '../model/capture.ts';
import type { Knowledge } from '../model/evidence.ts';
import type { ReadFailure } from '../model/failure.ts';
import type { FieldPlace, PageBox, PrivatePlace } from '../model/found-booking.ts';
import { ok, type Result } from '../model/result.ts';
import type { PdfLibrary, PdfPage, PdfTextItem } from '../pdf/pdf-library.ts';
import { type PageRead, readPdf } from '../pdf/read-pdf.ts';
import { fieldPlaces, type PrintedField } from '../read/booking/field-places.ts';
import { looksLikeReference } from '../read/booking/likely-pages.ts';
import { privateWordsIn } from '../read/booking/private-words.ts';
import { nameWords } from '../text/name-forms.ts';
import { isRightToLeft } from '../text/right-to-left.ts';
import { crossCheck } from './cross-check.ts';
import type { ReadBooking } from './gather-bookings.ts';
import { bookedIn } from './gather-evidence.ts';
import { type CodedBooking, type CodeReading, codesOnPage } from './page-codes.ts';
import { type PictureReading, seePage } from './see-picture.ts';

export interface PdfEdges {
  file: number;
  title: string;
  library: PdfLibrary;
  knowledge: Knowledge;
  inflate: Inflate;
  today: string;
  codes?: CodeReading;
  sees?: PictureReading;
  signal: AbortSignal;
  askPassword: (wasWrong: boolean) => Promise<string | undefined>;
  onPage: (page: number, pages: number, bookings?: ReadBooking[]) => void;
}

export interface PdfReading {
  pages: number;
  /** Has no blocks if the PDF has no text and only its barcodes were read. */
  capture: Capture;
  bookings: ReadBooking[];
  private: PrivatePlace[];
  sizes: Sizes;
}

// Tickets have few pages; in longer papers, barcodes are on pages with few words.
const ticketPages = 12;
const maxWordsBesideCode = 2500;
// The small print of a ticket fills a page with 8,000 letters, in the worst case as one piece each.
const maxPieces = 20_000;

export type Sizes = Map<number, { width: number; height: number }>;

// Letters reach a little below their baseline, and not quite their size above it.
const below = 0.25;
const above = 0.9;

interface Stretch {
  cell: Pick<PrintedCell, 'page' | 'left' | 'right' | 'baseline' | 'size' | 'text'>;
  start: number;
  end: number;
}

export function boxOf({ cell, start, end }: Stretch, sizes: Sizes, file: number): PageBox | undefined {
  const size = sizes.get(cell.page);
  if (!size) return undefined;
  const letter = (cell.right - cell.left) / Math.max(1, cell.text.length);
  const [left, right] = isRightToLeft(cell.text)
    ? [cell.right - letter * end, cell.right - letter * start]
    : [cell.left + letter * start, cell.left + letter * end];
  const top = size.height - cell.baseline - above * cell.size;
  return {
    file,
    page: cell.page,
    left: left / size.width,
    top: top / size.height,
    width: (right - left) / size.width,
    height: ((above + below) * cell.size) / size.height,
  };
}

function placeOf(printed: PrintedField, sizes: Sizes, file: number): FieldPlace[] {
  const box = boxOf(printed, sizes, file);
  return box ? [{ field: printed.field, ...box }] : [];
}

export const privateIn = (
  capture: Capture,
  { sizes, file, knowledge }: { sizes: Sizes; file: number; knowledge: Knowledge },
): PrivatePlace[] =>
  privateWordsIn(capture, knowledge).map(({ cell, ...found }) => {
    const start = Math.max(0, cell?.text.indexOf(found.words) ?? 0);
    const box = cell && boxOf({ cell, start, end: start + found.words.length }, sizes, file);
    return { ...found, ...(box && { box }) };
  });

/** The names in barcodes, to be covered in the words too. */
export const peopleIn = (coded: readonly CodedBooking[]): PrivatePlace[] =>
  [...new Set(coded.flatMap(({ people }) => people))].map((words) => ({
    kind: 'name',
    words,
    alone: nameWords(words),
  }));

// Text recognised in a picture needs checking, however clearly it is labelled.
const trustInPictures = 0.6;

export function placedBookingsIn(
  capture: Capture,
  { knowledge, file }: Pick<PdfEdges, 'knowledge' | 'file'>,
  sizes: Sizes,
): ReadBooking[] {
  return bookedIn(capture, knowledge).map(({ claim: { reservation }, at, reader, trust }) => ({
    reservation,
    at,
    reader,
    trust: capture.seen ? trust * trustInPictures : trust,
    places: fieldPlaces(capture, reservation, at).flatMap((found) => placeOf(found, sizes, file)),
    clashes: [],
  }));
}

// This many pages are read in a moment, so nothing is shown before the end.
const shownAtEnd = 6;

/** After 1, 2, 4, 8 … pages: together these looks cost no more than the one at the end. */
const isTimeToLook = (page: number, pages: number) =>
  pages > shownAtEnd && page < pages && Number.isInteger(Math.log2(page));

/** Looks again only if a page since the last look has something like a booking reference: few pages of a handbook do. */
function makeLook(): (read: PageRead) => boolean {
  let hasNews = false;
  return ({ number, pages, lines }) => {
    hasNews ||= lines.some(({ cells }) => cells.some(({ text }) => looksLikeReference(text)));
    if (!hasNews || !isTimeToLook(number, pages)) return false;
    hasNews = false;
    return true;
  };
}

const isCodeLikely = ({ pages, characters, pieces }: PageRead) =>
  pieces <= maxPieces && (pages <= ticketPages || characters <= maxWordsBesideCode);

/** Barcodes are optional: a page that cannot be drawn is still read. */
async function codesOf(read: PageRead, edges: PdfEdges): Promise<CodedBooking[]> {
  const { codes, file, inflate, today, library, signal } = edges;
  if (!codes || !isCodeLikely(read)) return [];
  try {
    const about = { file, page: read.number, names: library.OPS, inflate, today };
    const found = await Promise.race([codesOnPage(read.page, codes, about), codes.tooLong()]);
    return found ?? [];
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}

/** Text recognition is optional too: if it fails, the page has no words. */
const seeing =
  (sees: PictureReading, signal: AbortSignal) =>
  async (page: PdfPage): Promise<PdfTextItem[]> => {
    try {
      return await seePage(page, sees);
    } catch (error) {
      if (signal.aborted) throw error;
      return [];
    }
  };

/** The capture of a file of which only the barcodes were read. */
export const wordless = (title: string, pages: number): Capture => ({
  kind: 'pdf',
  url: '',
  title,
  blocks: [],
  structured: [],
  pages,
  truncated: false,
});

/** A PDF without bookings is read successfully; what to make of it is decided elsewhere. */
export async function convertPdf(
  bytes: Uint8Array,
  edges: PdfEdges,
): Promise<Result<PdfReading, ReadFailure>> {
  const sizes: Sizes = new Map();
  const coded: CodedBooking[] = [];
  const isWorthLooking = makeLook();
  const read = await readPdf(bytes, edges.library, {
    title: edges.title,
    signal: edges.signal,
    askPassword: edges.askPassword,
    ...(edges.sees && { see: seeing(edges.sees, edges.signal) }),
    worthKeeping: (soFar) =>
      new Set(placedBookingsIn(soFar, edges, sizes).flatMap(({ places }) => places.map(({ page }) => page))),
    async onPage(page) {
      sizes.set(page.number, { width: page.width, height: page.height });
      coded.push(...(await codesOf(page, edges)));
      const bookings = isWorthLooking(page)
        ? crossCheck(placedBookingsIn(page.soFar(), edges, sizes), coded)
        : undefined;
      edges.onPage(page.number, page.pages, bookings);
    },
  });
  if (read.ok)
    return ok({
      pages: read.value.pages ?? 0,
      capture: read.value,
      bookings: crossCheck(placedBookingsIn(read.value, edges, sizes), coded),
      private: [...privateIn(read.value, { ...edges, sizes }), ...peopleIn(coded)],
      sizes,
    });
  const { failure } = read;
  if (failure.kind !== 'pdf-no-text' || coded.length === 0) return read;
  return ok({
    pages: failure.pages,
    capture: wordless(edges.title, failure.pages),
    bookings: crossCheck([], coded),
    private: peopleIn(coded),
    sizes,
  });
}
