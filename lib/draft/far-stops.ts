// Stops that lie far from the rest of the trip: a flight, a long way there and back, or the wrong place of the same name.
import { distanceKm, isWithinKm } from '../model/distance.ts';
import type { DraftDay, DraftStop, Question } from '../model/draft.ts';
import type { Coordinate } from '../model/itinerary.ts';

// Further than this from every earlier stop of the day means a flight.
const maxDistanceKm = 500;
// How far a detour there and back has to be: within one day, overnight, over several days.
const spikeKm = { sameDay: 150, overnight: 250, otherDays: 400 };
// The stops before and after it must be this many times closer to each other.
const minSpikeRatio = 3;
// A day with more stops is a list.
const maxStopsCompared = 60;

interface Placed {
  stop: DraftStop;
  at: Coordinate;
  day: number;
}

/**
 * A country is no point on the way: its centre may be far from the traveller. Flights and airports are expected to be far.
 */
const isOnTheWay = ({ category, candidates: [place] = [] }: DraftStop) =>
  category?.value !== 'transport' && place?.kind !== 'country' && place?.kind !== 'airport';

const placedIn = (days: DraftDay[]): Placed[] =>
  days.flatMap(({ stops }, day) =>
    stops.flatMap((stop) =>
      stop.coordinate && isOnTheWay(stop) ? [{ stop, at: stop.coordinate.value, day }] : [],
    ),
  );

/** Far from every earlier stop of its day. */
function isLeap(placed: Placed[], index: number): boolean {
  const own = placed[index];
  if (!own) return false;
  const earlier = placed
    .slice(Math.max(0, index - maxStopsCompared), index)
    .filter(({ day }) => day === own.day);
  return earlier.length > 0 && !earlier.some((other) => isWithinKm(maxDistanceKm, other.at, own.at));
}

/** Far from the stops before and after it, which lie close together. */
function isSpike(placed: Placed[], index: number): boolean {
  const [before, own, after] = [placed[index - 1], placed[index], placed[index + 1]];
  if (!before || !own || !after) return false;
  const together = [before, after].filter(({ day }) => day === own.day).length;
  const far = Math.min(distanceKm(before.at, own.at), distanceKm(own.at, after.at));
  return (
    far > spikeKm[spikes[together] ?? 'otherDays'] && distanceKm(before.at, after.at) * minSpikeRatio < far
  );
}
// Indexed by how many of the two neighbours are on its day.
const spikes: (keyof typeof spikeKm)[] = ['otherDays', 'overnight', 'sameDay'];

// At least this many other stops of its day lie together, and no stop of that day or the days beside it is within an outing.
const minTogether = 3;
const togetherKm = 60;
const aloneKm = 100;

/** The only distant stop of a day spent in one place, and neither that day nor those beside it go there. */
function isAlone(placed: Placed[], index: number): boolean {
  const own = placed[index];
  if (!own) return false;
  const around = placed
    .slice(Math.max(0, index - maxStopsCompared), index + maxStopsCompared)
    .filter((other) => other !== own && Math.abs(other.day - own.day) <= 1);
  if (around.some(({ at }) => isWithinKm(aloneKm, at, own.at))) return false;
  const [first, ...today] = around.filter(({ day }) => day === own.day);
  return (
    first !== undefined &&
    today.length + 1 >= minTogether &&
    today.every(({ at }) => isWithinKm(togetherKm, at, first.at))
  );
}

/** A guessed pin that marks another place of the name: nobody goes so far and comes back on the same day. */
function isBeyondReach(placed: Placed[], index: number): boolean {
  const [before, own, after] = [placed[index - 1], placed[index], placed[index + 1]];
  if (!before || !own || !after || before.day !== own.day || after.day !== own.day) return false;
  const isGuess = own.stop.coordinate?.origin.by === 'guess';
  return isGuess && isAlone(placed, index) && !isWithinKm(maxDistanceKm, before.at, own.at);
}

/** Removes the pins that cannot be meant; their candidates are still offered. */
export function withoutPinsBeyondReach(days: DraftDay[]): DraftDay[] {
  const placed = placedIn(days);
  const beyond = new Set(
    placed.flatMap(({ stop }, index) => (isBeyondReach(placed, index) ? [stop.id] : [])),
  );
  if (beyond.size === 0) return days;
  return days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => {
      if (!beyond.has(stop.id)) return stop;
      const { coordinate: _pin, ...unplaced } = stop;
      return unplaced;
    }),
  }));
}

/** Asks about the distant stop, not again about the next one, where the trip goes on. */
export function farStops(days: DraftDay[]): Question[] {
  const placed = placedIn(days);
  return placed.flatMap(({ stop, at }, index) => {
    const before = placed[index - 1];
    const isFar = isLeap(placed, index) || isSpike(placed, index) || isAlone(placed, index);
    if (!before || !isFar) return [];
    const km = Math.round(distanceKm(before.at, at) / 10) * 10;
    return [{ stopId: stop.id, doubt: { kind: 'too-far', km, from: before.stop.name.value } as const }];
  });
}
