// Places stops where the gazetteer is nearly certain. Coordinates from the page are never touched, doubtful names become
// questions, and a sight known only by its city gets no pin: the city's would pass for its own.
import type { Category, DraftDay, DraftStop, Question, Sourced } from '../model/draft.ts';
import type { Knowledge } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import type { PlaceKind } from '../model/place-kinds.ts';
import { centroidOf } from '../places/centroid.ts';
import { arrowKm } from '../placing/globe.ts';
import {
  isFromPage,
  namesOfPage,
  type PageNames,
  type StopName,
  type ToPlace,
} from '../placing/page-names.ts';
import type { Sense } from '../placing/sense.ts';
import type { SettledName } from '../placing/settle-senses.ts';
import { withSensesAround } from '../placing/trip-area.ts';
import { ambiguityAbout } from './ambiguity.ts';
import { withoutPinsBeyondReach } from './far-stops.ts';

const reader = 'draft/place-stops';
const confidence = { sure: 0.9, clear: 0.8, doubtful: 0.5 };
const maxCandidates = 5;
/** Below this chance a place is asked about, not taken. */
const minChance = 0.9;
// Enough for a whole name without a rival: the remaining doubt is only that the gazetteer lacks the place meant.
const minChanceAlone = 0.75;
const maxSecondChance = 0.1;
const nearlySure = 0.97;
// Two candidates that are this likely together, and neither by itself, are worth a question.
const minJointChance = 0.5;
const minSecondChance = 0.1;

const guessed = <T>(value: T, sure: number): Sourced<T> => ({
  value,
  origin: { by: 'guess', reader },
  confidence: sure,
});

// Entries closer than this are one place: the town and sight gazetteers overlap, and Delhi holds New Delhi.
const onePlaceKm = 5;
const oneTownKm = 15;
function isSameSpot(a: Sense, b: Sense): boolean {
  const areTowns = a.place.kind === 'city' && b.place.kind === 'city';
  const apart = Math.max(areTowns ? oneTownKm : onePlaceKm, Math.min(a.reach, b.reach));
  return arrowKm(a.at, b.at) <= apart;
}
interface Likely {
  sense: Sense;
  chance: number;
}

const isWide = ({ isFrame, place }: Sense) => isFrame || place.kind === 'region';

/** "Naxos" is both the island and its town; a town much less likely than its region stays a separate candidate. */
const minTownShare = 0.25;
const isTownOf = (town: Likely, wide: Likely): boolean =>
  town.sense.place.kind === 'city' &&
  wide.sense.place.kind === 'region' &&
  town.sense.place.country === wide.sense.place.country &&
  arrowKm(town.sense.at, wide.sense.at) <= oneTownKm &&
  town.chance >= minTownShare * (town.chance + wide.chance);

/** The senses by chance, those of one spot merged. */
function likeliest({ senses }: StopName, { chances }: SettledName): Likely[] {
  const ordered = senses
    .map((sense, index) => ({ sense, chance: chances[index] ?? 0 }))
    .sort((a, b) => b.chance - a.chance);
  const spots: Likely[] = [];
  for (const entry of ordered) {
    const same = spots.find((spot) => isSameSpot(spot.sense, entry.sense) || isTownOf(entry, spot));
    if (!same) spots.push({ ...entry });
    else {
      same.chance += entry.chance;
      // Prefer the lake itself to the region of that name.
      if (isWide(same.sense) && !isWide(entry.sense)) same.sense = entry.sense;
    }
  }
  return spots.sort((a, b) => b.chance - a.chance);
}

/** A town is no beach, whatever its name ("Mossel Bay"), and an address or a phone number beside it is somebody else's. */
function asTown(stop: DraftStop, ofName: Category | undefined): DraftStop {
  const { category, address: _address, phone: _phone, ...town } = stop;
  if (!isFromPage(stop.name)) return stop;
  const isByNoun = category?.value !== 'sight' && category?.value === ofName;
  return category && !isByNoun ? { ...town, category } : town;
}

interface Placed {
  stop: DraftStop;
  question?: Question;
}

// Streets, stations and lakes have namesakes the gazetteer lacks, and two characters can be a dish as well as a town.
const listedKinds: ReadonlySet<PlaceKind> = new Set(['city', 'nationalpark', 'island']);
// A hamlet may share its name with a palace.
const minProminence = 1;
const isLongEnough = (name: string) => name.length >= (/^\p{Script=Latin}/u.test(name) ? 4 : 3);

function isCertain({ sense, chance }: Likely, second: Likely | undefined, name: string): boolean {
  const isWhole =
    !sense.isByPart &&
    !sense.needsNear &&
    listedKinds.has(sense.place.kind) &&
    sense.prior >= minProminence &&
    isLongEnough(name);
  const isAlone = isWhole && (second?.chance ?? 0) < maxSecondChance;
  return chance >= (isAlone ? minChanceAlone : minChance);
}

function placedStop(stop: DraftStop, spots: Likely[], ofName: Category | undefined): Placed {
  const candidates = spots.slice(0, maxCandidates).map(({ sense }) => sense.place);
  const [first, second] = spots;
  if (!first) return { stop };
  if (!first.sense.isFrame && isCertain(first, second, stop.name.value)) {
    const isTown = first.sense.place.kind === 'city' && !first.sense.isInTown;
    const own = isTown ? asTown(stop, ofName) : stop;
    const sure = first.chance >= nearlySure ? confidence.sure : confidence.clear;
    return { stop: { ...own, coordinate: guessed(first.sense.place.coordinate, sure), candidates } };
  }
  const isOpen = second && second.chance >= minSecondChance && first.chance + second.chance >= minJointChance;
  const question = isOpen ? ambiguityAbout(stop, candidates) : undefined;
  return { stop: { ...stop, candidates }, ...(question && { question }) };
}

const rounded = ({ latitude, longitude }: Coordinate): Coordinate => ({
  latitude: Math.round(latitude * 1e4) / 1e4,
  longitude: Math.round(longitude * 1e4) / 1e4,
});

/** The likeliest sense of each name in the destination, in order. */
const destinationsOf = ({ others }: PageNames, settled: SettledName[]): Sense[] =>
  others.flatMap(({ isCertain, senses }, index) => {
    const chances = settled[index]?.chances ?? [];
    return (isCertain && senses[chances.indexOf(Math.max(...chances))]) || [];
  });

/**
 * The centre of the stops, else of the destination. Stops outside the destination's countries, such as home, do not move it.
 */
function centerOf(days: DraftDay[], destinations: Sense[]): Coordinate | undefined {
  const countries = new Set(destinations.map(({ place }) => place.country));
  const placed = days.flatMap(({ stops }) =>
    stops.flatMap(({ coordinate, candidates: [place] = [] }) =>
      coordinate
        ? [{ coordinate: coordinate.value, weight: 1, isThere: countries.has(place?.country ?? '') }]
        : [],
    ),
  );
  const there = placed.filter(({ isThere }) => isThere);
  if (placed.length > 0) return centroidOf(there.length > 0 ? there : placed);
  return destinations[0]?.place.coordinate;
}

export type { ToPlace };

export interface PlacedDays {
  days: DraftDay[];
  center?: Sourced<Coordinate>;
  questions: Question[];
}

/** Places every stop it can, with the centre of them all and a question where two places are in doubt. */
export function placeStops(read: ToPlace, knowledge: Knowledge): PlacedDays {
  if (!knowledge.lookUpPlace) return { days: read.days, questions: [] };
  const { page, settled } = withSensesAround(namesOfPage(read, knowledge), knowledge);
  const results = new Map<string, Placed>();
  for (const [index, name] of page.stops.entries()) {
    const spots = likeliest(name, settled[index] ?? { chances: [] });
    for (const stop of name.stops)
      if (!stop.coordinate) results.set(stop.id, placedStop(stop, spots, name.category));
  }
  const placed = read.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => results.get(stop.id)?.stop ?? stop),
  }));
  const days = withoutPinsBeyondReach(placed);
  const questions = [...results.values()].flatMap(({ question }) => question ?? []);
  const center = centerOf(days, destinationsOf(page, settled.slice(page.stops.length)));
  return { days, questions, ...(center && { center: guessed(rounded(center), confidence.doubtful) }) };
}
