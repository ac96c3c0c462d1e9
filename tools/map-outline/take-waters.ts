// Extracts lakes and rivers from Natural Earth's shapefiles (public domain; not in any npm package) and writes them in
// a compact form: `node tools/map-outline/take-waters.ts ne_10m_lakes.shp ne_50m_rivers_lake_centerlines.shp`. The
// result is committed beside this file, so that nobody needs the shapefiles to build.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Line, simplified } from './simplify-line.ts';
import { encodeWaters } from './waters-file.ts';

/**
 * How far a dropped point may lie from the simplified line. In degrees: about two hundred metres, for rivers four
 * hundred.
 */
const lakeTolerance = 0.0018;
const riverTolerance = 0.004;
/** Ponds of less than a kilometre are left out. In degrees. */
const smallestLake = 0.012;

/** The parts of all polygons or polylines in a shapefile: both have the same layout. */
function partsOf(file: string): Line[] {
  const bytes = readFileSync(file);
  const lines: Line[] = [];
  for (let at = 100; at < bytes.length; ) {
    const length = 2 * bytes.readInt32BE(at + 4);
    const record = at + 8;
    at = record + length;
    if (bytes.readInt32LE(record) === 0) continue;
    const [parts, points] = [bytes.readInt32LE(record + 36), bytes.readInt32LE(record + 40)];
    const starts = Array.from({ length: parts }, (_, part) => bytes.readInt32LE(record + 44 + 4 * part));
    const from = record + 44 + 4 * parts;
    for (const [part, start] of starts.entries()) {
      const end = starts[part + 1] ?? points;
      lines.push(
        Array.from({ length: end - start }, (_, index) => {
          const point = from + 16 * (start + index);
          return [bytes.readDoubleLE(point), bytes.readDoubleLE(point + 8)];
        }),
      );
    }
  }
  return lines;
}

const extent = (values: number[]) =>
  values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
const isLarge = (line: Line) =>
  Math.max(extent(line.map(([x]) => x)), extent(line.map(([, y]) => y))) >= smallestLake;

const [lakeFile, riverFile] = process.argv.slice(2);
if (!lakeFile || !riverFile) throw new Error('Which shapefiles? First the lakes, then the rivers.');
const lakes = partsOf(lakeFile)
  .filter(isLarge)
  .map((line) => simplified(line, lakeTolerance))
  .filter(({ length }) => length > 3);
const rivers = partsOf(riverFile).map((line) => simplified(line, riverTolerance));
const bytes = encodeWaters({ lakes, rivers });
writeFileSync(join(import.meta.dirname, 'waters.bin'), bytes);
console.log(`${lakes.length} lakes, ${rivers.length} rivers, ${bytes.length} bytes`);
