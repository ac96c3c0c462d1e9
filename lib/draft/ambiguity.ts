// Pure: no browser, no network, no clock.
// The question about a name that two places share.
import type { DraftStop, Question, StopCandidate } from '../model/draft.ts';

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

const countryOf = ({ country }: StopCandidate) =>
  /^[A-Z]{2}$/.test(country) ? (countryNames.of(country) ?? country) : country;

/** "Two places are called Córdoba: Spain or Argentina?"; nothing where the country does not tell them apart. */
export function ambiguityAbout({ id, name }: DraftStop, candidates: StopCandidate[]): Question | undefined {
  const [first, second] = candidates;
  if (!first || !second || first.country === second.country) return undefined;
  return {
    stopId: id,
    sentence: `Two places are called ${name.value}: ${countryOf(first)} or ${countryOf(second)}?`,
  };
}
