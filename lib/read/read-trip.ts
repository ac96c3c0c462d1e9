// From a page to its trip: finds names, scores them and chooses the stops. Days and stops are settled together.
import type { Capture } from '../model/capture.ts';
import type { Knowledge } from '../model/evidence.ts';
import type { PageSense } from '../model/text-sense.ts';
import { type DayPart, daysIn, findDaysAgain } from './days/find-days.ts';
import { sensedDays } from './days/sensed-days.ts';
import { type Goals, sensedGoals } from './destination/sensed-goals.ts';
import { logit, sigmoid } from './sigmoid.ts';
import { modelOf } from './stops/cached-model.ts';
import { type DecodeOptions, decode, isSamePlace, type Scored } from './stops/decode.ts';
import type { Candidate } from './stops/group.ts';
import { maybeStops } from './stops/maybe-stops.ts';
import type { StopModel } from './stops/model-file.ts';
import { type PageView, viewPage } from './stops/page-view.ts';
import { chancesOf } from './stops/score.ts';
import { withoutSecondNames } from './stops/second-names.ts';
import { hintsOf, mentionsOf } from './stops/sense-hints.ts';
import { sightOdds } from './stops/sight-odds.ts';
import { isTripPage } from './stops/trip.ts';

/** The days and stops found on a page. */
export interface TripReading {
  days: DayPart[];
  /** Empty where the page describes no trip, or where no model was passed in. */
  stops: Scored[];
  /** Names that may be stops but score too low to be taken, likeliest first. */
  maybe: Scored[];
  goals: Goals;
}

/**
 * The weight of the text model, which reads the sentences around a name, against the trees, which see its features;
 * both as logits. The text model's teacher knew Latin letters only, and the trees know Korean even less. Chosen on one
 * half of the held-out sites, and right for the other half too.
 */
const senseWeights = { latin: 0.6, eastern: 0.5, hangul: 0.8 };
/** A name that the trees score lower is no stop, whatever its sentences say. */
const minChanceToAsk = 0.01;

/**
 * Added to the logit of Korean names: trees and text model have seen few Korean pages and score them too low. On each
 * half of 27 held-out Korean trips, the value that suits the other half is the best or nearly.
 */
const liftOfHangul = 1;
const hangul = /\p{Script=Hangul}/u;
const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function shareFor(name: string): number {
  if (hangul.test(name)) return senseWeights.hangul;
  return eastern.test(name) ? senseWeights.eastern : senseWeights.latin;
}

function mixed(chance: number, sensed: number, share: number): number {
  // A name that occurs only where the text model did not read has no logit.
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

/** Higher than the thresholds of the model file, which were chosen before `sightOdds` raised the scores. */
const thresholds: DecodeOptions = { threshold: 0.3, thresholdAgain: 0.38 };
/** With fewer likely stops than this, the lower thresholds of the model file apply: so short a trip must lose nothing. */
const fewStops = 3;

const isInDay = ({ day }: Candidate) => day > 0;

/** Where a page has days, the text outside them is introduction and advice. */
const namesInDays = ({ days, candidates }: PageView) =>
  days.length === 0 ? candidates : candidates.filter(isInDay);

/** Any introduction may name fewer than this. */
const minStopsOutside = 5;

function isMostlyOutside({ days, tokens, wordCount }: PageView): boolean {
  let inside = 0;
  for (const [block, list] of tokens)
    if (days.some(({ start, end }) => block >= start && block < end)) inside += list.length;
  return inside * 2 < wordCount;
}

/**
 * A plan of six lines below the story of ten days, or "day 1" of a ticket: if most words and most stops are outside the
 * days, these are not the days of the trip.
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

/** Costly: `SharedReading` calls it once for all readers. */
export function readTrip(capture: Capture, knowledge: Knowledge): TripReading {
  const model = modelOf(knowledge);
  const ruled = daysIn(capture);
  const found = ruled.parts;
  if (!model) return { days: found, stops: [], maybe: [], goals: new Map() };
  const sources = { knowledge, lexicon: model.lexicon };
  const first = viewPage(capture, found, sources);
  // A traveller who wants to see whatever was found gets all that the features find, without the text model.
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
