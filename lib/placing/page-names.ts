// The names on a page that say where the trip is: its stops, the titles of its days and its destination.
import type { Category, DraftDay, DraftStop, Sourced } from '../model/draft.ts';
import type { Knowledge } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { findMentions } from '../places/find-mentions.ts';
import { placeKey } from '../places/place-key.ts';
import { categoryOfName } from '../text/category.ts';
import { fold } from '../text/fold.ts';
import { arrowOf } from './globe.ts';
import type { Name } from './name.ts';
import { sensesOf } from './name-senses.ts';
import { isWideLand } from './region-text.ts';
import { type Sense, sensesCalled } from './sense.ts';

/** A name, and the stops that have it. */
export interface StopName extends Name {
  text: string;
  category: Category | undefined;
  stops: DraftStop[];
}

export interface PageNames {
  /** In page order. */
  stops: StopName[];
  others: Name[];
  destination?: string;
}

export interface ToPlace {
  days: DraftDay[];
  /** As written on the page: "Palermo, Sicily, Italy". */
  destination?: string;
}

/** Whether a page's reader found the value: a name on a page may mean several places, a booking's does not. */
export const isFromPage = ({ origin }: Sourced<unknown>): boolean =>
  origin.by === 'source' && origin.reader.startsWith('page/');

// A bistro called "Roma" is not in Rome; but "lunch in Siena" takes place in the town, if the day is spent there.
const notTowns: ReadonlySet<Category> = new Set(['food', 'coffee', 'museum', 'church']);
const destinationWeight = 1.5;
const titleWeight = 1.2;
const givenWeight = 2;
const givenOdds = 20;
// The first and last stops, where the trip sets out and changes planes.
const edgeStops = 2;
// Only a page made to waste our time names more.
const maxMentions = 12;

/** "A night in Seville" can mean a town, but a booked inn, restaurant or museum is never one. */
function isBookedThing({ category }: DraftStop): boolean {
  return (
    category !== undefined &&
    !isFromPage(category) &&
    (notTowns.has(category.value) || category.value === 'stay')
  );
}

function sensesOfStop(stop: DraftStop, category: Category | undefined, knowledge: Knowledge): Sense[] {
  if (isBookedThing(stop)) return [];
  const senses = sensesOf(stop.name.value, category, knowledge);
  const isDone = category === undefined && stop.category !== undefined && notTowns.has(stop.category.value);
  const isBooked = !isFromPage(stop.name);
  const isWide = isWideLand(stop.name.value);
  return senses.map((sense) => ({
    ...sense,
    isFrame: sense.isFrame || (isWide && sense.place.kind === 'region'),
    needsNear: sense.needsNear === true || (isDone && sense.place.kind === 'city'),
    isStated: sense.isStated || (isBooked && sense.isFamous),
  }));
}

const givenSense = (coordinate: Coordinate): Sense => ({
  place: { name: '', country: '', coordinate, kind: 'point' },
  at: arrowOf(coordinate),
  prior: givenOdds,
  reach: 0,
  isStated: true,
  isFrame: false,
  isFamous: false,
});

/** "Piazza del Duomo" in one town, and a day later another in the next. */
const isAnother = ({ senses, days }: StopName, day: number) =>
  day !== days.at(-1) &&
  (senses.some(({ needsNear }) => needsNear) ||
    senses.filter(({ place }) => place.town !== undefined).length > 1);

function stopNames(days: DraftDay[], knowledge: Knowledge): StopName[] {
  const byName = new Map<string, StopName & { days: number[] }>();
  const all: StopName[] = [];
  const listed = days.flatMap(({ stops }, day) => stops.map((stop) => ({ stop, day })));
  const edges = new Set([...listed.slice(0, edgeStops), ...listed.slice(-edgeStops)].map(({ stop }) => stop));
  for (const { stop, day } of listed) {
    const text = stop.name.value;
    const key = stop.coordinate ? `${stop.id} given` : `${fold(text) || text} ${stop.category?.value ?? ''}`;
    const entry = byName.get(key);
    if (entry && !isAnother(entry, day)) {
      if (entry.days.at(-1) !== day) entry.days.push(day);
      entry.stops.push(stop);
      continue;
    }
    const category = categoryOfName(text);
    const given = stop.coordinate?.value;
    const name = {
      text,
      category,
      stops: [stop],
      days: [day],
      senses: given ? [givenSense(given)] : sensesOfStop(stop, category, knowledge),
      weight: given ? givenWeight : 1,
      isCertain: given !== undefined,
      isEdge: edges.has(stop),
      key: placeKey(text),
      order: all.length,
      isDestination: false,
    };
    byName.set(key, name);
    all.push(name);
  }
  return all;
}

interface NamedSenses {
  key: string;
  senses: Sense[];
}

const namesIn = (text: string, knowledge: Knowledge): NamedSenses[] =>
  findMentions(text, knowledge.lookUpPlace)
    .filter(({ isPart }) => !isPart)
    .slice(0, maxMentions)
    .map(({ name }) => ({ key: placeKey(name), senses: sensesCalled(name, undefined, knowledge) }));

const partsOfDestination = (destination: string): string[] =>
  // "Capitólio-MG" ends in the state.
  destination.split(/[,;(){}/–→&]| to | and |-(?=[A-Z]{2}(?:$|[,;)]))/).map((part) => part.trim());

/** The countries named in the destination: "Lindau, Deutschland" is not the Lindau in Switzerland. */
const countriesStated = (destination: string, { lookUpPlace }: Knowledge): ReadonlySet<string> =>
  new Set(
    partsOfDestination(destination)
      .slice(1, maxMentions)
      .flatMap((part) => lookUpPlace?.(part).find(({ kind }) => kind === 'country')?.country ?? []),
  );

const inCountries = (senses: Sense[], countries: ReadonlySet<string>): Sense[] =>
  senses.map((sense) => (countries.has(sense.place.country) ? { ...sense, isStated: true } : sense));

/** Looks up whole parts too: "Joshua Tree National Park" and "the West Highland Way" are no towns. */
function namesInDestination(destination: string, knowledge: Knowledge): NamedSenses[] {
  const parts = partsOfDestination(destination);
  const whole = parts
    .filter(Boolean)
    .slice(0, maxMentions)
    .map((part) => ({ key: placeKey(part), senses: sensesCalled(part, undefined, knowledge) }));
  return [...namesIn(destination, knowledge), ...whole].filter(({ senses }) => senses.length > 0);
}

export function namesOfPage({ days, destination = '' }: ToPlace, knowledge: Knowledge): PageNames {
  const all = days.map((_, index) => index);
  const common = { isEdge: false, isDestination: false };
  const destinations = namesInDestination(destination, knowledge).map((found) => ({
    ...common,
    ...found,
    days: all,
    weight: destinationWeight,
    isCertain: true,
  }));
  const titles = days.flatMap(({ title }, day) =>
    namesIn(title?.value ?? '', knowledge).map((found) => ({
      ...common,
      ...found,
      days: [day],
      weight: titleWeight,
      isCertain: false,
    })),
  );
  const named = new Set(destinations.map(({ key }) => key));
  const countries = countriesStated(destination, knowledge);
  const stops = stopNames(days, knowledge).map((name) =>
    named.has(name.key)
      ? { ...name, isDestination: true, senses: inCountries(name.senses, countries) }
      : name,
  );
  return { stops, others: [...destinations, ...titles], destination };
}
