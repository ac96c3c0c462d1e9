// Scores rows with the model's decision trees. The trees ask the same few hundred questions again and again, so each
// question is answered once, for 32 rows in the bits of one number; the scores are added up in the order of the trees.
import { memoize } from '../../text/memoize.ts';
import type { Forest } from './model-file.ts';

/** Rows of features in one array, one after the other. */
export interface Rows {
  numbers: Float32Array;
  width: number;
  count: number;
}

/** All rows in one table. Each is copied as soon as it is written, since the writer reuses its row. */
export function rowsOf<T>(items: readonly T[], rowOf: (item: T) => Float32Array): Rows {
  let numbers = new Float32Array();
  let width = 0;
  for (const [index, item] of items.entries()) {
    const row = rowOf(item);
    if (index === 0) {
      width = row.length;
      numbers = new Float32Array(items.length * width);
    }
    numbers.set(row, index * width);
  }
  return { numbers, width, count: items.length };
}

export const rowAt = ({ numbers, width }: Rows, index: number): Float32Array =>
  numbers.subarray(index * width, (index + 1) * width);

/** A row that the others differ little from: each feature as at least two of three sampled rows have it. */
export function usualRow(rows: Rows): Float32Array {
  const { count } = rows;
  const [one, other, third] = [0, Math.floor(count / 3), Math.floor((2 * count) / 3)].map((index) =>
    rowAt(rows, index),
  );
  if (!one || !other || !third) return new Float32Array();
  return one.map((value, at) => (other[at] === third[at] ? (other[at] as number) : value));
}

interface Questions {
  /** The features that are asked about, and where the questions about each begin; one more entry ends the last. */
  features: Uint8Array;
  starts: Uint16Array;
  /** The threshold above which a question's answer is yes, ascending for each feature. */
  cuts: Float32Array;
  /** The questions that each tree asks, six per tree. */
  asked: Uint16Array;
}

const rowsPerBatch = 32;
/** Levels of a tree; a shallower one first asks questions that are always answered no. */
const levels = 6;
const never = Number.POSITIVE_INFINITY;

/** The thresholds of each feature, ascending. The first feature also gets the one that is never reached. */
function cutsByFeature({ questions, cuts }: Forest): Map<number, Float32Array> {
  const found = new Map<number, number[]>([[0, [never]]]);
  for (let at = 0; at < questions.length; at += 1) {
    const feature = questions[at] as number;
    const values = found.get(feature);
    if (values) values.push(cuts[at] as number);
    else found.set(feature, [cuts[at] as number]);
  }
  const rising = new Map<number, Float32Array>();
  for (const [feature, values] of found) {
    const sorted = Float32Array.from(values).sort();
    rising.set(
      feature,
      sorted.filter((value, at) => at === 0 || value !== sorted[at - 1]),
    );
  }
  return rising;
}

/** Where a value stands in an ascending list. */
function placeOf(value: number, values: Float32Array): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function questionsOf(forest: Forest): Questions {
  const { depth, trees, questions, cuts } = forest;
  const groups = cutsByFeature(forest);
  const startOf = new Int32Array(maxFeatures);
  const starts = [0];
  const all: number[] = [];
  for (const [feature, values] of groups) {
    startOf[feature] = all.length;
    for (const value of values) all.push(value);
    starts.push(all.length);
  }
  const placed = (feature: number, value: number) =>
    (startOf[feature] as number) + placeOf(value, groups.get(feature) ?? noCuts);
  const asked = new Uint16Array(trees * levels).fill(placed(0, never));
  for (let at = 0; at < trees * depth; at += 1) {
    const level = levels - depth + (at % depth);
    asked[Math.floor(at / depth) * levels + level] = placed(questions[at] as number, cuts[at] as number);
  }
  return {
    features: Uint8Array.from(groups.keys()),
    starts: Uint16Array.from(starts),
    cuts: Float32Array.from(all),
    asked,
  };
}
const noCuts = new Float32Array();
/** The index of a feature is one byte. */
const maxFeatures = 256;

const questionsFor = memoize(questionsOf);

/**
 * The answers for up to 32 rows from `from` on, one bit each. Thresholds ascend, so a feature's first no is its last
 * answer.
 */
function answersOf(
  { features, starts, cuts }: Questions,
  { numbers, width, count }: Rows,
  from: number,
): Int32Array {
  const answers = new Int32Array(cuts.length);
  const until = Math.min(count, from + rowsPerBatch);
  for (let row = from; row < until; row += 1) {
    const bit = 1 << (row - from);
    for (let group = 0; group < features.length; group += 1) {
      const value = numbers[row * width + (features[group] as number)] as number;
      const end = starts[group + 1] as number;
      for (let at = starts[group] as number; at < end && value > (cuts[at] as number); at += 1)
        answers[at] = (answers[at] as number) | bit;
    }
  }
  return answers;
}

/** Adds each tree's score to the rows from `from` on; a row's bits in the answers lead to its leaf. */
function addTrees(
  scores: Float64Array,
  { depth, trees, leaves }: Forest,
  { answers, asked, from }: { answers: Int32Array; asked: Uint16Array; from: number },
): void {
  const rows = Math.min(rowsPerBatch, scores.length - from);
  for (let tree = 0, at = 0; tree < trees; tree += 1, at += levels) {
    const first = tree << depth;
    const a = answers[asked[at] as number] as number;
    const b = answers[asked[at + 1] as number] as number;
    const c = answers[asked[at + 2] as number] as number;
    const d = answers[asked[at + 3] as number] as number;
    const e = answers[asked[at + 4] as number] as number;
    const f = answers[asked[at + 5] as number] as number;
    for (let row = 0; row < rows; row += 1) {
      const leaf =
        (((a >>> row) & 1) << 5) |
        (((b >>> row) & 1) << 4) |
        (((c >>> row) & 1) << 3) |
        (((d >>> row) & 1) << 2) |
        (((e >>> row) & 1) << 1) |
        ((f >>> row) & 1);
      scores[from + row] = (scores[from + row] as number) + (leaves[first + leaf] as number);
    }
  }
}

export function forestScores(forest: Forest, rows: Rows): Float64Array {
  if (forest.depth > levels) throw new RangeError(`A tree has at most ${levels} levels.`);
  const questions = questionsFor(forest);
  const scores = new Float64Array(rows.count).fill(forest.base);
  const { asked } = questions;
  for (let from = 0; from < rows.count; from += rowsPerBatch)
    addTrees(scores, forest, { answers: answersOf(questions, rows, from), asked, from });
  return scores;
}
