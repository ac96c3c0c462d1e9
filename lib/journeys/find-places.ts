// What somebody who looks for a place may mean, offline: a coordinate in any usual writing, a link of a map service, the code
// of an airport or a city, or the name of a sight or a town, whole or in part, with slips of the pen where nothing else is found.
import { cityOf } from '../find/city-codes.ts';
import { withFewScans } from '../find/few-scans.ts';
import { firstPlaces, isSame, maxFound } from '../find/first-places.ts';
import {
  foundByReading,
  foundWithSlips,
  sightsCalled,
  sightsWithWords,
  townsCalled,
} from '../find/found-by-name.ts';
import { type Found, type FoundPlace, fromTown, placeAt } from '../find/found-place.ts';
import { foundShorter } from '../find/found-shorter.ts';
import { foundWithin } from '../find/found-within.ts';
import { foundWithoutNoun } from '../find/found-without-noun.ts';
import { readPastedLink } from '../find/pasted-link.ts';
import { nearestOfCode, shortPlusCode } from '../find/plus-code.ts';
import { typedCoordinate } from '../find/typed-coordinate.ts';
import type { Knowledge } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';

export interface FindOptions {
  /** Where the trip is: its placed stops, or its middle. What lies near it comes first. */
  near?: readonly Coordinate[];
  /** The traveller's: "O" in a coordinate is east in German, west in French. */
  language?: string;
}

const maxQueryLength = 2000;
// A name takes one, one with a place behind it and slips in it six.
const maxScans = 12;
// What was found by name is enough from here on: slips are not looked for.
const enoughFound = 3;

const firstOf = (ways: (() => Found[])[]): Found[] => {
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
};

function foundByName(name: string, knowledge: Knowledge): Found[] {
  const whole = [...townsCalled(name, knowledge), ...sightsCalled(name, knowledge)];
  // What is called so itself is no part of anything: "Den Haag" is in no park of Haag.
  const within = foundWithin(name, knowledge).filter(
    ({ match }) => whole.length === 0 || match === 'own' || match === 'other',
  );
  const found = [...whole, ...within, ...sightsWithWords(name, knowledge)];
  const isUnknown = whole.length + within.length === 0;
  const read = isUnknown
    ? firstOf([foundByReading, foundWithoutNoun].map((way) => () => way(name, knowledge)))
    : [];
  const byName = [...found, ...read];
  const isUnderstood = within.length + read.length > 0;
  if (isUnderstood || byName.length >= enoughFound) return byName;
  const slips = foundWithSlips(name, knowledge);
  if (byName.length + slips.length > 0) return [...byName, ...slips];
  return firstOf([() => foundWithin(name, knowledge, foundWithSlips), () => foundShorter(name, knowledge)]);
}

/** "LHR", "LON". */
function codedPlace(code: string, { airportOf, lookUpPlace }: Knowledge): FoundPlace | undefined {
  if (!/^[a-z]{3}$/i.test(code)) return undefined;
  const airport = airportOf?.(code);
  if (airport) return fromTown(airport);
  const city = cityOf(code);
  const town = city && lookUpPlace?.(city.name).find(({ country }) => country === city.country);
  return town && fromTown(town);
}

function placesCalled(name: string, knowledge: Knowledge, near: readonly Coordinate[]): FoundPlace[] {
  const found = firstPlaces(foundByName(name, knowledge), near);
  const coded = codedPlace(name, knowledge);
  if (!coded) return found;
  const others = found.filter((other) => !isSame(coded, other)).slice(0, maxFound - 1);
  // "LHR" and "jfk" are codes; "Nis" is a town that some airport's code is spelt like.
  const isName = () => townsCalled(name, knowledge).length + sightsCalled(name, knowledge).length > 0;
  return name === name.toUpperCase() || !isName() ? [coded, ...others] : [...others, coded];
}

/** "V75V+8Q Paris", or without a town the nearest such place to the trip. */
function coordinateOfShortCode(
  text: string,
  knowledge: Knowledge,
  near: readonly Coordinate[],
): Coordinate | undefined {
  const short = shortPlusCode(text);
  const town = short?.town ? placesCalled(short.town, knowledge, near)[0]?.coordinate : near[0];
  return short && town && nearestOfCode(short.code, town);
}

/** "O" is east for some and west for others: whoever pastes it may not be who wrote it. */
function otherReading(query: string, coordinate: Coordinate): Coordinate | undefined {
  const readings = ['de', 'fr'].map((language) => typedCoordinate(query, language));
  return readings.find((other) => other && other.longitude !== coordinate.longitude);
}

/** Nothing where nobody knows; never more than a screen. Whatever is typed, it neither throws nor takes long. */
export function findPlaces(text: string, allKnowledge: Knowledge, options: FindOptions = {}): FoundPlace[] {
  const query = text.slice(0, maxQueryLength).replace(/\s+/g, ' ').trim();
  if (query === '') return [];
  const knowledge = withFewScans(allKnowledge, maxScans);
  const near = options.near ?? [];
  const link = readPastedLink(query);
  const coordinate =
    link?.coordinate ??
    typedCoordinate(query, options.language) ??
    coordinateOfShortCode(link?.name ?? query, knowledge, near);
  if (coordinate) {
    const first = placeAt(coordinate, link?.coordinate && link.name, knowledge);
    const other = link ? undefined : otherReading(query, coordinate);
    return other ? [first, placeAt(other, undefined, knowledge)] : [first];
  }
  const name = link ? link.name : query;
  return name === undefined ? [] : placesCalled(name, knowledge, near);
}
