// The stored form of lakes and rivers: steps on a grid, each number in two bytes, or six for a long step, and compressed.
import { deflateRawSync, inflateRawSync } from 'node:zlib';

export interface Waters {
  /** Rings and lines of longitude and latitude. */
  lakes: [x: number, y: number][][];
  rivers: [x: number, y: number][][];
}

const perDegree = 2000;
const long = -32_768;

export function encodeWaters({ lakes, rivers }: Waters): Uint8Array {
  const numbers: number[] = [];
  const write = (value: number) => {
    if (value > long && value < 32_768) numbers.push(value);
    else numbers.push(long, value >> 16, ((value & 0xffff) << 16) >> 16);
  };
  for (const lines of [lakes, rivers]) {
    write(lines.length);
    for (const line of lines) {
      write(line.length);
      let [x, y] = [0, 0];
      for (const [longitude, latitude] of line) {
        const [nextX, nextY] = [Math.round(longitude * perDegree), Math.round(latitude * perDegree)];
        write(nextX - x);
        write(nextY - y);
        [x, y] = [nextX, nextY];
      }
    }
  }
  return deflateRawSync(new Uint8Array(Int16Array.from(numbers).buffer), { level: 9 });
}

export function decodeWaters(bytes: Uint8Array): Waters {
  const numbers = new Int16Array(Uint8Array.from(inflateRawSync(bytes)).buffer);
  let at = 0;
  const take = () => numbers[at++] ?? 0;
  const read = () => {
    const value = take();
    return value === long ? (take() << 16) | (take() & 0xffff) : value;
  };
  const lines = () =>
    Array.from({ length: read() }, () => {
      let [x, y] = [0, 0];
      return Array.from({ length: read() }, (): [number, number] => {
        x += read();
        y += read();
        return [x / perDegree, y / perDegree];
      });
    });
  return { lakes: lines(), rivers: lines() };
}
