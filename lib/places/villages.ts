// Small settlements: one row each, found only by their own name.
import type { PlaceCandidate } from '../model/evidence.ts';
import { openBuckets } from './buckets.ts';
import { type Lengths, type Part, partsOf, villageCoordinateSteps, villageMarkBits } from './layout.ts';
import type { KeyHash } from './place-key.ts';

export interface Villages {
  has(hash: KeyHash): boolean;
  /** `asked` is the name looked up, which the village is then given. */
  find(hash: KeyHash, asked: string): PlaceCandidate[];
  /** Adds latitude, longitude and population of each. */
  locate(hash: KeyHash, to: number[]): void;
}

// As for cities (tools/gazetteer/read-cities.ts), with one or two other names each: a hamlet is near 0.2.
const prominenceOf = (step: number) => (step + 1) / 54;

const rounded = (value: number) => Math.round(value * 1e3) / 1e3;
const byteAt = (bytes: Uint8Array, offset: number) => bytes[offset] ?? 0;
const pairAt = (bytes: Uint8Array, offset: number) =>
  byteAt(bytes, offset) | (byteAt(bytes, offset + 1) << 8);

/** Finds the next row from `from` on that holds the mark; -1 if its bucket has none. */
function openRows(bytes: Uint8Array, at: Record<Part, number>) {
  const startOf = openBuckets(bytes, at.villageStarts, at.villageCounts);
  const { villageCounts, villageMarks, villageSteps } = at;
  return ({ bucket, mark }: KeyHash, from: number): number => {
    const count = byteAt(bytes, villageCounts + bucket);
    if (count === 0) return -1;
    const short = mark >>> (24 - villageMarkBits);
    const start = startOf(bucket);
    for (let row = Math.max(from, start); row < start + count; row += 1) {
      if (pairAt(bytes, villageMarks + 2 * row) !== short >>> 4) continue;
      if ((byteAt(bytes, villageSteps + row) & 15) === (short & 15)) return row;
    }
    return -1;
  };
}

/** `lands` are the file's countries and regions. */
export function openVillages(bytes: Uint8Array, lengths: Lengths, lands: string[][]): Villages {
  const { at } = partsOf(lengths);
  const rowOf = openRows(bytes, at);
  const byte = (offset: number) => byteAt(bytes, offset);
  const pair = (offset: number) => pairAt(bytes, offset);
  const stepOf = (row: number) => byte(at.villageSteps + row) >> 4;
  const peopleOf = (row: number) => 2 ** stepOf(row) - 1;
  const latitudeOf = (row: number) =>
    rounded((pair(at.villageWhere + 4 * row) / villageCoordinateSteps) * 180 - 90);
  const longitudeOf = (row: number) =>
    rounded((pair(at.villageWhere + 4 * row + 2) / villageCoordinateSteps) * 360 - 180);

  function candidate(row: number, name: string): PlaceCandidate {
    const [country = '', region] = lands[pair(at.villageLands + 2 * row)] ?? [];
    return {
      name,
      country,
      coordinate: { latitude: latitudeOf(row), longitude: longitudeOf(row) },
      population: peopleOf(row),
      kind: 'city',
      prominence: prominenceOf(stepOf(row)),
      ...(region && { region }),
    };
  }

  return {
    has: (hash) => rowOf(hash, 0) >= 0,
    find(hash, asked) {
      const found: PlaceCandidate[] = [];
      for (let row = rowOf(hash, 0); row >= 0; row = rowOf(hash, row + 1)) found.push(candidate(row, asked));
      return found;
    },
    locate(hash, to) {
      for (let row = rowOf(hash, 0); row >= 0; row = rowOf(hash, row + 1))
        to.push(latitudeOf(row), longitudeOf(row), peopleOf(row));
    },
  };
}
