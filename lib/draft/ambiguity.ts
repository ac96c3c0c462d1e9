// The question about a name that two places share.
import type { DraftStop, Question, StopCandidate } from '../model/draft.ts';

/** A sight is identified by its town, a town by its state or province. */
const regionOf = ({ town, region }: StopCandidate) => [...new Set([town, region])].filter(Boolean).join(', ');

/** Two places are called Richmond: in Virginia or in England? Nothing where neither country nor region tells them apart. */
export function ambiguityAbout({ id, name }: DraftStop, candidates: StopCandidate[]): Question | undefined {
  const [first, second] = candidates;
  if (!first || !second) return undefined;
  const regions: [string, string] = [regionOf(first), regionOf(second)];
  if (first.country === second.country && regions[0] === regions[1]) return undefined;
  const countries: [string, string] = [first.country, second.country];
  const hasRegions = regions.some((region) => region !== '');
  return {
    stopId: id,
    doubt: { kind: 'same-name', name: name.value, countries, ...(hasRegions && { regions }) },
  };
}
