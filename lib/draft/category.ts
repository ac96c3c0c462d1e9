import type { Capture } from '../model/capture.ts';
import type { Category, Sourced } from '../model/draft.ts';
import type { NameEvidence } from './named.ts';
import { sourcedFrom } from './weigh.ts';

const sureness = { byNoun: 0.75, byWordsBefore: 0.6 };

/** The category its reader saw. */
export function categoryOf(capture: Capture, { seen, ...name }: NameEvidence): Sourced<Category> | undefined {
  if (!seen) return undefined;
  const trust = seen.isByNoun ? sureness.byNoun : sureness.byWordsBefore;
  return sourcedFrom(capture, { ...name, trust }, seen.category);
}
