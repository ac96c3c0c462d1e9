// The sights of the gazetteer: by name, by words of their names, and around a point. Nothing is unpacked before it is used.
import type { SightCandidate } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { sightKinds } from '../model/place-kinds.ts';
import { alikeKey, alikeName, isSameThing, joinedKey } from './alike-key.ts';
import { linesIn } from './known-places.ts';
import { openMarks } from './mark-rows.ts';
import { hashOf, placeKey } from './place-key.ts';
import {
  forSights,
  maxReachStep,
  minFame,
  reachOf,
  type SightLengths,
  sightCoordinateSteps,
  sightHeadBytes,
  sightLengthNames,
  sightParts,
  sightRowBytes,
  sightsPerBlock,
} from './sights-layout.ts';
import { wordsAlike } from './words-alike.ts';

export interface NamedSight {
  sight: SightCandidate;
  /** All its names, the local one first. */
  names: string[];
}

export interface Sights {
  /** The sights that have this name, the best known first. */
  lookup(name: string): SightCandidate[];
  has(name: string): boolean;
  /** The sights that have this name in another form: other order, other gaps, the noun in another language. */
  lookupAlike(name: string): SightCandidate[];
  /** The sights with a name that has all the words, the last one possibly incomplete; the best known first. */
  search(words: string, most: number): SightCandidate[];
  /** The sights with a name that has the words with spelling mistakes, those with the fewest other words first. */
  searchAlike(words: string, most: number): SightCandidate[];
  /** All sights in a box that reaches `km` in every direction. */
  around(at: Coordinate, km: number): NamedSight[];
}

export const noSights: Sights = {
  lookup: () => [],
  has: () => false,
  lookupAlike: () => [],
  search: () => [],
  searchAlike: () => [],
  around: () => [],
};

const decoder = new TextDecoder();
const rounded = (value: number) => Math.round(value * 1e5) / 1e5;
const byFame = (a: SightCandidate, b: SightCandidate) => b.fame - a.fame || b.reach - a.reach;

function lengthsOf(bytes: Uint8Array): SightLengths | undefined {
  if (bytes.length <= sightHeadBytes) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = sightLengthNames.map((name, index) => [name, view.getUint32(4 * index, true)]);
  const lengths: SightLengths = Object.fromEntries(entries);
  return sightParts(lengths).total === bytes.length ? lengths : undefined;
}

/** `lands` are the file's countries and regions. */
export function openSights(bytes: Uint8Array, lands: string[][]): Sights {
  const lengths = lengthsOf(bytes);
  return lengths ? opened(bytes, lengths, lands) : noSights;
}

const lineEnd = 10;
// Shorter names match by chance.
const minJoined = 6;
const isLatin = /^[a-z]/;

function opened(bytes: Uint8Array, lengths: SightLengths, lands: string[][]): Sights {
  const { at } = sightParts(lengths);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rowOf = openMarks(bytes, at);
  const namesEnd = at.names + lengths.names;
  let towns: string[] | undefined;
  let where: Float32Array | undefined;
  let folded: string[] | undefined;

  const threeAt = (offset: number) => view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
  const latitudeOf = (id: number) =>
    rounded((threeAt(at.rows + sightRowBytes * id) / sightCoordinateSteps) * 180 - 90);
  const longitudeOf = (id: number) =>
    rounded((threeAt(at.rows + sightRowBytes * id + 3) / sightCoordinateSteps) * 360 - 180);

  function namesOf(id: number): string[] {
    let start = at.names + view.getUint32(at.blocks + 4 * Math.floor(id / sightsPerBlock), true);
    for (let step = id % sightsPerBlock; step > 0; step -= 1) start = bytes.indexOf(lineEnd, start) + 1;
    const end = bytes.indexOf(lineEnd, start);
    return decoder.decode(bytes.subarray(start, Math.min(end, namesEnd))).split('\t');
  }

  function townOf(id: number): string {
    towns ??= linesIn(bytes.subarray(at.towns, at.towns + lengths.towns)).map(([name = '']) => name);
    return towns[view.getUint16(at.rows + sightRowBytes * id + 8, true)] ?? '';
  }

  const kindOf = (id: number) => sightKinds[view.getUint8(at.rows + sightRowBytes * id + 6)] ?? 'sight';

  function sightOf(id: number, name: string): SightCandidate {
    const row = at.rows + sightRowBytes * id;
    const [country = '', region] = lands[view.getUint16(row + 10, true)] ?? [];
    const standing = view.getUint8(row + 7);
    return {
      name,
      country,
      ...(region && { region }),
      town: townOf(id),
      coordinate: { latitude: latitudeOf(id), longitude: longitudeOf(id) },
      kind: kindOf(id),
      reach: reachOf(standing & maxReachStep),
      fame: (standing >> 6) + minFame,
    };
  }

  /**
   * Each sight once, whichever key finds it. Compares the names themselves, because one hash in a million is a false hit.
   */
  function found(keys: string[], isName: (own: string, id: number) => boolean): SightCandidate[] {
    const names = new Map<number, string>();
    for (const hash of keys.map((key) => forSights(hashOf(key))))
      for (let row = rowOf(hash, 0); row >= 0; row = rowOf(hash, row + 1)) {
        const id = view.getUint16(at.owners + 2 * row, true);
        const name = names.has(id) ? undefined : namesOf(id).find((own) => isName(own, id));
        if (name !== undefined) names.set(id, name);
      }
    // Of two equally well known, the one whose local name this is: the Ponte Vecchio of Florence, not that of Mostar.
    const isAway = (id: number, name: string) => (namesOf(id)[0] === name ? 0 : 1);
    return [...names]
      .map(([id, name]) => ({ sight: sightOf(id, name), away: isAway(id, name) }))
      .sort((a, b) => b.sight.fame - a.sight.fame || a.away - b.away || byFame(a.sight, b.sight))
      .map(({ sight }) => sight);
  }

  function lookup(asked: string): SightCandidate[] {
    const key = placeKey(asked);
    return key === '' ? [] : found([key.replaceAll(' ', '')], (own) => placeKey(own) === key);
  }

  function lookupAlike(asked: string): SightCandidate[] {
    const joined = joinedKey(asked);
    if (joined.length < minJoined && isLatin.test(joined)) return [];
    const same = found([joined], (own) => joinedKey(own) === joined);
    const alike = same.length > 0 ? undefined : alikeName(asked);
    if (!alike) return same;
    const isAlike = (own: string, id: number) => {
      const other = alikeName(own);
      return other !== undefined && isSameThing(alike, other, kindOf(id));
    };
    return found([alikeKey(alike), alike.core], isAlike);
  }

  /** The keys of all names, one string per sight; built on the first search. */
  function foldedNames(): string[] {
    folded ??= Array.from(
      { length: lengths.sights },
      (_, id) => ` ${namesOf(id).map(placeKey).join(' \t ')} `,
    );
    return folded;
  }

  function search(words: string, most: number): SightCandidate[] {
    const parts = placeKey(words).split(' ').filter(Boolean);
    const [last = ''] = parts.slice(-1);
    if (last === '' || words.length < 2) return [];
    const wanted = parts.map((part, index) => (index < parts.length - 1 ? ` ${part} ` : ` ${part}`));
    const isUnspaced = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(last);
    const found: SightCandidate[] = [];
    for (const [id, names] of foldedNames().entries()) {
      const isHit = wanted.every((part) => names.includes(isUnspaced ? part.trim() : part));
      if (!isHit) continue;
      const own = namesOf(id);
      const holds = own.find((name) => parts.every((part) => placeKey(name).includes(part)));
      if (holds !== undefined) found.push(sightOf(id, holds));
    }
    return found.sort(byFame).slice(0, most);
  }

  function searchAlike(words: string, most: number): SightCandidate[] {
    const find = wordsAlike(placeKey(words));
    if (!find) return [];
    const found: { sight: SightCandidate; others: number }[] = [];
    for (const [id, names] of foldedNames().entries()) {
      const alike = find(names);
      if (!alike) continue;
      const name = namesOf(id).find((own) => placeKey(own) === alike.name);
      if (name !== undefined) found.push({ sight: sightOf(id, name), others: alike.others });
    }
    return found
      .sort((a, b) => a.others - b.others || byFame(a.sight, b.sight))
      .slice(0, most)
      .map(({ sight }) => sight);
  }

  /** All coordinates, unpacked on first use. */
  function wherePoints(): Float32Array {
    if (where) return where;
    where = new Float32Array(2 * lengths.sights);
    for (let id = 0; id < lengths.sights; id += 1) {
      where[2 * id] = latitudeOf(id);
      where[2 * id + 1] = longitudeOf(id);
    }
    return where;
  }

  function around({ latitude, longitude }: Coordinate, km: number): NamedSight[] {
    const north = km / 111;
    const east = north / Math.max(0.02, Math.cos((latitude * Math.PI) / 180));
    const found: NamedSight[] = [];
    const points = wherePoints();
    for (let id = 0; id < lengths.sights; id += 1) {
      if (Math.abs((points[2 * id] ?? 0) - latitude) > north) continue;
      const away = Math.abs((points[2 * id + 1] ?? 0) - longitude);
      if (Math.min(away, 360 - away) > east) continue;
      const names = namesOf(id);
      found.push({ sight: sightOf(id, names[0] ?? ''), names });
    }
    return found;
  }

  return { lookup, has: (name) => lookup(name).length > 0, lookupAlike, search, searchAlike, around };
}
