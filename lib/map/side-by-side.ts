import type { Point } from './mercator.ts';

/**
 * The same points, shifted by whole worlds to be as close together as possible: Fiji and Samoa are neighbours, not a
 * whole map apart. The world is cut at the widest gap between the points.
 */
export function sideBySide(points: Point[]): Point[] {
  const turned = points.map(({ x }) => x - Math.floor(x));
  const sorted = [...new Set(turned)].sort((a, b) => a - b);
  const [first] = sorted;
  if (first === undefined) return [];
  let cut = first;
  let widest = first + 1 - (sorted.at(-1) ?? first);
  for (const [index, x] of sorted.entries()) {
    const gap = x - (sorted[index - 1] ?? x);
    if (gap <= widest) continue;
    widest = gap;
    cut = x;
  }
  return points.map(({ y }, index) => {
    const x = turned[index] ?? 0;
    return { x: x < cut ? x + 1 : x, y };
  });
}
