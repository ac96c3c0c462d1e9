// Settlements and quarters that only the second GeoNames table has: Tribeca, Somerset West, Morretes. It has only names
// and coordinates, so they become villages.
import * as z from 'zod/mini';
import { distanceKm } from '../../lib/model/distance.ts';
import { placeKey } from '../../lib/places/place-key.ts';
import type { MadePlace } from './place.ts';

const Listed = z.array(
  z.object({
    name: z.string(),
    lat: z.string(),
    lng: z.string(),
    country: z.string(),
    admin1: z.string(),
  }),
);

// Closer than this, two places of one name are the same; the two tables put the centre of a large town farther apart.
const sameKm = 15;
const sameTownKm = 60;
const minTownProminence = 0.3;
// The table lists places with a thousand people or more.
const minPeople = 1000;
const prominence = 0.19;

export function readListed(list: unknown, cities: MadePlace[]): MadePlace[] {
  const byName = Map.groupBy(
    cities.flatMap((city) =>
      [...new Set(city.names.map(placeKey))].map((key) => ({ city, key: `${key} ${city.country}` })),
    ),
    ({ key }) => key,
  );
  return z.parse(Listed, list).flatMap(({ name, lat, lng, country, admin1 }) => {
    const coordinate = { latitude: Number(lat), longitude: Number(lng) };
    const alike = byName.get(`${placeKey(name)} ${country}`) ?? [];
    const isKnown = alike.some(
      ({ city }) =>
        distanceKm(city.coordinate, coordinate) <=
        (city.prominence >= minTownProminence ? sameTownKm : sameKm),
    );
    if (isKnown) return [];
    return [
      {
        ...{ name, country, coordinate, prominence, population: minPeople },
        kind: 'city' as const,
        names: [name],
        isSmall: true,
        division: `${country}.${admin1}`,
      },
    ];
  });
}
