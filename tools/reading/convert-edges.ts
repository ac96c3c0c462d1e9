// What converting needs from the platform, in Node: pdf.js's Node build, the scanner's wasm from its package, a canvas.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { createCanvas, ImageData, loadImage } from '@napi-rs/canvas';
import { inflate } from '../../lib/codes/inflate.ts';
import { type Picture, type ScanPicture, scannerWith } from '../../lib/codes/scan-codes.ts';
import type { ConvertEdges } from '../../lib/journeys/convert-files.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import type { MakeSurface } from '../../lib/pdf/page-picture.ts';
import { decodeHtml } from './decode-html.ts';
import { openPage } from './open-page.ts';

const makeSurface: MakeSurface = (width, height) => {
  const context = createCanvas(width, height).getContext('2d');
  return { context, read: () => context.getImageData(0, 0, width, height) };
};

let scanner: Promise<ScanPicture> | undefined;

async function makeScanner(): Promise<ScanPicture> {
  const library = await import('zxing-wasm/reader');
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  library.prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(path)).buffer } });
  const asImage = ({ data, width, height }: Picture) => new ImageData(data, width, height);
  // Node's canvas has its own ImageData class, with the same three fields.
  return scannerWith(library, (picture) => asImage(picture) as unknown as globalThis.ImageData);
}

async function decode(data: Blob): Promise<Picture | undefined> {
  const image = await loadImage(Buffer.from(await data.arrayBuffer())).catch(() => undefined);
  if (!image) return undefined;
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** Not interactive: no password, no progress, no cancelling. */
export const nodeEdges = (knowledge: Knowledge, today: string): ConvertEdges => ({
  signal: new AbortController().signal,
  onProgress: () => undefined,
  askPassword: async () => undefined,
  loadPdf: async () => import('pdfjs-dist/legacy/build/pdf.mjs'),
  openHtml: (bytes) => openPage(decodeHtml(bytes)),
  inflate,
  knowledge,
  today,
  codes: {
    loadScanner: () => (scanner ??= makeScanner()),
    makeSurface,
    decode,
    tooLong: () => setTimeout(8000, undefined, { ref: false }),
  },
});
