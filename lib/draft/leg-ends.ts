// Where a booked journey begins and ends: airports by their code, stations and ports by their name, else the town. Of two
// towns of one name it is the one that lies nearer to the other end.
import { distanceKm } from '../model/distance.ts';
import type { Knowledge, PlaceCandidate } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import type { Reservation, Terminal } from '../model/reservation.ts';
import { findMentions } from '../places/find-mentions.ts';
import { fold } from '../text/fold.ts';

export interface LegEnd {
  coordinate: Coordinate;
  /** As one says where one goes: "London" for its airports. */
  town: string;
  /** Not the station itself, the town it is in. */
  isTown: boolean;
}

const halls = new Set(['station', 'airport', 'port']);
// Of so many places of one name, the one that fits the other end is among the first.
const maxPlaces = 6;
// A train or a boat goes no farther.
const maxDistanceKm = 3000;
// An airport is called after a town that one reaches in an hour or so.
const aroundKm = 70;
const maxTowns = 12;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
/** "PERTH" is shouted, "Perth" is a town. */
const spoken = (name: string) =>
  /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(name) ? name.replace(/\p{L}+/gu, capital) : name;

/** Large and near: Tokyo for Narita, and Faro, not Huelva, for Faro. */
function townNear(at: Coordinate, { townsAround }: Knowledge): string | undefined {
  const pull = ({ coordinate, population }: PlaceCandidate) =>
    population / (5 + distanceKm(at, coordinate)) ** 2;
  return (townsAround?.(at, aroundKm, maxTowns) ?? []).toSorted((a, b) => pull(b) - pull(a))[0]?.name;
}

/** The town that the printed words name, in the language of the paper, if it lies there. */
function printedTown(name: string, at: Coordinate, { lookUpPlace }: Knowledge): string | undefined {
  const isHere = ({ kind, coordinate }: PlaceCandidate) =>
    kind === 'city' && distanceKm(at, coordinate) <= aroundKm;
  return findMentions(spoken(name), lookUpPlace).find(({ candidates }) => candidates.some(isHere))?.name;
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

function hallEnds(name: string, { lookUpSight }: Knowledge): LegEnd[] {
  return (lookUpSight?.(name) ?? [])
    .filter(({ kind }) => halls.has(kind))
    .map(({ coordinate, town }) => ({ coordinate, town: town ?? name, isTown: false }));
}

/** "Ulm Hbf" stands in Ulm: the first town that the words name. */
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
  const name = spoken(end.name ?? '');
  if (name === '') return [];
  const found = hallEnds(name, knowledge);
  return (found.length > 0 ? found : townEnds(name, knowledge)).slice(0, maxPlaces);
}

export interface LegEnds {
  from?: LegEnd;
  to?: LegEnd;
}

/** Undefined ends are nowhere in the gazetteer, or too far from each other to be meant. */
export function legEnds({ type, from, to }: Reservation, knowledge: Knowledge): LegEnds {
  const [starts, ends] = [endsOf(from, knowledge), endsOf(to, knowledge)];
  const [first, last] = [starts[0], ends[0]];
  if (!first || !last) {
    // One end alone is taken where its name has one meaning only.
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
    // The better known of two names is worth a few hundred kilometres.
    .toSorted((a, b) => a.km + a.rank * 300 - (b.km + b.rank * 300))[0];
  return near ? { from: near.start, to: near.target } : {};
}
