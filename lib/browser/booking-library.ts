// pdf.js, the barcode scanner and surfaces to draw on, as an extension page has them. Both are loaded when the first file
// needs them, from the extension itself: nothing comes from a network.
import type * as Pdf from 'pdfjs-dist';
import { openPicture } from './open-picture.ts';

/** What `tools/shipped-files.ts` lays into the package. */
const shipped = (path: string) => new URL(path, location.origin).href;

type Source = { data: Uint8Array };

let pdf: Promise<typeof Pdf> | undefined;

/** The build for browsers of some years: the other one needs those of this year. */
async function pdfLibrary(): Promise<typeof Pdf> {
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs');
  library.GlobalWorkerOptions.workerSrc = shipped('/pdf/pdf.worker.min.mjs');
  return library;
}

/** Fits `loadPdf` of converting. */
export async function loadPdf() {
  pdf ??= pdfLibrary();
  const { getDocument, OPS } = await pdf;
  return {
    OPS,
    getDocument: (source: Source) =>
      getDocument({
        ...source,
        cMapUrl: shipped('/pdf/cmaps/'),
        cMapPacked: true,
        standardFontDataUrl: shipped('/pdf/fonts/'),
        wasmUrl: shipped('/pdf/wasm/'),
      }),
  };
}

/** The scanner's own default is a place on the network: it is told where its wasm lies before anything else. */
export async function loadCodeLibrary() {
  const library = await import('zxing-wasm/reader');
  library.prepareZXingModule({ overrides: { locateFile: (name: string) => shipped(`/codes/${name}`) } });
  return library;
}

// Drawing a page takes tenths of a second; who waits for a ticket waits some seconds.
const patience = 8000;

export const tooLong = () => new Promise<void>((resolve) => setTimeout(resolve, patience));

interface Points {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The platform's ImageData is backed by its own memory. */
export const asImageData = ({ data, width, height }: Points): ImageData => {
  const image = new ImageData(width, height);
  image.data.set(data);
  return image;
};

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gives no surface to draw on.');
  return context;
}

export function makeSurface(width: number, height: number) {
  const context = contextOf(width, height);
  // A page is drawn as it is printed, whichever way the traveller's own language runs.
  context.direction = 'ltr';
  return { context, read: (): Points => context.getImageData(0, 0, width, height) };
}

// Photographs of 50 megapixels exist; a ticket in one is still read from less.
const maxPixels = 16_000_000;

/** A PNG or JPEG file as points; undefined where it is none. */
export async function decodePicture(data: Blob): Promise<Points | undefined> {
  const bitmap = await openPicture(data);
  if (!bitmap) return undefined;
  const scale = Math.min(1, Math.sqrt(maxPixels / (bitmap.width * bitmap.height)));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const context = contextOf(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}
