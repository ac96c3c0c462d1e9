// How a name in a title relates to the others there: a word beside known places, a place before one that contains it.
import type { Candidate } from './candidate-list.ts';

const isTitled = ({ counts }: Candidate) => counts.title + counts.top > 0;

/** How many places of the map are in the title. */
export const titledPlaces = (candidates: Candidate[]): number =>
  candidates.filter((candidate) => candidate.place && isTitled(candidate)).length;

export function standingSignals(
  { counts, name, place }: Candidate,
  knownPlaces: number,
): Record<string, number> {
  const unknown = Number(!place);
  const inText = Math.max(1, counts.lead + counts.body);
  const isHeld = Number(counts.held > 0);
  return {
    'unknown, beside known places in the title': unknown * Number(knownPlaces > 0),
    'unknown, share of its mentions that are pointed at': unknown * Math.min(1, counts.pointed / inText),
    'with a digit in it': Number(/\d/.test(name)),
    'before what holds it in the title': isHeld,
    'unknown, before what holds it in the title': unknown * isHeld,
  };
}
