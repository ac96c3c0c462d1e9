// The text of one page, upright: pages that are rotated for display are rotated here.
import { type Line, linesOf } from './lines.ts';
import type { PdfPage, PdfTextItem, PdfTextPart, PdfViewport } from './pdf-library.ts';

export interface PageText {
  lines: Line[];
  /** The number of pieces the text came in: words, or single letters. */
  pieces: number;
  /** In points, as the page is shown. */
  width: number;
  height: number;
}

// A page of a timetable has 5,000 pieces; a page with more than this is only meant to fill the memory.
const maxItems = 60_000;

const isText = (item: PdfTextPart): item is PdfTextItem => 'str' in item;

async function itemsOf(page: PdfPage): Promise<PdfTextItem[]> {
  const reader = page.streamTextContent().getReader();
  const items: PdfTextItem[] = [];
  while (items.length < maxItems) {
    const { done, value } = await reader.read();
    if (done) return items;
    for (const item of value.items) if (isText(item)) items.push(item);
  }
  await reader.cancel(new Error('The page holds more text than a page can show.'));
  return items;
}

/** Moves the item as if the page stood upright with its lower left corner at 0, 0. */
function upright(item: PdfTextItem, { transform: view, height }: PdfViewport): PdfTextItem {
  const [va = 1, vb = 0, vc = 0, vd = -1, ve = 0, vf = 0] = view;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = item.transform;
  const turned = (x: number, y: number): [number, number] => [va * x + vc * y, -(vb * x + vd * y)];
  const [x, y] = turned(e, f);
  return { ...item, transform: [...turned(a, b), ...turned(c, d), x + ve, y + height - vf] };
}

/** Most pages are stored upright, with their corner at 0, 0. */
const isPlain = ({ transform: [a, b, c, d, e, f], height }: PdfViewport): boolean =>
  a === 1 && b === 0 && c === 0 && d === -1 && e === 0 && f === height;

export async function readPageText(page: PdfPage): Promise<PageText> {
  const view = page.getViewport({ scale: 1 });
  const items = await itemsOf(page);
  const lines = linesOf(isPlain(view) ? items : items.map((item) => upright(item, view)));
  return { lines, pieces: items.length, width: view.width, height: view.height };
}
