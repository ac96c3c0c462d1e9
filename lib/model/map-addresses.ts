// Links to a place or a day's route on the usual maps. Nothing is requested until one of them is pressed.
import type { Coordinate } from './itinerary.ts';

export interface MapAddress {
  /** A product name, the same in all languages; `undefined` for the device's own map app. */
  name: string | undefined;
  address: string;
}

const google = 'Google Maps';
const apple = 'Apple Maps';
const osm = 'OpenStreetMap';

/** "38.70766,-9.13654": finer digits are only rounding errors. */
const pair = ({ latitude, longitude }: Coordinate): string =>
  `${Number(latitude.toFixed(6))},${Number(longitude.toFixed(6))}`;

/** Only the coordinate: the traveller's name for the place stays private. */
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

// Google Maps takes two ends and nine stops between them; Apple Maps plans a route through fifteen.
const maxGoogleStops = 11;
const maxAppleStops = 15;

/** Links to the route through the stops in order; none for fewer than two different points. */
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
    // OpenStreetMap takes a start and an end, and nothing between them.
    ...(points.length === 2
      ? [{ name: osm, address: `https://www.openstreetmap.org/directions?route=${first}%3B${second}` }]
      : []),
  ];
}

/** "Google Maps 1–11": the name shows which stops are included. */
const upTo = (max: number, name: string, points: readonly string[]): string =>
  points.length > max ? `${name} 1–${max}` : name;
