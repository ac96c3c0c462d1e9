// The places that have their own entry: all but the villages.
import { isWithinKm } from '../model/distance.ts';
import type { PlaceCandidate } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { townKinds } from '../model/place-kinds.ts';
import {
  coordinateSteps,
  type Lengths,
  namesPerBlock,
  type Part,
  partsOf,
  peopleSteps,
  prominenceSteps,
} from './layout.ts';
import { openMarks } from './mark-rows.ts';
import { type KeyHash, placeKey } from './place-key.ts';
import { isSlipOf } from './slips.ts';

export interface PlaceTable {
  has(hash: KeyHash): boolean;
  find(hash: KeyHash): PlaceCandidate[];
  /** Adds latitude, longitude and population of each. */
  locate(hash: KeyHash, to: number[]): void;
  /** The town nearest to a point; undefined where the file has none. */
  nearest(to: Coordinate): PlaceCandidate | undefined;
  /** The places whose own name is this key with spelling mistakes, the best known first. */
  alike(key: string, most: number): PlaceCandidate[];
  /** The largest towns within `km`, the largest first. */
  around(at: Coordinate, km: number, most: number): PlaceCandidate[];
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

const peopleAt = (view: DataView, offset: number) =>
  Math.round(2 ** (view.getUint8(offset) / peopleSteps) - 1);

interface Table {
  bytes: Uint8Array;
  view: DataView;
  at: Record<Part, number>;
  groups: Group[];
}

interface Group {
  country: string;
  region: string | undefined;
  zone: string;
}

function candidateAt(table: Table, id: number): PlaceCandidate {
  const { view, at, groups } = table;
  const { country = '', zone, region } = groups[view.getUint16(at.groupOf + 2 * id, true)] ?? {};
  const standing = view.getUint8(at.standing + id);
  return {
    name: nameAt(table, id),
    country,
    coordinate: coordinateAt(view, at.where + 5 * id),
    population: peopleAt(view, at.people + id),
    kind: townKinds[standing & 3] ?? 'city',
    prominence: (standing >> 2) / prominenceSteps,
    ...(zone && { timeZone: zone }),
    ...(region && { region }),
  };
}

/** Each line has the number of a land and a time zone, which is left out if it is that of the line before. */
function groupsIn(bytes: Uint8Array, lands: string[][]): Group[] {
  let before = '';
  return linesIn(bytes).map(([land = '', zone]) => {
    before = zone ?? before;
    const [country = '', region] = lands[Number(land)] ?? [];
    return { country, region, zone: before };
  });
}

/** The lines of a part, split into fields at tabs. */
export const linesIn = (bytes: Uint8Array): string[][] =>
  decoder
    .decode(bytes)
    .split('\n')
    .map((line) => line.split('\t'));

/** `lands` are the file's countries and regions. */
export function openPlaceTable(bytes: Uint8Array, lengths: Lengths, lands: string[][]): PlaceTable {
  const { at } = partsOf(lengths);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const groups = groupsIn(bytes.subarray(at.groups, at.groups + lengths.groups), lands);
  const table = { bytes, view, at, groups };
  const rowOf = openMarks(bytes, at);

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
    nearest(to) {
      let best = -1;
      let least = Number.POSITIVE_INFINITY;
      for (let id = 0; id < lengths.places; id += 1) {
        if (townKinds[view.getUint8(at.standing + id) & 3] !== 'city') continue;
        const squared = chordOf(to, coordinateAt(view, at.where + 5 * id));
        if (squared < least) [best, least] = [id, squared];
      }
      return best < 0 ? undefined : candidateAt(table, best);
    },
    alike: (key, most) => placesAlike(table, lengths.places, key).slice(0, most),
    around(middle, km, most) {
      const found: { id: number; people: number }[] = [];
      for (let id = 0; id < lengths.places; id += 1) {
        if (townKinds[view.getUint8(at.standing + id) & 3] !== 'city') continue;
        if (isWithinKm(km, middle, coordinateAt(view, at.where + 5 * id)))
          found.push({ id, people: view.getUint8(at.people + id) });
      }
      const largest = found.sort((a, b) => b.people - a.people).slice(0, most);
      return largest.map(({ id }) => candidateAt(table, id));
    },
  };
}

const radians = Math.PI / 180;

/** A measure that orders points by distance without computing it; right across the date line and at the poles. */
function chordOf(a: Coordinate, b: Coordinate): number {
  const north = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2;
  if (north > 0.01) return 1 + north;
  const east = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  return north + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * east;
}

const name = new Uint8Array(512);

/** Reads the next name over the previous one in `name`; returns its length, and where the next one begins. */
function readName({ bytes, view }: Table, offset: number): { length: number; next: number } {
  const shared = view.getUint8(offset);
  const own = view.getUint8(offset + 1);
  name.set(bytes.subarray(offset + 2, offset + 2 + own), shared);
  return { length: shared + own, next: offset + 2 + own };
}

/** Each name is stored without the prefix it shares with the one before, so its block is read from the start. */
function nameAt(table: Table, id: number): string {
  const { view, at } = table;
  let offset = at.names + view.getUint32(at.blocks + 4 * Math.floor(id / namesPerBlock), true);
  let length = 0;
  for (let step = id % namesPerBlock; step >= 0; step -= 1)
    ({ length, next: offset } = readName(table, offset));
  return decoder.decode(name.subarray(0, length));
}

const lowerCase = 0x20;
const firstBeyondAscii = 0x80;
// How many more bytes than key letters a name can have, because of accents and spaces.
const maxMoreBytes = 8;
const maxFewerBytes = 3;

/** Scans every name, but decodes only those of about this length that begin with this letter or a non-ASCII one. */
function placesAlike(table: Table, places: number, key: string): PlaceCandidate[] {
  const asked = key.replaceAll(' ', '');
  const found: PlaceCandidate[] = [];
  let offset = table.at.names;
  for (let id = 0; id < places; id += 1) {
    const { length, next } = readName(table, offset);
    offset = next;
    const first = name[0] ?? 0;
    if (length < asked.length - maxFewerBytes || length > asked.length + maxMoreBytes) continue;
    if (first < firstBeyondAscii && (first | lowerCase) !== asked.charCodeAt(0)) continue;
    const own = placeKey(decoder.decode(name.subarray(0, length))).replaceAll(' ', '');
    if (own !== asked && isSlipOf(asked, own)) found.push(candidateAt(table, id));
  }
  return found.sort((a, b) => b.prominence - a.prominence);
}
