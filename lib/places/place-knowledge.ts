import type { Knowledge } from '../model/evidence.ts';
import { openPlaces } from './places.ts';

/** Opens the gazetteer's bytes as the knowledge that readers use. */
export function placeKnowledge(bytes: Uint8Array): Knowledge {
  const { lookup, lookupWithSlips, has, coordinatesOfName, airport, nearestTown, townsAround, sights } =
    openPlaces(bytes);
  return {
    lookUpPlace: lookup,
    lookUpWithTypos: lookupWithSlips,
    isPlaceName: has,
    coordinatesOfName,
    lookUpSight: sights.lookup,
    lookUpSightAlike: sights.lookupAlike,
    searchSights: sights.search,
    searchSightsWithTypos: sights.searchAlike,
    sightsAround: sights.around,
    airportOf: airport,
    nearestTown,
    townsAround,
  };
}
