// From Natural Earth's countries (package world-atlas) and its lakes and rivers to the outline that ships with the
// extension.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { presimplify, quantile, simplify, sphericalTriangleArea } from 'topojson-simplify';
import * as z from 'zod/mini';
import { gridPerDegree, type OutlineData, type OutlineLine } from '../../lib/map/outline-file.ts';
import { type Line, simplified as simplifiedLine } from './simplify-line.ts';
import { watersHere } from './waters-here.ts';

const ArcIndexes = z.array(z.array(z.int()));
const Geometry = z.object({ type: z.string(), arcs: z.optional(z.union([ArcIndexes, z.array(ArcIndexes)])) });
const Collection = z.object({ type: z.string(), geometries: z.array(Geometry) });
const Topology = z.looseObject({
  type: z.string(),
  arcs: z.array(z.array(z.array(z.number()))),
  objects: z.object({ countries: z.optional(Collection), land: Collection }),
});
type Topology = z.infer<typeof Topology>;

/** Half of the points carry the shapes that a map of one country shows; the rest would double the download. */
const minShare = 0.5;

const isMany = (arcs: number[][] | number[][][]): arcs is number[][][] => Array.isArray(arcs[0]?.[0]);

const ringsOf = ({ geometries }: Topology['objects']['land']): number[][] =>
  geometries.flatMap(({ arcs = [] }) => (isMany(arcs) ? arcs.flat() : arcs));

/** On the file's grid, without points that coincide with the one before. */
function gridded(arc: number[][]): Int32Array {
  const points = arc.map(([x = 0, y = 0]) => [Math.round(x * gridPerDegree), Math.round(y * gridPerDegree)]);
  const kept = points.filter(
    ([x, y], index) => index === 0 || x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1],
  );
  return Int32Array.from(kept.flat());
}

/** A world-atlas file without its least significant points. */
function simplified(name: string, share: number): Topology {
  const file = fileURLToPath(import.meta.resolve(`world-atlas/${name}`));
  const weighed = presimplify(Topology.parse(JSON.parse(readFileSync(file, 'utf8'))), sphericalTriangleArea);
  return simplify(weighed, quantile(weighed, share));
}

/** The land as rings of longitude and latitude. */
export function landRings(name: string, share: number): number[][][] {
  const { arcs, objects } = simplified(name, share);
  return ringsOf(objects.land).map((ring) =>
    ring.flatMap((index) => (index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []))),
  );
}

export function makeOutline(): OutlineData {
  const { arcs, objects } = simplified('countries-50m.json', minShare);
  const rings = ringsOf(objects.land);
  const shores = new Set(rings.flat().map((index) => (index < 0 ? ~index : index)));
  const lines = arcs.map(
    (arc, index): OutlineLine => ({ kind: shores.has(index) ? 'shore' : 'border', points: gridded(arc) }),
  );
  const { lakes, rivers } = watersHere();
  const waters = [
    ...lakes.filter(isSeenFromAfar).map((ring) => ({ kind: 'lake' as const, points: coarse(ring) })),
    ...rivers.map((line) => ({ kind: 'river' as const, points: coarse(line) })),
  ];
  return { lines: [...lines, ...waters.filter(({ points }) => points.length > 4)], rings };
}

/** As accurate as the coastlines: about a kilometre. */
const coarse = (line: Line) => gridded(simplifiedLine(line, 0.012));

/** Visible on a map of a country: about fifteen kilometres across. */
function isSeenFromAfar(ring: number[][]): boolean {
  const extent = (axis: 0 | 1) => {
    const values = ring.map((point) => point[axis] ?? 0);
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
  };
  return Math.max(extent(0), extent(1)) > 0.15;
}
