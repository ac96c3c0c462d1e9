// Pure: no browser, no network, no clock.
// What is known of the trip as a whole, besides its name and place.
import type { Capture } from '../model/capture.ts';
import type { Draft, Known } from '../model/draft.ts';
import { type Evidence, structuredBlock } from '../model/evidence.ts';
import { fold } from '../text/fold.ts';
import { best, claimsOfKind, knownFrom } from './weigh.ts';

/** A fact keeps its words; those of structured data stand in no block, so they are the fact itself. */
function factFrom(capture: Capture, evidence: Evidence, value: string): Known<string> {
  if (evidence.at.block !== structuredBlock) return knownFrom(capture, evidence, value);
  const { at, reader, trust } = evidence;
  return { value, origin: { by: 'source', ...at, reader, words: value }, confidence: trust };
}

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
    ...(summary && { summary: factFrom(capture, summary, summary.claim.text) }),
    ...(origin && { origin: factFrom(capture, origin, origin.claim.name) }),
    ...(season && { bestSeason: factFrom(capture, season, season.claim.text) }),
    ...(different.length > 0 && { tags: different.map((tag) => factFrom(capture, tag, tag.claim.name)) }),
  };
}
