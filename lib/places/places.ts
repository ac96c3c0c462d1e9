// The offline gazetteer: finds the places that a name may mean. Its file is made by tools/gazetteer.ts
// and is never unpacked: a lookup reads the few bytes it needs. The caller loads the file.
import type { PlaceCandidate } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { linesIn, openPlaceTable } from './known-places.ts';
import { headBytes, type Lengths, lengthNames, magic, partsOf, version } from './layout.ts';
import { hashOf, placeKey } from './place-key.ts';
import { noSights, openSights, type Sights } from './sights.ts';
import { openVillages } from './villages.ts';

export interface Places {
  /** All places the name may mean, the best known first. */
  lookup(name: string): PlaceCandidate[];
  /** True if `lookup` would find something; half its cost. */
  has(name: string): boolean;
  /** Latitude, longitude and population of all places the name may mean, in one flat list; cheaper than `lookup`. */
  coordinatesOfName(name: string): number[];
  /** Towns, regions and countries whose own name is this with spelling mistakes, the best known first. */
  lookupWithSlips(name: string, most: number): PlaceCandidate[];
  /** The airport with an IATA code, in upper or lower case. */
  airport(code: string): PlaceCandidate | undefined;
  nearestTown(to: Coordinate): PlaceCandidate | undefined;
  townsAround(at: Coordinate, km: number, most: number): PlaceCandidate[];
  sights: Sights;
  credits: string;
}

/** The name an airport's code is stored under: alone, "THE", "DAY" and "BUS" are words. */
export const codeName = (code: string): string => `IATA ${code}`;

const nothing: Places = {
  lookup: () => [],
  has: () => false,
  coordinatesOfName: () => [],
  lookupWithSlips: () => [],
  airport: () => undefined,
  nearestTown: () => undefined,
  townsAround: () => [],
  sights: noSights,
  credits: '',
};

function lengthsOf(view: DataView): Lengths | undefined {
  if (view.byteLength < headBytes) return undefined;
  const head = Array.from({ length: magic.length }, (_, at) => String.fromCharCode(view.getUint8(at)));
  if (head.join('') !== magic || view.getUint8(magic.length) !== version) return undefined;
  const entries = lengthNames.map((name, index) => [name, view.getUint32(8 + 4 * index, true)]);
  const lengths: Lengths = Object.fromEntries(entries);
  return partsOf(lengths).total === view.byteLength ? lengths : undefined;
}

/** Opens the file's bytes. Bytes of another kind or version give an empty gazetteer. */
export function openPlaces(bytes: Uint8Array): Places {
  const lengths = lengthsOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return lengths ? opened(bytes, lengths) : nothing;
}

// Shorter names are one slip away from many others.
const minSlipLength = 5;

function opened(bytes: Uint8Array, lengths: Lengths): Places {
  const { at } = partsOf(lengths);
  const lands = linesIn(bytes.subarray(at.lands, at.lands + lengths.lands));
  const known = openPlaceTable(bytes, lengths, lands);
  const villages = openVillages(bytes, lengths, lands);
  const sights = openSights(bytes.subarray(at.sights, at.sights + lengths.sights), lands);
  return {
    has(name) {
      const key = placeKey(name);
      if (key === '') return false;
      const hash = hashOf(key);
      return known.has(hash) || villages.has(hash);
    },
    lookup(name) {
      const key = placeKey(name);
      if (key === '') return [];
      const hash = hashOf(key);
      const found = [...known.find(hash), ...villages.find(hash, name.trim())];
      return found.length > 1
        ? found.sort((a, b) => b.prominence - a.prominence || b.population - a.population)
        : found;
    },
    coordinatesOfName(name) {
      const key = placeKey(name);
      if (key === '') return [];
      const hash = hashOf(key);
      const found: number[] = [];
      known.locate(hash, found);
      villages.locate(hash, found);
      return found;
    },
    lookupWithSlips(name, most) {
      const key = placeKey(name);
      return key.length < minSlipLength ? [] : known.alike(key, most);
    },
    airport: (code) => known.find(hashOf(placeKey(codeName(code)))).find(({ kind }) => kind === 'airport'),
    nearestTown: known.nearest,
    townsAround: known.around,
    sights,
    credits: new TextDecoder().decode(bytes.subarray(at.credits, at.credits + lengths.credits)),
  };
}
