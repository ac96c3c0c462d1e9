// The stops of a draft that have a place, side by side in one flat world.
import type { DraftDay, DraftStop, StopCandidate } from '../model/draft.ts';
import { type Point, toWorld } from './mercator.ts';
import { sideBySide } from './side-by-side.ts';

export interface PlacedStop {
  id: string;
  name: string;
  /** From 1, as in the list. */
  number: number;
  /** From 0. */
  day: number;
  at: Point;
  /** Several places share its name, and nobody has chosen yet. */
  isOpen: boolean;
  /** How much is shown of the world where it is the only one on the map. */
  aloneMetres: number;
}

/** What a placing that was a close call is given. */
const doubtful = 0.5;

/** Several places share its name, and none of them is settled. */
export const hasOpenPlace = ({ coordinate, candidates = [] }: DraftStop): boolean =>
  coordinate !== undefined && candidates.length > 1 && coordinate.confidence <= doubtful;

const towns: ReadonlySet<string> = new Set(['city', 'region', 'country', 'village']);
const lands: ReadonlySet<string> = new Set(['island', 'nationalpark', 'valley', 'desert', 'trail']);
// Towns with the shores and borders around them, land with its shores, anything else with its neighbours: streets would be empty paper.
const around = { town: 100_000, land: 30_000, spot: 2_000 };

function aloneMetres(place: StopCandidate | undefined): number {
  if (place && towns.has(place.kind)) return around.town;
  return place && lands.has(place.kind) ? around.land : around.spot;
}

export function placedStops(days: DraftDay[]): PlacedStop[] {
  const found = days.flatMap((day, dayIndex) =>
    day.stops.flatMap((stop, index) => {
      const { id, name, coordinate, candidates = [] } = stop;
      if (!coordinate) return [];
      const about = { isOpen: hasOpenPlace(stop), aloneMetres: aloneMetres(candidates[0]) };
      return [
        { id, name: name.value, number: index + 1, day: dayIndex, at: toWorld(coordinate.value), ...about },
      ];
    }),
  );
  const points = sideBySide(found.map(({ at }) => at));
  return found.map((stop, index) => ({ ...stop, at: points[index] ?? stop.at }));
}
