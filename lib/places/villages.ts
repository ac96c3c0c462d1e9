// Pure: no browser, no network, no clock.
// Small settlements: a row each, by their own name alone.
import type { PlaceCandidate } from '../model/evidence.ts';
import { openBuckets } from './buckets.ts';
import { type Lengths, partsOf, villageCoordinateSteps, villageMarkBits } from './layout.ts';
import type { KeyHash } from './place-key.ts';

export interface Villages {
  has(hash: KeyHash): boolean;
  /** `asked` is how the name was asked for, and what the village is called then. */
  find(hash: KeyHash, asked: string): PlaceCandidate[];
  /** Adds latitude, longitude and population of each. */
  locate(hash: KeyHash, to: number[]): void;
}

// As for cities (tools/gazetteer/read-cities.ts), with one or two other names each: a hamlet is near 0.2.
const prominenceOf = (step: number) => (step + 1) / 54;

const rounded = (value: number) => Math.round(value * 1e3) / 1e3;

export function openVillages(bytes: Uint8Array, lengths: Lengths): Villages {
  const { at } = partsOf(lengths);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const startOf = openBuckets(view, at.villageStarts, at.villageCounts);
  const byte = (offset: number) => bytes[offset] ?? 0;
  const pair = (offset: number) => byte(offset) | (byte(offset + 1) << 8);

  /** The next row from `from` on that holds the mark; -1 if its bucket has none. */
  function rowOf({ bucket, mark }: KeyHash, from: number): number {
    const short = mark >>> (24 - villageMarkBits);
    const start = startOf(bucket);
    const until = start + byte(at.villageCounts + bucket);
    for (let row = Math.max(from, start); row < until; row += 1) {
      if (pair(at.villageMarks + 2 * row) !== short >>> 4) continue;
      if ((byte(at.villageSteps + row) & 15) === (short & 15)) return row;
    }
    return -1;
  }

  const stepOf = (row: number) => byte(at.villageSteps + row) >> 4;
  const peopleOf = (row: number) => 2 ** stepOf(row) - 1;
  const latitudeOf = (row: number) =>
    rounded((pair(at.villageWhere + 4 * row) / villageCoordinateSteps) * 180 - 90);
  const longitudeOf = (row: number) =>
    rounded((pair(at.villageWhere + 4 * row + 2) / villageCoordinateSteps) * 360 - 180);

  function candidate(row: number, name: string): PlaceCandidate {
    const country = at.countries + 2 * byte(at.villageCountries + row);
    return {
      name,
      country: String.fromCharCode(byte(country), byte(country + 1)),
      coordinate: { latitude: latitudeOf(row), longitude: longitudeOf(row) },
      population: peopleOf(row),
      kind: 'city',
      prominence: prominenceOf(stepOf(row)),
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
