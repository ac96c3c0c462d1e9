import type { Coordinate } from './itinerary.ts';
import type { PlaceKind } from './place-kinds.ts';

/** A name to be written on a map. */
export interface MapName {
  name: string;
  kind: PlaceKind;
  coordinate: Coordinate;
  /** 0 to 1: which goes first where there is no room for all. */
  weight: number;
}
