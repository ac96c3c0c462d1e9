// Pure: no browser, no network, no clock.
// The whole way: names on the page, their chances, the ones that are stops.
import type { Capture } from '../../model/capture.ts';
import type { Knowledge } from '../../model/evidence.ts';
import { findDays } from '../days/find-days.ts';
import { decode, type Scored } from './decode.ts';
import { modelOf } from './known-model.ts';
import { viewPage } from './page-view.ts';
import { chancesOf } from './score.ts';
import { isTripPage } from './trip.ts';

/** Empty where the page tells no trip, or where no model was handed in. */
export function findStops(capture: Capture, knowledge: Knowledge): Scored[] {
  const model = modelOf(knowledge);
  if (!model) return [];
  const view = viewPage(capture, findDays(capture), { knowledge, lexicon: model.lexicon });
  // With days on the page, what stands outside of them is introduction and advice.
  const candidates = view.candidates.filter(({ day }) => day > 0 || view.days.length === 0);
  const chances = chancesOf(view, candidates, model);
  const scored = candidates.map((candidate, index) => ({ candidate, chance: chances[index] ?? 0 }));
  const stops = decode(scored, model.head);
  return knowledge.takesAnyPage || isTripPage(model.head, view, stops) ? stops : [];
}
