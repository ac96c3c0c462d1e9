// Pure: no browser, no network, no clock.
// The question about a name that two places share.
import type { DraftStop, Question, StopCandidate } from '../model/draft.ts';

/** Two places are called Córdoba: in Spain or in Argentina? Nothing where the country does not tell them apart. */
export function ambiguityAbout({ id, name }: DraftStop, candidates: StopCandidate[]): Question | undefined {
  const [first, second] = candidates;
  if (!first || !second || first.country === second.country) return undefined;
  const countries: [string, string] = [first.country, second.country];
  return { stopId: id, doubt: { kind: 'same-name', name: name.value, countries } };
}
