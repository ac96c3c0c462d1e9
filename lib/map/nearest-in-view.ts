import type { Point } from './mercator.ts';
import { project, type View } from './view.ts';

interface Wanted {
  /** In pixels within the box. */
  around: Point;
  max: number;
  /** How far beyond the edges, in pixels, a mark is still partly visible. */
  margin: number;
}

/** The visible places, at most `max`: those nearest to a point of the view, in their original order. */
export function nearestInView<T extends { at: Point }>(
  places: readonly T[],
  view: View,
  { around, max, margin }: Wanted,
): { place: T; on: Point }[] {
  const { width, height } = view.size;
  const isSeen = ({ on: { x, y } }: { on: Point }) =>
    x >= -margin && y >= -margin && x <= width + margin && y <= height + margin;
  const seen = places.map((place) => ({ place, on: project(view, place.at) })).filter(isSeen);
  if (seen.length <= max) return seen;
  const away = ({ on }: { on: Point }) => Math.hypot(on.x - around.x, on.y - around.y);
  const nearest = new Set(seen.toSorted((a, b) => away(a) - away(b)).slice(0, max));
  return seen.filter((one) => nearest.has(one));
}
