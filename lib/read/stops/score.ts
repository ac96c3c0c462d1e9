// Pure: no browser, no network, no clock.
// Asks the model how likely each candidate is a stop: first each for itself, then once more beside the others.
import { sigmoid } from '../sigmoid.ts';
import { type FeatureWriter, featureWriter } from './features.ts';
import type { Candidate } from './group.ts';
import { linearKeys } from './linear-keys.ts';
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

function linearScore({ head, linear }: StopModel, keys: Iterable<number>): number {
  let sum = 0;
  for (const key of keys) sum += linear[key] ?? 0;
  return sum * head.linearScale;
}

/** What the second look goes by. */
export const secondLookOf = (
  candidates: Candidate[],
  scores: Float32Array,
  writer: FeatureWriter,
): SecondLook => new SecondLook({ candidates, scores, roles: candidates.map((one) => writer.roleOf(one)) });

interface FirstSight {
  /** The features, where a second look is worth it. */
  row: Float32Array | undefined;
  score: number;
}

/** Two thirds of all names are less likely at first sight; no second look would make them a stop. */
const worthLooking = -4;

/** Each candidate by itself. */
function atFirstSight(
  view: PageView,
  candidates: Candidate[],
  { model, writer }: { model: StopModel; writer: FeatureWriter },
): FirstSight[] {
  const { linearShare, linearBits } = model.head;
  return candidates.map((candidate) => {
    const row = writer.rowOf(candidate);
    const linear = linearScore(model, linearKeys(candidate, view, linearBits));
    const score = (1 - linearShare) * forestScore(model.first, row) + linearShare * linear;
    return { score, row: score < worthLooking ? undefined : row.slice() };
  });
}

/** The score of each candidate by itself. */
export const firstScores = (
  view: PageView,
  candidates: Candidate[],
  asked: { model: StopModel; writer: FeatureWriter },
): Float32Array => Float32Array.from(atFirstSight(view, candidates, asked), ({ score }) => score);

/** The chance of each candidate, 0 to 1. */
export function chancesOf(view: PageView, candidates: Candidate[], model: StopModel): number[] {
  const writer = featureWriter(view);
  const seen = atFirstSight(view, candidates, { model, writer });
  const scores = Float32Array.from(seen, ({ score }) => score);
  const second = secondLookOf(candidates, scores, writer);
  const { secondShare } = model.head;
  return seen.map(({ row, score }, index) => {
    if (secondShare === 0 || !row) return sigmoid(score);
    const again = forestScore(model.second, writer.lookAgain(row, second, index));
    return sigmoid((1 - secondShare) * score + secondShare * again);
  });
}
