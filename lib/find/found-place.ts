import { distanceKm } from '../model/distance.ts';
import type { StopCandidate } from '../model/draft.ts';
import type { Knowledge, PlaceCandidate, SightCandidate } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';

/**
 * One answer, as a stop stores it once it is chosen. `kind` says what it is
 * (`t('choosePlace.kind.' + kind)`), `town`, `region` and `country` where it is. A `point`
 * is a bare coordinate, named after the link or the coordinate, with the nearest `town`.
 */
export type FoundPlace = StopCandidate;

/** How the typed text matches the name of the place. */
export type Match =
  /** Its own name. */
  | 'own'
  /** Another name that it has, elsewhere or for others. */
  | 'other'
  /** Its name, read in a weaker way: without an article, by another noun. */
  | 'reading'
  /** A part of its name. */
  | 'part'
  /** Its name with spelling mistakes. */
  | 'slip';

export interface Found {
  place: FoundPlace;
  /** How well known it is, 0 to 1. */
  fame: number;
  match: Match;
  /** The typed text also says where it is. */
  isStated?: boolean;
}

export const fromTown = ({ name, country, coordinate, kind, region }: PlaceCandidate): FoundPlace => ({
  name,
  country,
  coordinate,
  kind,
  ...(region && { region }),
});

export const fromSight = ({ name, country, coordinate, kind, region, town }: SightCandidate): FoundPlace => ({
  name,
  country,
  coordinate,
  kind,
  ...(region && { region }),
  town,
});

// Further than this from any town, the country of a point is unknown.
const atSeaKm = 250;

/** A coordinate as a place, in the country of the nearest town. */
export function placeAt(
  coordinate: Coordinate,
  name: string | undefined,
  { nearestTown }: Knowledge,
): FoundPlace {
  const nearest = nearestTown?.(coordinate);
  const town = nearest && distanceKm(nearest.coordinate, coordinate) <= atSeaKm ? nearest : undefined;
  return {
    name: name ?? `${coordinate.latitude}, ${coordinate.longitude}`,
    country: town?.country ?? '',
    coordinate,
    kind: 'point',
    ...(town?.region && { region: town.region }),
    ...(town && { town: town.name }),
  };
}
