// Whether a HEIC picture is complete. Nothing here decodes HEVC, but the file lists the position of its pieces and the
// length of their units, and in a truncated, emptied or overwritten picture these do not add up.
import { type Box, boxesIn } from '../../lib/model/boxes.ts';
import { findBox, type HeicItems, type Piece, readItems } from './heic-items.ts';

/** An encoder inserts a 3 between two zeros and anything that would look like a start code, so no unit contains these. */
const never = [0, 1, 2].map((last) => Buffer.of(0, 0, last));
const coded = new Set(['hvc1', 'hev1']);
/** Items composed of other items: a grid of tiles, a rotated picture, an overlay. */
const derived = new Set(['grid', 'iden', 'iovl']);

/** Throws a RangeError if an offset or length points beyond the bytes. */
export function isWholeHeic(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const meta = findBox(boxesIn(view, 0, view.byteLength), 'meta');
  const parts = meta && boxesIn(view, meta.start + 4, meta.end);
  const items = parts && readItems(view, parts);
  if (!items || !isOfCoded(items)) return false;
  const lengths = unitLengths(view, parts);
  return [...items.kinds]
    .filter(([, kind]) => coded.has(kind))
    .every(([id]) => lengths.some((size) => isOfUnits(bytes, items.pieces.get(id) ?? [], size)));
}

/** Whether the main item is coded directly, or derived from coded items. */
function isOfCoded({ main, kinds, tiles }: HeicItems): boolean {
  const isCoded = (id: number) => coded.has(kinds.get(id) ?? '');
  if (isCoded(main)) return true;
  const parts = derived.has(kinds.get(main) ?? '') ? (tiles.get(main) ?? []) : [];
  // A rotated or overlaid item can itself be a grid.
  const isMade = (id: number) => isCoded(id) || (tiles.get(id)?.some(isCoded) ?? false);
  return parts.length > 0 && parts.every(isMade);
}

/** The size in bytes of a unit's length field, per decoder configuration. A box without one is skipped. */
function unitLengths(view: DataView, parts: Box[]): number[] {
  const iprp = findBox(parts, 'iprp');
  const ipco = iprp && findBox(boxesIn(view, iprp.start, iprp.end), 'ipco');
  const settings = (ipco && boxesIn(view, ipco.start, ipco.end))?.filter(({ kind }) => kind === 'hvcC') ?? [];
  const usable = settings.filter(({ start }) => view.getUint8(start) === 1 && view.getUint8(start + 22) > 0);
  return [...new Set(usable.map(({ start }) => 1 + (view.getUint8(start + 21) & 3)))];
}

/** Whether the pieces together consist of HEVC units to the last byte, and at least one is picture data. */
function isOfUnits(bytes: Uint8Array, pieces: Piece[], lengthBytes: number): boolean {
  const data = Buffer.concat(pieces.map(({ start, end }) => bytes.subarray(start, end)));
  let hasPicture = false;
  let at = 0;
  while (at + lengthBytes < data.length) {
    const begin = at + lengthBytes;
    at = begin + data.readUIntBE(at, lengthBytes);
    const unit = data.subarray(begin, at);
    const head = unit[0] ?? 0;
    // The first bit is always 0; unit types from 32 on are metadata.
    if (unit.length < 2 || head >= 0x80 || never.some((signs) => unit.includes(signs))) return false;
    hasPicture ||= head >> 1 < 32;
  }
  return hasPicture && at === data.length;
}
