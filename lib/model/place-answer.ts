// What a place search on the network answered, in one of two dialects, as places that a stop may be. It comes from a
// stranger: what is no place is left out, and what is left is short, plain and on the globe.
import * as z from 'zod/mini';
import { StopCandidate } from './draft.ts';
import { kindOfTag } from './osm-kinds.ts';

/** What it may have been found by is weighed, and goes into no draft. */
export const FoundPlace = z.extend(StopCandidate, {
  /** In other languages, and by other people. */
  alsoCalled: z.optional(z.array(z.string())),
  /** The street or the quarter it lies in. */
  within: z.optional(z.array(z.string())),
});
export type FoundPlace = z.infer<typeof FoundPlace>;

export const asCandidate = ({ alsoCalled: _names, within: _parts, ...place }: FoundPlace): StopCandidate =>
  place;

export const PlaceAnswer = z.object({
  /** The best first. */
  places: z.array(FoundPlace),
});
export type PlaceAnswer = z.infer<typeof PlaceAnswer>;

// More than one screen of them is no choice.
const maxPlaces = 8;
const maxTextLength = 120;
// A famous place has a name in some hundred languages, and Chinese comes last.
const maxNames = 150;
const maxNameLength = 60;

/** One line without what would turn or hide the words around it. */
const plain = (text: string): string =>
  text
    .slice(0, 4 * maxTextLength)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, maxTextLength)
    .trim();

const Text = z.catch(z.pipe(z.string(), z.transform(plain)), '');

const degrees = (most: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,3}(?:\.\d{1,20})?$/))]),
    z.pipe(z.transform(Number), z.number().check(z.gte(-most), z.lte(most))),
  );

const Address = z.object({
  country_code: Text,
  state: Text,
  city: Text,
  town: Text,
  village: Text,
  road: Text,
  house_number: Text,
  neighbourhood: Text,
  quarter: Text,
  suburb: Text,
});

/** By language: "name:de". Two names of one kind are parted by a semicolon. */
const Names = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((names) =>
    Object.values(names)
      .slice(0, 4 * maxNames)
      .flatMap((name) => (typeof name === 'string' ? name.slice(0, 4 * maxTextLength).split(';') : []))
      .map((name) => plain(name).slice(0, maxNameLength)),
  ),
);

/** As Nominatim answers, and others after it. */
const NominatimPlace = z.object({
  lat: degrees(90),
  lon: degrees(180),
  name: Text,
  display_name: Text,
  category: Text,
  class: Text,
  type: Text,
  addresstype: Text,
  address: z.catch(z.optional(Address), undefined),
  namedetails: z.catch(z.optional(Names), undefined),
});

/** As Photon answers: GeoJSON. */
const PhotonPlace = z.object({
  geometry: z.object({ coordinates: z.tuple([degrees(180), degrees(90)]) }),
  properties: z.object({
    name: Text,
    street: Text,
    housenumber: Text,
    osm_key: Text,
    osm_value: Text,
    locality: Text,
    district: Text,
    city: Text,
    state: Text,
    countrycode: Text,
  }),
});
const PhotonAnswer = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
});

interface Parts {
  name: string;
  latitude: number;
  longitude: number;
  tag: [key: string, value: string];
  country: string;
  region: string;
  town: string;
  alsoCalled: string[];
  within: string[];
}

const houseOf = (street = '', number = '') => [street, number].filter(Boolean).join(' ');

const nominatimParts = (place: z.infer<typeof NominatimPlace>): Parts => ({
  name:
    place.name ||
    houseOf(place.address?.road, place.address?.house_number) ||
    (place.display_name.split(',')[0] ?? ''),
  latitude: place.lat,
  longitude: place.lon,
  // A town is mostly found by its borders, and says what they enclose in a field of its own.
  tag:
    (place.category || place.class) === 'boundary' && place.addresstype
      ? ['place', place.addresstype]
      : [place.category || place.class, place.type],
  country: place.address?.country_code ?? '',
  region: place.address?.state ?? '',
  town: place.address?.city || place.address?.town || place.address?.village || '',
  alsoCalled: place.namedetails ?? [],
  within: [
    place.address?.road,
    place.address?.neighbourhood,
    place.address?.quarter,
    place.address?.suburb,
  ].flatMap((part) => part || []),
});

const photonParts = ({ geometry, properties }: z.infer<typeof PhotonPlace>): Parts => ({
  name: properties.name || houseOf(properties.street, properties.housenumber),
  latitude: geometry.coordinates[1],
  longitude: geometry.coordinates[0],
  tag: [properties.osm_key, properties.osm_value],
  country: properties.countrycode,
  region: properties.state,
  town: properties.city,
  alsoCalled: [],
  within: [properties.street, properties.locality, properties.district].filter(Boolean),
});

// Where a search puts what it could not read: in the sea off Africa, at the middle of the map.
const isNowhere = ({ latitude, longitude }: Parts) => Math.abs(latitude) < 0.01 && Math.abs(longitude) < 0.01;

function placeOf({ name, latitude, longitude, tag, country, region, town, ...found }: Parts): FoundPlace {
  const kind = kindOfTag(...tag);
  const alsoCalled = [...new Set(found.alsoCalled)].filter((other) => other !== '' && other !== name);
  const within = found.within.filter((part) => part !== name);
  return {
    name,
    country: /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : '',
    coordinate: { latitude, longitude },
    kind,
    ...(region && region !== name && { region }),
    ...(town && town !== name && { town }),
    by: 'online',
    ...(alsoCalled.length > 0 && { alsoCalled: alsoCalled.slice(0, maxNames) }),
    ...(within.length > 0 && { within }),
  };
}

/** What can be read of them; undefined where there is something and nothing of it can be read. */
function readAll(entries: unknown[], read: (entry: unknown) => Parts | undefined): FoundPlace[] | undefined {
  const parts = entries.slice(0, maxPlaces).flatMap((entry) => read(entry) ?? []);
  const sound = parts.filter((part) => part.name !== '' && !isNowhere(part));
  return entries.length > 0 && sound.length === 0 ? undefined : sound.map(placeOf);
}

/** Undefined where it is no answer at all. */
export function readPlaceAnswer(body: unknown): PlaceAnswer | undefined {
  if (Array.isArray(body)) {
    const places = readAll(body, (entry) => {
      const place = z.safeParse(NominatimPlace, entry);
      return place.success ? nominatimParts(place.data) : undefined;
    });
    return places && { places };
  }
  const photon = z.safeParse(PhotonAnswer, body);
  if (!photon.success) return undefined;
  const places = readAll(photon.data.features, (entry) => {
    const place = z.safeParse(PhotonPlace, entry);
    return place.success ? photonParts(place.data) : undefined;
  });
  return places && { places };
}
