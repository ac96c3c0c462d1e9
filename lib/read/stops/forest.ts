// Pure: no browser, no network, no clock.
// What the model's trees say of many candidates. Trees ask the same few hundred questions again and again, so each is
// answered once, for 32 candidates in the bits of one number; the sums are added up in the order of the trees.
import type { Forest } from './model-file.ts';

/** Rows of features, one after the other. */
export interface Rows {
  numbers: Float32Array;
  width: number;
  count: number;
}

/** All rows in one table; each is copied as soon as it is written. */
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

interface Questions {
  /** Which numbers of a row are asked about, and where the questions about each begin; one more place ends the last. */
  features: Uint8Array;
  starts: Uint16Array;
  /** The value above which each question's answer is yes, in rising order for each feature. */
  cuts: Float32Array;
  /** Which of the questions each tree asks, six per tree. */
  asked: Uint16Array;
}

const together = 32;
/** Levels of a tree; one with fewer asks first what is never answered with yes. */
const levels = 6;
const never = Number.POSITIVE_INFINITY;

/** The values that each feature is compared with, rising. */
function cutsByFeature({ questions, cuts }: Forest): [feature: number, cuts: number[]][] {
  const found = new Map<number, Set<number>>([[0, new Set([never])]]);
  for (const [at, feature] of questions.entries())
    found.set(feature, (found.get(feature) ?? new Set()).add(cuts[at] ?? 0));
  return [...found].map(([feature, values]) => [feature, [...values].sort((a, b) => a - b)]);
}

function questionsOf(forest: Forest): Questions {
  const { depth, trees, questions, cuts } = forest;
  const groups = cutsByFeature(forest);
  const places = new Map<string, number>();
  const starts = [0];
  for (const [feature, values] of groups) {
    for (const value of values) places.set(`${feature} ${value}`, places.size);
    starts.push(places.size);
  }
  const asked = new Uint16Array(trees * levels).fill(places.get(`0 ${never}`) ?? 0);
  for (let at = 0; at < trees * depth; at += 1) {
    const level = levels - depth + (at % depth);
    asked[Math.floor(at / depth) * levels + level] = places.get(`${questions[at]} ${cuts[at]}`) ?? 0;
  }
  return {
    features: Uint8Array.from(groups, ([feature]) => feature),
    starts: Uint16Array.from(starts),
    cuts: Float32Array.from(groups.flatMap(([, values]) => values)),
    asked,
  };
}

const known = new WeakMap<Forest, Questions>();

function knownQuestions(forest: Forest): Questions {
  const questions = known.get(forest) ?? questionsOf(forest);
  known.set(forest, questions);
  return questions;
}

/** The answers of up to 32 rows from `from` on, a bit each. After the first no, a feature's higher values are noes too. */
function answersOf(
  { features, starts, cuts }: Questions,
  { numbers, width, count }: Rows,
  from: number,
): Int32Array {
  const answers = new Int32Array(cuts.length);
  const until = Math.min(count, from + together);
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

/** Adds what each tree says of each row, whose bit in the answers leads it to its leaf. */
function addTrees(
  scores: Float64Array,
  { depth, trees, leaves }: Forest,
  answerAt: (at: number) => number,
): void {
  for (let tree = 0, at = 0; tree < trees; tree += 1, at += levels) {
    const first = tree << depth;
    const [a, b, c] = [answerAt(at), answerAt(at + 1), answerAt(at + 2)];
    const [d, e, f] = [answerAt(at + 3), answerAt(at + 4), answerAt(at + 5)];
    for (let row = 0; row < scores.length; row += 1) {
      const leaf =
        (((a >>> row) & 1) << 5) |
        (((b >>> row) & 1) << 4) |
        (((c >>> row) & 1) << 3) |
        (((d >>> row) & 1) << 2) |
        (((e >>> row) & 1) << 1) |
        ((f >>> row) & 1);
      scores[row] = (scores[row] as number) + (leaves[first + leaf] as number);
    }
  }
}

/** The score of each row. */
export function forestScores(forest: Forest, rows: Rows): Float64Array {
  if (forest.depth > levels) throw new RangeError(`A tree has at most ${levels} levels.`);
  const questions = knownQuestions(forest);
  const scores = new Float64Array(rows.count).fill(forest.base);
  for (let from = 0; from < rows.count; from += together) {
    const answers = answersOf(questions, rows, from);
    const { asked } = questions;
    addTrees(scores.subarray(from, from + together), forest, (at) => answers[asked[at] as number] as number);
  }
  return scores;
}
