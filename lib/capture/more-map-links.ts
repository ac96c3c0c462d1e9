// Reads coordinates from the URLs of further map services: the open place first, then the window.
import type { Coordinate } from '../model/itinerary.ts';
import { toGlobe } from './chinese-grid.ts';

/** Degrees as written in the link; undefined where the field is missing. */
type Pair = [latitude: string | undefined, longitude: string | undefined];
type Service = (url: URL) => Pair | undefined;

const number = '(-?\\d{1,3}(?:\\.\\d+)?)';
const latitudeFirst = (pattern: string, text: string): Pair | undefined => {
  const match = new RegExp(pattern).exec(text);
  return match ? [match[1], match[2]] : undefined;
};
const longitudeFirst = (pattern: string, text: string): Pair | undefined => {
  const found = latitudeFirst(pattern, text);
  return found && [found[1], found[0]];
};
const field = (url: URL, name: string) => url.searchParams.get(name) ?? '';
const comma = `^${number}\\s*,\\s*${number}`;
const fields = (url: URL, latitude: string, longitude: string): Pair | undefined =>
  url.searchParams.has(latitude) && url.searchParams.has(longitude)
    ? [field(url, latitude), field(url, longitude)]
    : undefined;

/** "sp=point.51.5_-0.1_Name", "cp=51.5~-0.1". */
const bing: Service = (url) =>
  latitudeFirst(`point\\.${number}_${number}`, field(url, 'sp')) ??
  latitudeFirst(`pos\\.${number}_${number}`, field(url, 'rtp').split('~').at(-1) ?? '') ??
  latitudeFirst(`^${number}~${number}`, field(url, 'cp')) ??
  latitudeFirst(comma, field(url, 'where1'));

/** "/p/s-" and "bid=…;lat=51.5;lon=-0.1;n=Name" in Base64. */
function inShared(path: string): Pair | undefined {
  const [, coded = ''] = /^\/p\/s-([\w-]{8,600})/.exec(path) ?? [];
  // A single leftover character is not valid Base64, and atob would throw.
  if (coded.length % 4 === 1) return undefined;
  const text = atob(coded.replaceAll('-', '+').replaceAll('_', '/'));
  const at = (name: string) => new RegExp(`(?:^|[;?&])${name}=${number}(?:;|&|$)`).exec(text)?.[1];
  return at('lat') === undefined ? undefined : [at('lat'), at('lon')];
}

/** "/r/51.5,-0.1,Name" is the end of a route; "?map=51.5,-0.1,15" is the window. */
const here: Service = (url) =>
  inShared(url.pathname) ??
  latitudeFirst(`/(?:l|share)/${number},${number}`, url.pathname) ??
  latitudeFirst(`[/:]${number},${number}[^/]*$`, url.pathname) ??
  latitudeFirst(comma, field(url, 'map'));

// Web Mercator metres, which older links use.
const halfGlobe = 20_037_508.34;
const degreesOf = (metres: number) => (metres / halfGlobe) * 180;
const latitudeOf = (metres: number) =>
  (Math.atan(Math.exp((degreesOf(metres) * Math.PI) / 180)) * 360) / Math.PI - 90;

function inMetres(text: string): Pair | undefined {
  const [, east, north] = /^(\d{6,8}(?:\.\d+)?),(\d{6,8}(?:\.\d+)?)/.exec(text) ?? [];
  if (!east || !north) return undefined;
  return [latitudeOf(Number(north)).toFixed(6), degreesOf(Number(east)).toFixed(6)];
}

const naver: Service = (url) =>
  fields(url, 'lat', 'lng') ??
  longitudeFirst(`^${number},${number}`, field(url, 'c').replace(/^\d+\.\d+,0,.*/, '')) ??
  inMetres(field(url, 'c'));

/** "/link/map/Name,37.5,127.0" and "/link/to/…". */
const kakao: Service = (url) =>
  latitudeFirst(`/link/(?:map|to|roadview)/(?:[^/]*,)?${number},${number}$`, url.pathname);

const yandex: Service = (url) =>
  longitudeFirst(comma, field(url, 'pt')) ??
  longitudeFirst(comma, field(url, 'whatshere[point]')) ??
  longitudeFirst(comma, field(url, 'll'));

const waze: Service = (url) =>
  latitudeFirst(comma, field(url, 'll')) ?? latitudeFirst(`^ll\\.${number},${number}`, field(url, 'to'));

const isOnGlobe = (url: URL) => /^(?:wgs84|wgs84ll|gps)$/i.test(field(url, 'coord_type'));

function corrected(pair: Pair | undefined, grid: 'baidu' | 'china'): Pair | undefined {
  const [latitude, longitude] = (pair ?? []).map(Number);
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return undefined;
  const found: Coordinate = toGlobe({ latitude: latitude ?? 0, longitude: longitude ?? 0 }, grid);
  return [found.latitude.toFixed(6), found.longitude.toFixed(6)];
}

const baidu: Service = (url) => {
  const pair =
    latitudeFirst(comma, field(url, 'location')) ??
    latitudeFirst(`latlng:${number},${number}`, field(url, 'destination')) ??
    latitudeFirst(comma, field(url, 'latlng'));
  return isOnGlobe(url) ? pair : corrected(pair, /gcj02/i.test(field(url, 'coord_type')) ? 'china' : 'baidu');
};

const amap: Service = (url) =>
  corrected(
    longitudeFirst(comma, field(url, 'position')) ??
      longitudeFirst(comma, field(url, 'to')) ??
      latitudeFirst(comma, (field(url, 'q') || field(url, 'p').replace(/^[^,]*,/, '')).trim()),
    'china',
  );

/** "source=coor&id=14.4,50.1" is the open place, "x=14.4&y=50.1" the window. */
const mapy: Service = (url) =>
  (field(url, 'source') === 'coor' ? longitudeFirst(comma, field(url, 'id')) : undefined) ??
  longitudeFirst(comma, field(url, 'center')) ??
  fields(url, 'y', 'x');

const services: [host: RegExp, read: Service][] = [
  [/^(?:www\.)?bing\.com$/, (url) => (url.pathname.startsWith('/maps') ? bing(url) : undefined)],
  [/^(?:wego|share|m)\.here\.com$/, here],
  [/^(?:[a-z]{2,3}\.)?mapy\.(?:cz|com)$/, mapy],
  [/^(?:m\.)?map\.naver\.com$/, naver],
  [/^map\.kakao\.com$/, kakao],
  [
    /^(?:www\.)?yandex\.(?:com|ru|by|kz|uz|com\.tr)$/,
    (url) => (/^\/maps/.test(url.pathname) ? yandex(url) : undefined),
  ],
  [/^(?:www\.)?waze\.com$/, waze],
  [/^(?:api\.)?map\.baidu\.com$/, baidu],
  [/^(?:uri|www|ditu)\.amap\.com$/, amap],
];

/** Latitude and longitude as written in the link, unchecked; undefined for other services or links without a coordinate. */
export function pairInLink(url: URL): Pair | undefined {
  const service = services.find(([host]) => host.test(url.hostname));
  return service?.[1](url);
}
