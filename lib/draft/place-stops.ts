// Pure: no browser, no network, no clock.
// Where the stops are, as far as the gazetteer can say. Coordinates that the page gives are never touched, and a sight
// that only stands in a known city gets none: the city's would pass for its own.
import type { DraftDay, DraftStop, Known, Question } from '../model/draft.ts';
import type { Knowledge } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { findMentions } from '../places/find-mentions.ts';
import { middleOf } from '../places/middle.ts';
import { ambiguityAbout } from './ambiguity.ts';
import {
  type LookUp,
  type Meaning,
  meaningsOf,
  type Surroundings,
  settledMeanings,
  standingOf,
} from './settle-stops.ts';

const reader = 'draft/place-stops';
const confidence = { sure: 0.9, clear: 0.8, doubtful: 0.5 };

// A bistro called "Roma" is not in Rome.
const notPlaces = new Set(['food', 'coffee', 'stay', 'museum', 'church']);
const mostCandidates = 5;
const closeCall = 0.12;
const sureSupport = 2;
// A draft has some dozens of stops; past this a page is made to keep us busy.
const mostNames = 300;

const guessed = <T>(value: T, sure: number): Known<T> => ({
  value,
  origin: { by: 'guess', reader },
  confidence: sure,
});

const mayBePlace = ({ category }: DraftStop) => !category || !notPlaces.has(category.value);

function surroundingsOf({ days, destination = '' }: ToPlace, lookUp: LookUp): Surroundings {
  const stops = days.flatMap((day) => day.stops);
  const open = stops.filter((stop) => !stop.coordinate && mayBePlace(stop)).slice(0, mostNames);
  const named = new Map(
    open
      .map(({ name }) => [name.value, meaningsOf(name.value, lookUp)] as const)
      .filter(([, { meanings }]) => meanings.length > 0),
  );
  const points = stops.flatMap(({ coordinate }) => coordinate?.value ?? []);
  const around: Surroundings = { countries: new Set(), points, named };
  addDestination(around, destination, lookUp);
  return around;
}

/** From the small to the large ("Cordoba, Andalusia, Spain"): the large settles the small. */
function addDestination(around: Surroundings, destination: string, lookUp: LookUp): void {
  const parts = findMentions(destination, lookUp).map(({ name, candidates }) => ({ name, candidates }));
  for (const { candidates } of parts) {
    const [first] = candidates;
    if (first && first.kind !== 'city') around.countries.add(first.country);
  }
  for (const { name, candidates } of parts) {
    const [best] =
      candidates.length > 1
        ? settledMeanings(name, { meanings: candidates }, around).map(({ place }) => place)
        : candidates;
    const place = best ?? candidates[0];
    if (!place) continue;
    around.countries.add(place.country);
    if (place.kind !== 'country') around.points.push(place.coordinate);
  }
}

interface Placed {
  stop: DraftStop;
  question?: Question;
}

function confidenceIn([first, second]: Meaning[], { countries }: Surroundings): number {
  if (!first || (second && first.standing - second.standing < closeCall)) return confidence.doubtful;
  // A world city far from all the rest is where the trip began, or a street named after it.
  if (first.support === 0 && countries.size > 0 && !countries.has(first.place.country))
    return confidence.doubtful;
  return first.support >= sureSupport ? confidence.sure : confidence.clear;
}

function placedStop(stop: DraftStop, around: Surroundings): Placed {
  const known = around.named.get(stop.name.value);
  if (stop.coordinate || !known || !mayBePlace(stop)) return { stop };
  const meanings = settledMeanings(stop.name.value, known, around);
  const [first] = meanings;
  if (!first) return { stop };
  const sure = confidenceIn(meanings, around);
  const candidates = meanings
    .slice(0, mostCandidates)
    .map(({ place: { name, country, coordinate, kind } }) => ({ name, country, coordinate, kind }));
  const question = sure === confidence.doubtful ? ambiguityAbout(stop, candidates) : undefined;
  return {
    stop: { ...stop, coordinate: guessed(first.place.coordinate, sure), candidates },
    ...(question && { question }),
  };
}

function centerOf(
  { days, destination = '' }: ToPlace,
  around: Surroundings,
  lookUp: LookUp,
): Coordinate | undefined {
  const placed = days.flatMap((day) => day.stops.flatMap((stop) => stop.coordinate ?? []));
  const settled = placed.filter((known) => known.confidence > confidence.doubtful);
  const points = settled.length > 0 ? settled : placed;
  if (points.length > 0) return middleOf(points.map(({ value }) => ({ coordinate: value, weight: 1 })));
  const [first] = findMentions(destination, lookUp);
  return first?.candidates.toSorted((a, b) => standingOf(b, 0, around) - standingOf(a, 0, around))[0]
    ?.coordinate;
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
export function placeStops(read: ToPlace, { lookUpPlace }: Knowledge): PlacedDays {
  if (!lookUpPlace) return { days: read.days, questions: [] };
  const around = surroundingsOf(read, lookUpPlace);
  const questions: Question[] = [];
  const days = read.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => {
      const { stop: placed, question } = placedStop(stop, around);
      if (question) questions.push(question);
      return placed;
    }),
  }));
  const center = centerOf({ ...read, days }, around, lookUpPlace);
  return { days, questions, ...(center && { center: guessed(rounded(center), confidence.doubtful) }) };
}
