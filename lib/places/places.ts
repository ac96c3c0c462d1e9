// Pure: no browser, no network, no clock.
// The offline gazetteer: what a name may mean. Its file is made by tools/gazetteer.ts and is never unpacked:
// a lookup reads the few bytes it needs. Loading the file is the caller's business.
import type { PlaceCandidate } from '../model/evidence.ts';
import {
  coordinateSteps,
  headBytes,
  kinds,
  type Lengths,
  lengthNames,
  magic,
  namesPerBlock,
  partsOf,
  peopleSteps,
  prominenceSteps,
  version,
} from './layout.ts';
import { hashOf, placeKey } from './place-key.ts';

export interface Places {
  /** Everything the name may mean, the best known first. */
  lookup(name: string): PlaceCandidate[];
  /** True if `lookup` would find something; half its cost. */
  has(name: string): boolean;
  credits: string;
}

const nothing: Places = { lookup: () => [], has: () => false, credits: '' };

function lengthsOf(view: DataView): Lengths | undefined {
  if (view.byteLength < headBytes) return undefined;
  const head = Array.from({ length: magic.length }, (_, at) => String.fromCharCode(view.getUint8(at)));
  if (head.join('') !== magic || view.getUint8(magic.length) !== version) return undefined;
  const lengths = { credits: 0, groups: 0, places: 0, names: 0, marks: 0, buckets: 0 };
  for (const [index, name] of lengthNames.entries()) lengths[name] = view.getUint32(8 + 4 * index, true);
  return partsOf(lengths).total === view.byteLength ? lengths : undefined;
}

/** Opens the file's bytes. Bytes of another kind or version make a gazetteer that knows nothing. */
export function openPlaces(bytes: Uint8Array): Places {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lengths = lengthsOf(view);
  return lengths ? opened(bytes, view, lengths) : nothing;
}

function opened(bytes: Uint8Array, view: DataView, lengths: Lengths): Places {
  const { at } = partsOf(lengths);
  const text = (from: number, size: number) => new TextDecoder().decode(bytes.subarray(from, from + size));
  const groups = text(at.groups, lengths.groups)
    .split('\n')
    .map((line) => line.split(' '));
  const starts = startsOf(bytes.subarray(at.counts, at.counts + lengths.buckets));

  function owners(name: string): number[] {
    const key = placeKey(name);
    if (key === '') return [];
    const { bucket, mark } = hashOf(key);
    const found: number[] = [];
    for (let index = starts[bucket] ?? 0; index < (starts[bucket + 1] ?? 0); index += 1) {
      const offset = at.marks + 3 * index;
      const held = view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
      if (held === mark) found.push(view.getUint16(at.owners + 2 * index, true));
    }
    return found;
  }

  function coordinateOf(id: number) {
    const offset = at.where + 5 * id;
    const rest = view.getUint8(offset + 4);
    const latitude = (view.getUint16(offset, true) << 4) | (rest & 15);
    const longitude = (view.getUint16(offset + 2, true) << 4) | (rest >> 4);
    const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
    return {
      latitude: rounded((latitude / coordinateSteps) * 180 - 90),
      longitude: rounded((longitude / coordinateSteps) * 360 - 180),
    };
  }

  function candidate(id: number): PlaceCandidate {
    const [country = '', zone] = groups[view.getUint16(at.groupOf + 2 * id, true)] ?? [];
    const standing = view.getUint8(at.standing + id);
    return {
      name: nameAt({ bytes, view, blocks: at.blocks, names: at.names }, id),
      country,
      coordinate: coordinateOf(id),
      population: Math.round(2 ** (view.getUint8(at.people + id) / peopleSteps) - 1),
      kind: kinds[standing & 3] ?? 'city',
      prominence: (standing >> 2) / prominenceSteps,
      ...(zone && { timeZone: zone }),
    };
  }

  return {
    has: (name) => owners(name).length > 0,
    lookup: (name) =>
      owners(name)
        .map(candidate)
        .sort((a, b) => b.prominence - a.prominence || b.population - a.population),
    credits: text(at.credits, lengths.credits),
  };
}

function startsOf(counts: Uint8Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (let bucket = 0; bucket < counts.length; bucket += 1) {
    starts[bucket + 1] = (starts[bucket] ?? 0) + (counts[bucket] ?? 0);
  }
  return starts;
}

interface NameTable {
  bytes: Uint8Array;
  view: DataView;
  blocks: number;
  names: number;
}

/** Each name keeps what it shares with the one before it, so its block is read from the start. */
function nameAt({ bytes, view, blocks, names }: NameTable, id: number): string {
  let offset = names + view.getUint32(blocks + 4 * Math.floor(id / namesPerBlock), true);
  const name = new Uint8Array(256);
  let length = 0;
  for (let step = id % namesPerBlock; step >= 0; step -= 1) {
    const shared = view.getUint8(offset);
    const own = view.getUint8(offset + 1);
    name.set(bytes.subarray(offset + 2, offset + 2 + own), shared);
    length = shared + own;
    offset += 2 + own;
  }
  return new TextDecoder().decode(name.subarray(0, length));
}
