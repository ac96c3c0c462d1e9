// The gazetteer's file, part by part. Numbers are little-endian.
// Well-known places have an entry each, and marks (hashes) that lead from each of their names to it. There are too many
// villages for that: a village is one row beside its mark, found only by its own name, and named as in the lookup.
//
//   magic      8 bytes   "WCPLACE" and the version
//   lengths    9 × u32   credits, groups, lands, places, bytes of names, name marks, villages, buckets, sights
//   credits    UTF-8     who made the data, under which licence
//   groups     UTF-8     one line each: a land's number and a time zone, "17\tEurope/Lisbon"; without it, the previous one
//   lands      UTF-8     one line each: country and region, "PT\tLisboa"
//   starts     u32 × groups of 16 buckets   how many marks stand before the group
//   counts     u8  × buckets      how many marks each bucket holds
//   marks      u24 × name marks   the hash of a name, in order of its bucket
//   owners     u16 × name marks   the place that has this name
//   groupOf    u16 × places
//   where      5 bytes × places   latitude and longitude, 20 bits each
//   people     u8  × places       8 × log2(1 + population)
//   standing   u8  × places       prominence (6 bits) and kind (2 bits)
//   blocks     u32 × blocks       where each block of 16 names begins
//   names      UTF-8, each: bytes shared with the name before, bytes of its own, these bytes
//   villageStarts, villageCounts   as for the marks
//   villageMarks      u16 × villages   the upper 16 of the mark's 20 bits
//   villageSteps      u8 × villages    the lower 4 bits of the mark, and log2(1 + population) in 4 bits
//   villageWhere      2 × u16 × villages   latitude and longitude, to about half a kilometre
//   villageLands      u16 × villages
//   sights            as lib/places/sights-layout.ts says

export const magic = 'WCPLACE';
export const version = 3;
export const bucketsPerGroup = 16;
export const namesPerBlock = 16;
export const coordinateSteps = 2 ** 20 - 1;
export const villageCoordinateSteps = 2 ** 16 - 1;
export const peopleSteps = 8;
export const maxVillagePeopleSteps = 15;
export const prominenceSteps = 63;
/** With this many bits, the chance that an unknown name hits one of 200,000 villages stays at three in a million. */
export const villageMarkBits = 20;

export const lengthNames = [
  'credits',
  'groups',
  'lands',
  'places',
  'names',
  'marks',
  'villages',
  'buckets',
  'sights',
] as const;
export type Lengths = Record<(typeof lengthNames)[number], number>;

export type Part =
  | 'credits'
  | 'groups'
  | 'lands'
  | 'starts'
  | 'counts'
  | 'marks'
  | 'owners'
  | 'groupOf'
  | 'where'
  | 'people'
  | 'standing'
  | 'blocks'
  | 'names'
  | 'villageStarts'
  | 'villageCounts'
  | 'villageMarks'
  | 'villageSteps'
  | 'villageWhere'
  | 'villageLands'
  | 'sights';

export const headBytes = 8 + 4 * lengthNames.length;

/** The offset of every part, and the total size. */
export function partsOf(lengths: Lengths): { at: Record<Part, number>; total: number } {
  const sizes: [Part, number][] = [
    ['credits', lengths.credits],
    ['groups', lengths.groups],
    ['lands', lengths.lands],
    ['starts', 4 * (lengths.buckets / bucketsPerGroup)],
    ['counts', lengths.buckets],
    ['marks', 3 * lengths.marks],
    ['owners', 2 * lengths.marks],
    ['groupOf', 2 * lengths.places],
    ['where', 5 * lengths.places],
    ['people', lengths.places],
    ['standing', lengths.places],
    ['blocks', 4 * Math.ceil(lengths.places / namesPerBlock)],
    ['names', lengths.names],
    ['villageStarts', 4 * (lengths.buckets / bucketsPerGroup)],
    ['villageCounts', lengths.buckets],
    ['villageMarks', 2 * lengths.villages],
    ['villageSteps', lengths.villages],
    ['villageWhere', 4 * lengths.villages],
    ['villageLands', 2 * lengths.villages],
    ['sights', lengths.sights],
  ];
  const at = {} as Record<Part, number>;
  let total = headBytes;
  for (const [part, size] of sizes) {
    at[part] = total;
    total += size;
  }
  return { at, total };
}
