// Reads the bookings in one file of any kind.
import type { Inflate } from '../codes/inflate.ts';
import type { Picture } from '../codes/scan-codes.ts';
import { mergeEvidence } from '../draft/merge.ts';
import { readEml } from '../files/eml.ts';
import { type FileKind, fileKind } from '../files/file-kind.ts';
import { openBookingFile } from '../files/open-booking-file.ts';
import type { Capture } from '../model/capture.ts';
import type { Draft } from '../model/draft.ts';
import { type Evidence, type Knowledge, structuredBlock } from '../model/evidence.ts';
import type { ReadFailure } from '../model/failure.ts';
import type { ConvertedFile, PrivatePlace } from '../model/found-booking.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { PdfLibrary } from '../pdf/pdf-library.ts';
import { reservationsOf } from '../read/booking/json-ld-reservations.ts';
import { type PaperSays, paperSays } from '../read/booking/paper-says.ts';
import { privateWordsIn } from '../read/booking/private-words.ts';
import { unreadAirports } from '../read/booking/unread-airports.ts';
import { convertPdf, peopleIn, placedBookingsIn, privateIn, type Sizes, wordless } from './convert-pdf.ts';
import { crossCheck } from './cross-check.ts';
import type { ReadBooking } from './gather-bookings.ts';
import { bookedIn, evidenceBeside } from './gather-evidence.ts';
import { type CodeReading, codesInPicture } from './page-codes.ts';
import type { WordsSource } from './page-words.ts';
import { draftIfWorthShowing } from './read-capture.ts';
import { type PictureReading, seePicture } from './see-picture.ts';

export interface FileEdges {
  signal: AbortSignal;
  /** Called when the first PDF is read. */
  loadPdf: () => Promise<PdfLibrary>;
  openHtml: (bytes: Uint8Array) => Result<Capture, ReadFailure>;
  inflate: Inflate;
  knowledge: Knowledge;
  /** "2027-05-13": settles the year of a boarding pass that does not state it. */
  today: string;
  /** BCP 47: the language to read a pass in. */
  language?: string;
  codes?: CodeReading & { decode: (data: Blob) => Promise<Picture | undefined> };
  /** If given, pages and photographs without text are read by text recognition. */
  sees?: PictureReading;
  askPassword: (wasWrong: boolean) => Promise<string | undefined>;
  onPage: (page: number, pages: number, bookings?: ReadBooking[]) => void;
}

export interface FileReading {
  capture: Capture;
  naming: Evidence[];
  bookings: ReadBooking[];
  says: PaperSays;
  /** Airports that the file names but no booking includes. */
  unread: string[];
  private: PrivatePlace[];
  /** For a file without bookings that still describes a trip. */
  trip?: Draft;
}

export interface ReadFile extends Pick<ConvertedFile, 'kind' | 'pages'> {
  result: Result<FileReading, ReadFailure>;
  /** For files with pages, even if no booking was found in their words. */
  words?: WordsSource;
}

type Given = { name: string; data: Blob };
type Edges = FileEdges & { file: number };
type Found = Result<
  Pick<FileReading, 'capture' | 'bookings' | 'private'> & { pages: number; sizes?: Sizes },
  ReadFailure
>;

/** Cancelled bookings in the structured data: evidence for a draft leaves them out. */
const cancelledIn = (capture: Capture, knowledge: Knowledge): ReadBooking[] =>
  reservationsOf(capture.structured, knowledge)
    .filter(({ isCancelled }) => isCancelled)
    .map(({ reservation }, order) => ({
      reservation,
      at: { block: structuredBlock, start: order, end: order },
      reader: 'booking/json-ld-reservations',
      trust: 0.95,
      places: [],
      clashes: [],
      isCancelled: true,
    }));

function bookingsIn(capture: Capture, knowledge: Knowledge): ReadBooking[] {
  const booked = bookedIn(capture, knowledge).map(({ claim: { reservation }, at, reader, trust }) => ({
    reservation,
    at,
    reader,
    trust,
    places: [],
    clashes: [],
  }));
  return [...booked, ...cancelledIn(capture, knowledge)];
}

const titleOf = (name: string) => name.replace(/\.[a-z\d]{1,8}$/i, '');

async function readPaper(bytes: Uint8Array, { name }: Given, edges: Edges): Promise<Found> {
  const library = await edges.loadPdf();
  return convertPdf(bytes, { ...edges, title: titleOf(name), library });
}

/** A picture's barcodes are reliable; its words are read only if it has none. */
async function readImage({ name, data }: Given, edges: Edges): Promise<Found> {
  const { codes, sees } = edges;
  const picture = await codes?.decode(data);
  const coded =
    codes && picture ? await codesInPicture(picture, await codes.loadScanner(), { ...edges, page: 1 }) : [];
  if (coded.length > 0)
    return ok({
      capture: wordless(titleOf(name), 1),
      bookings: crossCheck([], coded),
      private: peopleIn(coded),
      pages: 1,
    });
  const seen = picture && sees && (await seePicture(picture, titleOf(name), sees));
  edges.signal.throwIfAborted();
  if (!seen) return fail({ kind: 'pdf-no-text', pages: 1 });
  const { capture, size } = seen;
  const sizes: Sizes = new Map([[1, size]]);
  const bookings = placedBookingsIn(capture, edges, sizes);
  return ok({ capture, bookings, private: privateIn(capture, { ...edges, sizes }), pages: 1, sizes });
}

async function readOther(bytes: Uint8Array, { name }: Given, edges: Edges): Promise<Found> {
  const openPdf = async () => fail<ReadFailure>({ kind: 'pdf-corrupt' });
  const opened = await openBookingFile(bytes, name, { ...edges, openPdf });
  if (!opened.ok) return opened;
  const hidden = privateWordsIn(opened.value, edges.knowledge).map(({ cell: _, ...found }) => found);
  return ok({
    capture: opened.value,
    bookings: bookingsIn(opened.value, edges.knowledge),
    private: hidden,
    pages: 1,
  });
}

function find(kind: FileKind, bytes: Uint8Array, given: Given, edges: Edges): Promise<Found> {
  if (kind === 'pdf') return readPaper(bytes, given, edges);
  return kind === 'image' ? readImage(given, edges) : readOther(bytes, given, edges);
}

type WhatWasFound = Pick<FileReading, 'capture' | 'bookings' | 'private'>;

/** A file without bookings may still describe a trip; otherwise it fails. */
function judge(
  { capture, bookings, private: hidden }: WhatWasFound,
  knowledge: Knowledge,
): ReadFile['result'] {
  const unread = unreadAirports(
    capture,
    bookings.map(({ reservation }) => reservation),
    knowledge,
  );
  const about = { capture, bookings, says: paperSays(capture), unread, private: hidden };
  const naming = evidenceBeside(bookings, capture, knowledge);
  if (bookings.length > 0) return ok({ ...about, naming });
  const trip = draftIfWorthShowing(mergeEvidence(capture, naming, knowledge), capture);
  return trip.ok ? ok({ ...about, naming, trip: trip.value }) : trip;
}

export async function readGivenFile(bytes: Uint8Array, given: Given, edges: Edges): Promise<ReadFile> {
  const kind = fileKind(bytes, given.name);
  const shown = kind === 'pdf' || kind === 'image' || kind === 'video' ? kind : 'other';
  const found = await find(kind, bytes, given, edges);
  if (found.ok) {
    const { capture, pages, sizes } = found.value;
    const words = sizes && { capture, sizes, file: edges.file };
    return { kind: shown, pages, result: judge(found.value, edges.knowledge), ...(words && { words }) };
  }
  const pages = 'pages' in found.failure ? found.failure.pages : shown === 'pdf' ? 0 : 1;
  return { kind: shown, pages, result: found };
}

/** The PDFs attached to a mail, to be read as separate files. */
export function attachedFiles(bytes: Uint8Array, name: string): Given[] {
  if (fileKind(bytes, name) !== 'mail') return [];
  const mail = readEml(bytes, { openHtml: () => fail({ kind: 'page-unreadable' }) });
  if (!mail.ok) return [];
  return mail.value.attachments
    .filter((attached) => fileKind(attached.bytes, attached.name) === 'pdf')
    .map((attached) => ({ name: attached.name, data: new Blob([attached.bytes.slice()]) }));
}
