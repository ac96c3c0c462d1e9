// Airports with scheduled flights, by their own names and those of their cities. Their codes are not used as names:
// "THE", "DAY" and "BUS" are airports, but far more often plain words.
import * as z from 'zod/mini';
import { placeKey } from '../../lib/places/place-key.ts';
import { codeName } from '../../lib/places/places.ts';
import type { MadePlace } from './place.ts';

const Airports = z.array(
  z.object({
    name: z.string(),
    type: z.string(),
    latitude_deg: z.string(),
    longitude_deg: z.string(),
    iso_country: z.string(),
    municipality: z.string(),
    scheduled_service: z.string(),
    iata_code: z.string(),
  }),
);
type Airport = z.infer<typeof Airports>[number];

const prominence = { large: 0.45, other: 0.32 };
// A city has many names; the first ones are the usual ones.
const maxCityNames = { latin: 5, unspaced: 2 };
const nearDegrees = 1;

const latin = /^\p{Script=Latin}/u;
const unspaced = /^[\p{Script=Han}\p{Script=Katakana}]/u;

/** "Humberto Delgado Airport (Lisbon Portela Airport)" has two names. */
const ownNames = (name: string): string[] =>
  name
    .split(/[(/)]/)
    .map((part) => part.trim())
    .filter((part) => /airport|aeroport|airfield|airpark/i.test(part))
    .flatMap((part) => [part, part.replace(/ International(?= Airport)/, '')]);

function cityNames({ municipality, type }: Airport, city: MadePlace | undefined): string[] {
  if (municipality === '') return [];
  const names = type === 'large_airport' ? (city?.names ?? []) : [];
  const words = [municipality, ...names.filter((name) => latin.test(name))].slice(0, maxCityNames.latin);
  const characters = names.filter((name) => unspaced.test(name)).slice(0, maxCityNames.unspaced);
  return [
    ...words.flatMap((name) => [`${name} Airport`, `Flughafen ${name}`, `Aéroport de ${name}`]),
    ...words.flatMap((name) => [`Aeropuerto de ${name}`, `Aeroporto di ${name}`, `Luchthaven ${name}`]),
    ...characters.flatMap((name) => [`${name}空港`, `${name}机场`, `${name}機場`]),
  ];
}

function placeOf(airport: Airport, cities: Map<string, MadePlace[]>): MadePlace {
  const { name, type, iso_country: country, iata_code: code, municipality } = airport;
  const coordinate = { latitude: Number(airport.latitude_deg), longitude: Number(airport.longitude_deg) };
  const city = cities
    .get(`${placeKey(municipality)} ${country}`)
    ?.find((other) => Math.abs(other.coordinate.latitude - coordinate.latitude) < nearDegrees);
  const own = ownNames(name);
  const isLarge = type === 'large_airport';
  const all = isLarge
    ? [...own, ...cityNames(airport, city), `${code} Airport`, `Airport ${code}`]
    : [...own, `${municipality || name} Airport`];
  return {
    name: own[0] ?? name,
    country,
    coordinate,
    population: 0,
    kind: 'airport',
    prominence: isLarge ? prominence.large : prominence.other,
    names: [own[0] ?? name, ...all, codeName(code)],
    ...(city?.timeZone && { timeZone: city.timeZone }),
    ...(city?.region && { region: city.region }),
  };
}

export function readAirports(list: unknown, cities: MadePlace[]): MadePlace[] {
  const byName = Map.groupBy(
    cities.flatMap((city) => city.names.map((name) => ({ city, key: `${placeKey(name)} ${city.country}` }))),
    ({ key }) => key,
  );
  const byKey = new Map([...byName].map(([key, list]) => [key, list.map(({ city }) => city)]));
  return z
    .parse(Airports, list)
    .filter(({ scheduled_service, iata_code }) => scheduled_service === 'yes' && iata_code !== '')
    .map((airport) => placeOf(airport, byKey));
}
