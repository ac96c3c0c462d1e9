// The located stops of a draft, brought together in one flat world.
import type { DraftDay, DraftStop, StopCandidate } from '../model/draft.ts';
import { type Point, toWorld } from './mercator.ts';
import { sideBySide } from './side-by-side.ts';

export interface PlacedStop {
  id: string;
  name: string;
  /** Counted from 1, as in the list. */
  number: number;
  /** Counted from 0. */
  day: number;
  at: Point;
  /** Several places share its name, and none has been chosen yet. */
  isOpen: boolean;
  /** How many metres the map shows if this is the only stop on it. */
  aloneMetres: number;
}

/** The confidence of a place that was a close call. */
const doubtful = 0.5;

/** Whether several places share its name and the choice is still uncertain. */
export const hasOpenPlace = ({ coordinate, candidates = [] }: DraftStop): boolean =>
  coordinate !== undefined && candidates.length > 1 && coordinate.confidence <= doubtful;

const towns: ReadonlySet<string> = new Set(['city', 'region', 'country', 'village']);
const lands: ReadonlySet<string> = new Set(['island', 'nationalpark', 'valley', 'desert', 'trail']);
// Metres shown around a single stop: towns with nearby shores and borders, land with its shores, anything else with its
// neighbours. A street-level map would be empty.
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
