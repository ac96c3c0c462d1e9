// Fits the two models on labelled pages and puts them into the shape of the model file.
import type { ModelHead, StopModel } from '../../lib/read/stops/model-file.ts';
import { modelVersion } from '../../lib/read/stops/model-file.ts';
import type { PageExamples } from './examples.ts';
import { linearBits, linearRow, trainLinear } from './linear.ts';
import { edgesOf, featureNames, rowsOf } from './rows.ts';
import { trainTrees } from './trees.ts';

const treeOptions = {
  rounds: 300,
  depth: 5,
  rate: 0.08,
  rowShare: 0.6,
  featureShare: 0.25,
  smoothing: 10,
  seed: 1,
};
const linearOptions = { epochs: 4, rate: 0.1, decay: 1e-4, seed: 1 };
/** How much the linear model counts; found by cross-validation. */
const linearShare = 0.2;

export interface Tuning {
  threshold: number;
  thresholdAgain: number;
  trip: ModelHead['trip'];
}

/** Before tuning: every candidate is shown, every page is a trip. */
export const untuned: Tuning = {
  threshold: 0.2,
  thresholdAgain: 0.5,
  trip: { bias: 1, weights: {}, threshold: 0 },
};

export function fitModel(
  sets: PageExamples[],
  common: Map<number, number>,
  tuning: Tuning = untuned,
): StopModel {
  const names = featureNames(sets);
  const edges = edgesOf(sets, names);
  const { trees, base } = trainTrees(rowsOf(sets, names, edges), treeOptions);
  const weights = trainLinear(
    sets.flatMap((set) => set.examples.map((example) => linearRow(example, set))),
    linearOptions,
  );
  const largest = weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 1e-9);
  const linearScale = largest / 127;
  const { depth } = treeOptions;
  const hashes = [...common.keys()].sort((a, b) => a - b);
  return {
    head: {
      version: modelVersion,
      features: names.map((name, index) => ({ name, edges: edges[index] ?? [] })),
      depth,
      trees: trees.length,
      base,
      linearScale,
      linearBits,
      linearShare,
      commonWords: hashes.length,
      ...tuning,
    },
    questions: Uint8Array.from(trees.flatMap(({ features, cuts }) => levelsOf(features, cuts, depth))),
    leaves: Float32Array.from(
      trees.flatMap(({ features, leaves }) => spread(leaves, depth - features.length)),
    ),
    linear: Int8Array.from(weights, (weight) => Math.round(weight / linearScale)),
    commonHashes: Uint32Array.from(hashes),
    commonLevels: Uint8Array.from(hashes, (hash) => common.get(hash) ?? 0),
  };
}

/** A tree that stopped early asks, after its own questions, one whose answer is always no. */
function levelsOf(features: number[], cuts: number[], depth: number): number[] {
  return Array.from({ length: depth }, (_, level) => [features[level] ?? 0, cuts[level] ?? 255]).flat();
}

const spread = (leaves: Float32Array, missing: number): number[] =>
  [...leaves].flatMap((leaf) => Array.from({ length: 1 << missing }, () => leaf));
