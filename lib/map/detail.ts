// Coasts and lakes of the visible tiles, projected to the flat world like the outline.
import {
  type DetailFile,
  detailPerDegree,
  openDetailFile,
  tileColumns,
  tileDegrees,
  tileMargin,
} from './detail-file.ts';
import { frameMetres } from './fit.ts';
import { toCoordinate, toWorld } from './mercator.ts';
import { type Outline, shapeOf } from './outline.ts';
import { unproject, type View } from './view.ts';

/** The coasts are accurate to some hundred metres: on a closer map than this, only squared paper and names are drawn. */
const closestMetres = 9000;
/** On a wider map than this, the outline of countries is detailed enough. */
const widestMetres = 220_000;

export const showsDetail = (view: View): boolean => {
  const metres = frameMetres(view);
  return metres >= closestMetres && metres < widestMetres;
};

export interface Detail {
  /** Returns the same object while the same tiles are visible. */
  around: (view: View) => Outline;
}

export function openDetail(bytes: Uint8Array): Detail {
  const file = openDetailFile(bytes);
  const laid = new Map<number, Outline>();
  let before: { key: string; outline: Outline } | undefined;
  const tile = (id: number): Outline => {
    const outline = laid.get(id) ?? layOut(file, id);
    laid.set(id, outline);
    return outline;
  };
  return {
    around: (view) => {
      const ids = tilesIn(view);
      const key = ids.join();
      if (before?.key !== key) before = { key, outline: joined(ids.map(tile)) };
      return before.outline;
    },
  };
}

const joined = (parts: Outline[]): Outline => ({
  land: parts.flatMap(({ land }) => land),
  shores: parts.flatMap(({ shores }) => shores),
  borders: [],
  lakes: parts.flatMap(({ lakes = [] }) => lakes),
});

// A close map never shows more.
const maxColumns = 8;

/** The ids of the tiles that the box covers. */
function tilesIn(view: View): number[] {
  const { width, height } = view.size;
  const corners = [0, width].flatMap((x) => [0, height].map((y) => unproject(view, { x, y })));
  const xs = corners.map(({ x }) => x);
  const latitudes = corners.map((corner) => toCoordinate(corner).latitude);
  const column = (x: number) => Math.floor((x * 360) / tileDegrees);
  const row = (latitude: number) => Math.floor((latitude + 90) / tileDegrees);
  const [west, east] = [column(Math.min(...xs)), column(Math.max(...xs))];
  const ids: number[] = [];
  for (let y = row(Math.min(...latitudes)); y <= row(Math.max(...latitudes)); y += 1)
    for (let x = west; x <= Math.min(east, west + maxColumns); x += 1)
      ids.push(y * tileColumns + (((x % tileColumns) + tileColumns) % tileColumns));
  return ids;
}

function layOut(file: DetailFile, id: number): Outline {
  const tile = file.tile(id);
  const west = (id % tileColumns) * tileDegrees - 180;
  const south = Math.floor(id / tileColumns) * tileDegrees - 90;
  const lay = (grid: Int32Array): Float64Array => {
    const points = new Float64Array(grid.length);
    for (let index = 0; index < grid.length; index += 2) {
      const { x, y } = toWorld({
        longitude: west + (grid[index] ?? 0) / detailPerDegree,
        latitude: south + (grid[index + 1] ?? 0) / detailPerDegree,
      });
      points[index] = x;
      points[index + 1] = y;
    }
    return points;
  };
  const shapes = (lines: Int32Array[] = []) => lines.map((line) => shapeOf(lay(line)));
  return {
    land: shapes(tile?.land),
    shores: (tile?.land ?? []).flatMap((ring) => shoresOf(ring).map((line) => shapeOf(lay(line)))),
    borders: [],
    lakes: shapes(tile?.lakes),
  };
}

const least = -tileMargin;
const most = tileDegrees * detailPerDegree + tileMargin;
const isEdge = (value: number) => value <= least || value >= most;

/** The parts of a ring that are coast, without the cuts along the edge of its tile. */
export function shoresOf(ring: Int32Array): Int32Array[] {
  const lines: number[][] = [];
  let line: number[] = [];
  for (let index = 0; index < ring.length; index += 2) {
    const next = (index + 2) % ring.length;
    const from = [ring[index] ?? 0, ring[index + 1] ?? 0] as const;
    const to = [ring[next] ?? 0, ring[next + 1] ?? 0] as const;
    const isCut = [0, 1].some((axis) => isEdge(from[axis] ?? 0) && from[axis] === to[axis]);
    if (isCut) {
      if (line.length > 2) lines.push(line);
      line = [];
    } else {
      if (line.length === 0) line.push(...from);
      line.push(...to);
    }
  }
  if (line.length > 2) lines.push(line);
  return lines.map((each) => Int32Array.from(each));
}
