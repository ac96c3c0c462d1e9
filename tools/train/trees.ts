// Boosted oblivious trees: every level of a tree asks the same question in all branches, so a tree is a few questions
// and a table of answers. Small, fast, and hard to overfit. Deterministic for the same rows and seed.

import { sigmoid } from '../../lib/read/sigmoid.ts';
import { randomOf } from '../random.ts';

export interface TreeRows {
  /** Feature by feature, one bin per row. */
  bins: Uint8Array;
  featureCount: number;
  labels: Float32Array;
  weights: Float32Array;
  /** The site of each row: a tree is trained on whole sites, so that it cannot memorise one. */
  groups: Uint16Array;
}

export interface Tree {
  /** Per level: a feature, and the bin above which the answer is yes. */
  features: number[];
  cuts: number[];
  leaves: Float32Array;
}

export interface TreeOptions {
  rounds: number;
  depth: number;
  rate: number;
  rowShare: number;
  featureShare: number;
  smoothing: number;
  seed: number;
}

export const binCount = 48;

interface Level {
  feature: number;
  cut: number;
}

/** The question that best splits the rows of all leaves. */
function bestLevel(rows: TreeRows, chosen: Int32Array, leafOf: Uint8Array, sums: Sums): Level | undefined {
  const { leafCount, tried, gradient, hessian, smoothing } = sums;
  const { bins } = rows;
  const count = rows.labels.length;
  let best: Level | undefined;
  let bestGain = 1e-6;
  const size = leafCount * binCount;
  const gradients = new Float64Array(size);
  const hessians = new Float64Array(size);
  for (const feature of tried) {
    gradients.fill(0);
    hessians.fill(0);
    const column = bins.subarray(feature * count, (feature + 1) * count);
    for (let at = 0; at < chosen.length; at += 1) {
      const row = chosen[at] as number;
      const cell = (leafOf[at] as number) * binCount + (column[row] as number);
      gradients[cell] = (gradients[cell] as number) + (gradient[at] as number);
      hessians[cell] = (hessians[cell] as number) + (hessian[at] as number);
    }
    const { gain, cut } = bestCut(gradients, hessians, leafCount, smoothing);
    if (gain > bestGain) {
      bestGain = gain;
      best = { feature, cut };
    }
  }
  return best;
}

function bestCut(gradients: Float64Array, hessians: Float64Array, leafCount: number, smoothing: number) {
  const gains = new Float64Array(binCount);
  for (let leaf = 0; leaf < leafCount; leaf += 1) {
    let totalGradient = 0;
    let totalHessian = 0;
    const base = leaf * binCount;
    for (let bin = 0; bin < binCount; bin += 1) {
      totalGradient += gradients[base + bin] as number;
      totalHessian += hessians[base + bin] as number;
    }
    if (totalHessian === 0) continue;
    const whole = totalGradient ** 2 / (totalHessian + smoothing);
    let leftGradient = 0;
    let leftHessian = 0;
    for (let bin = 0; bin < binCount - 1; bin += 1) {
      leftGradient += gradients[base + bin] as number;
      leftHessian += hessians[base + bin] as number;
      const rightGradient = totalGradient - leftGradient;
      const rightHessian = totalHessian - leftHessian;
      gains[bin] =
        (gains[bin] as number) +
        leftGradient ** 2 / (leftHessian + smoothing) +
        rightGradient ** 2 / (rightHessian + smoothing) -
        whole;
    }
  }
  let cut = 0;
  for (let bin = 1; bin < binCount - 1; bin += 1)
    if ((gains[bin] as number) > (gains[cut] as number)) cut = bin;
  return { gain: gains[cut] as number, cut };
}

interface Sums {
  leafCount: number;
  tried: number[];
  /** In the order of the chosen rows. */
  gradient: Float32Array;
  hessian: Float32Array;
  smoothing: number;
}

function growTree(rows: TreeRows, chosen: Int32Array, sums: Omit<Sums, 'leafCount'>, depth: number): Tree {
  const leafOf = new Uint8Array(chosen.length);
  const levels: Level[] = [];
  for (let level = 0; level < depth; level += 1) {
    const best = bestLevel(rows, chosen, leafOf, { ...sums, leafCount: 1 << level });
    if (!best) break;
    levels.push(best);
    for (let at = 0; at < chosen.length; at += 1) {
      const bin = rows.bins[best.feature * rows.labels.length + (chosen[at] as number)] as number;
      leafOf[at] = ((leafOf[at] as number) << 1) | (bin > best.cut ? 1 : 0);
    }
  }
  const leafCount = 1 << levels.length;
  const gradients = new Float64Array(leafCount);
  const hessians = new Float64Array(leafCount);
  for (let at = 0; at < chosen.length; at += 1) {
    const leaf = leafOf[at] as number;
    gradients[leaf] = (gradients[leaf] as number) + (sums.gradient[at] as number);
    hessians[leaf] = (hessians[leaf] as number) + (sums.hessian[at] as number);
  }
  const leaves = Float32Array.from(
    gradients,
    (sum, leaf) => -sum / ((hessians[leaf] as number) + sums.smoothing),
  );
  return { features: levels.map(({ feature }) => feature), cuts: levels.map(({ cut }) => cut), leaves };
}

function leafOfRow(tree: Tree, bins: Uint8Array, row: number, count: number): number {
  let leaf = 0;
  for (let level = 0; level < tree.features.length; level += 1) {
    const bin = bins[(tree.features[level] as number) * count + row] as number;
    leaf = (leaf << 1) | (bin > (tree.cuts[level] as number) ? 1 : 0);
  }
  return leaf;
}

function sample(count: number, share: number, random: () => number): Int32Array {
  const picked: number[] = [];
  for (let index = 0; index < count; index += 1) if (random() < share) picked.push(index);
  return Int32Array.from(picked);
}

/** All rows of a random share of the groups. */
function rowsOfSome(groups: Uint16Array, share: number, random: () => number): Int32Array {
  const isIn = Array.from(
    { length: groups.reduce((top, group) => Math.max(top, group), 0) + 1 },
    () => random() < share,
  );
  const picked: number[] = [];
  for (const [row, group] of groups.entries()) if (isIn[group]) picked.push(row);
  return Int32Array.from(picked);
}

export function trainTrees(rows: TreeRows, options: TreeOptions): { trees: Tree[]; base: number } {
  const { labels, weights, bins, featureCount } = rows;
  const count = labels.length;
  const random = randomOf(options.seed);
  let positive = 0;
  let total = 0;
  for (let row = 0; row < count; row += 1) {
    positive += (labels[row] as number) * (weights[row] as number);
    total += weights[row] as number;
  }
  const base = Math.log((positive + 1) / (total - positive + 1));
  const scores = new Float32Array(count).fill(base);
  const trees: Tree[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const chosen = rowsOfSome(rows.groups, options.rowShare, random);
    const gradient = new Float32Array(chosen.length);
    const hessian = new Float32Array(chosen.length);
    for (const [at, row] of chosen.entries()) {
      const chance = sigmoid(scores[row] as number);
      gradient[at] = (chance - (labels[row] as number)) * (weights[row] as number);
      hessian[at] = Math.max(1e-6, chance * (1 - chance)) * (weights[row] as number);
    }
    const tried = [...sample(featureCount, options.featureShare, random)];
    const grown = growTree(
      rows,
      chosen,
      { tried, gradient, hessian, smoothing: options.smoothing },
      options.depth,
    );
    const tree = { ...grown, leaves: grown.leaves.map((leaf) => leaf * options.rate) };
    trees.push(tree);
    for (let row = 0; row < count; row += 1) {
      scores[row] = (scores[row] as number) + (tree.leaves[leafOfRow(tree, bins, row, count)] as number);
    }
  }
  return { trees, base };
}
