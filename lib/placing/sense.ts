// The senses of a name, before the other names of the page are considered.
import type { Category, StopCandidate } from '../model/draft.ts';
import type { Knowledge, PlaceCandidate, SightCandidate } from '../model/evidence.ts';
import { otherHanForms } from '../text/han-forms.ts';
import { type Arrow, arrowOf } from './globe.ts';
import { kindAgreement } from './kind-agreement.ts';

/** One place that a name may mean. */
export interface Sense {
  place: StopCandidate;
  at: Arrow;
  /** Log-odds that it is meant, before anything else on the page is considered. */
  prior: number;
  /** In km: a pin this far off is still right. */
  reach: number;
  /** The page states which one is meant: "Granada, Nicaragua". */
  isStated: boolean;
  /** Too large for a pin: it only says where the others are. */
  isFrame: boolean;
  /** A world city or an airport, where a trip from anywhere may begin. */
  isFamous: boolean;
  /**
   * A town where something takes place ("lunch in Siena"), or a
   * name all towns have ("Grand Canal"): trusted near the others.
   */
  needsNear?: boolean;
  /** A small town named like a thing ("Prospect Park"), of which other towns have one too. */
  isLikeThing?: boolean;
  /** Found by less or more than its name, so it may be another thing. */
  isByPart?: boolean;
  /** The thing meant, such as a station, is in this town but is not the town. */
  isInTown?: boolean;
  /** The name means nothing else: "Bologna", "Freycinet National Park". */
  isUnmistakable?: boolean;
}

// docs/placing.md says how the few weights below were chosen.
// Hamlets share their names with farms, fields and dishes; a larger town's entry makes it a name of its own.
const hamlet = { from: 0.15, weight: 12 };
const town = { from: 0.35, weight: 3.6 };
const sightBase = 1.2;
const sightWeight = 0.5;
const clash = -3.5;
const agreed = 0.7;
const famous = 0.75;
const townReach = 8;
const regionReach = 60;
/** In km: an island one can drive around in an hour is a place to go to; a larger one is the trip's area. */
const maxIslandReachKm = 40;

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
    // A region whose name says it is a lake or a park is small enough for a pin; a state is not.
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
    isFrame: kind === 'island' && reach > maxIslandReachKm,
    isFamous: kind === 'airport',
  };
}

export const maxSenses = 8;

/** Towns and sights with exactly this name. A sight's name already contains the noun, so its kind is not compared again. */
export function sensesCalled(name: string, category: Category | undefined, knowledge: Knowledge): Sense[] {
  const found = sensesWritten(name, category, knowledge);
  if (found.length > 0 || !isHan.test(name)) return found;
  // The gazetteer usually has only one form of Chinese characters.
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
