// pdf.js, the barcode scanner and drawing surfaces for an extension page. Both libraries are loaded when the first file
// needs them, from the extension itself and never from the network.
import type * as Pdf from 'pdfjs-dist';
import { openPicture } from './open-picture.ts';

/** The address of a file that `tools/shipped-files.ts` puts into the package. */
const shipped = (path: string) => new URL(path, location.origin).href;

type Source = { data: Uint8Array };

let pdf: Promise<typeof Pdf> | undefined;

/** The legacy build supports browsers that are some years old; the other one needs this year's. */
async function pdfLibrary(): Promise<typeof Pdf> {
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs');
  library.GlobalWorkerOptions.workerSrc = shipped('/pdf/pdf.worker.min.mjs');
  return library;
}

/** The `loadPdf` that converting files expects. */
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

/** By default the scanner would load its wasm from the network, so its location is set first. */
export async function loadCodeLibrary() {
  const library = await import('zxing-wasm/reader');
  library.prepareZXingModule({ overrides: { locateFile: (name: string) => shipped(`/codes/${name}`) } });
  return library;
}

// Drawing a page takes tenths of a second; people will wait some seconds for a ticket.
const patience = 8000;

export const tooLong = () => new Promise<void>((resolve) => setTimeout(resolve, patience));

interface Points {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Copies the pixels, as ImageData has its own memory. */
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
  // A page is drawn as printed, whatever the direction of the traveller's language.
  context.direction = 'ltr';
  return { context, read: (): Points => context.getImageData(0, 0, width, height) };
}

// Photographs can have 50 megapixels; this is enough to read a ticket in one.
const maxPixels = 16_000_000;

/** The pixels of a picture file; undefined if it is not a picture. */
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
