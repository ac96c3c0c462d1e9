// Pure: no browser, no network, no clock.
// Where the stops are, as far as the gazetteer can say. Coordinates that the page gives are never touched, and a sight
// that only stands in a known city gets none: the city's would pass for its own.
import { distanceKm } from '../model/distance.ts';
import type { DraftDay, DraftStop, Known, Question } from '../model/draft.ts';
import type { Knowledge, PlaceCandidate } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { findMentions } from '../places/find-mentions.ts';
import { middleOf } from '../places/middle.ts';
import { categoryOfName } from '../text/category.ts';
import { ambiguityAbout } from './ambiguity.ts';
import { isFarNamesake, type Spot, type Whereabouts } from './far-namesakes.ts';
import {
  famous,
  isNear,
  type LookUp,
  type Meaning,
  meaningsOf,
  type Surroundings,
  settledMeanings,
  standingOf,
  townFame,
  villageSupport,
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

/** A page tells a story; what a booking says is so, whatever else has that name. */
const isTold = ({ origin }: Known<unknown>) => origin.by === 'source' && origin.reader.startsWith('page/');

/** One sleeps in a town as well as in an inn, so "a night in Seville" says nothing; "Hotel Seville" does. */
function mayBePlace({ name, category }: DraftStop): boolean {
  if (!category || !notPlaces.has(category.value)) return true;
  return category.value === 'stay' && isTold(category) && categoryOfName(name.value) !== 'stay';
}

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
    const place = best ?? onlyOne(candidates, around);
    if (!place) continue;
    around.countries.add(place.country);
    if (place.kind !== 'country') around.points.push(place.coordinate);
  }
}

/** Of villages that share a name, none is the one meant. */
function onlyOne(candidates: PlaceCandidate[], { countries }: Surroundings): PlaceCandidate | undefined {
  const here = candidates.filter(({ country }) => countries.has(country));
  const [first, second] = here.length > 0 ? here : candidates;
  return second && first && first.prominence < townFame ? undefined : first;
}

interface Placed {
  stop: DraftStop;
  question?: Question;
}

// Nearer than this, two entries are one town.
const oneTownKm = 20;

/** An island and its capital are no two places to choose from. */
const isSameSpot = (a: PlaceCandidate, b: PlaceCandidate) =>
  a.kind === b.kind ? distanceKm(a.coordinate, b.coordinate) < oneTownKm : isNear(a.coordinate, b.coordinate);

function confidenceIn([first, ...others]: Meaning[], { countries }: Surroundings): number {
  if (!first) return confidence.doubtful;
  const second = others.find(({ place }) => !isSameSpot(place, first.place));
  if (second && first.standing - second.standing < closeCall) return confidence.doubtful;
  // A world city far from all the rest is where the trip began, or a street named after it.
  if (first.support === 0 && countries.size > 0 && !countries.has(first.place.country))
    return confidence.doubtful;
  return first.support >= sureSupport ? confidence.sure : confidence.clear;
}

/** What a stop may mean, before it is asked whether the trip goes there. */
interface Settled {
  stop: DraftStop;
  meanings: Meaning[];
  /** The page itself says which: "Granada, Nicaragua". */
  isSaid?: boolean | undefined;
}

/** "Lunch in Siena": eaten at a town that others lie about, or in a bistro that is called like a far one. */
function whereOneEats(stop: DraftStop, around: Surroundings, lookUp: LookUp): Meaning[] {
  const name = stop.name.value;
  if (categoryOfName(name) !== undefined) return [];
  return settledMeanings(name, meaningsOf(name, lookUp), around).filter(
    ({ support, place }) => support >= villageSupport && place.prominence >= townFame,
  );
}

function settledStop(stop: DraftStop, around: Surroundings, lookUp: LookUp): Settled {
  if (stop.coordinate) return { stop, meanings: [] };
  if (!mayBePlace(stop))
    return { stop, meanings: isTold(stop.name) ? whereOneEats(stop, around, lookUp) : [] };
  const known = around.named.get(stop.name.value);
  if (!known) return { stop, meanings: [] };
  return { stop, meanings: settledMeanings(stop.name.value, known, around), isSaid: known.isSaid };
}

function spotOf({ stop, meanings: [first] }: Settled): Spot[] {
  const name = stop.name.value;
  if (stop.coordinate)
    return [{ name, coordinate: stop.coordinate.value, standing: Number.POSITIVE_INFINITY }];
  if (!first || first.place.kind === 'country') return [];
  const { coordinate, country, prominence } = first.place;
  const standing = prominence >= famous ? Number.POSITIVE_INFINITY : first.standing;
  return [{ name, coordinate, standing, country }];
}

/** The days as they are settled, and what is around a stop of one of them. */
function whereaboutsIn(days: Settled[][], { countries, points }: Surroundings) {
  const spots = days.map((day) => day.flatMap(spotOf));
  const trip = spots.flat();
  const stops = days.flat();
  const edges = new Set([stops[0], stops.at(-1)]);
  return (settled: Settled, day: number): Whereabouts => {
    const name = settled.stop.name.value;
    const others = (some: Spot[] = []) => some.filter((spot) => spot.name !== name);
    return {
      sameDay: others(spots[day]),
      nextDays: [...others(spots[day - 1]), ...others(spots[day + 1])],
      trip: others(trip),
      countries,
      points,
      isEdge: edges.has(settled),
      isThing: categoryOfName(name) !== undefined,
    };
  };
}

/** A town is no beach, whatever its name ("Mossel Bay"), and the telephone beside it is somebody else's. */
function asTown(stop: DraftStop): DraftStop {
  const { category, address: _address, phone: _phone, ...town } = stop;
  if (!isTold(stop.name)) return stop;
  const isByNoun = category?.value !== 'sight' && category?.value === categoryOfName(town.name.value);
  return category && !isByNoun ? { ...town, category } : town;
}

function placedStop({ stop, meanings, isSaid }: Settled, where: Whereabouts, around: Surroundings): Placed {
  const isSettled = isSaid || !isTold(stop.name);
  const here = meanings.filter((meaning) => isSettled || !isFarNamesake(meaning, where));
  const candidates = (here.length > 0 ? here : meanings)
    .slice(0, mostCandidates)
    .map(({ place: { name, country, coordinate, kind } }) => ({ name, country, coordinate, kind }));
  const [first] = here;
  // Not placed, but one press away.
  if (!first) return { stop: { ...stop, candidates } };
  const sure = confidenceIn(here, around);
  const question = sure === confidence.doubtful ? ambiguityAbout(stop, candidates) : undefined;
  const known = first.place.kind === 'city' ? asTown(stop) : stop;
  return {
    stop: { ...known, coordinate: guessed(first.place.coordinate, sure), candidates },
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
  const settled = read.days.map((day) => day.stops.map((stop) => settledStop(stop, around, lookUpPlace)));
  const whereaboutsOf = whereaboutsIn(settled, around);
  const questions: Question[] = [];
  const days = read.days.map((day, index) => ({
    ...day,
    stops: (settled[index] ?? []).map((entry) => {
      if (entry.meanings.length === 0) return entry.stop;
      const { stop: placed, question } = placedStop(entry, whereaboutsOf(entry, index), around);
      if (question) questions.push(question);
      return placed;
    }),
  }));
  const center = centerOf({ ...read, days }, around, lookUpPlace);
  return { days, questions, ...(center && { center: guessed(rounded(center), confidence.doubtful) }) };
}
