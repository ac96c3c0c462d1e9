// A local place search that speaks Nominatim's or Photon's dialect, and can be slow, empty, busy or broken.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Spot {
  name: string;
  lat: number | string;
  lon: number | string;
  /** As OpenStreetMap tags it: ["tourism", "museum"]. */
  tag?: [string, string];
  country?: string;
  state?: string;
  city?: string;
  road?: string;
  suburb?: string;
  /** By language, as Nominatim returns them on request. */
  names?: Record<string, string>;
}

/** A place in Ghent by default. */
export const inGhent = (
  name: string,
  lat: number | string,
  lon: number | string,
  more: Partial<Spot> = {},
): Spot => ({
  name,
  lat,
  lon,
  country: 'be',
  state: 'Flanders',
  city: 'Ghent',
  ...more,
});

/** The centre of a trip to Ghent. */
export const ghentCentre = {
  value: { latitude: 51.05, longitude: 3.72 },
  origin: { by: 'guess' as const, reader: 'x' },
  confidence: 1,
};

/** An answer other than places. */
export interface Odd {
  status?: number;
  body: string;
  headers?: Record<string, string>;
}

export type Dialect = 'nominatim' | 'photon';

const inNominatim = (spots: Spot[], withNames: boolean) =>
  spots.map(({ name, lat, lon, tag, country, state, city, road, suburb, names }) => ({
    place_id: 1,
    licence: 'Data © OpenStreetMap contributors',
    lat: String(lat),
    lon: String(lon),
    name,
    display_name: [name, city, state].filter(Boolean).join(', '),
    category: tag?.[0] ?? 'tourism',
    type: tag?.[1] ?? 'attraction',
    addresstype: tag?.[1] ?? 'tourism',
    importance: 0.3,
    address: { country_code: country, state, city, road, suburb },
    ...(withNames && { namedetails: { name, ...names } }),
  }));

const inPhoton = (spots: Spot[]) => ({
  type: 'FeatureCollection',
  features: spots.map(({ name, lat, lon, tag, country, state, city, road, suburb }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [Number(lon), Number(lat)] },
    properties: {
      name,
      osm_key: tag?.[0] ?? 'tourism',
      osm_value: tag?.[1] ?? 'attraction',
      countrycode: country?.toUpperCase(),
      state,
      city,
      street: road,
      district: suburb,
    },
  })),
});

export const answerIn = (dialect: Dialect, spots: Spot[], withNames = true): unknown =>
  dialect === 'photon' ? inPhoton(spots) : inNominatim(spots, withNames);

export interface PlaceSearchHost {
  template: string;
  /** Every query so far, with its User-Agent. */
  asked: { query: string; agent: string }[];
  /** The most queries that were pending at one moment. */
  mostAtOnce: () => number;
  /** Holds answers back until the returned function is called. */
  hold: () => () => void;
  stop: () => Promise<void>;
}

/** `answers` by the exact query; other queries find nothing. `always`: the answer to every query. */
export async function startPlaceSearch(
  answers: Record<string, Spot[] | Odd>,
  { dialect = 'nominatim', always }: { dialect?: Dialect; always?: Odd } = {},
): Promise<PlaceSearchHost> {
  const asked: PlaceSearchHost['asked'] = [];
  let [atOnce, most] = [0, 0];
  let held = Promise.resolve();
  const server = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const query = searchParams.get('q') ?? '';
    asked.push({ query, agent: request.headers['user-agent'] ?? '' });
    atOnce += 1;
    most = Math.max(most, atOnce);
    await held;
    atOnce -= 1;
    const answer = always ?? answers[query] ?? [];
    const isOdd = !Array.isArray(answer);
    const withNames = searchParams.get('namedetails') === '1';
    const places = isOdd ? undefined : answerIn(dialect, answer, withNames);
    response
      .writeHead(isOdd ? (answer.status ?? 200) : 200, {
        'content-type': 'application/json',
        ...(isOdd && answer.headers),
      })
      .end(isOdd ? answer.body : JSON.stringify(places));
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const { port } = server.address() as AddressInfo;
  return {
    template: `http://127.0.0.1:${port}/${dialect === 'photon' ? 'api/?' : 'search?format=jsonv2&addressdetails=1&namedetails=1&'}q={query}`,
    asked,
    mostAtOnce: () => most,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
