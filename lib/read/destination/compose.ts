// Pure: no browser, no network, no clock.
// A destination is said from the small to the large, as people do: "Palermo, Sicily, Italy", in the page's own words.
import type { PlaceCandidate } from '../../model/evidence.ts';
import type { Candidate } from './candidates.ts';
import { holds } from './features.ts';

export interface Scored {
  candidate: Candidate;
  score: number;
}

export interface Composed {
  name: string;
  /** The part that the page is about. */
  candidate: Candidate;
}

// A place inside the best one that scores about as well is what the page is about, and the best one is where it lies.
const closeScore = 1;
// The same for a place that most of the mentions in the best one are of, and for a name that nobody knows.
const closeScoreOfMain = 2.5;
const mainShare = 0.4;
const closeScoreOfUnknown = 1.5;
const longestChain = 3;

// Regions have no borders here; the better known of two is mostly the larger.
const isNarrower = (a: PlaceCandidate, b: PlaceCandidate) => a.kind !== b.kind || a.prominence < b.prominence;

const isInside = (inner: PlaceCandidate, outer: PlaceCandidate) =>
  inner !== outer &&
  inner.kind !== 'country' &&
  outer.kind !== 'city' &&
  isNarrower(inner, outer) &&
  holds(outer, inner);

const saidOf = ({ counts }: Candidate) =>
  counts.title + counts.top + counts.heading + counts.lead + counts.body;

function insideOf(best: Scored, scored: Scored[]): Scored[] {
  const { place } = best.candidate;
  if (!place || place.kind === 'city') return [];
  const inside = scored.filter(({ candidate }) => candidate.place && isInside(candidate.place, place));
  const all = inside.reduce((sum, { candidate }) => sum + saidOf(candidate), 0);
  return inside.filter(({ candidate, score }) => {
    const isMain = saidOf(candidate) >= mainShare * all;
    return score >= best.score - (isMain ? closeScoreOfMain : closeScore);
  });
}

/** "Levanto, Cinque Terre": a name nobody knows that the title and the text say is the subject, not what holds it. */
function unknownBeside(best: Scored, scored: Scored[]): Scored[] {
  if (!best.candidate.place || best.candidate.place.kind === 'city') return [];
  return scored.filter(
    ({ candidate, score }) =>
      !candidate.place &&
      candidate.counts.pattern + candidate.counts.opening > 0 &&
      candidate.counts.lead + candidate.counts.body > 0 &&
      score >= best.score - closeScoreOfUnknown,
  );
}

const highest = (scored: Scored[]) =>
  scored.reduce<Scored | undefined>(
    (top, other) => (!top || other.score > top.score ? other : top),
    undefined,
  );

const saysAbout = ({ counts }: Candidate) =>
  counts.title +
    counts.top +
    counts.address +
    counts.structured +
    counts.description +
    counts.lead +
    counts.heading >
  0;

function holdersOf({ candidate, score }: Scored, scored: Scored[]): Scored[] {
  const { place } = candidate;
  // Where an unknown place lies, the rest of the page says.
  const around = place
    ? scored.filter((other) => other.candidate.place && isInside(place, other.candidate.place))
    : scored.filter(
        (other) =>
          other.candidate.place &&
          other.candidate.place.kind !== 'city' &&
          other.score >= score - closeScoreOfMain,
      );
  const region = highest(
    around.filter((other) => other.candidate.place?.kind === 'region' && saysAbout(other.candidate)),
  );
  const inRegion = region?.candidate.place;
  const country = highest(
    around.filter(
      ({ candidate: { place: wide } }) =>
        wide?.kind === 'country' && (!inRegion || wide.country === inRegion.country),
    ),
  );
  return [region, country].filter((holder) => holder !== undefined);
}

export function composed(scored: Scored[]): Composed | undefined {
  const first = highest(scored);
  if (!first) return undefined;
  const subject = highest(unknownBeside(first, scored)) ?? highest(insideOf(first, scored)) ?? first;
  const chain = [subject, ...holdersOf(subject, scored)].slice(0, longestChain);
  return { name: chain.map(({ candidate }) => candidate.name).join(', '), candidate: subject.candidate };
}
