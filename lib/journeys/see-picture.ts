// Recognises the text of a scanned page or a photograph on this machine, drawn large enough to tell its letters apart.
import type { Capture } from '../model/capture.ts';
import type { SeenLine } from '../model/seen-line.ts';
import { blocksOf } from '../pdf/blocks.ts';
import { linesOf } from '../pdf/lines.ts';
import { type DrawnPicture, drawPart, type MakeSurface } from '../pdf/page-picture.ts';
import type { PdfPage, PdfTextItem } from '../pdf/pdf-library.ts';
import { itemsOfSeen } from '../pdf/seen-words.ts';

export interface PictureReading {
  /** Undefined if the picture cannot be read or takes too long. Loads the reader on first use. */
  read: (picture: DrawnPicture) => Promise<SeenLine[] | undefined>;
  makeSurface: MakeSurface;
  /** Unloads the reader, which takes a hundred megabytes. */
  close: () => void;
}

// 216 pixels per inch: six-point letters are still told apart.
const bestScale = 3;
const maxPoints = 12_000_000;
// A photograph has no physical size: it is treated as a page of A4.
const pageWidth = 595;

export async function seePage(page: PdfPage, { read, makeSurface }: PictureReading): Promise<PdfTextItem[]> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(bestScale, Math.sqrt(maxPoints / Math.max(1, width * height)));
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const lines = await read(await drawPart(page, whole, { scale, makeSurface }));
  return itemsOfSeen(lines ?? [], { scale, height });
}

export interface SeenPicture {
  capture: Capture;
  /** In points, as if it had been printed. */
  size: { width: number; height: number };
}

/** A photograph or a screenshot; undefined if no words are recognised in it. */
export async function seePicture(
  picture: DrawnPicture,
  title: string,
  { read }: PictureReading,
): Promise<SeenPicture | undefined> {
  const scale = picture.width / pageWidth;
  const size = { width: pageWidth, height: picture.height / scale };
  const lines = linesOf(itemsOfSeen((await read(picture)) ?? [], { scale, height: size.height }));
  if (lines.length === 0) return undefined;
  const printed = blocksOf([lines]);
  return {
    size,
    capture: {
      kind: 'pdf',
      url: '',
      title,
      ...printed,
      structured: [],
      seen: true,
      pages: 1,
      truncated: false,
    },
  };
}
