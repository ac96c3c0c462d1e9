// What list and map share about stops.
import type { PlacedStop } from '../../lib/map/placed-stops.ts';

export interface StopSelection {
  /** The stop that is open in the list. */
  selected: string | undefined;
  /** The stop under the pointer or with the focus, in the list or on the map. */
  highlighted: string | undefined;
  onHighlight: (stopId: string | undefined) => void;
  onSelect: (stopId: string) => void;
}

export const isAmong = (stops: PlacedStop[], stopId: string | undefined): boolean =>
  stopId !== undefined && stops.some(({ id }) => id === stopId);

/** Pressing a disc repeatedly goes through all the stops it stands for. */
export function nextAmong(stops: PlacedStop[], selected: string | undefined): PlacedStop | undefined {
  const at = stops.findIndex(({ id }) => id === selected);
  return stops[(at + 1) % stops.length];
}
