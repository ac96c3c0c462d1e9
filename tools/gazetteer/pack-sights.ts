// Packs sights into the bytes of lib/places/sights-layout.ts. The same sights give the same bytes, in any order.
import { sightKinds } from '../../lib/model/place-kinds.ts';
import { sightKeys } from '../../lib/places/alike-key.ts';
import { writeStarts } from '../../lib/places/buckets.ts';
import { placeKey } from '../../lib/places/place-key.ts';
import {
  forSights,
  minFame,
  reachStep,
  sightBuckets,
  sightCoordinateSteps,
  sightHeadBytes,
  sightLengthNames,
  sightParts,
  sightRowBytes,
  sightsPerBlock,
} from '../../lib/places/sights-layout.ts';
import { marksOf, writeMarks } from './marks.ts';
import { landOf } from './pack-villages.ts';
import type { MadeSight } from './place.ts';

const encoder = new TextEncoder();
const maxCounted = 2 ** 16;

const step = (value: number, from: number, size: number) =>
  Math.round(((value - from) / size) * sightCoordinateSteps);

/** One name per key: accents and capitals do not make another name. */
function namesOf({ names }: MadeSight): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) {
    const key = placeKey(name);
    if (key !== '' && !byKey.has(key)) byKey.set(key, name.replace(/[\t\n]/g, ' '));
  }
  return [...byKey.values()];
}

const compared = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Neighbours together: their names are similar and compress better. */
const inOrder = (sights: MadeSight[]): MadeSight[] =>
  sights.toSorted(
    (a, b) =>
      compared(landOf(a), landOf(b)) ||
      compared(a.town, b.town) ||
      compared(a.name, b.name) ||
      a.coordinate.latitude - b.coordinate.latitude ||
      a.coordinate.longitude - b.coordinate.longitude,
  );

function writeRow(view: DataView, offset: number, row: { sight: MadeSight; town: number; land: number }) {
  const { coordinate, kind, reach, fame } = row.sight;
  const latitude = step(coordinate.latitude, -90, 180);
  const longitude = step(coordinate.longitude, -180, 360);
  view.setUint16(offset, latitude & 0xffff, true);
  view.setUint8(offset + 2, latitude >>> 16);
  view.setUint16(offset + 3, longitude & 0xffff, true);
  view.setUint8(offset + 5, longitude >>> 16);
  view.setUint8(offset + 6, sightKinds.indexOf(kind));
  view.setUint8(offset + 7, ((fame - minFame) << 6) | reachStep(reach));
  view.setUint16(offset + 8, row.town, true);
  view.setUint16(offset + 10, row.land, true);
}

/** `lands`: the index of each country and region in the file. */
export function packSights(unordered: MadeSight[], lands: ReadonlyMap<string, number>): Uint8Array {
  const sights = inOrder(unordered);
  const townList = [...new Set(sights.map(({ town }) => town))].sort();
  if (sights.length > maxCounted || townList.length > maxCounted)
    throw new Error('More sights or towns than two bytes can count.');
  const townIds = new Map(townList.map((town, id) => [town, id]));
  const names = sights.map(namesOf);
  const lines = names.map((own) => encoder.encode(`${own.join('\t')}\n`));
  const towns = encoder.encode(townList.join('\n'));
  const marks = marksOf(names, sightKeys).map((mark) => ({ ...mark, ...forSights(mark) }));
  const lengths = {
    sights: sights.length,
    names: lines.reduce((sum, line) => sum + line.length, 0),
    marks: marks.length,
    towns: towns.length,
  };
  const { at, total } = sightParts(lengths);
  const bytes = new Uint8Array(total);
  const view = new DataView(bytes.buffer);
  for (const [index, name] of sightLengthNames.entries()) view.setUint32(4 * index, lengths[name], true);
  let written = 0;
  for (const [id, sight] of sights.entries()) {
    const [town, land] = [townIds.get(sight.town) ?? 0, lands.get(landOf(sight)) ?? 0];
    writeRow(view, at.rows + sightRowBytes * id, { sight, town, land });
    if (id % sightsPerBlock === 0) view.setUint32(at.blocks + (4 * id) / sightsPerBlock, written, true);
    bytes.set(lines[id] ?? [], at.names + written);
    written += lines[id]?.length ?? 0;
  }
  bytes.set(towns, at.towns);
  writeMarks(view, at, marks);
  writeStarts(view, at.starts, { at: at.counts, size: sightBuckets });
  return sights.length === 0 ? new Uint8Array(sightHeadBytes) : bytes;
}
