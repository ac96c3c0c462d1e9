// Pure: no browser, no network, no clock.
import { type Capture, hasText } from '../../model/capture.ts';
import type { Knowledge } from '../../model/evidence.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import type { Scored } from './compose.ts';
import { featureNames, featuresOf, sumsOf } from './features.ts';
import { settlePlaces } from './settle-places.ts';
import { weights } from './weights.ts';

export interface ScoredInput {
  candidate: Candidate;
  features: number[];
}

// Enough to see whether "nice" and "reading" are words here.
const searchedCharacters = 60_000;

/** How often a word stands on the page without a capital: "nice" against "Nice". */
function lowerCaseUses(capture: Capture): (name: string) => number {
  const counts = new Map<string, number>();
  let read = 0;
  for (const block of capture.blocks) {
    if (!hasText(block) || read > searchedCharacters) continue;
    read += block.text.length;
    for (const [word] of block.text.matchAll(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]+/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (name) => counts.get(name.toLowerCase()) ?? 0;
}

export function scoredInput(capture: Capture, knowledge: Knowledge): ScoredInput[] {
  const found = candidatesOf(capture, knowledge);
  const candidates = knowledge.lookUpPlace ? settlePlaces(found, knowledge.lookUpPlace) : found;
  const sums = sumsOf(candidates, lowerCaseUses(capture));
  return candidates.map((candidate) => ({ candidate, features: featuresOf(candidate, sums) }));
}

const inOrder = featureNames.map((name) => weights[name]);

/** Every place the page may be about, with how much speaks for it. */
export const scoredCandidates = (capture: Capture, knowledge: Knowledge): Scored[] =>
  scoredInput(capture, knowledge).map(({ candidate, features }) => ({
    candidate,
    score: features.reduce((sum, value, index) => sum + value * (inOrder[index] ?? 0), 0),
  }));
