// The question about a name that two places share.
import type { DraftStop, Question, StopCandidate } from '../model/draft.ts';

/** A sight is identified by its town, a town by its state or province. */
const regionOf = ({ town, region }: StopCandidate) => [...new Set([town, region])].filter(Boolean).join(', ');

/** Whether a traveller can choose between them: "Phuket, Thailand or Thailand?", a town or its island, is no question. */
function areToldApart(one: StopCandidate, other: StopCandidate): boolean {
  const [region, otherRegion] = [regionOf(one), regionOf(other)];
  return one.country !== other.country || (!!region && !!otherRegion && region !== otherRegion);
}

/** Richmond in Virginia or in England? Undefined where neither country nor region tells the candidates apart. */
export function ambiguityAbout({ id, name }: DraftStop, candidates: StopCandidate[]): Question | undefined {
  const [first, ...others] = candidates;
  const second = first && others.find((other) => areToldApart(first, other));
  if (!second) return undefined;
  const regions: [string, string] = [regionOf(first), regionOf(second)];
  const hasRegions = regions.some((region) => region !== '');
  return {
    stopId: id,
    doubt: {
      kind: 'same-name',
      name: name.value,
      countries: [first.country, second.country],
      ...(hasRegions && { regions }),
    },
  };
}
