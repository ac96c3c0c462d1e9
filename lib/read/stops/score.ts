// Scores how likely each candidate is a stop: first each by itself, then once more in comparison with the others.
import { sigmoid } from '../sigmoid.ts';
import { type FeatureWriter, featureWriter } from './features.ts';
import { forestScores, type Rows, rowAt, rowsOf, usualRow } from './forest.ts';
import type { Candidate } from './group.ts';
import { LinearSum } from './linear-keys.ts';
import type { Forest, ModelHead, StopModel } from './model-file.ts';
import { netScorer } from './net.ts';
import type { PageView } from './page-view.ts';
import { SecondLook } from './second-look.ts';
import { wordBagsOf } from './word-bags.ts';

export function forestScore(
  { depth, trees, base, questions, cuts, leaves }: Forest,
  row: Float32Array,
): number {
  let sum = base;
  let at = 0;
  for (let tree = 0; tree < trees; tree += 1) {
    let leaf = 0;
    for (let level = 0; level < depth; level += 1) {
      leaf = (leaf << 1) | ((row[questions[at] as number] as number) > (cuts[at] as number) ? 1 : 0);
      at += 1;
    }
    sum += leaves[(tree << depth) + leaf] as number;
  }
  return sum;
}

/** Scores the words of a name and around it. */
function linearScorer({ head, linear }: StopModel, view: PageView): (candidate: Candidate) => number {
  const sum = new LinearSum(head.linearBits, linear);
  return (candidate) => sum.of(candidate, view) * head.linearScale;
}

/** The comparisons that the second look is based on. */
export const secondLookOf = (
  candidates: Candidate[],
  scores: Float32Array,
  writer: FeatureWriter,
): SecondLook => new SecondLook({ candidates, scores, roles: candidates.map((one) => writer.roleOf(one)) });

/** Two thirds of all names score lower at first; no second look would make them stops. */
export const minFirstScore = -4;

/** The scores of a name that got a second look: the first score, that of the second look's trees, the net's correction. */
interface Opinions {
  first: number;
  second: number;
  correction: number;
}

/** How likely the name is a stop, by all of them together. */
export function chanceOf(
  { secondShare, netShare }: Pick<ModelHead, 'secondShare' | 'netShare'>,
  { first, second, correction }: Opinions,
): number {
  const byTrees = (1 - secondShare) * first + secondShare * second;
  return sigmoid((1 - netShare) * byTrees + netShare * (first + correction));
}

interface FirstSight {
  rows: Rows;
  scores: number[];
}

/** Scores each candidate by itself. */
function atFirstSight(
  view: PageView,
  candidates: Candidate[],
  { model, writer }: { model: StopModel; writer: FeatureWriter },
): FirstSight {
  const { linearShare } = model.head;
  const rows = rowsOf(candidates, (candidate) => writer.rowOf(candidate));
  const byTrees = forestScores(model.first, rows);
  const linear = linearScorer(model, view);
  const scores = candidates.map(
    (candidate, index) => (1 - linearShare) * (byTrees[index] ?? 0) + linearShare * linear(candidate),
  );
  return { rows, scores };
}

/** The first score of each candidate. */
export const firstScores = (
  view: PageView,
  candidates: Candidate[],
  asked: { model: StopModel; writer: FeatureWriter },
): Float32Array => Float32Array.from(atFirstSight(view, candidates, asked).scores);

interface Sight extends FirstSight {
  model: StopModel;
  writer: FeatureWriter;
  candidates: Candidate[];
}

// A page with days is scored twice: all its names, then those in its days.
const seenBefore = new WeakMap<PageView, Sight>();

/** Takes these candidates from an earlier result: a first score does not depend on the other candidates. */
function someOf({ rows, scores, candidates: all }: Sight, candidates: Candidate[]): FirstSight | undefined {
  const places = new Map(all.map((candidate, index) => [candidate, index]));
  const indexes = candidates.map((candidate) => places.get(candidate) ?? -1);
  if (indexes.includes(-1)) return undefined;
  return {
    rows: rowsOf(indexes, (index) => rowAt(rows, index)),
    scores: indexes.map((index) => scores[index] ?? 0),
  };
}

function sightOf(view: PageView, candidates: Candidate[], model: StopModel): Sight {
  const before = seenBefore.get(view);
  const earlier = before?.model === model ? someOf(before, candidates) : undefined;
  if (before && earlier) return { ...before, ...earlier, candidates };
  const writer = featureWriter(view);
  const sight = { ...atFirstSight(view, candidates, { model, writer }), model, writer, candidates };
  seenBefore.set(view, sight);
  return sight;
}

/** How likely each candidate is a stop, 0 to 1. */
export function chancesOf(view: PageView, candidates: Candidate[], model: StopModel): number[] {
  const { rows, scores, writer } = sightOf(view, candidates, model);
  const { secondShare } = model.head;
  const chances = scores.map(sigmoid);
  if (secondShare === 0) return chances;
  const second = secondLookOf(candidates, Float32Array.from(scores), writer);
  const passing = [...scores.keys()].filter((index) => (scores[index] ?? 0) >= minFirstScore);
  const seenAgain = rowsOf(passing, (index) => writer.secondRowOf(rowAt(rows, index), second, index));
  const again = forestScores(model.second, seenAgain);
  const correctionOf = netScorer(model.net, usualRow(seenAgain));
  for (const [place, index] of passing.entries()) {
    const candidate = candidates[index];
    if (!candidate) continue;
    const words = wordBagsOf(candidate, view, model.net.shape.bits);
    chances[index] = chanceOf(model.head, {
      first: scores[index] ?? 0,
      second: again[place] ?? 0,
      correction: correctionOf(rowAt(seenAgain, place), words),
    });
  }
  return chances;
}
