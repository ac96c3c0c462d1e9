// Where stops of labelled pages really are, `facts/places.txt`: written down from general knowledge, knowing the page's
// names but not where the reader puts them. One per line:
//   page | name | town | country | latitude, longitude
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { Coordinate } from '../../lib/model/itinerary.ts';
import { placeKey } from '../../lib/places/place-key.ts';

export interface PlacesByPage {
  of(page: string, name: string): Coordinate | undefined;
  count: number;
  /** Lines that could not be parsed. */
  faults: string[];
}

const facts = new URL('facts/places.txt', import.meta.url);
const keyOf = (page: string, name: string) => `${page} | ${placeKey(name)}`;

export function placesByPage(text: string = readFileSync(facts, 'utf8')): PlacesByPage {
  const known = new Map<string, Coordinate>();
  const faults: string[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [page = '', name = '', , country = '', where = ''] = line.split('|').map((part) => part.trim());
    const [latitude, longitude] = where.split(',').map(Number);
    const read = z.safeParse(Coordinate, { latitude, longitude });
    if (read.success && page !== '' && name !== '' && /^[A-Z]{2}$/.test(country))
      known.set(keyOf(page, name), read.data);
    else faults.push(line);
  }
  return { of: (page, name) => known.get(keyOf(page, name)), count: known.size, faults };
}
