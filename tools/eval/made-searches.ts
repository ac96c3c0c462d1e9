// The queries travellers type to find a place, `facts/searches.txt`: "= Group", then a line for each: query | intended
// place | its coordinate | how many km off an answer can be | where the trip is, if that matters.
import { readFileSync } from 'node:fs';
import type { Coordinate } from '../../lib/model/itinerary.ts';

export interface MadeSearch {
  group: string;
  typed: string;
  meant: string;
  coordinate: Coordinate;
  withinKm: number;
  near?: Coordinate;
}

const searches = new URL('facts/searches.txt', import.meta.url);

function pairIn(text: string): Coordinate {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number);
  if (!Number.isFinite(latitude + longitude)) throw new Error(`no coordinate: ${text}`);
  return { latitude, longitude };
}

function searchOf(line: string, group: string): MadeSearch {
  const [typed = '', meant = '', at = '', km = '', near] = line.split(' | ');
  return {
    group,
    typed,
    meant,
    coordinate: pairIn(at),
    withinKm: Number(km),
    ...(near && { near: pairIn(near) }),
  };
}

export function madeSearches(text: string = readFileSync(searches, 'utf8')): MadeSearch[] {
  let group = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('= ')) group = line.slice(2);
    return line === '' || /^[#=]/.test(line) ? [] : [searchOf(line, group)];
  });
}
