// Pure: no browser, no network, no clock.
// A small place far from where the trip is on that day is another of the same name: the Alhambra of Granada is no village
// of La Mancha. So is a world city an ocean away in the middle of a trip: "Roma" is a quarter of Mexico City.
import { isWithinKm } from '../model/distance.ts';
import type { PlaceCandidate } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { famous, isNear, type Meaning, nearKm, townFame } from './settle-stops.ts';

/** Where another stop is, as far as it is settled. */
export interface Spot {
  name: string;
  coordinate: Coordinate;
  /** As that of a meaning; world cities and coordinates that the page gives are above all doubt. */
  standing: number;
  country?: string;
}

/** What is known around one stop. */
export interface Whereabouts {
  /** The other stops of its day. */
  sameDay: Spot[];
  /** Those of the days before and after it. */
  nextDays: Spot[];
  /** The other stops of the whole trip. */
  trip: Spot[];
  /** Countries and points of the destination. */
  countries: ReadonlySet<string>;
  points: readonly Coordinate[];
  /** Where a trip begins and ends is home, and home may be anywhere. */
  isEdge: boolean;
  /** The name is that of a thing: "Praia Grande" is a beach before it is a town. */
  isThing: boolean;
}

// Known well enough that a trip may fly there.
const wellKnown = 0.45;
const driveKm = 300;
const longDriveKm = 500;
const oceanKm = 3000;

function reachOf({ place: { prominence }, isOwnName }: Meaning, isThing: boolean): number {
  if (prominence < townFame) return nearKm;
  if (prominence >= wellKnown && isOwnName) return Number.POSITIVE_INFINITY;
  return isThing || !isOwnName ? driveKm : longDriveKm;
}

const isWithin = (km: number, from: Coordinate) => (to: { coordinate: Coordinate }) =>
  isWithinKm(km, from, to.coordinate);

const isInCountryOf = ({ country }: PlaceCandidate, { trip, countries }: Whereabouts) =>
  countries.has(country) || trip.some((spot) => spot.country === country);

function isOutOfReach(meaning: Meaning, where: Whereabouts): boolean {
  const { place, standing } = meaning;
  const { sameDay, nextDays, points, isThing } = where;
  const reach = reachOf(meaning, isThing);
  if (reach === Number.POSITIVE_INFINITY || sameDay.some(isWithin(reach, place.coordinate))) return false;
  if (nextDays.some(isWithin(nearKm, place.coordinate))) return false;
  if (points.some((point) => isNear(point, place.coordinate))) return false;
  // Only what is settled better says that it is this one that lies wrong.
  return [...sameDay, ...nextDays].some((spot) => spot.standing > standing);
}

/** True where the place is not the one of that name that the trip comes to. */
export function isFarNamesake(meaning: Meaning, where: Whereabouts): boolean {
  const { place, isOwnName } = meaning;
  if (place.kind !== 'city') return false;
  const isForeign = where.trip.length > 0 && !isInCountryOf(place, where);
  if (place.prominence < famous)
    return (isForeign && place.prominence < townFame) || isOutOfReach(meaning, where);
  const isHome = where.isEdge && isOwnName;
  return isForeign && !isHome && !where.trip.some(isWithin(oceanKm, place.coordinate));
}
