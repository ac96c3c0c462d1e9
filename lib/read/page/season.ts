import { hasText } from '../../model/capture.ts';
import type { Evidence, Reader } from '../../model/evidence.ts';
import { findMonths, findSeason, seasonCueEnd } from '../../text/find-season.ts';
import { claimsOf } from '../claim.ts';

const claim = claimsOf('page/season');
// An answer is close to its question.
const nearest = 200;
const blocksAfterHeading = 2;

/** When to go, where the page states it: "The best time to visit is April to June." */
export const season: Reader = {
  name: 'page/season',
  read({ blocks }) {
    const found: Evidence[] = [];
    let asked = 0;
    for (const [index, block] of blocks.entries()) {
      if (!hasText(block) || block.kind === 'caption') continue;
      const hasCue = seasonCueEnd(block.text) !== undefined;
      const isAnswer = !hasCue && asked > 0;
      asked = block.kind === 'heading' && hasCue ? blocksAfterHeading : Math.max(0, asked - 1);
      const months = isAnswer ? findMonths(block.text.slice(0, nearest)) : findSeason(block.text);
      if (!months) continue;
      const { text, start, end } = months;
      found.push(claim({ kind: 'season', text }, { block: index, start, end }, hasCue ? 0.7 : 0.6));
      asked = 0;
    }
    return found;
  },
};
