// Fits the models to labelled pages and converts them to the format of the model file.
import type { DecodeOptions } from '../../lib/read/stops/decode.ts';
import { type FeatureWriter, featureWriter } from '../../lib/read/stops/features.ts';
import { lexiconOf, type WordList } from '../../lib/read/stops/lexicon.ts';
import {
  type Forest,
  type ModelHead,
  modelVersion,
  type StopModel,
} from '../../lib/read/stops/model-file.ts';
import { netHead } from '../../lib/read/stops/net-bytes.ts';
import { firstScores, secondLookOf } from '../../lib/read/stops/score.ts';
import type { PageExamples } from './examples.ts';
import { fitNet, type NetOptions, noNet } from './fit-net.ts';
import { linearBits, linearRow, trainLinear } from './linear.ts';
import { netRowsOf } from './net-rows.ts';
import { edgesOf, rowsOf } from './rows.ts';
import { type Tree, type TreeOptions, trainTrees } from './trees.ts';

/** All found by cross-validation over sites. */
const firstOptions: TreeOptions = {
  rounds: 400,
  depth: 6,
  rate: 0.06,
  rowShare: 0.6,
  featureShare: 0.25,
  smoothing: 8,
  seed: 1,
};
const secondOptions: TreeOptions = {
  ...firstOptions,
  rounds: 200,
  depth: 5,
  rate: 0.07,
  smoothing: 20,
  seed: 5,
};
const netOptions: NetOptions = { epochs: 8, rate: 1e-3, decay: 0.01, batch: 512, seed: 1 };
export const netShare = 0.5;
const linearOptions = { epochs: 4, rate: 0.1, decay: 1e-4, seed: 1 };
const linearShare = 0.15;
export const secondShare = 0.6;

export interface Tuning extends DecodeOptions {
  trip: ModelHead['trip'];
}

/** Before tuning: every candidate is shown, and every page is a trip. */
const untuned: Tuning = {
  threshold: 0.2,
  thresholdAgain: 0.5,
  trip: { bias: 1, weights: {}, threshold: 0 },
};

const noForest: Forest = {
  depth: 0,
  trees: 0,
  base: 0,
  questions: new Uint8Array(),
  cuts: new Float32Array(),
  leaves: new Float32Array(),
};

function fitForest(sets: PageExamples[], options: TreeOptions): Forest {
  const edges = edgesOf(sets);
  const { trees, base } = trainTrees(rowsOf(sets, edges), options);
  const { depth } = options;
  const levels = trees.flatMap((tree) => levelsOf(tree, edges, depth));
  return {
    depth,
    trees: trees.length,
    base,
    questions: Uint8Array.from(levels, ({ feature }) => feature),
    cuts: Float32Array.from(levels, ({ cut }) => cut),
    leaves: Float32Array.from(
      trees.flatMap(({ features, leaves }) => spread(leaves, depth - features.length)),
    ),
  };
}

/** A tree that stopped early is padded with a question whose answer is always no. */
function levelsOf({ features, cuts }: Tree, edges: Float32Array[], depth: number) {
  return Array.from({ length: depth }, (_, level) => {
    const feature = features[level] ?? 0;
    const cut = cuts[level];
    return {
      feature,
      cut: cut === undefined ? Number.MAX_VALUE : (edges[feature]?.[cut] ?? Number.MAX_VALUE),
    };
  });
}

const spread = (leaves: Float32Array, missing: number): number[] =>
  [...leaves].flatMap((leaf) => Array.from({ length: 1 << missing }, () => leaf));

/** A model of the first look alone. */
export function fitFirst(sets: PageExamples[], lists: WordList[]): StopModel {
  const weights = trainLinear(
    sets.flatMap((set) => set.examples.map((example) => linearRow(example, set))),
    linearOptions,
  );
  const largest = weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 1e-9);
  const linearScale = largest / 127;
  return {
    head: {
      version: modelVersion,
      features: sets.find(({ examples }) => examples.length > 0)?.names ?? [],
      forests: [],
      secondShare: 0,
      net: netHead(noNet),
      netShare: 0,
      linearScale,
      linearBits,
      linearShare,
      lists: [],
      ...untuned,
    },
    first: fitForest(sets, firstOptions),
    second: noForest,
    net: noNet,
    linear: Int8Array.from(weights, (weight) => Math.round(weight / linearScale)),
    lists,
    lexicon: lexiconOf(lists),
  };
}

/** First scores of a page's examples, by a model that has not seen it. */
export function scoresBy(model: StopModel, { view, examples }: PageExamples): Float32Array {
  const candidates = examples.map(({ candidate }) => candidate);
  return firstScores(view, candidates, { model, writer: featureWriter(view) });
}

/** The examples with the features of the second look, given the first scores. */
export function withSecondFeatures(set: PageExamples, scores: Float32Array): PageExamples {
  const writer: FeatureWriter = featureWriter(set.view);
  const second = secondLookOf(
    set.examples.map(({ candidate }) => candidate),
    scores,
    writer,
  );
  const examples = set.examples.map((example, index) => ({
    ...example,
    features: writer.secondRowOf(example.features, second, index).slice(),
  }));
  return { ...set, names: set.allNames, examples };
}

/** The trees and the net of the second look, from pages with first scores by models that had not seen them. */
export function fitSecond(sets: PageExamples[]): Pick<StopModel, 'second' | 'net'> {
  const { rows, scale } = netRowsOf(sets);
  return { second: fitForest(sets, secondOptions), net: fitNet(rows, scale, netOptions) };
}
