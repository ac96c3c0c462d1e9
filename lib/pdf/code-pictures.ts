// Pictures of a page that may contain a barcode. Embedded pictures are used as they are; a part of the page is only
// drawn where the code consists of shapes, or a scan fills the page.
import { codeRegions, fillsPage, type Region } from './code-regions.ts';
import { type DrawnPicture, drawPart, type MakeSurface } from './page-picture.ts';
import type { PdfPage } from './pdf-library.ts';

export interface CodePicture {
  picture: DrawnPicture;
  /** The part of the page it shows, as shares of its width and height. */
  place: { left: number; top: number; width: number; height: number };
}

// Photographs are among the regions too, so the search of a page is limited.
const maxPictures = 8;
// Codes are only recognised with a quiet zone around them.
const quietEdge = 12;
// Gives three pixels to each of the smallest squares in print.
const scale = 4;
const scanScale = 2.5;
const maxPoints = 12_000_000;

/** pdf.js's numbers for the pixel formats of embedded pictures. */
const packings = { rgb: 2, rgba: 3 } as const;

interface Embedded {
  width: number;
  height: number;
  kind: number;
  data: Uint8Array | Uint8ClampedArray;
}

const isEmbedded = (value: unknown): value is Embedded =>
  value !== null &&
  typeof value === 'object' &&
  'data' in value &&
  ArrayBuffer.isView(value.data) &&
  'width' in value &&
  'height' in value &&
  'kind' in value;

function pointsOf({ width, height, kind, data }: Embedded): DrawnPicture | undefined {
  if (width * height > maxPoints) return undefined;
  if (kind === packings.rgba) return { data: Uint8ClampedArray.from(data), width, height };
  if (kind !== packings.rgb) return undefined;
  const points = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    points[at * 4] = data[at * 3] ?? 0;
    points[at * 4 + 1] = data[at * 3 + 1] ?? 0;
    points[at * 4 + 2] = data[at * 3 + 2] ?? 0;
  }
  return { data: points, width, height };
}

// Checks a sample of pixels: a code is dark or light, a photograph anything between.
const samples = 2000;
const minClear = 0.85;

function looksLikeCode({ data, width, height }: DrawnPicture): boolean {
  const step = Math.max(1, Math.floor((width * height) / samples));
  let [seen, dark, light] = [0, 0, 0];
  for (let point = 0; point < width * height; point += step) {
    const at = point * 4;
    const grey = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    seen += 1;
    if (grey < 80) dark += 1;
    if (grey > 175) light += 1;
  }
  return (dark + light) / seen >= minClear && dark / seen > 0.1;
}

/** Undefined where pdf.js has it in another format, or shared by several pages ("g_…"): that part is drawn then. */
async function embedded(page: PdfPage, name: string): Promise<DrawnPicture | undefined> {
  if (!name.startsWith('img_')) return undefined;
  const picture = await new Promise((resolve) => page.objs.get(name, resolve));
  return isEmbedded(picture) ? pointsOf(picture) : undefined;
}

function widened({ left, top, right, bottom }: Region, size: { width: number; height: number }): Region {
  return {
    left: Math.max(0, left - quietEdge),
    top: Math.max(0, top - quietEdge),
    right: Math.min(size.width, right + quietEdge),
    bottom: Math.min(size.height, bottom + quietEdge),
  };
}

/** A page may claim to be as large as a house: the scale is reduced to what a picture can hold. */
const sizeFor = ({ left, top, right, bottom }: Region, wanted: number): number =>
  Math.min(wanted, Math.sqrt(maxPoints / Math.max(1, (right - left) * (bottom - top))));

/** One after the other, so that none is made needlessly. */
export async function* codePictures(
  page: PdfPage,
  { names, makeSurface }: { names: Record<string, number>; makeSurface: MakeSurface },
): AsyncGenerator<CodePicture> {
  const view = page.getViewport({ scale: 1 });
  const regions = codeRegions(await page.getOperatorList(), view, names);
  for (const region of regions.slice(0, maxPictures)) {
    const isScan = fillsPage(region, view);
    const held = region.image && !isScan ? await embedded(page, region.image) : undefined;
    if (held && !looksLikeCode(held)) continue;
    const part = held ? region : widened(region, view);
    const size = sizeFor(part, isScan ? scanScale : scale);
    const picture = held ?? (await drawPart(page, part, { scale: size, makeSurface }));
    const place = {
      left: part.left / view.width,
      top: part.top / view.height,
      width: (part.right - part.left) / view.width,
      height: (part.bottom - part.top) / view.height,
    };
    yield { picture, place };
  }
}
