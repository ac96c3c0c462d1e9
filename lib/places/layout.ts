// Pure: no browser, no network, no clock.
// The gazetteer's file, part by part. Numbers are little-endian.
//
//   magic      8 bytes   "WCPLACE" and the version
//   lengths    6 × u32   credits, groups, places, bytes of names, name marks, buckets
//   credits    UTF-8     who made the data, under which licence
//   groups     UTF-8     one line each: country and time zone, "PT Europe/Lisbon"
//   counts     u8  × buckets      how many marks each bucket holds
//   marks      u24 × name marks   the hash of a name, in order of its bucket
//   owners     u16 × name marks   the place that has this name
//   groupOf    u16 × places
//   where      5 bytes × places   latitude and longitude, 20 bits each
//   people     u8  × places       8 × log2(1 + population)
//   standing   u8  × places       prominence (6 bits) and kind (2 bits)
//   blocks     u32 × blocks       where each block of 16 names begins
//   names      UTF-8, each: bytes shared with the name before, bytes of its own, these bytes

export const magic = 'WCPLACE';
export const version = 1;
export const namesPerBlock = 16;
export const kinds = ['city', 'region', 'country', 'airport'] as const;
export const coordinateSteps = 2 ** 20 - 1;
export const peopleSteps = 8;
export const prominenceSteps = 63;

export interface Lengths {
  credits: number;
  groups: number;
  places: number;
  names: number;
  marks: number;
  buckets: number;
}

export const lengthNames = ['credits', 'groups', 'places', 'names', 'marks', 'buckets'] as const;

export type Part =
  | 'credits'
  | 'groups'
  | 'counts'
  | 'marks'
  | 'owners'
  | 'groupOf'
  | 'where'
  | 'people'
  | 'standing'
  | 'blocks'
  | 'names';

export const headBytes = 8 + 4 * lengthNames.length;

/** Where every part begins, and the size of the whole. */
export function partsOf(lengths: Lengths): { at: Record<Part, number>; total: number } {
  const sizes: [Part, number][] = [
    ['credits', lengths.credits],
    ['groups', lengths.groups],
    ['counts', lengths.buckets],
    ['marks', 3 * lengths.marks],
    ['owners', 2 * lengths.marks],
    ['groupOf', 2 * lengths.places],
    ['where', 5 * lengths.places],
    ['people', lengths.places],
    ['standing', lengths.places],
    ['blocks', 4 * Math.ceil(lengths.places / namesPerBlock)],
    ['names', lengths.names],
  ];
  const at = {} as Record<Part, number>;
  let total = headBytes;
  for (const [part, size] of sizes) {
    at[part] = total;
    total += size;
  }
  return { at, total };
}
