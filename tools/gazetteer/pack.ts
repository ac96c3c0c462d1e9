// Places become the bytes of lib/places/layout.ts. The same places give the same bytes, in whatever order they come.
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
import { bucketBits, hashOf, placeKey } from '../../lib/places/place-key.ts';
import { villagesOf, writeVillages } from './pack-villages.ts';
import type { MadePlace } from './place.ts';

const encoder = new TextEncoder();
const mostPlaces = 2 ** 16;

const groupOf = ({ country, timeZone = '' }: MadePlace) => `${country} ${timeZone}`.trim();
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

interface Mark {
  bucket: number;
  mark: number;
  owner: number;
}

function marksOf(places: MadePlace[]): Mark[] {
  const marks = places.flatMap((place, owner) => {
    const keys = new Set(place.names.map(placeKey).filter(Boolean));
    return [...keys].map((key) => ({ ...hashOf(key), owner }));
  });
  return marks.sort((a, b) => a.bucket - b.bucket || a.mark - b.mark || a.owner - b.owner);
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

function writeMarks(view: DataView, at: Record<Part, number>, marks: Mark[]): void {
  for (const [index, { bucket, mark, owner }] of marks.entries()) {
    const count = view.getUint8(at.counts + bucket) + 1;
    if (count > 255) throw new Error('A bucket of names is too full: use more buckets.');
    view.setUint8(at.counts + bucket, count);
    view.setUint16(at.marks + 3 * index, mark & 0xffff, true);
    view.setUint8(at.marks + 3 * index + 2, mark >>> 16);
    view.setUint16(at.owners + 2 * index, owner, true);
  }
}

function writeHead(bytes: Uint8Array, view: DataView, lengths: Record<(typeof lengthNames)[number], number>) {
  bytes.set(encoder.encode(magic));
  view.setUint8(magic.length, version);
  for (const [index, name] of lengthNames.entries()) view.setUint32(8 + 4 * index, lengths[name], true);
}

export function packPlaces(unordered: MadePlace[], creditText: string): Uint8Array {
  const places = inOrder(unordered.filter(({ isSmall }) => !isSmall));
  if (places.length > mostPlaces) throw new Error('More places than two bytes can count.');
  const villages = villagesOf(unordered.filter(({ isSmall }) => isSmall));
  const countries = [...new Set(villages.map(({ country }) => country))].sort();
  const marks = marksOf(places);
  const groupList = [...new Set(places.map(groupOf))].sort();
  const groups = encoder.encode(groupList.join('\n'));
  const credits = encoder.encode(creditText);
  const { blocks, names } = nameTable(places);
  const lengths = {
    credits: credits.length,
    groups: groups.length,
    countries: countries.length,
    places: places.length,
    names: names.length,
    marks: marks.length,
    villages: villages.length,
    buckets: 2 ** bucketBits,
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
  bytes.set(encoder.encode(countries.join('')), at.countries);
  writeVillages(view, at, { villages, countries });
  writeStarts(view, at.starts, { at: at.counts, size: lengths.buckets });
  writeStarts(view, at.villageStarts, { at: at.villageCounts, size: lengths.buckets });
  return bytes;
}
