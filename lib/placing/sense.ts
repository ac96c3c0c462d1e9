// What a name may mean, before it is asked what the other names of the page mean.
import type { Category, StopCandidate } from '../model/draft.ts';
import type { Knowledge, PlaceCandidate, SightCandidate } from '../model/evidence.ts';
import { otherHanForms } from '../text/han-forms.ts';
import { type Arrow, arrowOf } from './globe.ts';
import { kindAgreement } from './kind-agreement.ts';

/** One meaning of a name. */
export interface Sense {
  place: StopCandidate;
  at: Arrow;
  /** Log-odds: how likely it is meant before anything else of the page is looked at. */
  prior: number;
  /** In km: a pin this far off is still right. */
  reach: number;
  /** The page itself says which: "Granada, Nicaragua". */
  isStated: boolean;
  /** Too large for a pin: it says where the others are. */
  isFrame: boolean;
  /** A world city, which a trip may begin in from anywhere. */
  isFamous: boolean;
  /** A town where something is only done ("lunch in Siena"), or what every town has ("Grand Canal"): believed where the others are. */
  needsNear?: boolean;
  /** A small town that is called like a thing ("Prospect Park"), as things in other towns are. */
  isLikeThing?: boolean;
  /** Found by less or more than its name, which may be that of another thing. */
  isByPart?: boolean;
  /** What is meant stands in this town, but is not the town: a station. */
  isInTown?: boolean;
  /** Nobody means anything else by this name: "Bologna", "Freycinet National Park". */
  isUnmistakable?: boolean;
}

// docs/placing.md says how the few weights below were chosen.
// Hamlets are called like farms, fields and dishes; what has an entry of its own in the gazetteer is a name.
const hamlet = { from: 0.15, weight: 12 };
const town = { from: 0.35, weight: 3.6 };
const sightBase = 1.2;
const sightWeight = 0.5;
const clash = -3.5;
const agreed = 0.7;
const famous = 0.75;
const townReach = 8;
const regionReach = 60;
/** An island one can drive around in an hour is a place to go to; a larger one is where the trip is. */
const largestIsland = 40;

const townPrior = (prominence: number) =>
  hamlet.weight * (Math.min(prominence, town.from) - hamlet.from) +
  town.weight * Math.max(0, prominence - town.from);

const agreement = (category: Category | undefined, kind: StopCandidate['kind']) => {
  const agrees = kindAgreement(category, kind);
  return agrees < 0 ? clash : agrees * agreed;
};

export function townSense(place: PlaceCandidate, category: Category | undefined): Sense {
  const { name, country, coordinate, kind, region, prominence } = place;
  return {
    place: { name, country, coordinate, kind, ...(region && { region }) },
    at: arrowOf(coordinate),
    prior: townPrior(prominence) + agreement(category, kind),
    reach: kind === 'region' ? regionReach : townReach,
    isStated: false,
    // What a noun calls a lake or a park is small enough; a state is not.
    isFrame: kind === 'country' || (kind === 'region' && category !== 'nature' && category !== 'water'),
    isFamous: kind === 'airport' || (kind === 'city' && prominence >= famous),
  };
}

export function sightSense(sight: SightCandidate, category: Category | undefined): Sense {
  const { name, country, coordinate, kind, region, town, reach, fame } = sight;
  return {
    place: { name, country, coordinate, kind, ...(region && { region }), town },
    at: arrowOf(coordinate),
    prior: sightBase + sightWeight * fame + agreement(category, kind),
    reach,
    isStated: false,
    isFrame: kind === 'island' && reach > largestIsland,
    isFamous: kind === 'airport',
  };
}

export const maxSenses = 8;

/** Towns and sights of this very name. A sight's own name holds the noun that the stop's does: nothing is left to agree. */
export function sensesCalled(name: string, category: Category | undefined, knowledge: Knowledge): Sense[] {
  const found = sensesWritten(name, category, knowledge);
  if (found.length > 0 || !isHan.test(name)) return found;
  // A map mostly has one of the ways of writing Chinese characters.
  for (const other of otherHanForms(name)) {
    const senses = sensesWritten(other, category, knowledge);
    if (senses.length > 0) return senses;
  }
  return [];
}

/** Sights that have this name in another form. */
export const sensesAlike = (name: string, { lookUpSightAlike }: Knowledge): Sense[] =>
  (lookUpSightAlike?.(name) ?? []).slice(0, 2 * maxSenses).map((sight) => sightSense(sight, undefined));

const isHan = /^\p{Script=Han}/u;

function sensesWritten(
  name: string,
  category: Category | undefined,
  { lookUpPlace, lookUpSight }: Knowledge,
): Sense[] {
  const towns = (lookUpPlace?.(name) ?? []).slice(0, maxSenses).map((place) => townSense(place, category));
  const sights = (lookUpSight?.(name) ?? [])
    .slice(0, 2 * maxSenses)
    .map((sight) => sightSense(sight, undefined));
  return [...towns, ...sights];
}
