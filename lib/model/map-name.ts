import type { Coordinate } from './itinerary.ts';
import type { PlaceKind } from './place-kinds.ts';

/** A name to draw on a map. */
export interface MapName {
  name: string;
  kind: PlaceKind;
  coordinate: Coordinate;
  /** 0 to 1: heavier names win if there is no room for all. */
  weight: number;
}
