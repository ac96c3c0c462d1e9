// The hash of every name and its owner, as lib/places/mark-rows.ts reads them.
import { hashOf, placeKey } from '../../lib/places/place-key.ts';

export interface Mark {
  bucket: number;
  mark: number;
  owner: number;
}

const plainKeys = (name: string): string[] => [placeKey(name)];

/** Sorted by bucket; `owner` is an index into the list, `keysOf` gives the keys a name is found by. */
export function marksOf(names: string[][], keysOf = plainKeys): Mark[] {
  const marks = names.flatMap((own, owner) => {
    const keys = new Set(own.flatMap(keysOf).filter(Boolean));
    return [...keys].map((key) => ({ ...hashOf(key), owner }));
  });
  return marks.sort((a, b) => a.bucket - b.bucket || a.mark - b.mark || a.owner - b.owner);
}

export function writeMarks(
  view: DataView,
  at: Record<'counts' | 'marks' | 'owners', number>,
  marks: Mark[],
): void {
  for (const [index, { bucket, mark, owner }] of marks.entries()) {
    const count = view.getUint8(at.counts + bucket) + 1;
    if (count > 255) throw new Error('A bucket of names is too full: use more buckets.');
    view.setUint8(at.counts + bucket, count);
    view.setUint16(at.marks + 3 * index, mark & 0xffff, true);
    view.setUint8(at.marks + 3 * index + 2, mark >>> 16);
    view.setUint16(at.owners + 2 * index, owner, true);
  }
}
