// What rules and gazetteer know about a page, as hints for the text model.
import type { NameMention, RuledOpening, SenseHints } from '../../model/text-sense.ts';
import type { Days } from '../days/find-days.ts';
import { families } from '../days/marks.ts';
import type { Candidate } from './group.ts';
import { carriers } from './mention.ts';
import type { PageView } from './page-view.ts';

/** Every line that begins a day by any of the page's ways of marking days; the way that was chosen counts as one more. */
function ruledOpenings({ all, parts }: Days): RuledOpening[] {
  const ruled = all.flatMap(({ telling: { family, marks }, trust }) =>
    marks.map(({ block, start }) => ({ block, start, way: families.indexOf(family), trust })),
  );
  const believed = parts.map(({ at: { block, start }, trust }) => ({
    block,
    start,
    way: families.length,
    trust,
  }));
  return [...ruled, ...believed];
}

export function hintsOf(view: PageView, days: Days): SenseHints {
  const places = view.candidates.flatMap(({ name, mentions }) => {
    const [place] = view.knowledge.lookUpPlace?.(name) ?? [];
    return place ? mentions.map((at) => ({ at, kind: place.kind })) : [];
  });
  return { places, openings: ruledOpenings(days) };
}

export const mentionsOf = ({ mentions }: Candidate): NameMention[] =>
  mentions.map(({ block, start, end, carrier, isWhole }) => ({
    block,
    start,
    end,
    carrier: carriers.indexOf(carrier),
    isWhole,
  }));
