// The outline as the map uses it: projected to the flat world once, so that a frame only has to scale it.
import { toWorld } from './mercator.ts';
import { decodeOutline, gridPerDegree, type OutlineLine } from './outline-file.ts';

/** A line or a ring with its bounding box. */
export interface Shape {
  /** x, y, x, y … in the flat world. */
  points: Float64Array;
  west: number;
  east: number;
  north: number;
  south: number;
}

export interface Outline {
  land: Shape[];
  shores: Shape[];
  borders: Shape[];
  lakes?: Shape[];
  rivers?: Shape[];
}

export function openOutline(bytes: Uint8Array): Outline {
  const { lines, rings } = decodeOutline(bytes);
  const laid = lines.map(({ kind, points }) => ({ kind, points: layOut(points) }));
  const ofKind = (wanted: OutlineLine['kind']) =>
    laid
      .filter(({ kind }) => kind === wanted)
      .flatMap(({ points }) => withoutSeams(points))
      .map(shapeOf);
  const land = rings.map((ring) => {
    const parts = ring.map((index) => {
      const points = laid[index < 0 ? ~index : index]?.points ?? new Float64Array();
      return index < 0 ? backwards(points) : points;
    });
    return shapeOf(joined(parts));
  });
  return {
    land,
    shores: ofKind('shore'),
    borders: ofKind('border'),
    lakes: ofKind('lake'),
    rivers: ofKind('river'),
  };
}

/** Joins lines into one ring, each shifted by whole worlds to where the previous one ended. */
function joined(parts: Float64Array[]): Float64Array {
  const ring: number[] = [];
  for (const part of parts) {
    const by = ring.length === 0 ? 0 : Math.round((ring.at(-2) ?? 0) - (part[0] ?? 0));
    for (let index = 0; index < part.length; index += 2)
      ring.push((part[index] ?? 0) + by, part[index + 1] ?? 0);
  }
  const [start = 0, end = 0] = [ring[0], ring.at(-2)];
  // It goes around the whole world, like the coast of Antarctica: close the ring along the map's lower edge.
  if (Math.abs(end - start) > 0.5) ring.push(end, 1, start, 1);
  return Float64Array.from(ring);
}

function layOut(grid: Int32Array): Float64Array {
  const points = new Float64Array(grid.length);
  for (let index = 0; index < grid.length; index += 2) {
    const { x, y } = toWorld({
      longitude: (grid[index] ?? 0) / gridPerDegree,
      latitude: (grid[index + 1] ?? 0) / gridPerDegree,
    });
    // A line across the date line continues in the next world, not at the other end of this one.
    points[index] = index === 0 ? x : x + Math.round((points[index - 2] ?? 0) - x);
    points[index + 1] = y;
  }
  return points;
}

function backwards(points: Float64Array): Float64Array {
  const turned = new Float64Array(points.length);
  for (let index = 0; index < points.length; index += 2) {
    turned[index] = points[points.length - 2 - index] ?? 0;
    turned[index + 1] = points[points.length - 1 - index] ?? 0;
  }
  return turned;
}

/** Removes the cuts of land at the date line and the pole, which are not shores. */
function withoutSeams(points: Float64Array): Float64Array[] {
  const parts: Float64Array[] = [];
  let from = 0;
  for (let index = 2; index < points.length; index += 2) {
    const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0];
    const isSeam =
      (x === points[index - 2] && Number.isInteger(x)) || (y >= 1 && (points[index - 1] ?? 0) >= 1);
    if (!isSeam) continue;
    if (index - from > 2) parts.push(points.subarray(from, index));
    from = index;
  }
  if (points.length - from > 2) parts.push(points.subarray(from));
  return parts;
}

export function shapeOf(points: Float64Array): Shape {
  const shape = { points, west: Infinity, east: -Infinity, north: Infinity, south: -Infinity };
  for (let index = 0; index < points.length; index += 2) {
    const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0];
    shape.west = Math.min(shape.west, x);
    shape.east = Math.max(shape.east, x);
    shape.north = Math.min(shape.north, y);
    shape.south = Math.max(shape.south, y);
  }
  return shape;
}
