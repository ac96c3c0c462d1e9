// Undoes the shift, a public formula, by which Chinese map services move places in mainland China some hundred metres.
import type { Coordinate } from '../model/itinerary.ts';

// The shift is computed on the Krasovsky ellipsoid.
const axis = 6_378_245;
const flat = 0.006_693_421_622_965_943;

const waves = (of: number, steps: [number, number][]) =>
  steps.reduce((sum, [height, speed]) => sum + height * Math.sin(of * speed * Math.PI), 0);

function shiftAt({ latitude, longitude }: Coordinate): Coordinate {
  const [x, y] = [longitude - 105, latitude - 35];
  const swell =
    (20 *
      waves(x, [
        [1, 6],
        [1, 2],
      ]) *
      2) /
    3;
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * Math.sqrt(Math.abs(x)) +
    swell +
    (2 / 3) *
      waves(y, [
        [20, 1],
        [40, 1 / 3],
      ]) +
    (2 / 3) *
      waves(y, [
        [160, 1 / 12],
        [320, 1 / 30],
      ]);
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * Math.sqrt(Math.abs(x)) +
    swell +
    (2 / 3) *
      waves(x, [
        [20, 1],
        [40, 1 / 3],
      ]) +
    (2 / 3) *
      waves(x, [
        [150, 1 / 12],
        [300, 1 / 30],
      ]);
  const angle = (latitude * Math.PI) / 180;
  const magic = 1 - flat * Math.sin(angle) ** 2;
  return {
    latitude: (north * 180) / (((axis * (1 - flat)) / (magic * Math.sqrt(magic))) * Math.PI),
    longitude: (east * 180) / ((axis / Math.sqrt(magic)) * Math.cos(angle) * Math.PI),
  };
}

const isInChina = ({ latitude, longitude }: Coordinate) =>
  latitude > 18 && latitude < 54 && longitude > 73 && longitude < 135.1;

const baiduTurn = (Math.PI * 3000) / 180;

function fromBaidu({ latitude, longitude }: Coordinate): Coordinate {
  const [x, y] = [longitude - 0.0065, latitude - 0.006];
  const far = Math.hypot(x, y) - 0.000_02 * Math.sin(y * baiduTurn);
  const turn = Math.atan2(y, x) - 0.000_003 * Math.cos(x * baiduTurn);
  return { latitude: far * Math.sin(turn), longitude: far * Math.cos(turn) };
}

/** Converts a Chinese service's coordinate to WGS 84, to within some metres. */
export function toGlobe(at: Coordinate, grid: 'baidu' | 'china'): Coordinate {
  if (!isInChina(at)) return at;
  const shifted = grid === 'baidu' ? fromBaidu(at) : at;
  // The formula needs the true place, which is what we want: two rounds of approximation are near enough.
  let found = shifted;
  for (let step = 0; step < 2; step += 1) {
    const shift = shiftAt(found);
    found = { latitude: shifted.latitude - shift.latitude, longitude: shifted.longitude - shift.longitude };
  }
  return found;
}
