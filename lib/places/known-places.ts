// Pure: no browser, no network, no clock.
// The places that have an entry of their own: all but the villages.
import type { PlaceCandidate } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { townKinds } from '../model/place-kinds.ts';
import { openBuckets } from './buckets.ts';
import {
  coordinateSteps,
  type Lengths,
  namesPerBlock,
  type Part,
  partsOf,
  peopleSteps,
  prominenceSteps,
} from './layout.ts';
import type { KeyHash } from './place-key.ts';

export interface Known {
  has(hash: KeyHash): boolean;
  find(hash: KeyHash): PlaceCandidate[];
  /** Adds latitude, longitude and population of each. */
  locate(hash: KeyHash, to: number[]): void;
}

const decoder = new TextDecoder();

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

function coordinateAt(view: DataView, offset: number): Coordinate {
  const rest = view.getUint8(offset + 4);
  const latitude = (view.getUint16(offset, true) << 4) | (rest & 15);
  const longitude = (view.getUint16(offset + 2, true) << 4) | (rest >> 4);
  return {
    latitude: rounded((latitude / coordinateSteps) * 180 - 90),
    longitude: rounded((longitude / coordinateSteps) * 360 - 180),
  };
}

/** Finds the next row from `from` on that holds the mark; -1 if its bucket has none. */
function openRows(bytes: Uint8Array, at: Record<Part, number>) {
  const startOf = openBuckets(bytes, at.starts, at.counts);
  const { counts, marks } = at;
  return ({ bucket, mark }: KeyHash, from: number): number => {
    const count = bytes[counts + bucket] as number;
    if (count === 0) return -1;
    const start = startOf(bucket);
    const low = mark & 255;
    for (let row = Math.max(from, start); row < start + count; row += 1) {
      const offset = marks + 3 * row;
      if (bytes[offset] !== low) continue;
      const rest = (bytes[offset + 1] as number) | ((bytes[offset + 2] as number) << 8);
      if (rest === mark >>> 8) return row;
    }
    return -1;
  };
}

const peopleAt = (view: DataView, offset: number) =>
  Math.round(2 ** (view.getUint8(offset) / peopleSteps) - 1);

interface Table {
  bytes: Uint8Array;
  view: DataView;
  at: Record<Part, number>;
  groups: string[][];
}

function candidateAt(table: Table, id: number): PlaceCandidate {
  const { view, at, groups } = table;
  const [country = '', zone] = groups[view.getUint16(at.groupOf + 2 * id, true)] ?? [];
  const standing = view.getUint8(at.standing + id);
  return {
    name: nameAt(table, id),
    country,
    coordinate: coordinateAt(view, at.where + 5 * id),
    population: peopleAt(view, at.people + id),
    kind: townKinds[standing & 3] ?? 'city',
    prominence: (standing >> 2) / prominenceSteps,
    ...(zone && { timeZone: zone }),
  };
}

/** Country and time zone: "PT Europe/Lisbon". */
const groupsIn = (bytes: Uint8Array): string[][] =>
  decoder
    .decode(bytes)
    .split('\n')
    .map((line) => line.split(' '));

export function openKnown(bytes: Uint8Array, lengths: Lengths): Known {
  const { at } = partsOf(lengths);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const groups = groupsIn(bytes.subarray(at.groups, at.groups + lengths.groups));
  const table = { bytes, view, at, groups };
  const rowOf = openRows(bytes, at);

  function each(hash: KeyHash, use: (id: number) => void): void {
    for (let row = rowOf(hash, 0); row >= 0; row = rowOf(hash, row + 1))
      use(view.getUint16(at.owners + 2 * row, true));
  }

  return {
    has: (hash) => rowOf(hash, 0) >= 0,
    find(hash) {
      const found: PlaceCandidate[] = [];
      each(hash, (id) => found.push(candidateAt(table, id)));
      return found;
    },
    locate(hash, to) {
      each(hash, (id) => {
        const { latitude, longitude } = coordinateAt(view, at.where + 5 * id);
        to.push(latitude, longitude, peopleAt(view, at.people + id));
      });
    },
  };
}

const name = new Uint8Array(512);

/** Each name keeps what it shares with the one before it, so its block is read from the start. */
function nameAt({ bytes, view, at }: Table, id: number): string {
  let offset = at.names + view.getUint32(at.blocks + 4 * Math.floor(id / namesPerBlock), true);
  let length = 0;
  for (let step = id % namesPerBlock; step >= 0; step -= 1) {
    const shared = view.getUint8(offset);
    const own = view.getUint8(offset + 1);
    name.set(bytes.subarray(offset + 2, offset + 2 + own), shared);
    length = shared + own;
    offset += 2 + own;
  }
  return decoder.decode(name.subarray(0, length));
}
