// Reads an online place search's answer, in one of two formats, as candidates for a stop. The data is untrusted: entries
// that are not places are dropped, and texts are shortened and cleaned.
import * as z from 'zod/mini';
import { StopCandidate } from './draft.ts';
import { kindOfTag } from './osm-kinds.ts';

/** A candidate with the details that it is weighed by; those never go into a draft. */
export const FoundPlace = z.extend(StopCandidate, {
  /** Other names: in other languages, alternative and old ones. */
  alsoCalled: z.optional(z.array(z.string())),
  /** The street and the quarter it is in. */
  within: z.optional(z.array(z.string())),
});
export type FoundPlace = z.infer<typeof FoundPlace>;

export const asCandidate = ({ alsoCalled: _names, within: _parts, ...place }: FoundPlace): StopCandidate =>
  place;

export const PlaceAnswer = z.object({
  /** Best first. */
  places: z.array(FoundPlace),
});
export type PlaceAnswer = z.infer<typeof PlaceAnswer>;

// Nobody chooses from more than a screenful.
const maxPlaces = 8;
const maxTextLength = 120;
// A famous place has a name in some hundred languages, and Chinese comes last.
const maxNames = 150;
const maxNameLength = 60;

/** One line, without control characters that could reverse or hide the text around it. */
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

/** By language: "name:de". Two names of one kind are separated by a semicolon. */
const Names = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((names) =>
    Object.values(names)
      .slice(0, 4 * maxNames)
      .flatMap((name) => (typeof name === 'string' ? name.slice(0, 4 * maxTextLength).split(';') : []))
      .map((name) => plain(name).slice(0, maxNameLength)),
  ),
);

/** The format of Nominatim and of services that follow it. */
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

/** The format of Photon: GeoJSON. */
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
  // A town is mostly found as a boundary; what the boundary encloses is in `addresstype`.
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

// Failed searches end up at 0, 0, in the sea off Africa.
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

/** The entries that are valid places; undefined if there are entries but none of them is valid. */
function readAll(entries: unknown[], read: (entry: unknown) => Parts | undefined): FoundPlace[] | undefined {
  const parts = entries.slice(0, maxPlaces).flatMap((entry) => read(entry) ?? []);
  const sound = parts.filter((part) => part.name !== '' && !isNowhere(part));
  return entries.length > 0 && sound.length === 0 ? undefined : sound.map(placeOf);
}

/** Undefined if the body is not an answer in either format. */
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
