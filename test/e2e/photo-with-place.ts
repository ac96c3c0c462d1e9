// A page with a geotagged photograph, as phones write it.
import { readFileSync } from 'node:fs';

const photo = readFileSync(new URL('../../tools/sample-blog/site/pictures/lighthouse.jpg', import.meta.url));

/** In the photograph beside the coordinates, and must appear nowhere else. */
export const secretPlace = 'CANARY 41.1496 N 8.6109 W';

/** Two EXIF directories with one entry each: the description, and the offset of the GPS directory. */
function exifSegment(): Buffer {
  const words = Buffer.from(`${secretPlace}\0`);
  const tiff = Buffer.alloc(68);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  entry(tiff, 10, [0x010e, 2, words.length, 68]);
  entry(tiff, 22, [0x8825, 4, 1, 38]);
  tiff.writeUInt16LE(2, 38);
  entry(tiff, 40, [1, 2, 2, 'N'.charCodeAt(0)]);
  entry(tiff, 52, [3, 2, 2, 'W'.charCodeAt(0)]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, words]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

function entry(into: Buffer, at: number, [tag, type, count, value]: [number, number, number, number]): void {
  into.writeUInt16LE(tag, at);
  into.writeUInt16LE(type, at + 2);
  into.writeUInt32LE(count, at + 4);
  into.writeUInt32LE(value, at + 8);
}

/** Right after the two bytes that start every JPEG. */
export const photoWithPlace = Buffer.concat([photo.subarray(0, 2), exifSegment(), photo.subarray(2)]);
