// The encoding of the map files: varints with seven bits a byte, and points as offsets.

export const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
export const unzigzag = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

/** x and y of the previous point. */
type Last = number[];

export interface VarintWriter {
  bytes: number[];
  write: (value: number) => void;
  /** Writes each number as an offset from `last`, which is updated. */
  writeSteps: (points: Int32Array, last: Last) => void;
}

export function varintWriter(): VarintWriter {
  const bytes: number[] = [];
  const write = (value: number) => {
    let rest = value;
    while (rest > 127) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  };
  const writeSteps = (points: Int32Array, last: Last) => {
    for (const [index, value] of points.entries()) {
      write(zigzag(value - (last[index % 2] ?? 0)));
      last[index % 2] = value;
    }
  };
  return { bytes, write, writeSteps };
}

export interface VarintReader {
  read: () => number;
  readSteps: (length: number, last: Last) => Int32Array;
  /** The offset of the next byte. */
  at: () => number;
}

/** `what` names the file in the error for a truncated one: "The outline". */
export function varintReader(bytes: Uint8Array, what: string, from = 0): VarintReader {
  let at = from;
  const read = (): number => {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = bytes[at];
      if (byte === undefined) throw new Error(`${what} ends in the middle.`);
      at += 1;
      value += (byte % 128) * unit;
      if (byte < 128) return value;
    }
  };
  const readSteps = (length: number, last: Last) => {
    const points = new Int32Array(length);
    for (let index = 0; index < points.length; index += 1) {
      const value = (last[index % 2] ?? 0) + unzigzag(read());
      points[index] = value;
      last[index % 2] = value;
    }
    return points;
  };
  return { read, readSteps, at: () => at };
}
