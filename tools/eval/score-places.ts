// Pure: no browser, no network, no clock.
// How many of a draft's stops are placed, and how far off those are whose place is known.
import { distanceKm } from '../../lib/model/distance.ts';
import type { Draft, DraftStop } from '../../lib/model/draft.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import type { Coordinate } from '../../lib/model/itinerary.ts';

export interface PlacesScore {
  stops: number;
  placed: number;
  /** Those with a known place, and what became of them. */
  known: number;
  knownPlaced: number;
  withinReach: number;
  farOff: number;
  farUndoubted: number;
  doubts: number;
  wrong: string[];
}

// A pin anywhere in a town is in it, and two people rarely point at one door.
const townReach = 10;
const leastReach = 1;
const farKm = 25;

function reachOf({ candidates = [] }: DraftStop, { lookUpSight }: Knowledge): number {
  const [place] = candidates;
  if (!place) return leastReach;
  if (place.kind === 'city' || place.kind === 'region') return townReach;
  const sights = (lookUpSight?.(place.name) ?? []).filter(
    ({ coordinate }) => distanceKm(coordinate, place.coordinate) < 0.1,
  );
  return Math.max(leastReach, ...sights.map(({ reach }) => reach));
}

/** `truthOf` knows where a stop really is, or not. */
export function scorePlaces(
  { days, questions }: Pick<Draft, 'days' | 'questions'>,
  truthOf: (name: string) => Coordinate | undefined,
  knowledge: Knowledge,
): PlacesScore {
  const doubted = new Set(
    questions.filter(({ doubt }) => doubt?.kind === 'too-far').map(({ stopId }) => stopId),
  );
  const stops = days.flatMap((day) => day.stops);
  const score: PlacesScore = {
    stops: stops.length,
    placed: stops.filter(({ coordinate }) => coordinate).length,
    known: 0,
    knownPlaced: 0,
    withinReach: 0,
    farOff: 0,
    farUndoubted: 0,
    doubts: doubted.size,
    wrong: [],
  };
  for (const stop of stops) {
    const truth = truthOf(stop.name.value);
    if (!truth) continue;
    score.known += 1;
    if (!stop.coordinate) continue;
    score.knownPlaced += 1;
    const km = distanceKm(stop.coordinate.value, truth);
    if (km <= reachOf(stop, knowledge)) score.withinReach += 1;
    else
      score.wrong.push(
        `${stop.name.value}: ${km.toFixed(1)} km off, at ${stop.candidates?.[0]?.name ?? 'the page’s own pin'}`,
      );
    if (km > farKm) score.farOff += 1;
    if (km > farKm && !doubted.has(stop.id)) score.farUndoubted += 1;
  }
  return score;
}

const sums = [
  'stops',
  'placed',
  'known',
  'knownPlaced',
  'withinReach',
  'farOff',
  'farUndoubted',
  'doubts',
] as const;

export const totalPlaces = (scores: PlacesScore[]): PlacesScore =>
  scores.reduce<PlacesScore>(
    (total, score) => {
      for (const name of sums) total[name] += score[name];
      total.wrong.push(...score.wrong);
      return total;
    },
    {
      stops: 0,
      placed: 0,
      known: 0,
      knownPlaced: 0,
      withinReach: 0,
      farOff: 0,
      farUndoubted: 0,
      doubts: 0,
      wrong: [],
    },
  );

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

/** The table that `npm run eval:places` prints. */
export const placesTable = (total: PlacesScore, pages: number): string[] => [
  '| figure | of | measured |',
  '|---|---|---|',
  `| stops placed | ${total.stops} drafted on ${pages} pages | ${share(total.placed, total.stops)} |`,
  `| placed, of those whose place is known | ${total.known} | ${share(total.knownPlaced, total.known)} |`,
  `| within reach, of those placed | ${total.knownPlaced} | ${share(total.withinReach, total.knownPlaced)} |`,
  `| more than 25 km off | ${total.knownPlaced} | ${total.farOff} |`,
  `| … and no doubt shown | ${total.farOff} | ${total.farUndoubted} |`,
  `| distance doubts shown | ${total.placed} placed | ${total.doubts} |`,
];
