// From Natural Earth's countries (package world-atlas) to the outline that ships with the extension.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { presimplify, quantile, simplify, sphericalTriangleArea } from 'topojson-simplify';
import * as z from 'zod/mini';
import { gridPerDegree, type OutlineData, type OutlineLine } from '../../lib/map/outline-file.ts';

const ArcIndexes = z.array(z.array(z.int()));
const Geometry = z.object({ type: z.string(), arcs: z.optional(z.union([ArcIndexes, z.array(ArcIndexes)])) });
const Collection = z.object({ type: z.string(), geometries: z.array(Geometry) });
const Topology = z.looseObject({
  type: z.string(),
  arcs: z.array(z.array(z.array(z.number()))),
  objects: z.object({ countries: Collection, land: Collection }),
});
type Topology = z.infer<typeof Topology>;

/** Half of the points carry the shapes that a map of one country shows; the rest would double the download. */
const leastTellingShare = 0.5;

const isMany = (arcs: number[][] | number[][][]): arcs is number[][][] => Array.isArray(arcs[0]?.[0]);

const ringsOf = ({ geometries }: Topology['objects']['land']): number[][] =>
  geometries.flatMap(({ arcs = [] }) => (isMany(arcs) ? arcs.flat() : arcs));

/** On the file's grid, without the points that fall onto the one before. */
function gridded(arc: number[][]): Int32Array {
  const points = arc.map(([x = 0, y = 0]) => [Math.round(x * gridPerDegree), Math.round(y * gridPerDegree)]);
  const kept = points.filter(
    ([x, y], index) => index === 0 || x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1],
  );
  return Int32Array.from(kept.flat());
}

export function makeOutline(): OutlineData {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'));
  const weighed = presimplify(Topology.parse(JSON.parse(readFileSync(file, 'utf8'))), sphericalTriangleArea);
  const { arcs, objects } = simplify(weighed, quantile(weighed, leastTellingShare));
  const rings = ringsOf(objects.land);
  const shores = new Set(rings.flat().map((index) => (index < 0 ? ~index : index)));
  const lines = arcs.map(
    (arc, index): OutlineLine => ({ kind: shores.has(index) ? 'shore' : 'border', points: gridded(arc) }),
  );
  return { lines, rings };
}
