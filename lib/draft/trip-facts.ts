// Facts about the trip as a whole, besides its title and destination.
import type { Capture } from '../model/capture.ts';
import type { Draft } from '../model/draft.ts';
import type { Evidence } from '../model/evidence.ts';
import { fold } from '../text/fold.ts';
import { best, claimsOfKind, sourcedFrom } from './weigh.ts';

/** `evidence` is in source order. */
export function tripFacts(
  capture: Capture,
  evidence: Evidence[],
): Pick<Draft, 'summary' | 'origin' | 'bestSeason' | 'tags'> {
  const summary = best(claimsOfKind(evidence, 'summary'));
  const origin = best(claimsOfKind(evidence, 'origin'));
  const season = best(claimsOfKind(evidence, 'season'));
  const tags = claimsOfKind(evidence, 'tag');
  const seen = new Set<string>();
  const different = tags.filter(({ claim }) => !seen.has(fold(claim.name)) && seen.add(fold(claim.name)));
  return {
    ...(summary && { summary: sourcedFrom(capture, summary, summary.claim.text) }),
    ...(origin && { origin: sourcedFrom(capture, origin, origin.claim.name) }),
    ...(season && { bestSeason: sourcedFrom(capture, season, season.claim.text) }),
    ...(different.length > 0 && { tags: different.map((tag) => sourcedFrom(capture, tag, tag.claim.name)) }),
  };
}
