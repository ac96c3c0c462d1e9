// Where in the course of a page a name is mentioned: the subject of a trip appears from beginning to end.
import type { Candidate } from './candidate-list.ts';
import { totalOf } from './page-sums.ts';

const tenths = 10;
const first = 1;
const last = 1 << (tenths - 1);

const bitsIn = (bits: number) => {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count += 1;
  return count;
};

export interface Course {
  mostTenths: number;
  /** Headings that name stages. */
  stages: number;
}

export const courseOf = (candidates: Candidate[]): Course => ({
  mostTenths: Math.max(1, ...candidates.map(({ tenths: bits }) => bitsIn(bits))),
  stages: candidates.reduce((sum, { counts }) => sum + counts.stage, 0),
});

export function courseSignals(candidate: Candidate, { mostTenths, stages }: Course): Record<string, number> {
  const { counts, tenths: bits } = candidate;
  const total = Math.max(1, totalOf(candidate));
  return {
    'tenths of the page that say it': bitsIn(bits) / tenths,
    'tenths, beside the most of any': bitsIn(bits) / mostTenths,
    'said in the first tenth': Number((bits & first) > 0),
    'said in the last tenth': Number((bits & last) > 0),
    'said at both ends': Number((bits & first) > 0 && (bits & last) > 0),
    'a stage in headings': Math.min(3, counts.stage) / 3,
    'share of the stages in headings': counts.stage / Math.max(1, stages),
    'stages in headings, none of them this': Number(stages > 3 && counts.stage === 0),
    'share of its mentions that come from there': counts.left / total,
    'come from there at all': Number(counts.left > 0),
    'where somebody lives': Number(counts.home > 0),
    'share of its mentions as a home': counts.home / total,
  };
}
