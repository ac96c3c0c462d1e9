// Pure: no browser, no network, no clock.
// Which blocks of a source belong to which day of the trip.
import type { Capture } from '../../model/capture.ts';
import { titleBlock } from '../../model/evidence.ts';
import type { DayPart } from './day-part.ts';
import { clarityOf, distinct } from './gather.ts';
import { oneOfSeries } from './one-of-series.ts';
import { type Telling, tellingsIn } from './tellings.ts';
import { weigh } from './weigh.ts';

export type { DayPart } from './day-part.ts';

const leastTrust = 0.5;

interface Believed {
  telling: Telling;
  trust: number;
}

/** Of equals the first: families are listed from the clearest on. */
function mostBelieved(capture: Capture): Believed | undefined {
  let best: Believed | undefined;
  for (const telling of tellingsIn(capture)) {
    const trust = Math.round(weigh(telling.family, telling.marks, telling.content) * 100) / 100;
    if (trust > (best?.trust ?? leastTrust)) best = { telling, trust };
  }
  return best;
}

// Headings and bold lines; less may be links to the days before and after.
const leastClarity = 0.88;

/** Where the first heading names a day it is one of the found ones, or they are not the page's days. */
const outweighs = ({ marks, parts }: Telling, one: DayPart) =>
  one.at.block === titleBlock
    ? distinct(marks) >= 2 && clarityOf(marks) >= leastClarity
    : parts.some(({ at }) => at.block === one.at.block);

/** In the order of the source; several parts may share a number. Empty where a page has no days. */
export function findDays(capture: Capture): DayPart[] {
  const best = mostBelieved(capture);
  const one = oneOfSeries(capture);
  if (one && !(best && outweighs(best.telling, one))) return [one];
  return best ? best.telling.parts.map((part) => ({ ...part, trust: best.trust })) : [];
}
