// Finds the state or province name of every settlement. The table of cities numbers its regions, but in countries that
// renumbered theirs, these numbers do not match the list of names: there, the nearest city in that list's own table is
// used.
import * as z from 'zod/mini';
import { nearestIn } from './nearest.ts';
import type { MadePlace } from './place.ts';

const Listed = z.array(
  z.object({ lat: z.string(), lng: z.string(), country: z.string(), admin1: z.string() }),
);

// This share of a country's cities must have the same number in both tables.
const mostlyAlike = 0.9;
// Farther apart than this, the two tables mean different cities.
const sameKm = 3;

/** `list` is the table that `names` belongs to, whose keys are region numbers: "IT.16". */
export function withRegions(cities: MadePlace[], list: unknown, names: Map<string, string>): MadePlace[] {
  const listed = z.parse(Listed, list).map(({ lat, lng, country, admin1 }) => ({
    country,
    coordinate: { latitude: Number(lat), longitude: Number(lng) },
    division: `${country}.${admin1}`,
  }));
  const nearest = nearestIn(listed);
  const disagreeing = new Set(
    [...Map.groupBy(cities, ({ country }) => country)].flatMap(([country, members]) => {
      const pairs = sampled(members).flatMap(({ coordinate, division }) => {
        const near = nearest(coordinate, country);
        return near && near.km <= sameKm ? [near.place.division === division] : [];
      });
      const alike = pairs.filter(Boolean).length;
      return pairs.length > 0 && alike < mostlyAlike * pairs.length ? [country] : [];
    }),
  );
  return cities.map((city) => {
    const division = disagreeing.has(city.country)
      ? nearest(city.coordinate, city.country)?.place.division
      : city.division;
    const region = names.get(division ?? '');
    return region ? { ...city, region } : city;
  });
}

const maxSampled = 200;
/** An even sample, large enough to decide. */
function sampled(members: MadePlace[]): MadePlace[] {
  const step = Math.max(1, Math.floor(members.length / maxSampled));
  return members.filter((_, index) => index % step === 0);
}
