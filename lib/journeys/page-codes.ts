// Reads the barcodes of a page or a picture, with their places.
import { type CodeContent, type CodeEdges, readCode } from '../codes/read-code.ts';
import type { FoundCode, Picture, ScanPicture } from '../codes/scan-codes.ts';
import type { PageBox } from '../model/found-booking.ts';
import type { Reservation } from '../model/reservation.ts';
import { codePictures } from '../pdf/code-pictures.ts';
import type { MakeSurface } from '../pdf/page-picture.ts';
import type { PdfPage } from '../pdf/pdf-library.ts';

export interface CodeReading {
  /** Loads the scanner on first use. */
  loadScanner: () => Promise<ScanPicture>;
  makeSurface: MakeSurface;
  /** Resolves after some seconds, the longest anyone would wait for one page: a drawing can be made to take for ever. */
  tooLong: () => Promise<void>;
}

/** One booking in a barcode. */
export interface CodedBooking {
  reservation: Reservation;
  place: PageBox;
  /** The travellers it names, only for covering them. */
  people: string[];
}

type Parts = Pick<PageBox, 'left' | 'top' | 'width' | 'height'>;

const whole: Parts = { left: 0, top: 0, width: 1, height: 1 };

function placeOf({ box }: FoundCode, { width, height }: Picture, on: Parts): Parts {
  return {
    left: on.left + (box.left / width) * on.width,
    top: on.top + (box.top / height) * on.height,
    width: (box.width / width) * on.width,
    height: (box.height / height) * on.height,
  };
}

const bookedBy = (content: CodeContent): Reservation[] =>
  content.kind === 'boarding-pass' || content.kind === 'rail-ticket' ? content.reservations : [];

/** All bookings in the barcodes of one picture. */
export async function codesInPicture(
  picture: Picture,
  scan: ScanPicture,
  about: CodeEdges & { file: number; page: number; on?: Parts },
): Promise<CodedBooking[]> {
  const coded: CodedBooking[] = [];
  for (const code of await scan(picture)) {
    const place = { file: about.file, page: about.page, ...placeOf(code, picture, about.on ?? whole) };
    const content = await readCode(code, about);
    const people = 'people' in content ? (content.people ?? []) : [];
    for (const reservation of bookedBy(content)) coded.push({ reservation, place, people });
  }
  return coded;
}

export async function codesOnPage(
  page: PdfPage,
  { loadScanner, makeSurface }: CodeReading,
  about: CodeEdges & { file: number; page: number; names: Record<string, number> },
): Promise<CodedBooking[]> {
  const coded: CodedBooking[] = [];
  for await (const { picture, place } of codePictures(page, { names: about.names, makeSurface }))
    coded.push(...(await codesInPicture(picture, await loadScanner(), { ...about, on: place })));
  return coded;
}
