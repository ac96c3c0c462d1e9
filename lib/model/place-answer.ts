// What a place search on the network answered, in one of two dialects, as places that a stop may be. It comes from a
// stranger: what is no place is left out, and what is left is short, plain and on the globe.
import * as z from 'zod/mini';
import type { StopCandidate } from './draft.ts';
import { kindOfTag } from './osm-kinds.ts';

export interface PlaceAnswer {
  /** The best first. */
  places: StopCandidate[];
  /** It also answers with names that are only spelt alike. */
  isLoose: boolean;
}

// More than one screen of them is no choice.
const maxPlaces = 8;
const maxTextLength = 120;

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
});

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
}

const nominatimParts = (place: z.infer<typeof NominatimPlace>): Parts => ({
  name: place.name || (place.display_name.split(',')[0] ?? ''),
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
});

const photonParts = ({ geometry, properties }: z.infer<typeof PhotonPlace>): Parts => ({
  name: properties.name || [properties.street, properties.housenumber].filter(Boolean).join(' '),
  latitude: geometry.coordinates[1],
  longitude: geometry.coordinates[0],
  tag: [properties.osm_key, properties.osm_value],
  country: properties.countrycode,
  region: properties.state,
  town: properties.city,
});

// Where a search puts what it could not read: in the sea off Africa, at the middle of the map.
const isNowhere = ({ latitude, longitude }: Parts) => Math.abs(latitude) < 0.01 && Math.abs(longitude) < 0.01;

function placeOf({ name, latitude, longitude, tag, country, region, town }: Parts): StopCandidate {
  const kind = kindOfTag(...tag);
  return {
    name,
    country: /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : '',
    coordinate: { latitude, longitude },
    kind,
    ...(region && region !== name && { region }),
    ...(town && town !== name && { town }),
    by: 'online',
  };
}

/** What can be read of them; undefined where there is something and nothing of it can be read. */
function readAll(
  entries: unknown[],
  read: (entry: unknown) => Parts | undefined,
): StopCandidate[] | undefined {
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
    return places && { places, isLoose: false };
  }
  const photon = z.safeParse(PhotonAnswer, body);
  if (!photon.success) return undefined;
  const places = readAll(photon.data.features, (entry) => {
    const place = z.safeParse(PhotonPlace, entry);
    return place.success ? photonParts(place.data) : undefined;
  });
  return places && { places, isLoose: true };
}
