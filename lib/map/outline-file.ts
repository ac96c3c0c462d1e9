// The bundled outline of the world: lines between corners, the rings of land that are put together from them, large lakes
// and rivers.
// Bytes: format, lines, rings; every number a varint, every point a step from the one before.
import { unzigzag, varintReader, varintWriter, zigzag } from './varints.ts';

/** In the order of the file. A lake is a ring of its own. */
const lineKinds = ['shore', 'border', 'lake', 'river'] as const;

export interface OutlineLine {
  kind: (typeof lineKinds)[number];
  /** x, y, x, y … on the grid of the file. */
  points: Int32Array;
}

export interface OutlineData {
  lines: OutlineLine[];
  /** Each ring of land as indexes of lines; `~index` (negative) for one that is walked backwards. */
  rings: number[][];
}

/** Counts the incompatible changes of the layout below. */
const outlineFormat = 2;
/** 1/250 of a degree, about 440 m: finer than the outline itself is. */
export const gridPerDegree = 250;

export function encodeOutline({ lines, rings }: OutlineData): Uint8Array {
  const { bytes, write, writeSteps } = varintWriter();
  write(outlineFormat);
  write(lines.length);
  const last = [0, 0];
  for (const { kind, points } of lines) {
    write(2 * points.length + lineKinds.indexOf(kind));
    writeSteps(points, last);
  }
  write(rings.length);
  for (const ring of rings) {
    write(ring.length);
    for (const index of ring) write(zigzag(index));
  }
  return Uint8Array.from(bytes);
}

export function decodeOutline(bytes: Uint8Array): OutlineData {
  const { read, readSteps } = varintReader(bytes, 'The outline');
  if (read() !== outlineFormat) throw new Error('The outline is of another format.');
  const last = [0, 0];
  const lines = Array.from({ length: read() }, (): OutlineLine => {
    const head = read();
    return { kind: lineKinds[head % 4] ?? 'shore', points: readSteps((head - (head % 4)) / 2, last) };
  });
  const rings = Array.from({ length: read() }, () => Array.from({ length: read() }, () => unzigzag(read())));
  return { lines, rings };
}
