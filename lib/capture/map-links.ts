// Reads a coordinate from a map's URL, without opening it.
import type { Coordinate } from '../model/itinerary.ts';
import { pairInLink } from './more-map-links.ts';
import { osmShortCode } from './osm-short-code.ts';

const number = '(-?\\d{1,3}(?:\\.\\d+)?)';
const pair = new RegExp(`^${number}\\s*,\\s*${number}`);
// "/@38.7,-9.1,15z" is where the window looks; "!3d…!4d…" is the pin itself, so it is tried first.
// A URL that grew during a search on the map has several pins; the last is the open place.
const pin = new RegExp(`!3d${number}!4d${number}`, 'g');
// Embedded maps write the longitude first: "!2d-9.1!3d38.7".
const embeddedPin = new RegExp(`!2d${number}!3d${number}`);
const window = new RegExp(`/@${number},${number}`);
const zoomFirst = new RegExp(`map=\\d+(?:\\.\\d+)?/${number}/${number}`);

const pairFields = ['q', 'query', 'll', 'daddr', 'destination', 'center', 'sll', 'coordinate', 'marker'];

/** `undefined` outside the valid range, and at 0,0, which is a field left empty. */
export function coordinateOf(
  latitude: string | undefined,
  longitude: string | undefined,
): Coordinate | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const found = { latitude: Number(latitude), longitude: Number(longitude) };
  if (!Number.isFinite(found.latitude + found.longitude)) return undefined;
  const isOnGlobe = Math.abs(found.latitude) <= 90 && Math.abs(found.longitude) <= 180;
  return isOnGlobe && (found.latitude !== 0 || found.longitude !== 0) ? found : undefined;
}

function coordinateInText(text: string, pattern: RegExp): Coordinate | undefined {
  const match = pattern.exec(text);
  return match ? coordinateOf(match[1], match[2]) : undefined;
}

function coordinateInFields(fields: URLSearchParams): Coordinate | undefined {
  for (const name of pairFields) {
    const found = coordinateInText((fields.get(name) ?? '').replace(/^loc:/, ''), pair);
    if (found) return found;
  }
  return coordinateOf(fields.get('mlat') ?? undefined, fields.get('mlon') ?? undefined);
}

const isGoogle = (url: URL) =>
  /(^|\.)google\.[a-z.]{2,6}$/.test(url.hostname) &&
  (url.hostname.startsWith('maps.') || url.pathname.startsWith('/maps'));
const isShortGoogle = (url: URL) =>
  url.hostname === 'maps.app.goo.gl' || (url.hostname === 'goo.gl' && url.pathname.startsWith('/maps'));
const isOpenStreetMap = (url: URL) => /(^|\.)(openstreetmap\.org|osm\.org)$/.test(url.hostname);
const isApple = (url: URL) => url.hostname === 'maps.apple.com';
// A track or a set of places to load into a map.
const isMapFile = (url: URL) => /\.(kml|kmz|gpx|geojson)$/i.test(url.pathname);

/**
 * The coordinate in a map's URL, or `undefined` if it is not a map's.
 * "https://www.openstreetmap.org/?mlat=38.7&mlon=-9.1" → { coordinate: { latitude: 38.7, longitude: -9.1 } };
 * a shortened link is a map's, but its URL has no coordinate.
 */
export function readMapAddress(address: string): { coordinate?: Coordinate } | undefined {
  if (!/^(https?:|geo:)/i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const found = (coordinate: Coordinate | undefined) => (coordinate ? { coordinate } : {});
  // Android writes the pin into a field after 0,0: "geo:0,0?q=38.7,-9.1(Label)".
  if (url.protocol === 'geo:')
    return found(coordinateInFields(url.searchParams) ?? coordinateInText(url.pathname, pair));
  if (isShortGoogle(url)) return {};
  if (isOpenStreetMap(url)) {
    return found(
      coordinateInFields(url.searchParams) ?? coordinateInText(url.hash, zoomFirst) ?? coordinateInGo(url),
    );
  }
  if (isMapFile(url)) return {};
  if (isApple(url)) return found(coordinateInFields(url.searchParams));
  const others = isGoogle(url) ? undefined : pairInLink(url);
  if (others) return found(coordinateOf(...others));
  if (!isGoogle(url)) return undefined;
  return found(
    coordinateAtPin(address) ??
      coordinateInFields(url.searchParams) ??
      coordinateInEmbed(address) ??
      coordinateInText(address, window),
  );
}

function coordinateInGo({ pathname }: URL): Coordinate | undefined {
  const code = /^\/go\/([\w~@-]+)$/.exec(pathname)?.[1];
  return code ? osmShortCode(code) : undefined;
}

function coordinateAtPin(address: string): Coordinate | undefined {
  const match = [...address.matchAll(pin)].at(-1);
  return match ? coordinateOf(match[1], match[2]) : undefined;
}

function coordinateInEmbed(address: string): Coordinate | undefined {
  const match = embeddedPin.exec(address);
  return match ? coordinateOf(match[2], match[1]) : undefined;
}
