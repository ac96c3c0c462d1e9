// Reads the traveller's files (tickets, confirmations, passes, mails) on this machine, page by page. What several files
// say about the same booking is joined.
import type { Picture } from '../codes/scan-codes.ts';
import { fileKind } from '../files/file-kind.ts';
import type { Draft } from '../model/draft.ts';
import type { ConvertedFile, FoundBooking, PageWord, PrivatePlace } from '../model/found-booking.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { forgetWords } from '../text/remembered.ts';
import { bookingDraft, type ReadSource } from './booking-draft.ts';
import { attachedFiles, type FileEdges, type ReadFile, readGivenFile } from './convert-file.ts';
import { type BookingsOfFile, gatherBookings, type ReadBooking } from './gather-bookings.ts';
import type { CodeReading } from './page-codes.ts';
import { pageWords, type WordsSource } from './page-words.ts';

export interface GivenFile {
  name: string;
  /** For example a picked `File`. Read only when it is the file's turn. */
  data: Blob;
}

export interface ConvertProgress {
  /** The index of the file, from 0; attachments of mails follow the given files. */
  file: number;
  /** The file's name. */
  name: string;
  /** The page just read; 0 while the file is being opened. */
  page: number;
  /** 0 until known; 1 for files without pages. */
  pages: number;
  /** All bookings found so far in all files, to show them before the last page is read. */
  found: FoundBooking[];
}

export interface ConvertEdges extends Omit<FileEdges, 'askPassword' | 'onPage' | 'codes'> {
  onProgress: (progress: ConvertProgress) => void;
  /** Called again with `wasWrong` until the file opens. Undefined: the traveller gave up and the file stays encrypted. */
  askPassword: (file: { file: number; name: string }, wasWrong: boolean) => Promise<string | undefined>;
  /** If given, barcodes are read; `decode` opens picture files. */
  codes?: CodeReading & { decode: (data: Blob) => Promise<Picture | undefined> };
}

export interface Conversion {
  /** One for each given file, in their order, then the attachments of mails. */
  files: ConvertedFile[];
  /** In chronological order. */
  bookings: FoundBooking[];
  /** The trip of the bookings still valid, or of a file that describes one without any; undefined if nothing was found. */
  draft?: Draft;
  /** The trip of some of `bookings`, with the traveller's edits. */
  draftOf: (chosen: readonly FoundBooking[]) => Draft;
  /** The words of a page, for the traveller to point at. */
  wordsOn: (spot: { file: number; page: number }) => PageWord[];
  /** Names, references and numbers that can be covered. */
  private: PrivatePlace[];
}

export type ConvertFailure = { kind: 'cancelled' };

// pdf.js holds a file twice, and a tab has two gigabytes. Tickets take a few hundred kilobytes, scans a few megabytes.
const maxFileBytes = 100_000_000;

// More attachments come from a whole mailbox, given by mistake.
const maxAttached = 50;

/** The results so far, while the files are being read. */
class Work {
  readonly files: ConvertedFile[] = [];
  readonly sources: ReadSource[] = [];
  readonly bookings: BookingsOfFile[] = [];
  readonly private: PrivatePlace[] = [];
  readonly words: WordsSource[] = [];
  trip: Draft | undefined;

  /** The bookings so far, including those of the file being read. */
  foundWith(file: number, bookings: ReadBooking[]): FoundBooking[] {
    return gatherBookings([...this.bookings, { file, bookings, says: 'booked' }]);
  }

  keep(file: number, { result, words }: ReadFile): void {
    if (words) this.words.push(words);
    if (!result.ok) return;
    const reading = result.value;
    const { capture, naming, bookings, says, trip, unread } = reading;
    const made = capture.published?.slice(0, 10);
    this.sources.push({ file, capture, naming });
    this.bookings.push({ file, bookings, says, unread, ...(made && { made }) });
    this.private.push(...reading.private);
    this.trip ??= trip;
  }
}

/** Undefined if the file was moved or changed since it was given. */
const bytesOf = (data: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  data
    .arrayBuffer()
    .then((all) => new Uint8Array(all))
    .catch(() => undefined);

/** Checks only the first bytes, as a video may be larger than the limit. */
async function isVideo({ name, data }: GivenFile): Promise<boolean> {
  const head = await bytesOf(data.slice(0, 64));
  return head !== undefined && fileKind(head, name) === 'video';
}

async function readOne(given: GivenFile, work: Work, edges: ConvertEdges): Promise<GivenFile[]> {
  const file = work.files.length;
  const { name, data } = given;
  const tell = (page: number, pages: number, bookings: ReadBooking[] = []) =>
    edges.onProgress({ file, name, page, pages, found: work.foundWith(file, bookings) });
  let soFar: ReadBooking[] = [];
  let password: string | undefined;
  tell(0, 0);
  if (await isVideo(given)) {
    const result = fail({ kind: 'file-is-video' as const });
    work.files.push({ file, name, data, kind: 'video', pages: 0, result });
    return [];
  }
  if (data.size > maxFileBytes) {
    const result = fail({ kind: 'file-too-large' as const, mostBytes: maxFileBytes });
    work.files.push({ file, name, data, kind: 'other', pages: 0, result });
    return [];
  }
  const bytes = await bytesOf(data);
  edges.signal.throwIfAborted();
  if (!bytes) {
    work.files.push({ file, name, data, kind: 'other', pages: 0, result: fail({ kind: 'pdf-corrupt' }) });
    return [];
  }
  const read = await readGivenFile(bytes, given, {
    ...edges,
    file,
    onPage(page, pages, bookings) {
      soFar = bookings ?? soFar;
      tell(page, pages, soFar);
    },
    async askPassword(wasWrong) {
      password = await edges.askPassword({ file, name }, wasWrong);
      return password;
    },
  });
  const about = { file, name, data, kind: read.kind, pages: read.pages };
  work.keep(file, read);
  const result = read.result.ok ? ok(read.result.value.bookings.length) : read.result;
  const isSeen = read.result.ok && read.result.value.capture.seen;
  const more = { ...(password && read.result.ok && { password }), ...(isSeen && { isSeen }) };
  work.files.push({ ...about, result, ...more });
  tell(read.pages, read.pages);
  return attachedFiles(bytes, name);
}

function conversionOf(work: Work, { knowledge }: ConvertEdges): Conversion {
  const gathered = gatherBookings(work.bookings);
  const bookings = gathered.map(({ from: _, ...booking }): FoundBooking => booking);
  const draftOf = (chosen: readonly FoundBooking[]) =>
    bookingDraft(chosen, { sources: work.sources, gathered }, knowledge);
  const standing = bookings.filter(({ state }) => state === 'booked');
  const draft = standing.length > 0 ? draftOf(standing) : work.trip;
  const wordsOn: Conversion['wordsOn'] = ({ file, page }) =>
    work.words.filter((source) => source.file === file).flatMap((source) => pageWords(page, source));
  return { files: work.files, bookings, draftOf, wordsOn, private: work.private, ...(draft && { draft }) };
}

/** `cancelled` is the only overall failure: a problem with one file is reported for that file, and the others are read. */
export async function convertFiles(
  files: readonly GivenFile[],
  edges: ConvertEdges,
): Promise<Result<Conversion, ConvertFailure>> {
  const work = new Work();
  const attached: GivenFile[] = [];
  try {
    for (const file of files) attached.push(...(await readOne(file, work, edges)));
    for (const file of attached.slice(0, maxAttached)) await readOne(file, work, edges);
    return ok(conversionOf(work, edges));
  } catch (error) {
    if (edges.signal.aborted) return fail({ kind: 'cancelled' });
    throw error;
  } finally {
    edges.sees?.close();
    forgetWords();
  }
}
