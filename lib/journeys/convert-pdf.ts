// One PDF, page by page: what is booked in it and where that stands. What was found is shown before the last page is read.
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
import { isFromRight } from '../text/right-to-left.ts';
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
  /** Without words where the codes say everything. */
  capture: Capture;
  bookings: ReadBooking[];
  private: PrivatePlace[];
  sizes: Sizes;
}

// Tickets have few pages; in longer papers a code stands where there are few words.
const ticketPages = 12;
const maxWordsBesideCode = 2500;
// The small print of a ticket fills a page with 8,000 letters, at worst each for itself.
const maxPieces = 20_000;

export type Sizes = Map<number, { width: number; height: number }>;

// Letters reach a little below the line they stand on, and not quite their size above it.
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
  const [left, right] = isFromRight(cell.text)
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

/** Whoever a code names is covered in the words too. */
export const peopleIn = (coded: readonly CodedBooking[]): PrivatePlace[] =>
  [...new Set(coded.flatMap(({ people }) => people))].map((words) => ({
    kind: 'name',
    words,
    alone: nameWords(words),
  }));

// What was read from a picture is to be looked at, however plainly it is labelled.
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

// So many pages are read in a moment.
const shownAtEnd = 6;

/** After 1, 2, 4, 8 … pages: looking again costs together no more than looking once at the end. */
const isTimeToLook = (page: number, pages: number) =>
  pages > shownAtEnd && page < pages && Number.isInteger(Math.log2(page));

/** Pages with nothing like a reference on them are most of a handbook: after them there is nothing new to see. */
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

/** Codes are an addition: a page whose drawing fails is still read. */
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

/** As with codes: a picture that cannot be read is a page without words. */
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

/** Words are missing, codes say it all. */
export const wordless = (title: string, pages: number): Capture => ({
  kind: 'pdf',
  url: '',
  title,
  blocks: [],
  structured: [],
  pages,
  truncated: false,
});

/** A PDF without bookings is a reading with none; what it is then is not decided here. */
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
