// Every sight's coordinate is written down a second time by someone who has not seen the first, `second/<country>.txt`:
// local name | town | latitude, longitude. Where both agree, it can be trusted.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { distanceKm } from '../../lib/model/distance.ts';
import type { Coordinate } from '../../lib/model/itinerary.ts';
import type { Sight } from './read-sights.ts';

const folder = new URL('second/', import.meta.url);
const keyOf = (country: string, local: string, town: string) => `${country} | ${local} | ${town}`;

/** By country, local name and town. */
export function secondCoordinates(): (sight: Sight) => Coordinate | undefined {
  const written = new Map<string, Coordinate>();
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const country = file.replace(/\.txt$/, '');
    for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n').filter(Boolean)) {
      const [local = '', town = '', place = ''] = line.split('|').map((part) => part.trim());
      const [latitude = Number.NaN, longitude = Number.NaN] = place.split(/\s*,\s*/).map(Number);
      if (!Number.isNaN(latitude + longitude))
        written.set(keyOf(country, local, town), { latitude, longitude });
    }
  }
  return ({ country, local, town }) => written.get(keyOf(country, local, town));
}

/** In kilometres. */
export const apart = ({ latitude, longitude }: Sight, second: Coordinate): number =>
  distanceKm({ latitude, longitude }, second);

/** Two people pointing at one building rarely point at the same door. */
const minReach = 0.3;

/** Both mean the same place: they lie within its reach of each other. */
export const isAgreed = (sight: Sight, second: Coordinate): boolean =>
  apart(sight, second) <= Math.max(sight.reach, minReach);
