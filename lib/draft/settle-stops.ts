// Pure: no browser, no network, no clock.
// Which of its meanings a stop's name has here: the one that the other stops and the destination lie about.
import { isWithinKm } from '../model/distance.ts';
import type { Knowledge, PlaceCandidate } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { placeKey } from '../places/place-key.ts';
import { anyCase } from '../text/any-case.ts';
import { wordEnd, wordStart } from '../text/letters.ts';

export type LookUp = NonNullable<Knowledge['lookUpPlace']>;

/** What is certain before any stop is settled. */
export interface Surroundings {
  countries: Set<string>;
  /** Coordinates that the page gives, and where the destination lies. */
  points: Coordinate[];
  /** What the stops may mean, by name. */
  named: Map<string, Named>;
}

export interface Named {
  meanings: PlaceCandidate[];
  /** The page itself says which: "Granada, Nicaragua". */
  isSaid?: boolean;
}

export interface Meaning {
  place: PlaceCandidate;
  /** For comparing the meanings of one name. */
  standing: number;
  /** Other names and certain points nearby; 1 is one sure neighbour. */
  support: number;
  /** Not that of another language, or of old. */
  isOwnName: boolean;
}

// A day's drive: what lies nearer belongs to the same trip.
export const nearKm = 150;
// How much the right country, and neighbours up to the third, count beside being well known (0 to 1).
const countryWeight = 0.3;
const supportWeight = 0.25;
const mostSupport = 3;
// A name with many meanings says little about where another one lies.
const mostMeanings = 8;

export const isNear = (a: Coordinate, b: Coordinate) => isWithinKm(nearKm, a, b);

function supportOf(name: string, { coordinate }: PlaceCandidate, { points, named }: Surroundings): number {
  let support = points.some((point) => isNear(point, coordinate)) ? 1 : 0;
  for (const [other, { meanings }] of named) {
    if (support >= mostSupport) break;
    if (other === name) continue;
    const near = meanings.find((place) => place.kind !== 'country' && isNear(place.coordinate, coordinate));
    if (near) support += (0.3 + near.prominence) / Math.sqrt(meanings.length);
  }
  return Math.min(mostSupport, support);
}

export const standingOf = (place: PlaceCandidate, support: number, { countries }: Surroundings): number =>
  place.prominence + supportWeight * support + (countries.has(place.country) ? countryWeight : 0);

export const townFame = 0.3;
export const famous = 0.75;
const someSupport = 0.5;
export const villageSupport = 0.9;
// Smaller ones are called like farms, fields and anything.
const isMoreThanHamlet = ({ prominence }: PlaceCandidate) => prominence >= 0.24;

/** A village needs neighbours, a town its country or neighbours; a world city needs nothing. */
function isBelievable(
  { place, support, isOnly }: Meaning & { isOnly: boolean },
  { countries, points, named }: Surroundings,
): boolean {
  if (place.prominence >= famous) return true;
  const isInCountry = countries.has(place.country);
  if (place.prominence < townFame)
    return support >= villageSupport || (isInCountry && isOnly && isMoreThanHamlet(place));
  const isAlone = countries.size === 0 && points.length === 0 && named.size <= 1;
  return isAlone || support >= someSupport || isInCountry;
}

/** "Granada, Nicaragua" and "Córdoba (Spain)": what stands beside the name says which. */
export function meaningsOf(name: string, lookUp: LookUp): Named {
  const whole = lookUp(name);
  if (whole.length > 0) return { meanings: whole.slice(0, mostMeanings) };
  const [, head = '', tail = ''] = /^([^,(]{2,40})[,(]\s*([^,()]{2,40})\)?/.exec(name) ?? [];
  const wide = lookUp(tail.trim())[0];
  if (!wide) return { meanings: regionsOf(name, lookUp) };
  return { meanings: lookUp(head.trim()).filter(({ country }) => country === wide.country), isSaid: true };
}

const landscapes =
  'national park|nationalpark|parc national|parque nacional|parco nazionale|nationaal park|islands?|isles?|islas?|îles?|ilhas?|isol[ae]|inseln?|lake|lago|lac|mountains?|mount|mt|gebirge|range|peninsula|valley|valle|region|desert|coast';
const landscape = new RegExp(
  `${wordStart}(?:${anyCase(landscapes)})${wordEnd}|国立公園|国家公园|國家公園|群島|諸島`,
  'gu',
);

/** "Durmitor National Park" is the region Durmitor; a town of that name would be another place. */
function regionsOf(name: string, lookUp: LookUp): PlaceCandidate[] {
  const bare = name
    .replace(landscape, ' ')
    .replace(/^\s*(?:the|of|de|da|do|del|di|la|le|les|las|los|el)\s|\s(?:of|de|da|do|del|di)\s*$/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return bare === '' || bare === name.trim() ? [] : lookUp(bare).filter(({ kind }) => kind === 'region');
}

// "Tirano" is a town in Italy; that Tirana is called so in some language counts for less.
const byOtherName = 0.5;

/** The believable meanings of a name, the likeliest first. */
export function settledMeanings(name: string, { meanings, isSaid }: Named, around: Surroundings): Meaning[] {
  const key = placeKey(name);
  const isOnly = meanings.length === 1;
  const believed = meanings
    .map((place) => {
      const support = place.kind === 'country' ? 0 : supportOf(name, place, around);
      const isOwnName = isSaid === true || placeKey(place.name) === key;
      return { place, support, standing: standingOf(place, support, around), isOwnName };
    })
    .filter((meaning) => isSaid || isBelievable({ ...meaning, isOnly }, around));
  const hasOwner = believed.some(({ isOwnName }) => isOwnName);
  return believed
    .map((meaning) =>
      hasOwner && !meaning.isOwnName ? { ...meaning, standing: meaning.standing - byOtherName } : meaning,
    )
    .sort((a, b) => b.standing - a.standing);
}
