// Offline place search: accepts a coordinate in any usual notation, a map link, an airport or city code, or a full or
// partial name of a sight or town, with typing mistakes if nothing else matches.
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
  /** Where the trip is: its located stops, or its centre. Places near it come first. */
  near?: readonly Coordinate[];
  /** The traveller's language: "O" in a coordinate is east in German, west in French. */
  language?: string;
}

const maxQueryLength = 2000;
// A plain name takes one scan; a name followed by a place and with typing mistakes takes six.
const maxScans = 12;
// With this many matches by name, typing mistakes are not considered.
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
  // If the whole text is a name, do not read it as a place within another: "Den Haag" is no park in Haag.
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
  // "LHR" and "jfk" are codes; "Nis" is a town that happens to look like an airport's code.
  const isName = () => townsCalled(name, knowledge).length + sightsCalled(name, knowledge).length > 0;
  return name === name.toUpperCase() || !isName() ? [coded, ...others] : [...others, coded];
}

/** "V75V+8Q Paris"; without a town, the code's match nearest to the trip. */
function coordinateOfShortCode(
  text: string,
  knowledge: Knowledge,
  near: readonly Coordinate[],
): Coordinate | undefined {
  const short = shortPlusCode(text);
  const town = short?.town ? placesCalled(short.town, knowledge, near)[0]?.coordinate : near[0];
  return short && town && nearestOfCode(short.code, town);
}

/** "O" is east in some languages and west in others, and a pasted coordinate may use either. */
function otherReading(query: string, coordinate: Coordinate): Coordinate | undefined {
  const readings = ['de', 'fr'].map((language) => typedCoordinate(query, language));
  return readings.find((other) => other && other.longitude !== coordinate.longitude);
}

/** Empty if nothing is found, and never more than a screenful. Safe and fast for any input. */
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
