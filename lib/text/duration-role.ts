// Whether a duration is that of a stay, of a journey, or of something else.
import { stayLabels, underWay } from '../languages/durations.ts';
import type { FoundDuration } from './find-duration.ts';
import { wordPattern } from './word-pattern.ts';

const way = wordPattern(underWay);
const stay = wordPattern(stayLabels);
const reach = 36;
const clauseEnd = /[.!?。！？\n;,，(（)）|](?!\d)/u;

/** 'stay' where the words around say so, 'way' where they mention travelling or waiting, else 'plain'. */
export function durationRole(text: string, { start, end }: FoundDuration): 'stay' | 'way' | 'plain' {
  const before =
    text
      .slice(Math.max(0, start - reach), start)
      .split(clauseEnd)
      .at(-1) ?? '';
  const after = text.slice(end, end + reach).split(clauseEnd, 1)[0] ?? '';
  if (way.test(after) || way.test(before)) return 'way';
  return stay.test(before) || stay.test(after) ? 'stay' : 'plain';
}
