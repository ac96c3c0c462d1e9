// Finds where a booked journey begins and ends: airports by code, stations and ports by name, else the town. Of two towns
// with one name, it takes the one nearer to the other end.
import { distanceKm } from '../model/distance.ts';
import type { Knowledge, PlaceCandidate } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import type { Reservation, Terminal } from '../model/reservation.ts';
import { findMentions } from '../places/find-mentions.ts';
import { fold } from '../text/fold.ts';

export interface LegEnd {
  coordinate: Coordinate;
  /** The town a traveller would name: "London" for its airports. */
  town: string;
  /** The coordinate is the town's, not the station's. */
  isTown: boolean;
}

const terminalKinds = new Set(['station', 'airport', 'port']);
// Of all places with one name, the one that fits the other end is among the first few.
const maxPlaces = 6;
// No train or ferry goes further.
const maxDistanceKm = 3000;
// An airport's town is within about an hour.
const aroundKm = 70;
const maxTowns = 12;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
/** "PERTH" → "Perth": the gazetteer is searched for capitalised names. */
const titleCased = (name: string) =>
  /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(name) ? name.replace(/\p{L}+/gu, capital) : name;

/** The town that best combines size and nearness: Tokyo for Narita; Faro, not Huelva, for Faro. */
function townNear(at: Coordinate, { townsAround }: Knowledge): string | undefined {
  const pull = ({ coordinate, population }: PlaceCandidate) =>
    population / (5 + distanceKm(at, coordinate)) ** 2;
  return (townsAround?.(at, aroundKm, maxTowns) ?? []).toSorted((a, b) => pull(b) - pull(a))[0]?.name;
}

/** The nearby town named in the printed text, in the document's own language. */
function printedTown(name: string, at: Coordinate, { lookUpPlace }: Knowledge): string | undefined {
  const isHere = ({ kind, coordinate }: PlaceCandidate) =>
    kind === 'city' && distanceKm(at, coordinate) <= aroundKm;
  return findMentions(titleCased(name), lookUpPlace).find(({ candidates }) => candidates.some(isHere))?.name;
}

function airportEnd({ iata = '', name = '' }: Terminal, knowledge: Knowledge): LegEnd[] {
  const airport = knowledge.airportOf?.(iata);
  if (!airport) return [];
  const { coordinate } = airport;
  const town =
    printedTown(name, coordinate, knowledge) ??
    printedTown(airport.name, coordinate, knowledge) ??
    townNear(coordinate, knowledge);
  return [{ coordinate, town: town ?? (name || airport.name), isTown: false }];
}

function terminalEnds(name: string, { lookUpSight }: Knowledge): LegEnd[] {
  return (lookUpSight?.(name) ?? [])
    .filter(({ kind }) => terminalKinds.has(kind))
    .map(({ coordinate, town }) => ({ coordinate, town: town ?? name, isTown: false }));
}

/** "Ulm Hbf" is in Ulm: the first town named in the text. */
function townEnds(name: string, { lookUpPlace }: Knowledge): LegEnd[] {
  const whole = lookUpPlace?.(name) ?? [];
  const mention = whole.length > 0 ? { name, candidates: whole } : findMentions(name, lookUpPlace)[0];
  return (mention?.candidates ?? [])
    .filter(({ kind }) => kind === 'city')
    .map(({ coordinate }) => ({ coordinate, town: mention?.name ?? name, isTown: true }));
}

function endsOf(end: Terminal | undefined, knowledge: Knowledge): LegEnd[] {
  if (!end) return [];
  const airports = end.iata ? airportEnd(end, knowledge) : [];
  if (airports.length > 0) return airports;
  const name = titleCased(end.name ?? '');
  if (name === '') return [];
  const found = terminalEnds(name, knowledge);
  return (found.length > 0 ? found : townEnds(name, knowledge)).slice(0, maxPlaces);
}

export interface LegEnds {
  from?: LegEnd;
  to?: LegEnd;
}

/** An end is undefined if the gazetteer does not have it, or if the two are too far apart. */
export function legEnds({ type, from, to }: Reservation, knowledge: Knowledge): LegEnds {
  const [starts, ends] = [endsOf(from, knowledge), endsOf(to, knowledge)];
  const [first, last] = [starts[0], ends[0]];
  if (!first || !last) {
    // One end alone is taken only if its name has a single candidate.
    const isSure = (all: LegEnd[]) => all.length === 1;
    return { ...(first && isSure(starts) && { from: first }), ...(last && isSure(ends) && { to: last }) };
  }
  const most = type === 'flight' ? Number.POSITIVE_INFINITY : maxDistanceKm;
  const pairs = starts.flatMap((start, better) =>
    ends.map((target, well) => ({
      start,
      target,
      km: distanceKm(start.coordinate, target.coordinate),
      rank: better + well,
    })),
  );
  const isRound = fold(from?.name ?? '') === fold(to?.name ?? '');
  const near = pairs
    .filter(({ km }) => km <= most && (km > 0 || isRound))
    // Each rank a candidate is lower counts as much as another 300 km.
    .toSorted((a, b) => a.km + a.rank * 300 - (b.km + b.rank * 300))[0];
  return near ? { from: near.start, to: near.target } : {};
}
