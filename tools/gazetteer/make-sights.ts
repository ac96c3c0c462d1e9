// Keeps the sights that can be trusted: listed twice at the same location, in a known town or at least a known country.
import { distanceKm } from '../../lib/model/distance.ts';
import type { SightKind } from '../../lib/model/place-kinds.ts';
import { placeKey } from '../../lib/places/place-key.ts';
import { nearestIn } from './nearest.ts';
import type { MadePlace, MadeSight } from './place.ts';
import { readSights, type Sight } from './read-sights.ts';
import { isAgreed, secondCoordinates } from './second-coordinates.ts';

// Kinds that are always in their town. Parks, peaks and the like are listed under the town one sets out from, which can
// be far.
const urban = new Set<SightKind>([
  ...(['museum', 'church', 'mosque', 'square', 'street', 'quarter', 'market', 'theatre'] as const),
  ...(['stadium', 'university', 'cafe', 'restaurant', 'cemetery', 'station'] as const),
]);
const townKm = 40;
const countryKm = 250;

// "LHR" is looked up as a code; as names, "THE" and "DAY" would be airports.
const isCode = /^[A-Z]{3}$/;

function madeOf(sight: Sight, near: MadePlace): MadeSight {
  const { local, names, kind, town, latitude, longitude, reach, fame } = sight;
  const all = [local, ...names.map(({ name }) => name)];
  return {
    name: local,
    country: near.country,
    ...(near.region && { region: near.region }),
    town,
    coordinate: { latitude, longitude },
    kind,
    reach,
    fame,
    names: kind === 'airport' ? all.filter((name) => !isCode.test(name)) : all,
  };
}

/** `places` are the settlements, with their regions. */
export function makeSights(places: MadePlace[]): MadeSight[] {
  const cities = places.filter(({ kind }) => kind === 'city');
  const nearest = nearestIn(cities);
  const called = Map.groupBy(
    cities.flatMap((city) =>
      [...new Set(city.names.map(placeKey))].map((key) => ({ city, key: `${key} ${city.country}` })),
    ),
    ({ key }) => key,
  );
  const secondOf = secondCoordinates();
  return readSights().sights.flatMap((sight) => {
    const second = secondOf(sight);
    if (!second || !isAgreed(sight, second)) return [];
    const country = sight.country.toUpperCase();
    const near = nearest(sight, country);
    if (!near || near.km > countryKm + sight.reach) return [];
    const towns = called.get(`${placeKey(sight.town)} ${country}`) ?? [];
    const isFar = towns.every(({ city }) => distanceKm(city.coordinate, sight) > townKm + 2 * sight.reach);
    if (urban.has(sight.kind) && towns.length > 0 && isFar) return [];
    return [madeOf(sight, near.place)];
  });
}
