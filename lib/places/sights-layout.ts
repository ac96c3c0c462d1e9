// The layout of the sights, a self-contained part of the gazetteer's file. Numbers are little-endian.
//
//   lengths   4 × u32   sights, bytes of names, name marks, bytes of towns
//   rows      12 bytes × sights: latitude and longitude (u24 each), kind (u8), fame (2 bits) and reach (6 bits),
//             town (u16), and the country and region as one of the file's lands (u16)
//   blocks    u32 × blocks of 16 sights   where the names of each block begin
//   names     UTF-8     one line a sight, its names separated by tabs, the local one first
//   towns     UTF-8     one line each
//   starts    u32 × groups of 16 buckets, counts u8 × buckets, marks u24 × marks, owners u16 × marks   as for towns
import { bucketsPerGroup } from './layout.ts';
import { bucketBits, type KeyHash } from './place-key.ts';

export const sightRowBytes = 12;
export const sightsPerBlock = 16;
export const sightCoordinateSteps = 2 ** 24 - 1;
/** Fewer than for towns: there are fewer names. */
export const sightBuckets = 2 ** 14;
const shift = bucketBits - 14;
/** The same hash, for the smaller table. */
export const forSights = ({ bucket, mark }: KeyHash): KeyHash => ({ bucket: bucket >>> shift, mark });

// From 50 m to 400 km in 63 steps of a fifth of a doubling.
const minReach = 0.05;
const reachSteps = 4.8;
export const maxReachStep = 63;

/** Rounded up, so that a stored reach is never smaller than the original. */
export const reachStep = (km: number): number =>
  Math.min(maxReachStep, Math.max(0, Math.ceil(reachSteps * Math.log2(km / minReach) - 1e-9)));
export const reachOf = (step: number): number => Math.round(minReach * 2 ** (step / reachSteps) * 100) / 100;

export const minFame = 2;

export const sightLengthNames = ['sights', 'names', 'marks', 'towns'] as const;
export type SightLengths = Record<(typeof sightLengthNames)[number], number>;
export type SightPart = 'rows' | 'blocks' | 'names' | 'towns' | 'starts' | 'counts' | 'marks' | 'owners';

export const sightHeadBytes = 4 * sightLengthNames.length;

/** The offset of every part from the start of the sights, and the total size. */
export function sightParts(lengths: SightLengths): { at: Record<SightPart, number>; total: number } {
  const sizes: [SightPart, number][] = [
    ['rows', sightRowBytes * lengths.sights],
    ['blocks', 4 * Math.ceil(lengths.sights / sightsPerBlock)],
    ['names', lengths.names],
    ['towns', lengths.towns],
    ['starts', 4 * (sightBuckets / bucketsPerGroup)],
    ['counts', sightBuckets],
    ['marks', 3 * lengths.marks],
    ['owners', 2 * lengths.marks],
  ];
  const at = {} as Record<SightPart, number>;
  let total = sightHeadBytes;
  for (const [part, size] of sizes) {
    at[part] = total;
    total += size;
  }
  return { at, total };
}
