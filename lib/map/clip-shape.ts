// Clips shapes to the box: without this, the coast of a continent would give paths of megabytes.
import type { Point } from './mercator.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Edge {
  isInside: (point: Point) => boolean;
  cross: (from: Point, to: Point) => Point;
}

function edgesOf({ left, top, right, bottom }: Box): Edge[] {
  const upright = (x: number, isInside: Edge['isInside']): Edge => ({
    isInside,
    cross: (from, to) => ({ x, y: from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) }),
  });
  const level = (y: number, isInside: Edge['isInside']): Edge => ({
    isInside,
    cross: (from, to) => ({ x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y), y }),
  });
  return [
    upright(left, ({ x }) => x >= left),
    upright(right, ({ x }) => x <= right),
    level(top, ({ y }) => y >= top),
    level(bottom, ({ y }) => y <= bottom),
  ];
}

/** The part of a closed ring in the box, closed along the box's edges (Sutherland-Hodgman). */
export function clipRing(ring: Point[], box: Box): Point[] {
  let points = ring;
  for (const { isInside, cross } of edgesOf(box)) {
    const kept: Point[] = [];
    let from = points.at(-1);
    for (const to of points) {
      if (from && isInside(from) !== isInside(to)) kept.push(cross(from, to));
      if (isInside(to)) kept.push(to);
      from = to;
    }
    points = kept;
  }
  return points;
}

/** The parts of a line that come near the box: a segment is left out if both its ends are beyond the same edge. */
export function clipLine(line: Point[], box: Box): Point[][] {
  const edges = edgesOf(box);
  const stretches: Point[][] = [];
  let current: Point[] = [];
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    if (!from || !to) continue;
    if (edges.some(({ isInside }) => !isInside(from) && !isInside(to))) {
      if (current.length > 0) stretches.push(current);
      current = [];
      continue;
    }
    if (current.length === 0) current.push(from);
    current.push(to);
  }
  if (current.length > 0) stretches.push(current);
  return stretches;
}
