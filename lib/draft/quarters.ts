// Finds which part of town each place of a list is in, if they are all in one town.
import { distanceKm, isWithinKm } from '../model/distance.ts';
import type { DraftStop } from '../model/draft.ts';
import type { Knowledge } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { centroidOf } from '../places/centroid.ts';

// From the centre of Berlin to its edge. A quarter on the edge has its own centre a little further out.
const townKm = 12;
const maxReachKm = 3;
// Every list of a town has its castle an hour away.
const minShareInTown = 0.75;

interface Quarter {
  name: string;
  at: Coordinate;
  reach: number;
}

const isLatin = (name: string) => /^\P{L}*\p{Script=Latin}/u.test(name);

/** The centre of the town that nearly all of them are in. */
function townOf(points: Coordinate[]): Coordinate | undefined {
  const sorted = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const median = {
    latitude: sorted(points.map(({ latitude }) => latitude)),
    longitude: sorted(points.map(({ longitude }) => longitude)),
  };
  const inTown = points.filter((point) => isWithinKm(townKm, median, point));
  if (inTown.length < 2 || inTown.length < minShareInTown * points.length) return undefined;
  return centroidOf(inTown.map((coordinate) => ({ coordinate, weight: 1 })));
}

/** Named in the page's script: Ueno beside names in Latin letters, 上野 beside the others. */
function quartersAround(town: Coordinate, stops: DraftStop[], { sightsAround }: Knowledge): Quarter[] {
  const writesLatin = stops.filter(({ name }) => isLatin(name.value)).length * 2 >= stops.length;
  return (sightsAround?.(town, townKm + maxReachKm) ?? [])
    .filter(({ sight }) => sight.kind === 'quarter')
    .map(({ sight: { name, coordinate, reach }, names }) => ({
      name: names.find((one) => isLatin(one) === writesLatin) ?? name,
      at: coordinate,
      reach,
    }));
}

function nearest(quarters: Quarter[], at: Coordinate): string | undefined {
  const within = quarters.filter((quarter) => isWithinKm(quarter.reach, quarter.at, at));
  return within.toSorted((a, b) => distanceKm(a.at, at) - distanceKm(b.at, at))[0]?.name;
}

/** The stops with the quarters they are in; none gets one if all would get the same. */
export function withQuarters(stops: DraftStop[], knowledge: Knowledge): DraftStop[] {
  const town = townOf(stops.flatMap(({ coordinate }) => coordinate?.value ?? []));
  if (!town) return stops;
  const quarters = quartersAround(town, stops, knowledge);
  const names = stops.map(({ coordinate }) => coordinate && nearest(quarters, coordinate.value));
  if (new Set(names.filter((name) => name !== undefined)).size < 2) return stops;
  return stops.map((stop, index) => {
    const quarter = names[index];
    return quarter === undefined ? stop : { ...stop, quarter };
  });
}
