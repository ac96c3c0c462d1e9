// The nested boxes that HEIC, AVIF and MP4 files are made of: each begins with its length and its kind.

export interface Box {
  kind: string;
  start: number;
  end: number;
}

// A real file has a few dozen; one with more than this was made to waste our time.
const maxBoxes = 4000;

/** The boxes between two offsets; undefined if one of them reaches beyond the end. */
export function boxesIn(view: DataView, from: number, to: number): Box[] | undefined {
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
