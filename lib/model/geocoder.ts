// Pure: no browser, no network, no clock.
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

const degrees = (most: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,3}(?:\.\d{1,20})?$/))]),
    z.pipe(z.transform(Number), z.number().check(z.gte(-most), z.lte(most))),
  );

/** As Nominatim answers, and others after it: the best first. */
export const GeocoderAnswer = z.array(
  z.object({ lat: degrees(90), lon: degrees(180), display_name: z.optional(z.string()) }),
);
