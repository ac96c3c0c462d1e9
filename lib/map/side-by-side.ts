import type { Point } from './mercator.ts';

/**
 * The same places, moved by whole worlds so that they lie as close together as they can:
 * Fiji and Samoa are neighbours, not half a map apart. The widest empty stretch is where the world is cut.
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
