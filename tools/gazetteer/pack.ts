// Packs places into the bytes of lib/places/layout.ts. The same places give the same bytes, in any order.
import { townKinds } from '../../lib/model/place-kinds.ts';
import { writeStarts } from '../../lib/places/buckets.ts';
import {
  coordinateSteps,
  lengthNames,
  magic,
  namesPerBlock,
  type Part,
  partsOf,
  peopleSteps,
  prominenceSteps,
  version,
} from '../../lib/places/layout.ts';
import { bucketBits } from '../../lib/places/place-key.ts';
import { marksOf, writeMarks } from './marks.ts';
import { packSights } from './pack-sights.ts';
import { landOf, villagesOf, writeVillages } from './pack-villages.ts';
import type { MadePlace, MadeSight } from './place.ts';

const encoder = new TextEncoder();
const maxPlaces = 2 ** 16;

const groupOf = (place: MadePlace) => `${place.timeZone ?? ''}\t${landOf(place)}`;

/** The time zone is written only where it changes; groups are sorted by zone. */
function groupText(groups: string[], lands: ReadonlyMap<string, number>): string {
  let before = '';
  const lines = groups.map((group) => {
    const [zone = '', ...land] = group.split('\t');
    const number = lands.get(land.join('\t')) ?? 0;
    const line = zone === before ? `${number}` : `${number}\t${zone}`;
    before = zone;
    return line;
  });
  return lines.join('\n');
}

const step = (value: number, from: number, size: number) =>
  Math.round(((value - from) / size) * coordinateSteps);

function inOrder(places: MadePlace[]): MadePlace[] {
  const keyed = places.map((place) => ({ place, bytes: Buffer.from(place.name) }));
  keyed.sort(
    (a, b) =>
      Buffer.compare(a.bytes, b.bytes) ||
      b.place.prominence - a.place.prominence ||
      a.place.coordinate.latitude - b.place.coordinate.latitude ||
      a.place.coordinate.longitude - b.place.coordinate.longitude,
  );
  return keyed.map(({ place }) => place);
}

function nameTable(places: MadePlace[]): { blocks: number[]; names: number[] } {
  const blocks: number[] = [];
  const names: number[] = [];
  let before = new Uint8Array();
  for (const [id, place] of places.entries()) {
    if (id % namesPerBlock === 0) {
      blocks.push(names.length);
      before = new Uint8Array();
    }
    const bytes = encoder.encode(place.name);
    let shared = 0;
    while (shared < before.length && before[shared] === bytes[shared]) shared += 1;
    names.push(shared, bytes.length - shared, ...bytes.subarray(shared));
    before = bytes;
  }
  return { blocks, names };
}

function writePlace(
  view: DataView,
  at: Record<Part, number>,
  entry: { id: number; place: MadePlace; group: number },
): void {
  const { id, place, group } = entry;
  const latitude = step(place.coordinate.latitude, -90, 180);
  const longitude = step(place.coordinate.longitude, -180, 360);
  view.setUint16(at.groupOf + 2 * id, group, true);
  view.setUint16(at.where + 5 * id, latitude >> 4, true);
  view.setUint16(at.where + 5 * id + 2, longitude >> 4, true);
  view.setUint8(at.where + 5 * id + 4, (latitude & 15) | ((longitude & 15) << 4));
  view.setUint8(at.people + id, Math.min(255, Math.round(peopleSteps * Math.log2(1 + place.population))));
  view.setUint8(
    at.standing + id,
    (Math.round(place.prominence * prominenceSteps) << 2) | townKinds.indexOf(place.kind),
  );
}

function writeHead(bytes: Uint8Array, view: DataView, lengths: Record<(typeof lengthNames)[number], number>) {
  bytes.set(encoder.encode(magic));
  view.setUint8(magic.length, version);
  for (const [index, name] of lengthNames.entries()) view.setUint32(8 + 4 * index, lengths[name], true);
}

export function packPlaces(
  unordered: MadePlace[],
  creditText: string,
  allSights: MadeSight[] = [],
): Uint8Array {
  const places = inOrder(unordered.filter(({ isSmall }) => !isSmall));
  if (places.length > maxPlaces) throw new Error('More places than two bytes can count.');
  const villages = villagesOf(unordered.filter(({ isSmall }) => isSmall));
  const landList = [...new Set([...unordered, ...allSights].map(landOf))].sort();
  if (landList.length > maxPlaces) throw new Error('More regions than two bytes can count.');
  const lands = new Map(landList.map((land, id) => [land, id]));
  const landBytes = encoder.encode(landList.join('\n'));
  const sights = packSights(allSights, lands);
  const marks = marksOf(places.map(({ names }) => names));
  const groupList = [...new Set(places.map(groupOf))].sort();
  const groups = encoder.encode(groupText(groupList, lands));
  const credits = encoder.encode(creditText);
  const { blocks, names } = nameTable(places);
  const lengths = {
    credits: credits.length,
    groups: groups.length,
    lands: landBytes.length,
    places: places.length,
    names: names.length,
    marks: marks.length,
    villages: villages.length,
    buckets: 2 ** bucketBits,
    sights: sights.length,
  };
  const { at, total } = partsOf(lengths);
  const bytes = new Uint8Array(total);
  const view = new DataView(bytes.buffer);
  writeHead(bytes, view, lengths);
  bytes.set(credits, at.credits);
  bytes.set(groups, at.groups);
  const groupIds = new Map(groupList.map((group, id) => [group, id]));
  for (const [id, place] of places.entries()) {
    writePlace(view, at, { id, place, group: groupIds.get(groupOf(place)) ?? 0 });
  }
  writeMarks(view, at, marks);
  for (const [index, offset] of blocks.entries()) view.setUint32(at.blocks + 4 * index, offset, true);
  bytes.set(names, at.names);
  bytes.set(landBytes, at.lands);
  writeVillages(view, at, { villages, lands });
  bytes.set(sights, at.sights);
  writeStarts(view, at.starts, { at: at.counts, size: lengths.buckets });
  writeStarts(view, at.villageStarts, { at: at.villageCounts, size: lengths.buckets });
  return bytes;
}
