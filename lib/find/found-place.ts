import { distanceKm } from '../model/distance.ts';
import type { StopCandidate } from '../model/draft.ts';
import type { Knowledge, PlaceCandidate, SightCandidate } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';

/**
 * One answer, as a stop keeps it once it is chosen. `kind` says what it is (`t('choosePlace.kind.' + kind)`), `town`, `region` and
 * `country` where. A `point` is a bare coordinate: its name is that of the link or the coordinate, and `town` the nearest one.
 */
export type FoundPlace = StopCandidate;

/** How well what was typed is the name of the place. */
export type Match =
  /** What it is called itself. */
  | 'own'
  /** What it is called too, elsewhere or by others. */
  | 'other'
  /** Its name, read in a weaker way: without an article, by another noun. */
  | 'reading'
  /** A part of its name. */
  | 'part'
  /** Its name but for slips of the pen. */
  | 'slip';

export interface Found {
  place: FoundPlace;
  /** 0 to 1, as well known as a town or a sight can be. */
  fame: number;
  match: Match;
  /** What was typed also says where it is. */
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

// Farther from any town, a point lies in no country that we could tell.
const atSeaKm = 250;

/** A coordinate as the place it points at; the nearest town says which country that is. */
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
