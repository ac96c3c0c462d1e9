// Online place search: off until the traveller chooses a service. Wayclip runs none itself.
import * as z from 'zod/mini';
import { isSafeOrigin } from './profile.ts';

const queryMark = '{query}';

/** "https://geocoder.example/search?format=json&q={query}": https, with the query anywhere but in the host. */
export function isGeocoderTemplate(template: string): boolean {
  const parts = template.split(queryMark);
  if (parts.length !== 2 || !isSafeOrigin(template)) return false;
  return new URL(parts.join('a')).host === new URL(parts.join('b')).host;
}

export const GeocoderTemplate = z.string().check(z.refine(isGeocoderTemplate));

/** What pages and messages show of it: "geocoder.example". */
export const geocoderHost = (template: string): string => new URL(template).host;

export const geocoderAddress = (template: string, query: string): string =>
  template.replace(queryMark, () => encodeURIComponent(query.toWellFormed()));

/** Public services that anybody may use in moderation; both search OpenStreetMap data. */
export const placeSearches = {
  nominatim:
    'https://nominatim.openstreetmap.org/search?format=jsonv2&addressdetails=1&namedetails=1&limit=8&q={query}',
  photon: 'https://photon.komoot.io/api/?limit=8&q={query}',
} as const;
export type PlaceSearchName = keyof typeof placeSearches;

// The template from before names in other languages were requested.
const formerly: Record<string, string> = {
  'https://nominatim.openstreetmap.org/search?format=jsonv2&addressdetails=1&limit=8&q={query}':
    placeSearches.nominatim,
};
/** The current template of the same search. */
export const newestTemplate = (template: string): string => formerly[template] ?? template;

/** Product names, the same in all languages. */
export const placeSearchTitles: Record<PlaceSearchName, string> = {
  nominatim: 'OpenStreetMap (Nominatim)',
  photon: 'Photon (komoot)',
};

/** Undefined for a template that the traveller typed. */
export const nameOfPlaceSearch = (template: string): PlaceSearchName | undefined =>
  (Object.keys(placeSearches) as PlaceSearchName[]).find((name) => placeSearches[name] === template);
