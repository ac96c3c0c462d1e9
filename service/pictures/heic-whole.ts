// Whether a HEIC picture has all that it says it has. Nothing here unpacks HEVC, but where its pieces lie and which units
// they fall into is written beside them, and a picture that was cut, emptied or filled with something else does not add up.
import { type Box, boxesIn } from '../../lib/model/boxes.ts';
import { findBox, type HeicItems, type Piece, readItems } from './heic-items.ts';

/** An encoder puts a 3 between two zeros and what would look like the start of a unit, so these are in none. */
const never = [0, 1, 2].map((last) => Buffer.of(0, 0, last));
const coded = new Set(['hvc1', 'hev1']);
/** Made of other items: tiles side by side, one turned, some upon each other. */
const derived = new Set(['grid', 'iden', 'iovl']);

/** Throws a RangeError where something is said to lie beyond the bytes. */
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

/** Whether the main picture is coded itself, or made of some that are. */
function isOfCoded({ main, kinds, tiles }: HeicItems): boolean {
  const isCoded = (id: number) => coded.has(kinds.get(id) ?? '');
  if (isCoded(main)) return true;
  const parts = derived.has(kinds.get(main) ?? '') ? (tiles.get(main) ?? []) : [];
  // What is turned or laid over may be a grid in turn.
  const isMade = (id: number) => isCoded(id) || (tiles.get(id)?.some(isCoded) ?? false);
  return parts.length > 0 && parts.every(isMade);
}

/** How many bytes say how long a unit is. A box without anything to unpack by is passed over. */
function unitLengths(view: DataView, parts: Box[]): number[] {
  const iprp = findBox(parts, 'iprp');
  const ipco = iprp && findBox(boxesIn(view, iprp.start, iprp.end), 'ipco');
  const settings = (ipco && boxesIn(view, ipco.start, ipco.end))?.filter(({ kind }) => kind === 'hvcC') ?? [];
  const usable = settings.filter(({ start }) => view.getUint8(start) === 1 && view.getUint8(start + 22) > 0);
  return [...new Set(usable.map(({ start }) => 1 + (view.getUint8(start + 21) & 3)))];
}

/** Whether the pieces together are HEVC units to the last byte, and one of them is a part of a picture. */
function isOfUnits(bytes: Uint8Array, pieces: Piece[], lengthBytes: number): boolean {
  const data = Buffer.concat(pieces.map(({ start, end }) => bytes.subarray(start, end)));
  let hasPicture = false;
  let at = 0;
  while (at + lengthBytes < data.length) {
    const begin = at + lengthBytes;
    at = begin + data.readUIntBE(at, lengthBytes);
    const unit = data.subarray(begin, at);
    const head = unit[0] ?? 0;
    // The first bit is always 0; kinds from 32 on say something about a picture.
    if (unit.length < 2 || head >= 0x80 || never.some((signs) => unit.includes(signs))) return false;
    hasPicture ||= head >> 1 < 32;
  }
  return hasPicture && at === data.length;
}
