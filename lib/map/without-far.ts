// Leaves outliers out of the frame of a day's map: a single place on another continent would shrink all others to a dot.
import { median } from '../model/median.ts';
import { metresAcross, type Point } from './mercator.ts';

/** How many times further from the middle than the median place an outlier is. */
const timesAsFar = 12;
const minFarMetres = 150_000;
/** If less than this share is near, the day really spans that distance. */
const minShare = 0.6;

export function withoutFar(points: Point[]): Point[] {
  const middle = { x: median(points.map(({ x }) => x)), y: median(points.map(({ y }) => y)) };
  const metresOff = ({ x, y }: Point) =>
    Math.hypot(x - middle.x, y - middle.y) * metresAcross((y + middle.y) / 2);
  const limit = Math.max(minFarMetres, timesAsFar * median(points.map(metresOff)));
  const near = points.filter((point) => metresOff(point) <= limit);
  return near.length >= 2 && near.length >= minShare * points.length ? near : points;
}
