// Finds the senses of a stop's name in the gazetteer, from the strongest reading that has any.
import type { Category } from '../model/draft.ts';
import type { Knowledge, PlaceCandidate } from '../model/evidence.ts';
import type { PlaceKind } from '../model/place-kinds.ts';
import { placeKey } from '../places/place-key.ts';
import { isCommonNoun, isGenericName, isTownNoun } from '../text/category.ts';
import { arrowKm, arrowOf } from './globe.ts';
import { hanReadings } from './han-readings.ts';
import { kindAgreement } from './kind-agreement.ts';
import { type NameReading, partsOf, readingsOf } from './read-name.ts';
import { regionText } from './region-text.ts';
import { type Sense, sensesAlike, sensesCalled, townSense } from './sense.ts';
import { townOfStation } from './station-text.ts';

// How far from a town a place named "in" or "near" it can be.
const inTownKm = 40;
const nearTownKm = 80;
// A town or airport that has this only as another name loses this much to one that owns it, unless it is far better known.
const otherName = 1;
const otherAirport = 2;
const outshines = 2.5;
// The more places share a name, the less it says; a name made of common nouns says almost nothing.
const sharedName = 0.2;
const genericName = 1.2;
const townProminence = 2.5;
const weakReading = 0.5;
// Without its noun, a name may be that of another thing.
const coreReading = 0.8;
const minCoreLength = 4;
// Two names joined in one line are one stop if they are within a walk of each other.
const walkKm = 3;

function isIn({ place, at }: Sense, wide: PlaceCandidate, km: number): boolean {
  if (place.country !== wide.country) return false;
  if (wide.kind === 'country') return true;
  if (place.region && placeKey(place.region) === placeKey(wide.name)) return true;
  return arrowKm(at, arrowOf(wide.coordinate)) <= (wide.kind === 'region' ? 3 * km : km);
}

function sensesOfReading(
  { text, within, isNear, isOnlyWithin }: NameReading,
  category: Category | undefined,
  knowledge: Knowledge,
): Sense[] {
  const senses = sensesCalled(text, category, knowledge);
  const wider = within ? (knowledge.lookUpPlace?.(within) ?? []) : [];
  if (wider.length === 0) return isOnlyWithin ? [] : senses;
  const inside = senses.filter((sense) =>
    wider.some((wide) => isIn(sense, wide, isNear ? nearTownKm : inTownKm)),
  );
  return inside.map((sense) => ({ ...sense, isStated: true }));
}

/** The code in "London Heathrow (LHR)". */
function byCode(name: string, category: Category | undefined, { airportOf }: Knowledge): Sense[] {
  const code = /(?:^|\()([A-Z]{3})\)?$/.exec(name)?.[1];
  const airport = code && airportOf?.(code);
  // "DAY" alone may be a word in capitals.
  return airport
    ? [{ ...townSense(airport, undefined), isStated: code !== name || category === 'transport' }]
    : [];
}

/** True where all places of the name lie within a walk of each other. */
const isOneSpot = ([first, ...others]: Sense[]): boolean =>
  first !== undefined && others.every(({ at, reach }) => arrowKm(at, first.at) <= Math.max(walkKm, reach));

// Large places whose name is unique although it is made of common words: "Arches National Park", "Punta Arenas".
const largeKinds: ReadonlySet<PlaceKind> = new Set(['city', 'nationalpark', 'valley', 'canyon']);
const isLarge = ({ place, prior }: Sense) => largeKinds.has(place.kind) && prior >= townProminence;

function ranked(name: string, senses: Sense[]): Sense[] {
  const key = placeKey(name);
  const isTown = ({ place }: Sense) => place.kind === 'city' || place.kind === 'airport';
  const isOwn = (sense: Sense) => isTown(sense) && placeKey(sense.place.name) === key;
  // The best-known town or airport whose own name this is.
  const owner = Math.max(...senses.map((sense) => (isOwn(sense) ? sense.prior : Number.NEGATIVE_INFINITY)));
  const shared = sharedName * Math.log2(Math.max(1, senses.length));
  const isGeneric = isGenericName(name) && !(senses.some(isLarge) && isOneSpot(senses));
  const lost = shared + (isGeneric ? genericName : 0);
  // A hamlet called "Centre" is never meant.
  const meant = isGeneric
    ? senses.filter(({ place, prior }) => place.kind !== 'city' || prior >= townProminence)
    : senses;
  const hasNoun = key.includes(' ') && key.split(' ').some((word) => isCommonNoun(word) && !isTownNoun(word));
  return meant.map((sense) => {
    const isLikeThing = hasNoun && sense.place.kind === 'city' && sense.prior < townProminence;
    const isOther = isTown(sense) && !isOwn(sense) && owner >= sense.prior - outshines;
    return {
      ...sense,
      ...(isGeneric && { needsNear: true }),
      ...(isLikeThing && { isLikeThing }),
      prior: sense.prior - lost - (isOther ? (sense.place.kind === 'airport' ? otherAirport : otherName) : 0),
    };
  });
}

/** "Regent Street & Oxford Street": the first, if the second is around the corner. */
function sensesOfParts(name: string, category: Category | undefined, knowledge: Knowledge): Sense[] {
  const [first, ...others] = partsOf(name).map((part) => sensesCalled(part, category, knowledge));
  if (!first || others.some((senses) => senses.length === 0)) return [];
  return first.filter((sense) =>
    others.every((senses) => senses.some((other) => arrowKm(sense.at, other.at) <= walkKm)),
  );
}

/**
 * "Thingvellir Nationalpark" is found by "Thingvellir", if that is a park; "the town of Levanto" by "Levanto", if a town.
 */
function sensesOfCore(name: string, category: Category | undefined, knowledge: Knowledge): Sense[] {
  const words = placeKey(name).split(' ');
  const core = words.filter((word) => !isCommonNoun(word));
  const text = core.join(' ');
  if (core.length === words.length || text.length < minCoreLength) return [];
  const isTown = words.every((word) => core.includes(word) || isTownNoun(word));
  return sensesCalled(text, category, knowledge)
    .filter(({ place: { kind } }) =>
      kind === 'city' ? isTown : kind !== 'country' && !isTown && kindAgreement(category, kind) > 0,
    )
    .map((sense) => ({ ...sense, prior: sense.prior - coreReading, needsNear: sense.place.kind === 'city' }));
}

/**
 * "Hakodate Station", "Bahnhof Brig", "函館駅": found by the town. A famous city has several stations, with their own entries.
 */
function sensesOfStation(name: string, knowledge: Knowledge): Sense[] {
  const town = townOfStation(name);
  if (!town) return [];
  return sensesCalled(town, undefined, knowledge)
    .filter(({ place: { kind }, isFamous }) => kind === 'city' && !isFamous)
    .map((sense) => ({ ...sense, prior: sense.prior - coreReading, needsNear: true, isInTown: true }));
}

// By how much it must lead all others of the name, in log-odds.
const clearLead = 2;
const unmistakableFrom = 2.8;
// A CJK character says more than a letter, and some languages have short names for world cities.
const minLength = (name: string, { isFamous }: Sense) =>
  (/^\p{Script=Latin}/u.test(name) ? 5 : 3) - (isFamous ? 1 : 0);
// Palaces, churches and public gardens have namesakes that the gazetteer does not know.
const unmistakableKinds: ReadonlySet<PlaceKind> = new Set(['city', 'airport', 'nationalpark']);
const unmistakableStation = 3.5;
const isUnmistakableKind = ({ place: { kind }, prior }: Sense) =>
  unmistakableKinds.has(kind) || (kind === 'station' && prior >= unmistakableStation);

/**
 * Marks a well-known place that outshines all others of its name: it is meant wherever the trip is, if not always visited.
 */
function withUnmistakable(name: string, category: Category | undefined, senses: Sense[]): Sense[] {
  const [first, ...others] = senses.toSorted((a, b) => b.prior - a.prior);
  const second = first && others.find((other) => other.isFrame || !isOneSpot([first, other]));
  if (!first || name.length < minLength(name, first)) return senses;
  if (first.isFrame || first.needsNear) return senses;
  if (second && first.prior - second.prior < clearLead) return senses;
  const { kind } = first.place;
  const isSure =
    isUnmistakableKind(first) && first.prior >= unmistakableFrom && kindAgreement(category, kind) >= 0;
  return isSure
    ? senses.map((sense) => (sense === first ? { ...sense, isUnmistakable: true } : sense))
    : senses;
}

const firstOf = (ways: (() => Sense[])[]): Sense[] => {
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
};

export function sensesOf(name: string, category: Category | undefined, knowledge: Knowledge): Sense[] {
  const coded = byCode(name, category, knowledge);
  if (coded.some(({ isStated }) => isStated)) return coded;
  const [whole, ...weaker] = readingsOf(name);
  if (!whole) return [];
  const own = sensesOfReading(whole, category, knowledge);
  if (own.length + coded.length > 0)
    return withUnmistakable(whole.text, category, [...ranked(whole.text, own), ...coded]);
  const found = firstOf([
    ...weaker.map((reading) => () => ranked(reading.text, sensesOfReading(reading, category, knowledge))),
    () => ranked(whole.text, sensesAlike(whole.text, knowledge)),
    ...hanReadings(whole.text).map((text) => () => ranked(text, sensesCalled(text, undefined, knowledge))),
    () => sensesOfCore(whole.text, category, knowledge),
    () => sensesOfStation(whole.text, knowledge),
    () => regionsCalled(whole.text, knowledge),
    () => sensesOfParts(name, category, knowledge),
  ]);
  const byPart = found.map((sense) => ({ ...sense, prior: sense.prior - weakReading, isByPart: true }));
  return category === 'transport' ? withOnlyAirport(byPart) : byPart;
}

/** A name that says it is an airport and matches only one is that airport, wherever the flight came from. */
const withOnlyAirport = (senses: Sense[]): Sense[] =>
  isOneSpot(senses) && senses.every(({ place }) => place.kind === 'airport')
    ? senses.map((sense) => ({ ...sense, isUnmistakable: true }))
    : senses;

function regionsCalled(name: string, { lookUpPlace }: Knowledge): Sense[] {
  const text = regionText(name);
  const found = text ? (lookUpPlace?.(text) ?? []) : [];
  return found.filter(({ kind }) => kind === 'region').map((place) => townSense(place, 'nature'));
}
