// Reads the items of a HEIC file: pictures, tiles and metadata. Throws a RangeError if an offset or length points
// beyond the bytes.
import { type Box, boxesIn } from '../../lib/model/boxes.ts';

export interface Piece {
  start: number;
  end: number;
}

export interface HeicItems {
  /** The id of the item to display. */
  main: number;
  /** "hvc1", "grid", "Exif", by item id. */
  kinds: Map<number, string>;
  /** The byte ranges of each item. */
  pieces: Map<number, Piece[]>;
  /** The items each derived item is composed of: the tiles of a grid. */
  tiles: Map<number, number[]>;
}

// A phone's photograph has about fifty tiles; the widest panorama has a few hundred.
const maxPieces = 4000;

export const findBox = (boxes: Box[] | undefined, kind: string) => boxes?.find((box) => box.kind === kind);

/** `parts`: the child boxes of the box `meta`. */
export function readItems(view: DataView, parts: Box[]): HeicItems | undefined {
  const [names, places, first] = ['iinf', 'iloc', 'pitm'].map((kind) => findBox(parts, kind));
  if (!names || !places || !first) return undefined;
  const pieces = piecesOf(view, places, findBox(parts, 'idat'));
  if (!pieces) return undefined;
  const main = numbersFrom(view, first.start + 4)(versionOf(view, first) === 0 ? 2 : 4);
  return { main, kinds: kindsOf(view, names), pieces, tiles: tilesOf(view, findBox(parts, 'iref')) };
}

const versionOf = (view: DataView, { start }: Box) => view.getUint8(start);

/** Reads big-endian integers of any size, one after another. */
function numbersFrom(view: DataView, from: number) {
  let at = from;
  return (size: number): number => {
    at += size;
    if (size === 0) return 0;
    if (size === 1) return view.getUint8(at - 1);
    if (size === 2) return view.getUint16(at - 2);
    return size === 8 ? Number(view.getBigUint64(at - 8)) : view.getUint32(at - size);
  };
}

function kindsOf(view: DataView, names: Box): Map<number, string> {
  const kinds = new Map<number, string>();
  const counted = versionOf(view, names) === 0 ? 6 : 8;
  for (const entry of boxesIn(view, names.start + counted, names.end) ?? []) {
    const next = numbersFrom(view, entry.start + 4);
    const id = next(versionOf(view, entry) > 2 ? 4 : 2);
    next(2);
    kinds.set(id, String.fromCharCode(next(1), next(1), next(1), next(1)));
  }
  return kinds;
}

function tilesOf(view: DataView, references: Box | undefined): Map<number, number[]> {
  const tiles = new Map<number, number[]>();
  if (!references) return tiles;
  const size = versionOf(view, references) === 0 ? 2 : 4;
  for (const { kind, start, end } of boxesIn(view, references.start + 4, references.end) ?? []) {
    const next = numbersFrom(view, start);
    const id = next(size);
    const count = next(2);
    if (kind !== 'dimg' || start + size + 2 + count * size > end) continue;
    tiles.set(
      id,
      Array.from({ length: count }, () => next(size)),
    );
  }
  return tiles;
}

/** undefined if there are more pieces than a picture has, or they hold more bytes than the file. */
function piecesOf(view: DataView, places: Box, idat: Box | undefined): Map<number, Piece[]> | undefined {
  const form = versionOf(view, places);
  const next = numbersFrom(view, places.start + 4);
  const sizes = next(2);
  const lengths = { offset: sizes >> 12, length: (sizes >> 8) & 15, index: form > 0 ? sizes & 15 : 0 };
  const items = new Map<number, Piece[]>();
  const left = { pieces: maxPieces, bytes: view.byteLength };
  for (let count = next(form < 2 ? 2 : 4); count > 0; count -= 1) {
    const id = next(form < 2 ? 2 : 4);
    // Stored in the idat box or directly in the file.
    const isSmall = form > 0 && (next(2) & 15) === 1;
    const { start = view.byteLength, end = 0 } = (isSmall ? idat : { start: 0, end: view.byteLength }) ?? {};
    next(2);
    const pieces = extentsOf(next, lengths, { start: start + next((sizes >> 4) & 15), end });
    for (const piece of pieces ?? []) {
      left.pieces -= 1;
      left.bytes -= piece.end - piece.start;
    }
    if (!pieces || left.pieces < 0 || left.bytes < 0) return undefined;
    items.set(id, pieces);
  }
  return items;
}

type Next = ReturnType<typeof numbersFrom>;
interface Lengths {
  offset: number;
  length: number;
  index: number;
}

/** undefined if an extent is empty or reaches beyond `room`. */
function extentsOf(next: Next, lengths: Lengths, room: Piece): Piece[] | undefined {
  const pieces: Piece[] = [];
  for (let count = next(2); count > 0; count -= 1) {
    next(lengths.index);
    const start = room.start + next(lengths.offset);
    const end = lengths.length === 0 ? room.end : start + next(lengths.length);
    if (start >= end || end > room.end || pieces.length > maxPieces) return undefined;
    pieces.push({ start, end });
  }
  return pieces;
}
