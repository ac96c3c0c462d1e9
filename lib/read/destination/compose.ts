// Pure: no browser, no network, no clock.
// A destination is said from the small to the large, as people do: "Palermo, Sicily, Italy", in the page's own words.
import type { PlaceCandidate } from '../../model/evidence.ts';
import type { Candidate } from './candidate-list.ts';
import { countryName } from './country-name.ts';
import { holds } from './page-sums.ts';

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
const closeScore = 2;
// The same for a place that most of the mentions in the best one are of, and for a name that nobody knows.
const closeScoreOfMain = 5;
const mainShare = 0.4;
const closeScoreOfUnknown = 3;
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

/** "Pamukkale, Türkiye": the country of a city is known, whether or not the page says it; in the page's language. */
const isLatin = /^\p{Script=Latin}/u;
const isOtherScript = /^(?:ja|zh|ko|ru|uk|bg|el|he|ar|fa|th|hi|ka|hy)/;

function countryOf({ place, name }: Candidate, language: string): string[] {
  if (place?.kind !== 'city' || !/^[A-Z]{2}$/.test(place.country)) return [];
  // What a page declares is often wrong; the letters of the name are not.
  if (language === '' || isLatin.test(name) === isOtherScript.test(language)) return [];
  const country = countryName(place.country, language);
  return country && country !== place.name && country !== name ? [country] : [];
}

export function composed(scored: Scored[], language = ''): Composed | undefined {
  const first = highest(scored);
  if (!first) return undefined;
  const subject = highest(unknownBeside(first, scored)) ?? highest(insideOf(first, scored)) ?? first;
  const chain = [subject, ...holdersOf(subject, scored)].slice(0, longestChain);
  const isInCountry = chain.some(({ candidate }) => candidate.place?.kind === 'country');
  const names = chain.map(({ candidate }) => candidate.name);
  const country = isInCountry ? [] : countryOf(subject.candidate, language);
  return { name: [...names, ...country].join(', '), candidate: subject.candidate };
}
