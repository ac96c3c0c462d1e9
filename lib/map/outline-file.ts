// Pure: no browser, no network, no clock.
// The bundled outline of the world: lines between corners, the rings of land that are put together from them, large lakes
// and rivers.
// Bytes: format, lines, rings; every number a varint, every point a step from the one before.

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

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
const unzigzag = (value: number) => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

export function encodeOutline({ lines, rings }: OutlineData): Uint8Array {
  const bytes: number[] = [];
  const write = (value: number) => {
    let rest = value;
    while (rest > 127) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  };
  write(outlineFormat);
  write(lines.length);
  const last = [0, 0];
  for (const { kind, points } of lines) {
    write(2 * points.length + lineKinds.indexOf(kind));
    for (const [index, value] of points.entries()) {
      write(zigzag(value - (last[index % 2] ?? 0)));
      last[index % 2] = value;
    }
  }
  write(rings.length);
  for (const ring of rings) {
    write(ring.length);
    for (const index of ring) write(zigzag(index));
  }
  return Uint8Array.from(bytes);
}

export function decodeOutline(bytes: Uint8Array): OutlineData {
  let at = 0;
  const read = (): number => {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = bytes[at];
      if (byte === undefined) throw new Error('The outline ends in the middle.');
      at += 1;
      value += (byte % 128) * unit;
      if (byte < 128) return value;
    }
  };
  if (read() !== outlineFormat) throw new Error('The outline is of another format.');
  const last = [0, 0];
  const lines = Array.from({ length: read() }, (): OutlineLine => {
    const head = read();
    const points = new Int32Array((head - (head % 4)) / 2);
    for (let index = 0; index < points.length; index += 1) {
      const value = (last[index % 2] ?? 0) + unzigzag(read());
      points[index] = value;
      last[index % 2] = value;
    }
    return { kind: lineKinds[head % 4] ?? 'shore', points };
  });
  const rings = Array.from({ length: read() }, () => Array.from({ length: read() }, () => unzigzag(read())));
  return { lines, rings };
}
