// Chances for every page from models that saw nothing of its site.

import { sigmoid } from '../../lib/read/sigmoid.ts';
import { hashOf } from '../../lib/read/stops/hash.ts';
import type { WordList } from '../../lib/read/stops/lexicon.ts';
import { netScore } from '../../lib/read/stops/net.ts';
import { chanceOf, forestScore, worthLooking } from '../../lib/read/stops/score.ts';
import { wordBagsOf } from '../../lib/read/stops/word-bags.ts';
import type { ViewedPage } from './cut-page.ts';
import { examplesOf, type PageExamples } from './examples.ts';
import { fitFirst, fitSecond, netShare, scoresBy, secondShare, seenAgain } from './fit.ts';
import type { Judged } from './tune.ts';

const folds = 5;

/** A page with the first scores of a model that saw nothing of its site. */
export interface Looked {
  set: PageExamples;
  scores: Float32Array;
  fold: number;
}

export interface Fitting {
  /** Pages, and parts of them, as examples. */
  withCuts: (pages: ViewedPage[]) => PageExamples[];
  lists: WordList[];
}

/** Sites in an order nobody chose. */
function foldsOf(pages: ViewedPage[]): (page: ViewedPage) => number {
  const sites = [...new Set(pages.map(({ site }) => site))].sort((a, b) => hashOf(a) - hashOf(b));
  const fold = new Map(sites.map((site, index) => [site, index % folds]));
  return ({ site }) => fold.get(site) ?? 0;
}

function lookedAt(pages: ViewedPage[], { withCuts, lists }: Fitting): Looked[] {
  const foldOf = foldsOf(pages);
  return Array.from({ length: folds }, (_, fold) => {
    const model = fitFirst(withCuts(pages.filter((page) => foldOf(page) !== fold)), lists);
    console.log(`  fold ${fold + 1} of ${folds}`);
    return pages
      .filter((page) => foldOf(page) === fold)
      .map(({ page, view }) => {
        const set = examplesOf(page, view);
        return { set, scores: scoresBy(model, set), fold };
      });
  }).flat();
}

/** The second look of each fold learns from the other folds. */
function judgedAgain(looked: Looked[]): Judged[] {
  const again = looked.map(({ set, scores }) => seenAgain(set, scores));
  return Array.from({ length: folds }, (_, fold) => {
    const { second, net } = fitSecond(again.filter((_, index) => looked[index]?.fold !== fold));
    return looked.flatMap(({ set, scores, fold: own }, index): Judged[] => {
      if (own !== fold) return [];
      const scored = set.examples.map(({ candidate }, at) => {
        const row = again[index]?.examples[at]?.features ?? new Float32Array();
        const first = scores[at] ?? 0;
        if (first < worthLooking) return { candidate, chance: sigmoid(first) };
        const words = wordBagsOf(candidate, set.view, net.shape.bits);
        const opinions = { first, second: forestScore(second, row), correction: netScore(net, row, words) };
        return { candidate, chance: chanceOf({ secondShare, netShare }, opinions) };
      });
      return [{ page: set.page, view: set.view, scored }];
    });
  }).flat();
}

export function crossValidate(pages: ViewedPage[], fitting: Fitting): { looked: Looked[]; judged: Judged[] } {
  const looked = lookedAt(pages, fitting);
  return { looked, judged: judgedAgain(looked) };
}
