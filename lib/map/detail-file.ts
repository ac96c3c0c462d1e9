// Coasts and lakes for close maps, in tiles of two degrees: only visible tiles are decoded.
// Bytes: format, the tiles' ids and lengths, then each tile: rings of land, rings of lakes.
// Every number is a varint, every point an offset from the previous one, the first from the tile's corner.
import { varintReader, varintWriter } from './varints.ts';

export interface DetailTile {
  /** Each ring is x, y, x, y … in grid units from the south-western corner. */
  land: Int32Array[];
  lakes: Int32Array[];
}

const what = 'The detail';
/** Increased with every incompatible change of the format. */
const detailFormat = 1;
/** A grid of about 55 m: finer than the coast data itself. */
export const detailPerDegree = 2000;
export const tileDegrees = 2;
export const tileColumns = 360 / tileDegrees;
/** Rings overlap the next tile by this much, so that no seam shows. In grid units. */
export const tileMargin = 20;

function encodeTile(tile: DetailTile): number[] {
  const { bytes, write, writeSteps } = varintWriter();
  for (const lines of [tile.land, tile.lakes]) {
    write(lines.length);
    for (const points of lines) {
      write(points.length / 2);
      writeSteps(points, [0, 0]);
    }
  }
  return bytes;
}

/** Tiles by id: rows from the south, columns from the west. */
export function encodeDetail(tiles: ReadonlyMap<number, DetailTile>): Uint8Array {
  const { bytes, write } = varintWriter();
  write(detailFormat);
  write(tiles.size);
  const bodies: number[][] = [];
  let before = 0;
  for (const [id, tile] of [...tiles].toSorted(([a], [b]) => a - b)) {
    const body = encodeTile(tile);
    write(id - before);
    write(body.length);
    before = id;
    bodies.push(body);
  }
  return Uint8Array.from([...bytes, ...bodies.flat()]);
}

export interface DetailFile {
  tile: (id: number) => DetailTile | undefined;
}

export function openDetailFile(bytes: Uint8Array): DetailFile {
  const { read, at } = varintReader(bytes, what);
  if (read() !== detailFormat) throw new Error('The detail is of another format.');
  const places = new Map<number, number>();
  const lengths: [id: number, length: number][] = [];
  let id = 0;
  for (let left = read(); left > 0; left -= 1) {
    id += read();
    lengths.push([id, read()]);
  }
  let start = at();
  for (const [each, length] of lengths) {
    places.set(each, start);
    start += length;
  }
  if (start !== bytes.length) throw new Error(`${what} ends in the middle.`);
  return {
    tile: (wanted) => {
      const from = places.get(wanted);
      return from === undefined ? undefined : decodeTile(bytes, from);
    },
  };
}

function decodeTile(bytes: Uint8Array, from: number): DetailTile {
  const { read, readSteps } = varintReader(bytes, what, from);
  const lines = () => Array.from({ length: read() }, () => readSteps(2 * read(), [0, 0]));
  return { land: lines(), lakes: lines() };
}
