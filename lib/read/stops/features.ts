// Pure: no browser, no network, no clock.
// A candidate as numbers. Nothing here knows a language: the words come from the lists, the rest is shape and place.

import type { CommonWords } from './common-words.ts';
import { carrierFeatures } from './features/carrier.ts';
import { contextFeatures } from './features/context.ts';
import type { Features } from './features/feature.ts';
import { lexiconFeatures } from './features/lexicon.ts';
import { nameFeatures } from './features/name.ts';
import { type PageHabits, pageFeatures, pageHabits } from './features/page.ts';
import { positionFeatures } from './features/position.ts';
import type { Candidate } from './group.ts';
import type { PageView } from './page-view.ts';

export interface FeatureSource {
  view: PageView;
  habits: PageHabits;
  common: CommonWords;
}

export const featureSource = (view: PageView, common: CommonWords): FeatureSource => ({
  view,
  habits: pageHabits(view),
  common,
});

/** Which part a feature is in, by the letter it begins with. */
const partOf: Record<string, number> = { n: 0, l: 1, z: 1, c: 2, x: 3, p: 4, r: 4, g: 5 };

/** One object per file of features: a single one with all of them is too large for engines to keep fast. */
export function featureParts(candidate: Candidate, source: FeatureSource): Features[] {
  return [
    nameFeatures(candidate),
    lexiconFeatures(candidate, source.view, source.common),
    carrierFeatures(candidate, source.view),
    contextFeatures(candidate, source.view),
    positionFeatures(candidate, source.view),
    pageFeatures(candidate, source.view, source.habits),
  ];
}

export const featureIn = (parts: Features[], name: string): number =>
  parts[partOf[name[0] ?? ''] ?? 0]?.[name] ?? 0;

export const featuresOf = (candidate: Candidate, source: FeatureSource): Features =>
  Object.assign({}, ...featureParts(candidate, source));
