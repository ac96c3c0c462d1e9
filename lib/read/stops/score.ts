// Pure: no browser, no network, no clock.
// Asks the model how likely each candidate is a stop: first each for itself, then once more beside the others.
import { sigmoid } from '../sigmoid.ts';
import { type FeatureWriter, featureWriter } from './features.ts';
import { forestScores, type Rows, rowAt, rowsOf } from './forest.ts';
import type { Candidate } from './group.ts';
import { LinearKeys, writeLinearKeys } from './linear-keys.ts';
import type { Forest, StopModel } from './model-file.ts';
import type { PageView } from './page-view.ts';
import { SecondLook } from './second-look.ts';

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

/** What the words of a name and around it are worth. Each key counts once: the table remembers who met it last. */
function linearScorer({ head, linear }: StopModel, view: PageView): (candidate: Candidate) => number {
  const all = new LinearKeys(head.linearBits);
  const metBy = new Uint32Array(linear.length);
  let turn = 0;
  return (candidate) => {
    turn += 1;
    writeLinearKeys(all, candidate, view);
    let sum = 0;
    for (const key of all.keys) {
      if (metBy[key] !== turn) sum += linear[key] ?? 0;
      metBy[key] = turn;
    }
    return sum * head.linearScale;
  };
}

/** What the second look goes by. */
export const secondLookOf = (
  candidates: Candidate[],
  scores: Float32Array,
  writer: FeatureWriter,
): SecondLook => new SecondLook({ candidates, scores, roles: candidates.map((one) => writer.roleOf(one)) });

/** Two thirds of all names are less likely at first sight; no second look would make them a stop. */
const worthLooking = -4;

interface FirstSight {
  rows: Rows;
  scores: number[];
}

/** Each candidate by itself. */
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

/** The score of each candidate by itself. */
export const firstScores = (
  view: PageView,
  candidates: Candidate[],
  asked: { model: StopModel; writer: FeatureWriter },
): Float32Array => Float32Array.from(atFirstSight(view, candidates, asked).scores);

/** The chance of each candidate, 0 to 1. */
export function chancesOf(view: PageView, candidates: Candidate[], model: StopModel): number[] {
  const writer = featureWriter(view);
  const { rows, scores } = atFirstSight(view, candidates, { model, writer });
  const { secondShare } = model.head;
  const chances = scores.map(sigmoid);
  if (secondShare === 0) return chances;
  const second = secondLookOf(candidates, Float32Array.from(scores), writer);
  const worth = [...scores.keys()].filter((index) => (scores[index] ?? 0) >= worthLooking);
  const seenAgain = rowsOf(worth, (index) => writer.lookAgain(rowAt(rows, index), second, index));
  const again = forestScores(model.second, seenAgain);
  for (const [place, index] of worth.entries())
    chances[index] = sigmoid((1 - secondShare) * (scores[index] ?? 0) + secondShare * (again[place] ?? 0));
  return chances;
}
