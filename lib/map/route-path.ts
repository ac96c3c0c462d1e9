import type { Point } from './mercator.ts';

/** How far the bend at a stop reaches towards its neighbours; a larger value would overshoot. */
const softness = 0.18;

const rounded = (value: number) => Math.round(value * 10) / 10;
const pair = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;

/** A smooth line through all points in order, as the `d` of an SVG path. It shows the order, not the streets. */
export function routePath(points: Point[]): string {
  const [first] = points;
  if (!first) return '';
  const parts = [`M${pair(first)}`];
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1] ?? first, points[index] ?? first];
    const [before, after] = [points[index - 2] ?? from, points[index + 1] ?? to];
    const reach = softness * Math.min(1, bound(from, to, before, after));
    parts.push(
      `C${pair(towards(from, before, to, reach))} ${pair(towards(to, after, from, reach))} ${pair(to)}`,
    );
  }
  return parts.join('');
}

/** The control point at `at`, shifted in the direction from `behind` to `ahead`. */
const towards = (at: Point, behind: Point, ahead: Point, reach: number): Point => ({
  x: at.x + (ahead.x - behind.x) * reach,
  y: at.y + (ahead.y - behind.y) * reach,
});

/** Long legs next to a short one would bend it into a loop, so their influence is limited by the short one's length. */
function bound(from: Point, to: Point, before: Point, after: Point): number {
  const length = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
  const longest = Math.max(length(before, to), length(from, after));
  return longest === 0 ? 0 : (2 * length(from, to)) / longest;
}
