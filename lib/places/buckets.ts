import { bucketsPerGroup } from './layout.ts';

/** Four bytes as one little-endian number. */
const wholeAt = (bytes: Uint8Array, at: number) =>
  ((bytes[at] ?? 0) |
    ((bytes[at + 1] ?? 0) << 8) |
    ((bytes[at + 2] ?? 0) << 16) |
    ((bytes[at + 3] ?? 0) << 24)) >>>
  0;

/** Where each bucket's rows begin: the file stores this for every 16th bucket, and the counts give the rest. */
export function openBuckets(bytes: Uint8Array, starts: number, counts: number): (bucket: number) => number {
  return (bucket) => {
    const group = Math.floor(bucket / bucketsPerGroup);
    let row = wholeAt(bytes, starts + 4 * group);
    const until = counts + bucket;
    for (let at = counts + group * bucketsPerGroup; at < until; at += 1) row += bytes[at] as number;
    return row;
  };
}

/** Fills in the starts once the counts are written. */
export function writeStarts(
  view: DataView,
  starts: number,
  { at, size }: { at: number; size: number },
): void {
  let rows = 0;
  for (let bucket = 0; bucket < size; bucket += 1) {
    if (bucket % bucketsPerGroup === 0) view.setUint32(starts + (4 * bucket) / bucketsPerGroup, rows, true);
    rows += view.getUint8(at + bucket);
  }
}
