// Finds towns and sights in the gazetteer by their name, whole or in part.
import type { Knowledge } from '../model/evidence.ts';
import { placeKey } from '../places/place-key.ts';
import { sensesOf } from '../placing/name-senses.ts';
import type { Sense } from '../placing/sense.ts';
import { isGenericName } from '../text/category.ts';
import { type Found, fromSight, fromTown } from './found-place.ts';

const maxLookedAt = 60;
const sightFame = (fame: number) => 0.3 + 0.1 * fame;

export function townsCalled(name: string, { lookUpPlace }: Knowledge): Found[] {
  const key = placeKey(name);
  const found = (lookUpPlace?.(name) ?? []).map((town): Found => {
    const match = placeKey(town.name) === key ? 'own' : 'other';
    return { place: fromTown(town), fame: town.prominence, match };
  });
  // "Old Town" is part of any town: a city that only has it as another name is not meant.
  return isGenericName(name) ? found.filter(({ match }) => match === 'own') : found;
}

export const sightsCalled = (name: string, { lookUpSight }: Knowledge): Found[] =>
  (lookUpSight?.(name) ?? []).map((sight) => ({
    place: fromSight(sight),
    fame: sightFame(sight.fame),
    match: 'own',
  }));

export const placesCalled = (name: string, knowledge: Knowledge): Found[] => [
  ...sightsCalled(name, knowledge),
  ...townsCalled(name, knowledge),
];

export const sightsWithWords = (words: string, { searchSights }: Knowledge): Found[] =>
  (searchSights?.(words, maxLookedAt) ?? []).map((sight) => ({
    place: fromSight(sight),
    fame: sightFame(sight.fame),
    match: 'part',
  }));

// Converts the log-odds of placing to the fame scale: a world city has about 4.5.
const fameOf = ({ prior }: Sense) => Math.min(1, Math.max(0, prior / 4.5));

/**
 * Reads the name as when placing stops: without its article, with the place it says it is in, its noun in another language.
 */
export const foundByReading = (name: string, knowledge: Knowledge): Found[] =>
  sensesOf(name, undefined, knowledge).map((sense) => ({
    place: sense.place,
    fame: fameOf(sense),
    match: 'reading',
    ...(sense.isStated && { isStated: true }),
  }));

export const foundWithSlips = (
  name: string,
  { lookUpWithTypos, searchSightsWithTypos }: Knowledge,
): Found[] => [
  ...(lookUpWithTypos?.(name, maxLookedAt) ?? []).map(
    (town): Found => ({ place: fromTown(town), fame: town.prominence, match: 'slip' }),
  ),
  ...(searchSightsWithTypos?.(name, maxLookedAt) ?? []).map(
    (sight): Found => ({ place: fromSight(sight), fame: sightFame(sight.fame), match: 'slip' }),
  ),
];
