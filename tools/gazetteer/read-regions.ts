// Hand-written places in data/ that the table of cities lacks: regions, islands, mountains, lakes, parks, small places
// that many travel to, and other names of cities.
import { readdirSync, readFileSync } from 'node:fs';
import { placeKey } from '../../lib/places/place-key.ts';
import type { MadePlace } from './place.ts';

const folder = new URL('data/', import.meta.url);
const linesOf = (file: string) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|'));

// A hand-written region is about as prominent as a large city, a small place as a town.
const prominence = { region: 0.55, city: 0.46 };
// A place with names in many languages is better known and usually larger: Wales compared with Pembrokeshire in it.
const prominencePerName = 0.025;
const maxNamesCounted = 8;
// Two places with the same name and country within this distance are one.
const sameDegrees = 0.3;

/** Accurate enough for "the nearest city": degrees, with longitudes narrowing towards the poles. */
function apart(a: MadePlace, b: MadePlace): number {
  const narrowed = Math.cos((a.coordinate.latitude * Math.PI) / 180);
  const north = a.coordinate.latitude - b.coordinate.latitude;
  return Math.hypot(north, narrowed * (a.coordinate.longitude - b.coordinate.longitude));
}

function nearest(place: MadePlace, cities: MadePlace[] = []): MadePlace | undefined {
  let best: MadePlace | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const city of cities) {
    const degrees = apart(place, city);
    if (degrees < least) [best, least] = [city, degrees];
  }
  return best;
}

function placeOf(
  [name = '', country = '', latitude, longitude, others = '']: string[],
  kind: 'region' | 'city',
): MadePlace {
  const coordinate = { latitude: Number(latitude), longitude: Number(longitude) };
  if (!/^[A-Z]{2}$/.test(country) || !Number.isFinite(coordinate.latitude + coordinate.longitude)) {
    throw new Error(`A line about "${name}" in tools/gazetteer/data lacks its country or coordinate.`);
  }
  const names = [name, ...others.split(';').filter(Boolean)];
  const fame = kind === 'region' ? prominencePerName * Math.min(maxNamesCounted, names.length - 1) : 0;
  return { name, country, coordinate, population: 0, kind, prominence: prominence[kind] + fame, names };
}

/** Adds names to the intended city and removes those marked with a minus; a city missing from the table is skipped. */
export function addOtherNames(cities: MadePlace[]): void {
  const top = new Map<string, MadePlace>();
  for (const city of cities) {
    const key = `${placeKey(city.name)} ${city.country}`;
    if (city.prominence > (top.get(key)?.prominence ?? -1)) top.set(key, city);
  }
  for (const [name = '', country = '', others = ''] of linesOf('other-names.txt')) {
    const meant = top.get(`${placeKey(name)} ${country}`);
    if (!meant) continue;
    const said = others.split(';').filter(Boolean);
    const misnomers = new Set(said.filter((other) => other.startsWith('-')).map((other) => other.slice(1)));
    meant.names = [...meant.names, ...said.filter((other) => !other.startsWith('-'))].filter(
      (own) => !misnomers.has(own),
    );
    meant.isSmall = false;
  }
}

/** The hand-written places. A place that is also in the table only adds its names and prominence to that entry. */
export function readRegions(cities: MadePlace[]): MadePlace[] {
  const files = readdirSync(folder)
    .filter((file) => file.startsWith('regions-'))
    .sort();
  const regions = files.flatMap((file) => linesOf(file).map((line) => placeOf(line, 'region')));
  const named = cities.flatMap((city) =>
    city.names.map((name) => ({ city, key: `${placeKey(name)} ${city.country}` })),
  );
  const byKey = Map.groupBy(named, ({ key }) => key);
  const small = linesOf('small-places.txt').flatMap((line) => {
    const place = placeOf(line, 'city');
    const alike = byKey.get(`${placeKey(place.name)} ${place.country}`) ?? [];
    const held = alike.find(({ city }) => apart(city, place) < sameDegrees)?.city;
    if (!held) return [place];
    held.names.push(...place.names);
    held.isSmall = false;
    held.prominence = Math.max(held.prominence, prominence.city);
    return [];
  });
  const towns = Map.groupBy(
    cities.filter(({ isSmall }) => !isSmall),
    ({ country }) => country,
  );
  return [...regions, ...small].map((place) => {
    const near = nearest(place, towns.get(place.country));
    return {
      ...place,
      ...(near?.timeZone && { timeZone: near.timeZone }),
      ...(near?.region && place.kind === 'city' && { region: near.region }),
    };
  });
}
