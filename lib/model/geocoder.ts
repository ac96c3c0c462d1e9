// A place search on the network: an option that is off until the traveller names one. There is no service of ours.
import * as z from 'zod/mini';
import { isSafeOrigin } from './profile.ts';

const queryMark = '{query}';

/** "https://geocoder.example/search?format=json&q={query}": https, and the name anywhere but in the host. */
export function isGeocoderTemplate(template: string): boolean {
  const parts = template.split(queryMark);
  if (parts.length !== 2 || !isSafeOrigin(template)) return false;
  return new URL(parts.join('a')).host === new URL(parts.join('b')).host;
}

export const GeocoderTemplate = z.string().check(z.refine(isGeocoderTemplate));

/** What a page and a message show of it: "geocoder.example". */
export const geocoderHost = (template: string): string => new URL(template).host;

export const geocoderAddress = (template: string, query: string): string =>
  template.replace(queryMark, () => encodeURIComponent(query.toWellFormed()));

/** The public ones that anybody may ask a little; both know what OpenStreetMap knows. */
export const placeSearches = {
  nominatim:
    'https://nominatim.openstreetmap.org/search?format=jsonv2&addressdetails=1&namedetails=1&limit=8&q={query}',
  photon: 'https://photon.komoot.io/api/?limit=8&q={query}',
} as const;
export type PlaceSearchName = keyof typeof placeSearches;

// As it was asked before the names in other languages were wanted.
const formerly: Record<string, string> = {
  'https://nominatim.openstreetmap.org/search?format=jsonv2&addressdetails=1&limit=8&q={query}':
    placeSearches.nominatim,
};
/** The same search as it is asked today. */
export const newestTemplate = (template: string): string => formerly[template] ?? template;

/** Names of products, alike in all languages. */
export const placeSearchTitles: Record<PlaceSearchName, string> = {
  nominatim: 'OpenStreetMap (Nominatim)',
  photon: 'Photon (komoot)',
};

/** Undefined for an address that the traveller typed. */
export const nameOfPlaceSearch = (template: string): PlaceSearchName | undefined =>
  (Object.keys(placeSearches) as PlaceSearchName[]).find((name) => placeSearches[name] === template);
