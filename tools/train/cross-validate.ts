// Scores every page with a model that was not trained on its site.

import { sigmoid } from '../../lib/read/sigmoid.ts';
import { hashOf } from '../../lib/read/stops/hash.ts';
import type { WordList } from '../../lib/read/stops/lexicon.ts';
import type { ModelHead, StopModel } from '../../lib/read/stops/model-file.ts';
import { netScore } from '../../lib/read/stops/net.ts';
import { chanceOf, forestScore, minFirstScore } from '../../lib/read/stops/score.ts';
import { wordBagsOf } from '../../lib/read/stops/word-bags.ts';
import type { ViewedPage } from './cut-page.ts';
import type { PageExamples } from './examples.ts';
import { fitFirst, fitSecond, netShare, scoresBy, secondShare, withSecondFeatures } from './fit.ts';
import type { Judged } from './tune.ts';

export const folds = 5;

/** A page with first scores from a model that was not trained on its site. */
export interface FirstScored {
  set: PageExamples;
  scores: Float32Array;
  fold: number;
}

export interface Fitting {
  /** The examples of a page and of the parts cut from it. */
  madeOf: (page: ViewedPage) => PageExamples[];
  lists: WordList[];
}

/** Assigns sites to folds in hash order, so that nobody picks them. */
export function foldsOf(pages: ViewedPage[]): (page: ViewedPage) => number {
  const sites = [...new Set(pages.map(({ site }) => site))].sort((a, b) => hashOf(a) - hashOf(b));
  const fold = new Map(sites.map((site, index) => [site, index % folds]));
  return ({ site }) => fold.get(site) ?? 0;
}

function lookedAt(pages: ViewedPage[], { madeOf, lists }: Fitting): FirstScored[] {
  const foldOf = foldsOf(pages);
  return Array.from({ length: folds }, (_, fold) => {
    const model = fitFirst(pages.filter((page) => foldOf(page) !== fold).flatMap(madeOf), lists);
    console.log(`  fold ${fold + 1} of ${folds}`);
    return pages
      .filter((page) => foldOf(page) === fold)
      .flatMap((page) => madeOf(page).slice(0, 1))
      .map((set) => ({ set, scores: scoresBy(model, set), fold }));
  }).flat();
}

/** Scores a page with the second look of a model; `set` holds its features. */
export function judgedBy(
  {
    second,
    net,
    head,
  }: Pick<StopModel, 'second' | 'net'> & { head: Pick<ModelHead, 'secondShare' | 'netShare'> },
  set: PageExamples,
  scores: Float32Array,
): Judged {
  const scored = set.examples.map(({ candidate, features }, at) => {
    const first = scores[at] ?? 0;
    if (first < minFirstScore) return { candidate, chance: sigmoid(first) };
    const words = wordBagsOf(candidate, set.view, net.shape.bits);
    const correction = netScore(net, features, words);
    return {
      candidate,
      chance: chanceOf(head, { first, second: forestScore(second, features), correction }),
    };
  });
  return { page: set.page, view: set.view, scored };
}

/** The second look for each fold is trained on the other folds. */
function judgedAgain(looked: FirstScored[]): Judged[] {
  const again = looked.map(({ set, scores }) => withSecondFeatures(set, scores));
  return Array.from({ length: folds }, (_, fold) => {
    const { second, net } = fitSecond(again.filter((_, index) => looked[index]?.fold !== fold));
    const model = { second, net, head: { secondShare, netShare } };
    return looked.flatMap(({ scores, fold: own }, index): Judged[] => {
      const set = again[index];
      return set && own === fold ? [judgedBy(model, set, scores)] : [];
    });
  }).flat();
}

export function crossValidate(
  pages: ViewedPage[],
  fitting: Fitting,
): { looked: FirstScored[]; judged: Judged[] } {
  const looked = lookedAt(pages, fitting);
  return { looked, judged: judgedAgain(looked) };
}
