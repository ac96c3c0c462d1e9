// Reads a pasted link of an unknown map service: most maps write the place into the URL in one of a few ways, and a page of
// Wikipedia or Wikivoyage is named after its place.
import type { Coordinate } from '../model/itinerary.ts';
import { onGlobe } from './on-globe.ts';

const number = '(-?\\d{1,3}(?:\\.\\d{1,15})?)';
const pairsOfFields = [
  ['lat', 'lon'],
  ['lat', 'lng'],
  ['lat', 'long'],
  ['latitude', 'longitude'],
  ['mlat', 'mlon'],
  ['lt', 'ln'],
] as const;
const fieldsOfPairs = ['ll', 'latlng', 'center', 'pin', 'coordinates', 'coords', 'endcoord'];
const pair = new RegExp(`^${number}\\s*,\\s*${number}$`);
const whole = new RegExp(`^${number}$`);
/** "#map=15/48.8/2.3", "#15.2/48.8/2.3". */
const zoomFirst = new RegExp(`^#(?:[^#]{0,40}map=)?\\d{1,2}(?:\\.\\d{1,4})?/${number}/${number}`);
/** "/@48.8,2.3,16z". */
const window = new RegExp(`/@${number},${number}`);

const globeOf = (match: RegExpExecArray | null): Coordinate | undefined =>
  match ? onGlobe(Number(match[1]), Number(match[2])) : undefined;

function inFields(fields: URLSearchParams): Coordinate | undefined {
  for (const [north, east] of pairsOfFields) {
    const written = [fields.get(north) ?? '', fields.get(east) ?? ''];
    if (written.every((text) => whole.test(text))) return onGlobe(Number(written[0]), Number(written[1]));
  }
  for (const name of fieldsOfPairs) {
    const found = globeOf(pair.exec(fields.get(name) ?? ''));
    if (found) return found;
  }
  return undefined;
}

const isAboutPlaces = /(?:^|\.)(?:wikipedia|wikivoyage)\.org$/;

/** "/wiki/Eiffel_Tower" → "Eiffel Tower" */
export function placeOfArticle(url: URL): string | undefined {
  const [, title] = isAboutPlaces.test(url.hostname)
    ? (/^\/(?:wiki|zh[\w-]*)\/([^/:]{1,120})$/.exec(url.pathname) ?? [])
    : [];
  return title?.replaceAll('_', ' ').replace(/ ?\([^()]*\)$/, '');
}

/** Undefined if it points at no place. */
export function readOtherMap(address: string): { coordinate?: Coordinate } | undefined {
  const url = new URL(address);
  const coordinate =
    inFields(url.searchParams) ?? globeOf(zoomFirst.exec(url.hash)) ?? globeOf(window.exec(url.pathname));
  if (coordinate) return { coordinate };
  return placeOfArticle(url) ? {} : undefined;
}
