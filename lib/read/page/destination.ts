import { type Place, type Reader, titleBlock } from '../../model/evidence.ts';
import { claimsOf } from '../claim.ts';
import { composeDestination } from '../destination/compose.ts';
import { languageOf } from '../destination/language.ts';
import { scoredCandidates } from '../destination/score.ts';
import { highest, type Scored } from '../destination/scored.ts';
import { type SharedReading, sharedReading } from '../shared-reading.ts';

const claim = claimsOf('page/destination');

// Even a name without competition on the page may be the wrong one.
const trustRange = { lowest: 0.4, span: 0.55 };

/** The share of the best candidate in the scores of all: 1 where it is the only one. */
function shareOf(best: Scored, all: Scored[]): number {
  const sum = all.reduce((total, { score }) => total + Math.exp(score - best.score), 0);
  return 1 / sum;
}

/** Where the trip goes: of all places that title, address, headings and text name, the one that scores best. */
export const destination: Reader<SharedReading> = {
  name: 'page/destination',
  read(capture, knowledge, shared = sharedReading(capture, knowledge)) {
    if (capture.kind !== 'page') return [];
    const scored = scoredCandidates(capture, knowledge, shared.goals());
    const found = composeDestination(scored, languageOf(capture));
    const best = highest(scored);
    if (!found || !best) return [];
    const trust = trustRange.lowest + trustRange.span * shareOf(best, scored);
    // A name from the address or the structured data has no position in the text.
    const whole: Place = { block: titleBlock, start: 0, end: capture.title.length };
    const at = found.candidate.at.end > 0 ? found.candidate.at : whole;
    return [claim({ kind: 'destination', name: found.name }, at, Math.round(trust * 100) / 100)];
  },
};
