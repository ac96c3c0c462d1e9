// How many of a draft's stops are placed, and how accurately, for those whose place is known.
import { questionsAbout } from '../../lib/draft/checks.ts';
import { placeStops, type ToPlace } from '../../lib/draft/place-stops.ts';
import { distanceKm } from '../../lib/model/distance.ts';
import type { DraftDay, DraftStop } from '../../lib/model/draft.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import type { Coordinate } from '../../lib/model/itinerary.ts';

/**
 * `given`: by the page itself. `frames`: countries and regions, which get no pin. `asked`: not placed, but with
 * candidates.
 */
const nothing = {
  ...{ stops: 0, placed: 0, given: 0, frames: 0, asked: 0, doubts: 0 },
  ...{ known: 0, knownPlaced: 0, withinReach: 0, farOff: 0, farUndoubted: 0 },
};
type Sums = typeof nothing;
export interface PlacesScore extends Sums {
  wrong: string[];
  /** Known but not placed. */
  unplaced: string[];
}

// A pin anywhere in a town counts, and two people rarely point at the same door.
const townReach = 10;
const minReach = 1;
const farKm = 25;

function reachOf({ candidates = [] }: DraftStop, { lookUpSight }: Knowledge): number {
  const [place] = candidates;
  if (!place) return minReach;
  if (place.kind === 'city' || place.kind === 'region') return townReach;
  const sights = (lookUpSight?.(place.name) ?? []).filter(
    ({ coordinate }) => distanceKm(coordinate, place.coordinate) < 0.1,
  );
  return Math.max(minReach, ...sights.map(({ reach }) => reach));
}

const isFrame = ({ candidates: [first] = [] }: DraftStop) =>
  first?.kind === 'country' || first?.kind === 'region';

/** Where a stop really is, if known. */
type TruthOf = (stop: DraftStop) => Coordinate | undefined;

interface Around {
  doubted: ReadonlySet<string>;
  knowledge: Knowledge;
}

function scoreStop(score: PlacesScore, stop: DraftStop, truth: Coordinate, about: Around): void {
  score.known += 1;
  if (!stop.coordinate) {
    const [likeliest] = stop.candidates ?? [];
    score.unplaced.push(`${stop.name.value}: not placed${likeliest ? `, perhaps ${likeliest.name}` : ''}`);
    return;
  }
  score.knownPlaced += 1;
  const km = distanceKm(stop.coordinate.value, truth);
  const isFar = km > farKm;
  const isDoubted = about.doubted.has(stop.id);
  if (isFar) score.farOff += 1;
  if (isFar && !isDoubted) score.farUndoubted += 1;
  if (km <= reachOf(stop, about.knowledge)) score.withinReach += 1;
  else {
    const at = stop.candidates?.[0]?.name ?? 'the page’s own pin';
    score.wrong.push(`${stop.name.value}: ${km.toFixed(1)} km off, at ${at}${isDoubted ? ', doubted' : ''}`);
  }
}

/** Places the stops and compares the result with the truth. */
export function scorePlaces(read: ToPlace, truthOf: TruthOf, knowledge: Knowledge): PlacesScore {
  const { days } = placeStops(read, knowledge);
  const doubts = questionsAbout(days).filter(({ doubt }) => doubt?.kind === 'too-far');
  const doubted = new Set(doubts.map(({ stopId }) => stopId));
  const score: PlacesScore = { ...nothing, doubts: doubts.length, wrong: [], unplaced: [] };
  for (const stop of days.flatMap((day) => day.stops)) {
    score.stops += 1;
    if (stop.coordinate) score.placed += 1;
    if (stop.coordinate?.origin.by === 'source') score.given += 1;
    if (!stop.coordinate && isFrame(stop)) score.frames += 1;
    else if (!stop.coordinate && stop.candidates?.length) score.asked += 1;
    const truth = truthOf(stop);
    if (truth) scoreStop(score, stop, truth, { doubted, knowledge });
  }
  return score;
}

/** The same page with its own coordinates hidden: where placing puts the stops, compared with where the page puts them. */
export function scoreHidden({ days, destination }: ToPlace, knowledge: Knowledge): PlacesScore | undefined {
  const given = new Map<string, Coordinate>();
  const hidden: DraftDay[] = days.map((day) => ({
    ...day,
    stops: day.stops.map(({ coordinate, ...stop }) => {
      if (coordinate) given.set(stop.id, coordinate.value);
      return stop;
    }),
  }));
  if (given.size === 0) return undefined;
  const read = { days: hidden, ...(destination !== undefined && { destination }) };
  return scorePlaces(read, ({ id }) => given.get(id), knowledge);
}

export function totalPlaces(scores: PlacesScore[]): PlacesScore {
  const total: PlacesScore = {
    ...nothing,
    wrong: scores.flatMap(({ wrong }) => wrong),
    unplaced: scores.flatMap(({ unplaced }) => unplaced),
  };
  for (const score of scores)
    for (const name of Object.keys(nothing) as (keyof Sums)[]) total[name] += score[name];
  return total;
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

/** Accuracy over the stops whose place is known; `by` names the source. */
const rightRows = (by: string, score: PlacesScore): string[] => [
  `| placed, of those whose place ${by} | ${score.known} | ${share(score.knownPlaced, score.known)} |`,
  `| … within reach, of these | ${score.knownPlaced} | ${share(score.withinReach, score.knownPlaced)} |`,
  `| … more than 25 km off | ${score.knownPlaced} | ${score.farOff} (${share(score.farOff, score.knownPlaced)}) |`,
  `| … and no doubt shown | ${score.farOff} | ${score.farUndoubted} |`,
];

/** The table that `npm run eval:places` prints. */
export const placesTable = (all: PlacesScore, hidden: PlacesScore, pages: number): string[] => [
  '| figure | of | measured |',
  '|---|---|---|',
  `| stops placed | ${all.stops} drafted on ${pages} pages | ${share(all.placed, all.stops)} |`,
  `| … by the page’s own coordinates | ${all.placed} | ${all.given} |`,
  `| countries and regions, without a pin | ${all.stops} | ${share(all.frames, all.stops)} |`,
  `| not placed, with candidates to choose from | ${all.stops} | ${share(all.asked, all.stops)} |`,
  `| distance doubts shown | ${all.placed} placed | ${all.doubts} |`,
  ...rightRows('was written down', all),
  ...rightRows('the page gives, its coordinates hidden', hidden),
];

/** The table that `npm run eval:trips` prints. */
export const tripsTable = (all: PlacesScore, trips: number, written: number): string[] => [
  '| figure | of | measured |',
  '|---|---|---|',
  `| stops written down, and found | ${written} in ${trips} trips | ${share(all.known, written)} |`,
  ...rightRows('was written down', all),
];
