// Maps on a page: links to them, frames with them, and markers that a script would draw.
import type { Block } from '../model/capture.ts';
import { absolute } from './addresses.ts';
import { coordinateOf, readMapAddress } from './map-links.ts';

const maxAddressLength = 8000;

function mapAt(element: Element, names: string[], base: string): Block | undefined {
  const address = names.map((name) => element.getAttribute(name)).find((value) => value);
  // Most links are not to maps, which shows before anything is parsed.
  if (
    !address ||
    address.length > maxAddressLength ||
    !/map|geo|goo\.gl|osm\.org|\.kmz?|\.gpx/i.test(address)
  )
    return undefined;
  const url = absolute(address, base);
  const map = readMapAddress(url);
  return map && { kind: 'map', url, ...map };
}

const latitudes = ['data-lat', 'data-latitude'];
const longitudes = ['data-lng', 'data-lon', 'data-long', 'data-longitude'];

function firstOf(element: Element, names: string[]): string | undefined {
  return names.map((name) => element.getAttribute(name)).find((value) => value) ?? undefined;
}

function markerAt(element: Element): Block | undefined {
  const latitude = firstOf(element, latitudes);
  const coordinate = latitude ? coordinateOf(latitude, firstOf(element, longitudes)) : undefined;
  return coordinate && { kind: 'map', url: `geo:${coordinate.latitude},${coordinate.longitude}`, coordinate };
}

export function readMap(element: Element, tag: string, base: string): Block | undefined {
  if (tag === 'A' || tag === 'AREA') return mapAt(element, ['href'], base);
  if (tag === 'IFRAME') return mapAt(element, ['src', 'data-src', 'data-lazy-src', 'data-url'], base);
  return markerAt(element);
}
