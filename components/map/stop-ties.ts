// What list and map share about stops.
import type { PlacedStop } from '../../lib/map/placed-stops.ts';

export interface StopTies {
  /** Open in the list. */
  selected: string | undefined;
  /** Under the pointer, or with the focus, in either. */
  lit: string | undefined;
  onLit: (stopId: string | undefined) => void;
  onSelect: (stopId: string) => void;
}

export const isAmong = (stops: PlacedStop[], stopId: string | undefined): boolean =>
  stopId !== undefined && stops.some(({ id }) => id === stopId);

/** Pressing a disc again and again goes through all the stops that share it. */
export function nextAmong(stops: PlacedStop[], selected: string | undefined): PlacedStop | undefined {
  const at = stops.findIndex(({ id }) => id === selected);
  return stops[(at + 1) % stops.length];
}
