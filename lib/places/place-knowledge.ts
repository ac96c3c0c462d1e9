import type { Knowledge } from '../model/evidence.ts';
import { openPlaces } from './places.ts';

/** Opens the gazetteer's bytes as the knowledge that readers use. */
export function placeKnowledge(bytes: Uint8Array): Knowledge {
  const { lookup, lookupWithSlips, has, whereIs, airport, nearestTown, townsAround, sights } =
    openPlaces(bytes);
  return {
    lookUpPlace: lookup,
    lookUpWithSlips: lookupWithSlips,
    isPlaceName: has,
    whereIs,
    lookUpSight: sights.lookup,
    lookUpSightAlike: sights.lookupAlike,
    searchSights: sights.search,
    searchSightsAlike: sights.searchAlike,
    sightsAround: sights.around,
    airportOf: airport,
    nearestTown,
    townsAround,
  };
}
