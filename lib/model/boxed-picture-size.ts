// HEIC and AVIF are boxes in boxes; each picture in them has its size in an `ispe` box (meta → iprp → ipco → ispe).

interface Box {
  kind: string;
  start: number;
  end: number;
}

// A real file has some dozens; one with more was made to keep us busy.
const maxBoxes = 4000;

/** The boxes between two places; undefined when one reaches beyond. */
function boxesIn(view: DataView, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const short = view.getUint32(at);
    const kind = String.fromCharCode(...[4, 5, 6, 7].map((step) => view.getUint8(at + step)));
    const isLong = short === 1 && at + 16 <= to;
    const length = short === 0 ? to - at : isLong ? Number(view.getBigUint64(at + 8)) : short;
    const head = isLong ? 16 : 8;
    if (length < head || at + length > to || boxes.length >= maxBoxes) return undefined;
    boxes.push({ kind, start: at + head, end: at + length });
    at += length;
  }
  return boxes;
}

/** The largest picture in it: a phone's photograph is there in tiles, small and whole. */
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
