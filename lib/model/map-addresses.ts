// A place, or the way through a day, as addresses of the usual maps. Nobody is asked before one of them is pressed.
import type { Coordinate } from './itinerary.ts';

export interface MapAddress {
  /** Names of products, alike in all languages; `undefined` for the app that the device has for it. */
  name: string | undefined;
  address: string;
}

const google = 'Google Maps';
const apple = 'Apple Maps';
const osm = 'OpenStreetMap';

/** "38.70766,-9.13654": what lies finer is no place but a mistake in reckoning. */
const pair = ({ latitude, longitude }: Coordinate): string =>
  `${Number(latitude.toFixed(6))},${Number(longitude.toFixed(6))}`;

/** The place alone: what the traveller calls it is nobody else's business. */
export function placeAddresses(coordinate: Coordinate): MapAddress[] {
  const at = pair(coordinate);
  const [latitude, longitude] = at.split(',');
  return [
    { name: google, address: `https://www.google.com/maps/search/?api=1&query=${at}` },
    { name: apple, address: `https://maps.apple.com/?ll=${at}&q=${at}` },
    {
      name: osm,
      address: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    },
    { name: undefined, address: `geo:${at}?q=${at}` },
  ];
}

// Two ends and nine between them are all that Google Maps takes; Apple Maps plans a way through fifteen.
const maxGoogleStops = 11;
const maxAppleStops = 15;

/** The stops in their order. None where there is no way to show. */
export function routeAddresses(stops: readonly Coordinate[]): MapAddress[] {
  const points = stops.map(pair).filter((at, index, all) => at !== all[index - 1]);
  const [first, second] = points;
  if (first === undefined || second === undefined) return [];
  const taken = points.slice(0, maxGoogleStops);
  const between = taken.slice(1, -1).join('|');
  const way = `origin=${first}&destination=${taken.at(-1)}`;
  const waypoints = between && `&waypoints=${encodeURIComponent(between)}`;
  const next = points.slice(1, maxAppleStops).join('+to:');
  return [
    {
      name: upTo(maxGoogleStops, google, points),
      address: `https://www.google.com/maps/dir/?api=1&${way}${waypoints}`,
    },
    {
      name: upTo(maxAppleStops, apple, points),
      address: `https://maps.apple.com/?saddr=${first}&daddr=${next}`,
    },
    // It knows a beginning and an end, and nothing between them.
    ...(points.length === 2
      ? [{ name: osm, address: `https://www.openstreetmap.org/directions?route=${first}%3B${second}` }]
      : []),
  ];
}

/** "Google Maps 1–11": what it leaves out is said. */
const upTo = (max: number, name: string, points: readonly string[]): string =>
  points.length > max ? `${name} 1–${max}` : name;
