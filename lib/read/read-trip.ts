// The whole way: names on the page, their chances, the ones that are stops. Days and stops are settled together.
import type { Capture } from '../model/capture.ts';
import type { Knowledge } from '../model/evidence.ts';
import type { PageSense } from '../model/text-sense.ts';
import { type DayPart, daysIn, findDaysAgain } from './days/find-days.ts';
import { sensedDays } from './days/sensed-days.ts';
import { type Goals, sensedGoals } from './destination/sensed-goals.ts';
import { logit, sigmoid } from './sigmoid.ts';
import { type DecodeOptions, decode, isSamePlace, type Scored } from './stops/decode.ts';
import type { Candidate } from './stops/group.ts';
import { modelOf } from './stops/known-model.ts';
import { maybeStops } from './stops/maybe-stops.ts';
import type { StopModel } from './stops/model-file.ts';
import { type PageView, viewPage } from './stops/page-view.ts';
import { chancesOf } from './stops/score.ts';
import { withoutSecondNames } from './stops/second-names.ts';
import { hintsOf, mentionsOf } from './stops/sense-hints.ts';
import { sightOdds } from './stops/sight-odds.ts';
import { isTripPage } from './stops/trip.ts';

/** The days and stops that a page tells. */
export interface TripReading {
  days: DayPart[];
  /** Empty where the page tells no trip, or where no model was handed in. */
  stops: Scored[];
  /** Names that may be stops and are not likely enough to be taken for one, the likeliest first. */
  maybe: Scored[];
  goals: Goals;
}

/**
 * How much what the text model reads in a name's sentences counts beside what the trees see in its features, as logits. Its
 * teacher knew Latin letters only; of Korean the trees know less still. Chosen on one half of the sites laid aside, right for
 * the other too.
 */
const shareOfSense = { latin: 0.6, eastern: 0.5, hangul: 0.8 };
/** A name that the trees give less is no stop whatever its sentence says. */
const minChanceToAsk = 0.01;

/**
 * Trees and sentences have seen few Korean pages and give their names too little, in logits. On each half of 27 Korean trips laid
 * aside, what suits the other half is best or nearly.
 */
const liftOfHangul = 1;
const hangul = /\p{Script=Hangul}/u;
const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function shareFor(name: string): number {
  if (hangul.test(name)) return shareOfSense.hangul;
  return eastern.test(name) ? shareOfSense.eastern : shareOfSense.latin;
}

function mixed(chance: number, sensed: number, share: number): number {
  // A name that stands only where the text model did not read has no logit.
  if (Number.isNaN(sensed)) return chance;
  const kept = Math.min(1 - 1e-4, Math.max(1e-4, chance));
  return sigmoid((1 - share) * logit(kept) + share * sensed);
}

function scoredBy(view: PageView, model: StopModel, candidates: Candidate[], sense?: PageSense): Scored[] {
  const chances = chancesOf(view, candidates, model);
  const asked = candidates.flatMap((candidate, index) => {
    const chance = chances[index] ?? 0;
    return chance >= minChanceToAsk ? [{ index, candidate, chance }] : [];
  });
  const sensed = sense?.stops(asked.map(({ candidate }) => mentionsOf(candidate))) ?? [];
  const odds = sightOdds(asked, view.knowledge);
  for (const [at, { index, candidate, chance }] of asked.entries()) {
    const read = mixed(chance, sensed[at] ?? Number.NaN, shareFor(candidate.name));
    const isHangul = hangul.test(candidate.name);
    chances[index] = sigmoid(logit(read) + (odds.get(candidate.key) ?? 0) + (isHangul ? liftOfHangul : 0));
  }
  const scored = candidates.map((candidate, index) => ({ candidate, chance: chances[index] ?? 0 }));
  return withoutSecondNames(view, scored);
}

/** Higher than those of the model file, which were chosen before sights added to the chances. */
const thresholds: DecodeOptions = { threshold: 0.3, thresholdAgain: 0.38 };
/** A page that tells of so little loses nothing that may be a stop. */
const fewStops = 3;

const isInDay = ({ day }: Candidate) => day > 0;

/** With days on the page, what stands outside of them is introduction and advice. */
const namesInDays = ({ days, candidates }: PageView) =>
  days.length === 0 ? candidates : candidates.filter(isInDay);

/** Fewer may stand in any introduction. */
const minStopsOutside = 5;

function isMostlyOutside({ days, tokens, wordCount }: PageView): boolean {
  let inside = 0;
  for (const [block, list] of tokens)
    if (days.some(({ start, end }) => block >= start && block < end)) inside += list.length;
  return inside * 2 < wordCount;
}

/**
 * A plan of six lines under the story of ten days, or "day 1" of a ticket: days that hold few of the page's stops are
 * not the days it tells.
 */
function isOutsideDays(view: PageView, model: StopModel): boolean {
  if (view.days.length === 0 || !isMostlyOutside(view)) return false;
  const scored = scoredBy(view, model, view.candidates);
  const [inside = [], outside = []] = [true, false].map((isWanted) =>
    decode(
      scored.filter(({ candidate }) => isInDay(candidate) === isWanted),
      model.head,
    ),
  );
  const isElsewhere = ({ candidate: { key } }: Scored) =>
    !inside.some(({ candidate }) => isSamePlace(candidate.key, key));
  const only = outside.filter(isElsewhere).length;
  return only >= minStopsOutside && only > inside.length;
}

/** Costly: `SharedReading` asks once for all readers. */
export function readTrip(capture: Capture, knowledge: Knowledge): TripReading {
  const model = modelOf(knowledge);
  const ruled = daysIn(capture);
  const found = ruled.parts;
  if (!model) return { days: found, stops: [], maybe: [], goals: new Map() };
  const sources = { knowledge, lexicon: model.lexicon };
  const first = viewPage(capture, found, sources);
  // Whoever wants to see all that might be a place is shown what features alone find.
  const sense = knowledge.takesAnyPage ? undefined : knowledge.sense?.(capture, hintsOf(first, ruled));
  const days = sense ? sensedDays(capture, sense, ruled) : found;
  const viewed = days === found ? first : viewPage(capture, days, sources);
  const view = isOutsideDays(viewed, model) ? viewPage(capture, findDaysAgain(ruled), sources) : viewed;
  const scored = scoredBy(view, model, namesInDays(view), sense);
  const likely = decode(scored, thresholds);
  const possible = decode(scored, model.head);
  const stops = likely.length < fewStops ? possible : likely;
  const isShown = knowledge.takesAnyPage || isTripPage(model.head, view, possible, sense?.trip);
  const shown = isShown ? stops : [];
  return {
    days: view.days,
    stops: shown,
    maybe: maybeStops(view, scored, shown),
    goals: sensedGoals(view.candidates, sense),
  };
}
