// A zip that depends only on its files: not on the clock, the owner or the order on disk. Same files, same bytes.
import { constants, crc32, deflateRawSync } from 'node:zlib';

export interface ZippedFile {
  name: string;
  content: string | Uint8Array;
  isStored?: boolean;
}

/** Midnight of 1 January 1980, the earliest time in the zip format. */
const noTime = 0;
const firstDay = (1 << 5) | 1;
/** Names are UTF-8. */
const unicodeNames = 0x0800;

function number(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  if (bytes === 2) buffer.writeUInt16LE(value);
  else buffer.writeUInt32LE(value);
  return buffer;
}

/** Text has repeats; a net's weights do not, and searching them for repeats makes them larger. */
const strategies = [constants.Z_DEFAULT_STRATEGY, constants.Z_FILTERED, constants.Z_HUFFMAN_ONLY];

function smallest(plain: Buffer): Buffer {
  const packed = strategies.map((strategy) => deflateRawSync(plain, { level: 9, strategy }));
  return packed.reduce((best, one) => (one.length < best.length ? one : best));
}

/** In the given order. */
export function writeZip(files: ZippedFile[]): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const table: Buffer[] = [];
  let at = 0;
  for (const { name, content, isStored } of files) {
    const plain = Buffer.from(content);
    const packed = isStored ? plain : smallest(plain);
    const sums = [number(crc32(plain), 4), number(packed.length, 4), number(plain.length, 4)];
    const times = [number(noTime, 2), number(firstDay, 2)];
    const title = Buffer.from(name);
    const how = [number(20, 2), number(unicodeNames, 2), number(isStored ? 0 : 8, 2)];
    const about = [...how, ...times, ...sums, number(title.length, 2)];
    const body = Buffer.concat([number(0x04034b50, 4), ...about, number(0, 2), title, packed]);
    const rest = [number(0, 2), number(0, 2), number(0, 2), number(0, 2), number(0, 4), number(at, 4), title];
    table.push(Buffer.concat([number(0x02014b50, 4), number(20, 2), ...about, ...rest]));
    bodies.push(body);
    at += body.length;
  }
  const directory = Buffer.concat(table);
  const counts = [number(files.length, 2), number(files.length, 2)];
  const end = [number(0x06054b50, 4), number(0, 4), ...counts, number(directory.length, 4), number(at, 4)];
  return new Uint8Array(Buffer.concat([...bodies, directory, ...end, number(0, 2)]));
}
