// The bundled outline of the world: lines between junctions, the rings of land built from them, large lakes and rivers.
// Bytes: format, lines, rings; every number is a varint, every point an offset from the previous one.
import { unzigzag, varintReader, varintWriter, zigzag } from './varints.ts';

/** The order is part of the file format. Each lake is a separate ring. */
const lineKinds = ['shore', 'border', 'lake', 'river'] as const;

export interface OutlineLine {
  kind: (typeof lineKinds)[number];
  /** x, y, x, y … in grid units. */
  points: Int32Array;
}

export interface OutlineData {
  lines: OutlineLine[];
  /** Each ring of land as indexes of lines; `~index` (negative) for a line that is walked backwards. */
  rings: number[][];
}

/** Increased with every incompatible change of the format. */
const outlineFormat = 2;
/** A grid of 1/250 of a degree, about 440 m: finer than the outline data itself. */
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
