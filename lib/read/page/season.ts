// Pure: no browser, no network, no clock.
import { hasText } from '../../model/capture.ts';
import type { Evidence, Reader } from '../../model/evidence.ts';
import { findMonths, seasonCueEnd } from '../../text/find-season.ts';
import { claimsOf } from '../claim.ts';

const claim = claimsOf('page/season');
// An answer stands near its question.
const nearest = 200;
const blocksAfterHeading = 2;

/** When to go, where the page says it: "The best time to visit is April to June." */
export const season: Reader = {
  name: 'page/season',
  read({ blocks }) {
    const found: Evidence[] = [];
    let asked = 0;
    for (const [index, block] of blocks.entries()) {
      if (!hasText(block) || block.kind === 'caption') continue;
      const cueEnd = seasonCueEnd(block.text);
      const from = cueEnd ?? (asked > 0 ? 0 : undefined);
      asked = block.kind === 'heading' && cueEnd !== undefined ? blocksAfterHeading : Math.max(0, asked - 1);
      const months = from === undefined ? undefined : findMonths(block.text.slice(0, from + nearest), from);
      if (!months) continue;
      const { text, start, end } = months;
      found.push(
        claim({ kind: 'season', text }, { block: index, start, end }, cueEnd === undefined ? 0.6 : 0.7),
      );
      asked = 0;
    }
    return found;
  },
};
