// From Natural Earth's finest coastlines (package world-atlas) and its lakes (`waters.bin`) to the tiles that ship with
// the extension.
import { clipRing } from '../../lib/map/clip-shape.ts';
import {
  type DetailTile,
  detailPerDegree,
  tileColumns,
  tileDegrees,
  tileMargin,
} from '../../lib/map/detail-file.ts';
import type { Point } from '../../lib/map/mercator.ts';
import { landRings } from './make-outline.ts';
import { watersHere } from './waters-here.ts';

/** Two of five points are enough for a map of thirty kilometres. */
const minShare = 0.6;

const side = tileDegrees * detailPerDegree;
const rows = 180 / tileDegrees;

const onGrid = (line: number[][]): Point[] =>
  line.map(([x = 0, y = 0]) => ({ x: (x + 180) * detailPerDegree, y: (y + 90) * detailPerDegree }));

interface Band {
  /** The first and the last tile along this axis that a shape reaches. */
  first: number;
  last: number;
}

function bandOf(values: number[], most: number): Band {
  const [low, high] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
  return {
    first: Math.max(0, Math.floor((low - tileMargin) / side)),
    last: Math.min(most - 1, Math.floor((high + tileMargin) / side)),
  };
}

const nowhere = 1e12;
const boxOf = (column: number | undefined, row: number | undefined) => ({
  left: column === undefined ? -nowhere : column * side - tileMargin,
  right: column === undefined ? nowhere : (column + 1) * side + tileMargin,
  top: row === undefined ? -nowhere : row * side - tileMargin,
  bottom: row === undefined ? nowhere : (row + 1) * side + tileMargin,
});

/** Relative to the tile's corner, without points that coincide with the one before. */
function stepsFrom(points: Point[], column: number, row: number): Int32Array {
  const steps: number[] = [];
  for (const { x, y } of points) {
    const [east, north] = [Math.round(x - column * side), Math.round(y - row * side)];
    if (east !== steps.at(-2) || north !== steps.at(-1)) steps.push(east, north);
  }
  return Int32Array.from(steps);
}

/**
 * Calls `put` with the part of the shape in each tile. Cuts into strips first, so that a continent's coast is walked
 * once per strip.
 */
function cut(ring: Point[], put: (points: Point[], column: number, row: number) => void): void {
  const across = bandOf(
    ring.map(({ x }) => x),
    tileColumns,
  );
  for (let column = across.first; column <= across.last; column += 1) {
    const strip = clipRing(ring, boxOf(column, undefined));
    if (strip.length === 0) continue;
    const up = bandOf(
      strip.map(({ y }) => y),
      rows,
    );
    for (let row = up.first; row <= up.last; row += 1) put(clipRing(strip, boxOf(column, row)), column, row);
  }
}

export function makeDetail(): Map<number, DetailTile> {
  const tiles = new Map<number, DetailTile>();
  const tileAt = (column: number, row: number): DetailTile => {
    const id = row * tileColumns + column;
    const tile = tiles.get(id) ?? { land: [], lakes: [] };
    tiles.set(id, tile);
    return tile;
  };
  const add = (kind: keyof DetailTile) => (part: Point[], column: number, row: number) => {
    const steps = stepsFrom(part, column, row);
    // Fewer than three corners are not a ring.
    if (steps.length >= 6) tileAt(column, row)[kind].push(steps);
  };
  for (const ring of landRings('land-10m.json', minShare)) cut(onGrid(ring), add('land'));
  const { lakes } = watersHere();
  for (const lake of lakes) cut(onGrid(lake), add('lakes'));
  return tiles;
}
