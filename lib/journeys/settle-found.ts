// Decides what a place search's answers mean for a draft: which stops get a place, and which become questions. All answers
// are weighed together, so that the rest of the trip helps to settle a name.
import { distanceKm, isWithinKm } from '../model/distance.ts';
import type { Doubt, Draft, DraftStop, StopCandidate } from '../model/draft.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { asCandidate, type FoundPlace, type PlaceAnswer } from '../model/place-answer.ts';
import { isCalledAlike } from '../placing/called-alike.ts';

/** By the stop's name. */
export type PlaceAnswers = ReadonlyMap<string, PlaceAnswer>;

export type Settled =
  | { is: 'placed'; candidates: [StopCandidate, ...StopCandidate[]] }
  | { is: 'asked'; candidates: [StopCandidate, ...StopCandidate[]]; doubt: Doubt };

// A day trip there and back. Places further away are not taken without asking.
const nearKm = 150;
// Answers closer to each other than this are the same place.
const onePlaceKm = 25;
const maxCandidates = 5;
// How many answers per name are weighed if nothing else shows where the trip is.
const maxWeighed = 3;

const reader = 'online-geocoder';
export const isFoundOnline = ({ coordinate }: DraftStop): boolean =>
  coordinate?.origin.by === 'guess' && coordinate.origin.reader === reader;
export const foundOnline = (value: Coordinate) => ({
  value,
  origin: { by: 'guess' as const, reader },
  confidence: 0.6,
});

/** Countries and regions are too large for a pin. */
const isPin = ({ kind }: StopCandidate) => kind !== 'country' && kind !== 'region';

/** The trip's known points, without those found by the search. */
function pointsOfTrip({ days, center }: Draft): Coordinate[] {
  const stops = days.flatMap((day) => day.stops).filter((stop) => !isFoundOnline(stop));
  const points = stops.flatMap(({ coordinate }) => coordinate?.value ?? []);
  return center ? [...points, center.value] : points;
}

/** Whether a place has the name that was searched for. */
type IsNamed = (name: string, place: FoundPlace) => boolean;

/** The points where the most names have places near each other; empty if no two names do. */
function agreedPoint(answers: PlaceAnswers, isNamed: IsNamed): Coordinate[] {
  const lists = [...answers].map(([name, { places }]) =>
    places.filter((place) => isPin(place) && isNamed(name, place)).slice(0, maxWeighed),
  );
  const isNear = (at: Coordinate, list: StopCandidate[]) =>
    list.some(({ coordinate }) => isWithinKm(nearKm, at, coordinate));
  const weighed = lists.flatMap((list, index) =>
    list.map(({ coordinate }) => ({
      coordinate,
      friends: lists.filter((other, at) => at !== index && isNear(coordinate, other)).length,
    })),
  );
  const most = weighed.reduce((best, { friends }) => Math.max(best, friends), 0);
  return most === 0 ? [] : weighed.filter(({ friends }) => friends === most).map((each) => each.coordinate);
}

/** Matches by the stop's name or the page's other name for it: "Kiyomizu-dera · 清水寺". */
function namedIn({ days, destination }: Draft): IsNamed {
  const stops = days.flatMap((day) => day.stops);
  const others = Map.groupBy(stops, ({ name }) => name.value.trim());
  return (name, { name: own, alsoCalled = [], within, town, region }) => {
    const where = [destination?.value, town, region].flatMap((part) => part ?? []);
    const asked = [name, ...(others.get(name) ?? []).flatMap(({ otherName }) => otherName ?? [])];
    return asked.some((text) => isCalledAlike(text, { names: [own, ...alsoCalled], within, where }));
  };
}

interface Around {
  points: Coordinate[];
  isNamed: IsNamed;
}

function settledName(
  name: string,
  { places }: PlaceAnswer,
  { points, isNamed }: Around,
): Settled | undefined {
  const isNear = ({ coordinate }: StopCandidate) =>
    points.some((point) => isWithinKm(nearKm, point, coordinate));
  const near = places.filter((place) => isPin(place) && isNear(place));
  const named = near.filter((place) => isNamed(name, place));
  const bestFirst = [...new Set([...named, ...near, ...places])];
  const [first, ...others] = bestFirst.slice(0, maxCandidates).map(asCandidate);
  if (!first) return undefined;
  const candidates: Settled['candidates'] = [first, ...others];
  if (near.length === 0) return { is: 'asked', candidates, doubt: farDoubt(first, points) };
  const [best] = named;
  if (!best) return { is: 'asked', candidates, doubt: { kind: 'found-unlike' } };
  const isOne = named.every(({ coordinate }) => isWithinKm(onePlaceKm, best.coordinate, coordinate));
  return isOne ? { is: 'placed', candidates } : { is: 'asked', candidates, doubt: { kind: 'found-several' } };
}

function farDoubt({ coordinate }: StopCandidate, points: Coordinate[]): Doubt {
  if (points.length === 0) return { kind: 'found-several' };
  const km = points.reduce((least, point) => Math.min(least, distanceKm(point, coordinate)), Infinity);
  return km > nearKm ? { kind: 'found-far', km: Math.round(km) } : { kind: 'found-several' };
}

/** The result for each name for which the search found places. */
export function settleFound(draft: Draft, answers: PlaceAnswers): Map<string, Settled> {
  const ownPoints = pointsOfTrip(draft);
  const isNamed = namedIn(draft);
  const points = ownPoints.length > 0 ? ownPoints : agreedPoint(answers, isNamed);
  const settled = new Map<string, Settled>();
  for (const [name, answer] of answers) {
    const one = settledName(name, answer, { points, isNamed });
    if (one) settled.set(name, one);
  }
  return settled;
}
