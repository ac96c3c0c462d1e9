// Round distances for the scale bar and the squares of the background.
import { toCoordinate } from './mercator.ts';
import { metresPerPixel, unproject, type View } from './view.ts';

const steps = [1, 2.5, 5];
/** 25 m, 50 m, 100 m, 250 m … 5000 km. */
const roundMetres = Array.from({ length: 8 }, (_, power) => steps.map((step) => step * 10 ** power))
  .flat()
  .filter((metres) => metres >= 25 && metres <= 5_000_000);

/** The largest round distance that is at most this long. */
const roundDown = (metres: number): number => roundMetres.findLast((round) => round <= metres) ?? 25;

export interface ScaleBar {
  pixels: number;
  metres: number;
  /** "500 m", "25 km": the same in all languages with these digits. */
  words: string;
}

const metresWords = (metres: number): string => (metres < 1000 ? `${metres} m` : `${metres / 1000} km`);

/** Beyond this range of latitudes, the scale differs too much across the map for one bar. */
const maxDegrees = 50;

/** At most `maxPixels` long; undefined if one bar would be wrong for most of the map. */
export function scaleBar(view: View, maxPixels: number): ScaleBar | undefined {
  const { width, height } = view.size;
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: 0, y: height },
    { x: width, y: height },
  ].map((corner) => toCoordinate(unproject(view, corner)).latitude);
  if (Math.max(...corners) - Math.min(...corners) > maxDegrees) return undefined;
  const metres = roundDown(metresPerPixel(view) * maxPixels);
  return { pixels: metres / metresPerPixel(view), metres, words: metresWords(metres) };
}

/** The side of the background's squares in pixels: a round distance, neither too dense nor too sparse. */
export function squareSide(view: View): number {
  const side = roundDown(metresPerPixel(view) * 64) / metresPerPixel(view);
  // On a map of the world even the largest round distance is small: the squares are then mere decoration.
  return Math.max(side, 16);
}
