// Pure: no browser, no network, no clock.
// The whole way: names on the page, their chances, the ones that are stops. Days and stops are settled together.
import type { Capture } from '../../model/capture.ts';
import type { Knowledge } from '../../model/evidence.ts';
import { type DayPart, findDays, findDaysAgain } from '../days/find-days.ts';
import { decode, isSamePlace, type Scored } from './decode.ts';
import type { Candidate } from './group.ts';
import { modelOf } from './known-model.ts';
import type { StopModel } from './model-file.ts';
import { type PageView, viewPage } from './page-view.ts';
import { chancesOf } from './score.ts';
import { withoutSecondNames } from './second-names.ts';
import { isTripPage } from './trip.ts';

/** What a page tells. */
export interface Told {
  days: DayPart[];
  /** Empty where the page tells no trip, or where no model was handed in. */
  stops: Scored[];
}

function scoredBy(view: PageView, model: StopModel, candidates: Candidate[]): Scored[] {
  const chances = chancesOf(view, candidates, model);
  const scored = candidates.map((candidate, index) => ({ candidate, chance: chances[index] ?? 0 }));
  return withoutSecondNames(view, scored);
}

const isInDay = ({ day }: Candidate) => day > 0;

/** With days on the page, what stands outside of them is introduction and advice. */
const toldNames = ({ days, candidates }: PageView) =>
  days.length === 0 ? candidates : candidates.filter(isInDay);

/** Fewer may stand in any introduction. */
const fewestOutside = 5;

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
function isBesideTheStory(view: PageView, model: StopModel): boolean {
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
  return only >= fewestOutside && only > inside.length;
}

function toldBy(capture: Capture, knowledge: Knowledge): Told {
  const model = modelOf(knowledge);
  const found = findDays(capture);
  if (!model) return { days: found, stops: [] };
  const sources = { knowledge, lexicon: model.lexicon };
  const first = viewPage(capture, found, sources);
  const view = isBesideTheStory(first, model) ? viewPage(capture, findDaysAgain(capture), sources) : first;
  const stops = decode(scoredBy(view, model, toldNames(view)), model.head);
  const isShown = knowledge.takesAnyPage || isTripPage(model.head, view, stops);
  return { days: view.days, stops: isShown ? stops : [] };
}

// The readers of days and of stops ask for the same page.
const known = new WeakMap<Capture, { knowledge: Knowledge; told: Told }>();

export function findTold(capture: Capture, knowledge: Knowledge): Told {
  const before = known.get(capture);
  if (before?.knowledge === knowledge) return before.told;
  const told = toldBy(capture, knowledge);
  known.set(capture, { knowledge, told });
  return told;
}
