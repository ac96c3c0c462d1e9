// Pure: no browser, no network, no clock.
import { bucketsPerGroup } from './layout.ts';

/** Where each bucket's rows begin: the file says it for every 16th, and the counts lead on from there. */
export function openBuckets(view: DataView, starts: number, counts: number): (bucket: number) => number {
  return (bucket) => {
    const group = Math.floor(bucket / bucketsPerGroup);
    let row = view.getUint32(starts + 4 * group, true);
    for (let before = group * bucketsPerGroup; before < bucket; before += 1)
      row += view.getUint8(counts + before);
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
