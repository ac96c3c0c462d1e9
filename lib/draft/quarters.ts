// Which part of its town each place of a list is in, where they all are in one town.
import { distanceKm, isWithinKm } from '../model/distance.ts';
import type { DraftStop } from '../model/draft.ts';
import type { Knowledge } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { centroidOf } from '../places/centroid.ts';

// Berlin from its middle to its edge. A quarter of it begins a little further out.
const townKm = 12;
const maxReachKm = 3;
// The castle an hour away that no list of a town leaves out.
const minShareInTown = 0.75;

interface Quarter {
  name: string;
  at: Coordinate;
  reach: number;
}

const isLatin = (name: string) => /^\P{L}*\p{Script=Latin}/u.test(name);

/** The middle of the town that nearly all of them are in. */
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

/** Called as the page writes: Ueno beside names in Latin letters, 上野 beside the others. */
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

/** The same stops, those in a known quarter with its name; none has one where all would have the same. */
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
