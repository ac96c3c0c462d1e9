// The places of a day that its map frames: one that is said to lie on another continent would make a spot of all others.
import { median } from '../model/median.ts';
import { metresAcross, type Point } from './mercator.ts';

/** So many times as far from the middle as the others are. */
const timesAsFar = 12;
const minFarMetres = 150_000;
/** Where more lie apart, the day itself goes far. */
const minShare = 0.6;

export function withoutFar(points: Point[]): Point[] {
  const middle = { x: median(points.map(({ x }) => x)), y: median(points.map(({ y }) => y)) };
  const metresOff = ({ x, y }: Point) =>
    Math.hypot(x - middle.x, y - middle.y) * metresAcross((y + middle.y) / 2);
  const limit = Math.max(minFarMetres, timesAsFar * median(points.map(metresOff)));
  const near = points.filter((point) => metresOff(point) <= limit);
  return near.length >= 2 && near.length >= minShare * points.length ? near : points;
}
