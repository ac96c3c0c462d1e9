// Pure: no browser, no network, no clock.
// Where the stops are, as far as the gazetteer can say. Coordinates that the page gives are never touched.
import type { DraftDay, DraftStop, Known, Question } from '../model/draft.ts';
import type { Knowledge, PlaceCandidate } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { distanceKm } from '../places/distance.ts';
import { findMentions } from '../places/find-mentions.ts';
import { middleOf } from '../places/middle.ts';
import { ambiguityAbout } from './ambiguity.ts';

type LookUp = NonNullable<Knowledge['lookUpPlace']>;

/** What the page is about, as far as it settles which of two places is meant. */
interface Surroundings {
  countries: Set<string>;
  points: Coordinate[];
}

const reader = 'draft/place-stops';
const confidence = { clear: 0.8, doubtful: 0.5, nearby: 0.3 };

// A bistro called "Roma" is not in Rome.
const notPlaces = new Set(['food', 'coffee', 'stay', 'museum', 'church', 'transport']);
const mostCandidates = 5;
// So far from everything else on the page a name of small fame is a coincidence.
const farKm = 400;
const fameThatNeedsNoNeighbours = 0.75;
// How much the right country and the right neighbourhood count beside being well known (0 to 1).
const countryWeight = 0.5;
const nearWeight = 0.6;
const nearKm = 300;
const closeCall = 0.12;

const guessed = <T>(value: T, sure: number): Known<T> => ({
  value,
  origin: { by: 'guess', reader },
  confidence: sure,
});

const kmToNearest = (place: PlaceCandidate, { points }: Surroundings) =>
  points.reduce(
    (least, point) => Math.min(least, distanceKm(point, place.coordinate)),
    Number.POSITIVE_INFINITY,
  );

function standingOf(place: PlaceCandidate, around: Surroundings): number {
  const km = kmToNearest(place, around);
  const near = Number.isFinite(km) ? nearWeight * Math.exp(-km / nearKm) : 0;
  return place.prominence + near + (around.countries.has(place.country) ? countryWeight : 0);
}

function isBelievable(place: PlaceCandidate, around: Surroundings): boolean {
  if (around.countries.size === 0 && around.points.length === 0) return true;
  if (around.countries.has(place.country) || place.prominence >= fameThatNeedsNoNeighbours) return true;
  return kmToNearest(place, around) <= farKm;
}

function surroundingsOf({ days, destination = '' }: ToPlace, lookUp: LookUp): Surroundings {
  // From the small to the large ("Cordoba, Andalusia, Spain"): the large settles the small.
  const named = findMentions(destination, lookUp).map(({ candidates }) => candidates);
  const certain = named.flatMap(([first]) => (first && first.kind !== 'city' ? [first] : []));
  const countries = new Set(certain.map(({ country }) => country));
  const points = days.flatMap((day) => day.stops.flatMap((stop) => stop.coordinate?.value ?? []));
  const around: Surroundings = { countries, points: [...points] };
  for (const candidates of named) {
    const [best] = candidates.toSorted((a, b) => standingOf(b, around) - standingOf(a, around));
    if (!best) continue;
    around.countries.add(best.country);
    if (best.kind !== 'country') around.points.push(best.coordinate);
  }
  return around;
}

/** What a name may mean here. "Córdoba (Spain)", "Granada, Nicaragua": what stands beside it says which. */
function meaningsOf(name: string, around: Surroundings, lookUp: LookUp): PlaceCandidate[] {
  const whole = lookUp(name);
  if (whole.length > 0) return whole.filter((place) => isBelievable(place, around));
  const [, head = '', tail = ''] = /^([^,(]{2,40})[,(]\s*([^,()]{2,40})\)?/.exec(name) ?? [];
  const wide = lookUp(tail.trim())[0];
  return wide ? lookUp(head.trim()).filter(({ country }) => country === wide.country) : [];
}

interface Placed {
  stop: DraftStop;
  question?: Question;
}

function placedByName(stop: DraftStop, around: Surroundings, lookUp: LookUp): Placed | undefined {
  if (stop.category && notPlaces.has(stop.category.value)) return undefined;
  const meanings = meaningsOf(stop.name.value, around, lookUp)
    .map((place) => ({ place, standing: standingOf(place, around) }))
    .sort((a, b) => b.standing - a.standing);
  const [first, second] = meanings;
  if (!first) return undefined;
  const isDoubtful = second !== undefined && first.standing - second.standing < closeCall;
  const candidates = meanings
    .slice(0, mostCandidates)
    .map(({ place: { name, country, coordinate, kind } }) => ({
      name,
      country,
      coordinate,
      kind,
    }));
  const coordinate = guessed(first.place.coordinate, isDoubtful ? confidence.doubtful : confidence.clear);
  const question = isDoubtful ? ambiguityAbout(stop, candidates) : undefined;
  return { stop: { ...stop, coordinate, candidates }, ...(question && { question }) };
}

/** The city that an address or the end of a name gives ("Uffizi, Florence"): about right, and said as a guess. */
function placedNearby(stop: DraftStop, around: Surroundings, lookUp: LookUp): DraftStop {
  const tail = /,\s*([^,]+)$/.exec(stop.name.value)?.[1] ?? '';
  const cities = [stop.address?.value ?? '', tail]
    .flatMap((text) => findMentions(text, lookUp))
    .flatMap(({ candidates }) => candidates.filter(({ kind }) => kind === 'city').slice(0, 3))
    .filter((place) => around.countries.has(place.country) || kmToNearest(place, around) < farKm)
    .sort((a, b) => standingOf(b, around) - standingOf(a, around));
  const [city] = cities;
  return city ? { ...stop, coordinate: guessed(city.coordinate, confidence.nearby) } : stop;
}

function placedStop(stop: DraftStop, around: Surroundings, lookUp: LookUp): Placed {
  if (stop.coordinate) return { stop };
  return placedByName(stop, around, lookUp) ?? { stop: placedNearby(stop, around, lookUp) };
}

/** A stop that the page left open becomes a neighbour for those after it: a route stays together. */
function placedDays(
  days: DraftDay[],
  around: Surroundings,
  lookUp: LookUp,
): { days: DraftDay[]; questions: Question[] } {
  const questions: Question[] = [];
  const placed = days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => {
      const found = placedStop(stop, around, lookUp);
      if (found.question) questions.push(found.question);
      const { coordinate } = found.stop;
      if (coordinate && coordinate.confidence >= confidence.clear) around.points.push(coordinate.value);
      return found.stop;
    }),
  }));
  return { days: placed, questions };
}

function centerOf(
  { days, destination = '' }: ToPlace,
  around: Surroundings,
  lookUp: LookUp,
): Coordinate | undefined {
  const points = days.flatMap((day) => day.stops.flatMap((stop) => stop.coordinate?.value ?? []));
  if (points.length > 0) return middleOf(points.map((coordinate) => ({ coordinate, weight: 1 })));
  const [first] = findMentions(destination, lookUp);
  return first?.candidates.toSorted((a, b) => standingOf(b, around) - standingOf(a, around))[0]?.coordinate;
}

const rounded = ({ latitude, longitude }: Coordinate): Coordinate => ({
  latitude: Math.round(latitude * 1e4) / 1e4,
  longitude: Math.round(longitude * 1e4) / 1e4,
});

export interface ToPlace {
  days: DraftDay[];
  /** As the page says it: "Palermo, Sicily, Italy". */
  destination?: string;
}

export interface PlacedDays {
  days: DraftDay[];
  center?: Known<Coordinate>;
  questions: Question[];
}

/** Every stop placed that can be, the middle of it all, and a question where two places are in doubt. */
export function placeStops(
  { days: read, destination = '' }: ToPlace,
  { lookUpPlace }: Knowledge,
): PlacedDays {
  if (!lookUpPlace) return { days: read, questions: [] };
  const around = surroundingsOf({ days: read, destination }, lookUpPlace);
  const { days, questions } = placedDays(read, around, lookUpPlace);
  const center = centerOf({ days, destination }, around, lookUpPlace);
  return { days, questions, ...(center && { center: guessed(rounded(center), confidence.doubtful) }) };
}
