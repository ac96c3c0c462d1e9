// HEIC and AVIF files are nested boxes; each picture in them has its size in an `ispe` box (meta → iprp → ipco → ispe).
import { type Box, boxesIn } from './boxes.ts';

/** The largest picture in the file: a phone stores its photograph as tiles, as a thumbnail and whole. */
export function boxedPictureSize(view: DataView): { width: number; height: number } | undefined {
  const top = boxesIn(view, 0, view.byteLength);
  const within = (boxes: Box[] | undefined, kind: string, skip = 0) => {
    const found = boxes?.find((box) => box.kind === kind);
    return found && boxesIn(view, found.start + skip, found.end);
  };
  // `meta` begins with four bytes of version and flags.
  const properties = within(within(within(top, 'meta', 4), 'iprp'), 'ipco');
  if (!top?.some(({ kind }) => kind === 'mdat') || !properties) return undefined;
  const sizes = properties
    .filter(({ kind, start, end }) => kind === 'ispe' && end - start >= 12)
    .map(({ start }) => ({ width: view.getUint32(start + 4), height: view.getUint32(start + 8) }));
  return sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
}
