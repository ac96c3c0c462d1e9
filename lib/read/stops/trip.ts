// Decides whether the page is a trip at all: an encyclopedia names places too, and a recipe has days.

import { logit, sigmoid } from '../sigmoid.ts';
import type { Scored } from './decode.ts';
import { genreFeatures } from './genre.ts';
import { isAdviceText } from './headings.ts';
import type { ModelHead } from './model-file.ts';
import type { PageView } from './page-view.ts';
import { bits } from './vocabulary.ts';

/** The features of a page, by name. */
export type TripFeatures = Record<string, number>;

const log = (value: number) => Math.log(1 + value);

/** How close together those stops lie that the gazetteer knows. */
function compactnessOf({ whereabouts }: PageView, stops: Scored[]): number {
  const near = stops.flatMap(({ candidate: { key } }) => whereabouts.get(key)?.near ?? []);
  return near.reduce((sum, count) => sum + Math.min(4, count), 0) / Math.max(1, near.length);
}

/** How the stops stand on the page: in blocks about going there, or all in one enumeration. */
function standing({ tokens }: PageView, stops: Scored[]): { visitedShare: number; crowded: number } {
  const blocks = new Map<number, number>();
  // One block may contain thousands of names; it is searched once.
  const goingByBlock = new Map<number, boolean>();
  const mentionsGoing = (block: number) => {
    const cached = goingByBlock.get(block);
    if (cached !== undefined) return cached;
    const found = tokens.get(block)?.some(({ word }) => (word.classes & bits.visited) !== 0) ?? false;
    goingByBlock.set(block, found);
    return found;
  };
  let visited = 0;
  for (const { candidate } of stops) {
    const [first] = candidate.mentions;
    if (first) blocks.set(first.block, (blocks.get(first.block) ?? 0) + 1);
    if (candidate.mentions.some(({ block }) => mentionsGoing(block))) visited += 1;
  }
  const count = Math.max(1, stops.length);
  return { visitedShare: visited / count, crowded: Math.max(0, ...blocks.values()) / count };
}

export function tripFeatures(view: PageView, stops: Scored[]): TripFeatures {
  const { wordCount, vocabulary } = view;
  const chances = stops.map(({ chance }) => chance).sort((a, b) => b - a);
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length);
  const days = new Set(view.days.map(({ number }) => number));
  const withStops = new Set(stops.map(({ candidate }) => candidate.day)).size;
  const trust = Math.max(0, ...view.days.map((day) => day.trust));
  return {
    stops: log(stops.length),
    mean,
    top: chances[Math.min(4, chances.length - 1)] ?? 0,
    density: log((1000 * stops.length) / Math.max(50, wordCount)),
    days: Math.min(days.size, 6) / 6,
    trust,
    covered: days.size === 0 ? 0 : withStops / days.size,
    words: log(wordCount) / 10,
    known:
      stops.filter(({ candidate: { key } }) => view.whereabouts.has(key)).length / Math.max(1, stops.length),
    together: compactnessOf(view, stops) / 4,
    visited: log(vocabulary.percentOf('visited')),
    travellers: log(vocabulary.percentOf('travellers')),
    towards: log(vocabulary.percentOf('towards')),
    maybe: log(vocabulary.percentOf('maybe')),
    advice: log(vocabulary.percentOf('advice')),
    goods: log(vocabulary.percentOf('goods')),
    labels: log(vocabulary.percentOf('labels')),
    ...standing(view, stops),
    sure: log(stops.filter(({ chance }) => chance >= sure).length),
    ...genreFeatures(view),
    isAdviceTitle: isAdviceText(view.capture.title) ? 1 : 0,
    isPlaceTitle: stops.some(({ candidate: { key } }) => view.title.includes(` ${key} `)) ? 1 : 0,
  };
}

/** A name this likely is nearly always a stop. */
const sure = 0.5;
/**
 * With this many, the page is a trip whatever its other features are, unless its sentences clearly say otherwise. With
 * fewer, the other features decide: in cross-validation that refuses more pages that are no trips, at the same number
 * of lost trips.
 */
const enoughSure = 7;

export const hasEnoughSure = (stops: Scored[]): boolean =>
  stops.filter(({ chance }) => chance >= sure).length >= enoughSure;

/**
 * The least sum of the sentences' logit and of the features' logit above their own threshold. Chosen on pages of half
 * of the held-out sites.
 */
const minSumOfBoth = 1.5;
/** Sentences that deny a trip this clearly outweigh any number of sure stops. */
const surelyNone = -2;

/** Whether the page is shown as a trip, by its features and, where the text model read it, by its sentences (a logit). */
export function isTripPage(head: ModelHead, view: PageView, stops: Scored[], sensed?: number): boolean {
  if (hasEnoughSure(stops) && (sensed ?? 0) > surelyNone) return true;
  const chance = tripChance(head, tripFeatures(view, stops));
  if (sensed === undefined) return chance >= head.trip.threshold;
  return logit(chance) - logit(head.trip.threshold) + sensed >= minSumOfBoth;
}

export function tripChance(head: ModelHead, features: TripFeatures): number {
  let sum = head.trip.bias;
  for (const [name, weight] of Object.entries(head.trip.weights)) sum += weight * (features[name] ?? 0);
  return sigmoid(sum);
}
