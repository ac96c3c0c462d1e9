// Pure: no browser, no network, no clock.
// Asks the model how likely each candidate is a stop.
import { type CommonWords, commonWordsOf } from './common-words.ts';
import type { Features } from './features/feature.ts';
import { featureIn, featureParts, featureSource } from './features.ts';
import type { Candidate } from './group.ts';
import { linearKeys } from './linear-keys.ts';
import type { StopModel } from './model-file.ts';
import type { PageView } from './page-view.ts';

export const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

const commonCache = new WeakMap<StopModel, CommonWords>();

export function commonWordsIn(model: StopModel): CommonWords {
  const kept = commonCache.get(model);
  if (kept) return kept;
  const levels = new Map<number, number>();
  for (const [index, hash] of model.commonHashes.entries()) levels.set(hash, model.commonLevels[index] ?? 0);
  const common = commonWordsOf(levels);
  commonCache.set(model, common);
  return common;
}

/** How many edges the value lies above. */
export function binOf(edges: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > (edges[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function treeScore({ head, questions, leaves }: StopModel, bins: Uint8Array): number {
  const { depth, trees, base } = head;
  let sum = base;
  for (let tree = 0; tree < trees; tree += 1) {
    let leaf = 0;
    for (let level = 0; level < depth; level += 1) {
      const at = (tree * depth + level) * 2;
      leaf = (leaf << 1) | ((bins[questions[at] ?? 0] ?? 0) > (questions[at + 1] ?? 0) ? 1 : 0);
    }
    sum += leaves[tree * (1 << depth) + leaf] ?? 0;
  }
  return sum;
}

function linearScore({ head, linear }: StopModel, keys: Uint32Array): number {
  let sum = 0;
  for (const key of keys) sum += linear[key] ?? 0;
  return sum * head.linearScale;
}

function binsOf({ head }: StopModel, parts: Features[]): Uint8Array {
  const bins = new Uint8Array(head.features.length);
  for (const [index, { name, edges }] of head.features.entries())
    bins[index] = binOf(edges, featureIn(parts, name));
  return bins;
}

/** The chance of each candidate, 0 to 1. */
export function chancesOf(view: PageView, candidates: Candidate[], model: StopModel): number[] {
  const source = featureSource(view, commonWordsIn(model));
  const { linearShare, linearBits } = model.head;
  return candidates.map((candidate) => {
    const trees = treeScore(model, binsOf(model, featureParts(candidate, source)));
    const linear = linearScore(model, linearKeys(candidate, view, linearBits));
    return sigmoid((1 - linearShare) * trees + linearShare * linear);
  });
}
