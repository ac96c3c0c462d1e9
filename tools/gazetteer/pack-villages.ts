// Converts villages to the rows of lib/places/layout.ts.
import {
  maxVillagePeopleSteps,
  type Part,
  villageCoordinateSteps,
  villageMarkBits,
} from '../../lib/places/layout.ts';
import { hashOf, placeKey } from '../../lib/places/place-key.ts';
import type { MadePlace } from './place.ts';

export interface Village {
  bucket: number;
  mark: number;
  latitude: number;
  longitude: number;
  people: number;
  land: string;
}

/** Country and region, as the file's list of lands has them. */
export const landOf = ({ country, region = '' }: { country: string; region?: string }): string =>
  `${country}\t${region}`.trim();

// "Us", "Hot" and "Day" are villages, but far more often plain words.
const isTooShort = (key: string) => (/^[a-z]/.test(key) ? key.length < 4 : key.length < 2);

const step = (value: number, from: number, size: number) =>
  Math.round(((value - from) / size) * villageCoordinateSteps);

/** A row for every spelling of its name, sorted by bucket. */
export function villagesOf(places: MadePlace[]): Village[] {
  const rows = places.flatMap(({ names, coordinate, population, ...place }) => {
    const keys = new Set(names.map(placeKey).filter((key) => !isTooShort(key)));
    return [...keys].map((key) => {
      const { bucket, mark } = hashOf(key);
      return {
        bucket,
        mark: mark >>> (24 - villageMarkBits),
        latitude: step(coordinate.latitude, -90, 180),
        longitude: step(coordinate.longitude, -180, 360),
        people: Math.min(maxVillagePeopleSteps, Math.round(Math.log2(1 + population))),
        land: landOf(place),
      };
    });
  });
  return rows.sort(
    (a, b) =>
      a.bucket - b.bucket ||
      a.mark - b.mark ||
      b.people - a.people ||
      a.latitude - b.latitude ||
      a.longitude - b.longitude,
  );
}

export function writeVillages(
  view: DataView,
  at: Record<Part, number>,
  { villages, lands }: { villages: Village[]; lands: ReadonlyMap<string, number> },
): void {
  for (const [row, { bucket, mark, latitude, longitude, people, land }] of villages.entries()) {
    const count = view.getUint8(at.villageCounts + bucket) + 1;
    if (count > 255) throw new Error('A bucket of villages is too full: use more buckets.');
    view.setUint8(at.villageCounts + bucket, count);
    view.setUint16(at.villageMarks + 2 * row, mark >>> 4, true);
    view.setUint8(at.villageSteps + row, (mark & 15) | (people << 4));
    view.setUint16(at.villageWhere + 4 * row, latitude, true);
    view.setUint16(at.villageWhere + 4 * row + 2, longitude, true);
    view.setUint16(at.villageLands + 2 * row, lands.get(land) ?? 0, true);
  }
}
