// Where on a page a barcode may be: pictures of its size, and shapes drawn with very many small squares.
import type { PdfOperators, PdfViewport } from './pdf-library.ts';

/** In points of the upright page, from its upper left corner. */
export interface Region {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** The picture in this region, by its name in the page. */
  image?: string;
}

type Matrix = [number, number, number, number, number, number];

// The smallest printed codes are a centimetre wide; the largest, PDF417 on a boarding pass, half a page.
const smallest = 24;
const largest = 420;
// A code has hundreds of squares, and its path two or more numbers for each of their corners; the outline of a logo has
// fewer.
const minNumbers = 500;
const minSquares = 60;
const maxSquare = 16;
// The squares of one code touch, or nearly.
const near = 6;
// Codes are square, or at most this many times wider than high.
const widest = 9;
// A drawing of more shapes is a map, not a ticket.
const maxShapes = 20_000;
const maxGroups = 60;

const isMatrix = (value: unknown): value is Matrix =>
  (Array.isArray(value) || ArrayBuffer.isView(value)) && 'length' in value && value.length === 6;

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function boxOf([a, b, c, d, e, f]: Matrix, [x0, y0, x1, y1]: [number, number, number, number]): Region {
  const xs = [a * x0 + c * y0 + e, a * x1 + c * y0 + e, a * x0 + c * y1 + e, a * x1 + c * y1 + e];
  const ys = [b * x0 + d * y0 + f, b * x1 + d * y0 + f, b * x0 + d * y1 + f, b * x1 + d * y1 + f];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const sizeOf = ({ left, right, top, bottom }: Region): [number, number] => [right - left, bottom - top];

function isCodeSized(region: Region): boolean {
  const [width, height] = sizeOf(region);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short >= smallest && long <= largest && long / short <= widest;
}

interface Drawn {
  regions: Region[];
  squares: Region[];
}

function lengthOf(path: unknown): number {
  const first = Array.isArray(path) ? path[0] : path;
  return first !== null && typeof first === 'object' && 'length' in first ? Number(first.length) : 0;
}

function addPath({ regions, squares }: Drawn, args: unknown, matrix: Matrix): void {
  const [, path, bounds] = Array.isArray(args) ? args : [];
  const [x0, y0, x1, y1] = bounds ?? [];
  if (![x0, y0, x1, y1].every(Number.isFinite)) return;
  const box = boxOf(matrix, [x0, y0, x1, y1]);
  if (lengthOf(path) >= minNumbers && isCodeSized(box)) regions.push(box);
  else if (Math.max(...sizeOf(box)) <= maxSquare && squares.length < maxShapes) squares.push(box);
}

const touches = (one: Region, other: Region) =>
  one.left - near <= other.right &&
  other.left - near <= one.right &&
  one.top - near <= other.bottom &&
  other.top - near <= one.bottom;

/** Groups neighbouring squares into regions; small groups are bullets and dotted lines. */
function grouped(squares: Region[]): Region[] {
  const groups: { box: Region; count: number }[] = [];
  for (const square of squares) {
    const group = groups.find(({ box }) => touches(box, square));
    if (group) {
      const { box } = group;
      group.count += 1;
      group.box = {
        left: Math.min(box.left, square.left),
        right: Math.max(box.right, square.right),
        top: Math.min(box.top, square.top),
        bottom: Math.max(box.bottom, square.bottom),
      };
    } else if (groups.length < maxGroups) groups.push({ box: square, count: 1 });
  }
  return groups.filter(({ box, count }) => count >= minSquares && isCodeSized(box)).map(({ box }) => box);
}

function imageName(args: unknown): string | undefined {
  const [first] = Array.isArray(args) ? args : [];
  return typeof first === 'string' ? first : undefined;
}

/** A picture that fills the page is a scan, which may contain anything. */
export const fillsPage = (region: Region, { width, height }: PdfViewport): boolean => {
  const [wide, high] = sizeOf(region);
  return wide * high > 0.5 * width * height;
};

type Names = Record<string, number>;

interface Operator {
  fn: number;
  args: unknown;
}

/** Tracks the transformation matrix through nested drawing states. */
function follow(at: { matrix: Matrix; stack: Matrix[] }, { fn, args }: Operator, names: Names): void {
  const isForm = fn === names.paintFormXObjectBegin;
  if (isForm || fn === names.save) at.stack.push(at.matrix);
  if (fn === names.restore || fn === names.paintFormXObjectEnd) at.matrix = at.stack.pop() ?? at.matrix;
  const [inner] = isForm && Array.isArray(args) ? args : [];
  const moved = fn === names.transform ? args : inner;
  if (isMatrix(moved)) at.matrix = times(at.matrix, moved);
}

/** `names` are pdf.js's numbers for its drawing operators. */
export function codeRegions({ fnArray, argsArray }: PdfOperators, view: PdfViewport, names: Names): Region[] {
  const drawn: Drawn = { regions: [], squares: [] };
  const matrix: Matrix = isMatrix(view.transform) ? view.transform : [1, 0, 0, -1, 0, view.height];
  const at = { matrix, stack: [] };
  const images = new Set(
    ['paintImageXObject', 'paintImageMaskXObject', 'paintInlineImageXObject'].map((name) => names[name]),
  );
  for (const [index, fn] of fnArray.entries()) {
    const args = argsArray[index];
    follow(at, { fn, args }, names);
    if (fn === names.constructPath) addPath(drawn, args, at.matrix);
    if (!images.has(fn)) continue;
    const image = fn === names.paintImageXObject ? imageName(args) : undefined;
    const box = boxOf(at.matrix, [0, 0, 1, 1]);
    if (isCodeSized(box) || fillsPage(box, view)) drawn.regions.push({ ...box, ...(image && { image }) });
  }
  return [...drawn.regions, ...grouped(drawn.squares)];
}
