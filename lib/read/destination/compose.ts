// Pure: no browser, no network, no clock.
// A destination is said from the small to the large, as people do: "Palermo, Sicily, Italy", in the page's own words.
import { distanceKm } from '../../model/distance.ts';
import type { PlaceCandidate } from '../../model/evidence.ts';
import { type Candidate, usualName } from './candidate-list.ts';
import { countryName } from './country-name.ts';
import { hasKindWord } from './kind-words.ts';
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
const closeScore = 3;
// The same for a place that most of the mentions in the best one are of, and for a name that nobody knows.
const closeScoreOfMain = 5;
const mainShare = 0.4;
const closeScoreOfUnknown = 3;
const longestChain = 3;

// Regions have no borders here; the better known of two is mostly the larger.
const isNarrower = (a: PlaceCandidate, b: PlaceCandidate) => a.kind !== b.kind || a.prominence < b.prominence;

// The well known regions are states and large islands: their ends lie far from their middle.
const largeRegion = { prominence: 0.6, reachKm: 450 };

const isInLarge = (inner: PlaceCandidate, outer: PlaceCandidate) =>
  outer.kind === 'region' &&
  outer.country === inner.country &&
  outer.prominence >= largeRegion.prominence &&
  distanceKm(inner.coordinate, outer.coordinate) <= largeRegion.reachKm;

const isInside = (inner: PlaceCandidate, outer: PlaceCandidate) =>
  inner !== outer &&
  inner.kind !== 'country' &&
  outer.kind !== 'city' &&
  isNarrower(inner, outer) &&
  (holds(outer, inner) || isInLarge(inner, outer));

const saidOf = ({ counts }: Candidate) =>
  counts.title + counts.top + counts.heading + counts.lead + counts.body;

function insideOf(best: Scored, scored: Scored[]): Scored[] {
  const { place } = best.candidate;
  if (!place || place.kind === 'city') return [];
  const inside = scored.filter(({ candidate }) => candidate.place && isInside(candidate.place, place));
  const all = inside.reduce((sum, { candidate }) => sum + saidOf(candidate), 0);
  const close = inside.filter(({ candidate, score }) => {
    const isMain = saidOf(candidate) >= mainShare * all;
    return score >= best.score - (isMain ? closeScoreOfMain : closeScore);
  });
  // What the title names beside it comes before what the text says often.
  const titled = close.filter(({ candidate }) => candidate.counts.pattern + candidate.counts.whole > 0);
  return titled.length > 0 ? titled : close;
}

// A name nobody knows scores lower than a known piece of it, or a known end of the way that it names.
const closeScoreOfWay = 5;

/** "Serra do Rio do Rastro" is no trip to Rio; "Trilho dos Pescadores: Porto Covo – Milfontes" is not one to its first village. */
function wayAround(best: Scored, scored: Scored[]): Scored[] {
  const { counts, name } = best.candidate;
  const isTitled = counts.title + counts.top > 0;
  const isPiece = isTitled && counts.whole === 0;
  if (!isPiece && counts.end === 0) return [];
  return scored.filter(
    ({ candidate, score }) =>
      candidate.counts.whole > 0 &&
      candidate.counts.end < Math.max(1, candidate.counts.whole) &&
      hasKindWord(candidate.name) &&
      score >= best.score - closeScoreOfWay &&
      (isPiece ? candidate.name.length > name.length && candidate.name.includes(name) : counts.end > 0),
  );
}

const closeScoreOfLonger = 3;

/** "基隆山" is a hill, though the title's first signs are a town: in scripts without blanks a name is as long as it can be. */
function longerThan(best: Scored, scored: Scored[]): Scored[] {
  const { name, counts } = best.candidate;
  if (!isUnspaced.test(name) || counts.title + counts.top === 0) return [];
  return scored.filter(
    ({ candidate, score }) =>
      !candidate.place &&
      candidate.counts.title + candidate.counts.top > 0 &&
      candidate.name.length > name.length &&
      candidate.name.startsWith(name) &&
      hasKindWord(candidate.name) &&
      score >= best.score - closeScoreOfLonger,
  );
}
const isUnspaced = /^[\p{Script=Han}\p{Script=Katakana}]/u;

/** "Levanto, Cinque Terre": a name nobody knows that the title and the text say is the subject, not what holds it. */
function unknownBeside(best: Scored, scored: Scored[]): Scored[] {
  if (!best.candidate.place || best.candidate.place.kind === 'city') return [];
  return scored.filter(
    ({ candidate, score }) =>
      !candidate.place &&
      candidate.counts.pattern + candidate.counts.opening + candidate.counts.weak > 0 &&
      candidate.counts.lead + candidate.counts.body + candidate.counts.weak > 0 &&
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
          other.score >= score - (other.candidate.place.kind === 'country' ? closeScoreOfMain : closeScore),
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

/** "Pamukkale, Türkiye": the country of a place is known, whether or not the page says it; in the page's language. */
const isLatin = /^\p{Script=Latin}/u;
const isOtherScript = /^(?:ja|zh|ko|ru|uk|bg|el|he|ar|fa|th|hi|ka|hy)/;

function countryOf({ place, name }: Candidate, language: string): string[] {
  if (!place || place.kind === 'country' || !/^[A-Z]{2}$/.test(place.country)) return [];
  // What a page declares is often wrong; the letters of the name are not.
  if (language === '' || isLatin.test(name) === isOtherScript.test(language)) return [];
  const country = countryName(place.country, language);
  return country && country !== place.name && country !== name ? [country] : [];
}

export function composed(scored: Scored[], language = ''): Composed | undefined {
  const first = highest(scored);
  if (!first) return undefined;
  const subject =
    highest(wayAround(first, scored)) ??
    highest(longerThan(first, scored)) ??
    highest(unknownBeside(first, scored)) ??
    highest(insideOf(first, scored)) ??
    first;
  const holders = holdersOf(subject, scored);
  // The best one is where a place inside it lies, however far down the page says so.
  const isLost = first !== subject && !holders.includes(first) && first.candidate.place?.kind === 'region';
  const chain = [subject, ...(isLost ? [first] : []), ...holders].slice(0, longestChain);
  const isInCountry = chain.some(({ candidate }) => candidate.place?.kind === 'country');
  const names = chain.map(({ candidate }) => usualName(candidate, !isOtherScript.test(language)));
  const country = isInCountry ? [] : countryOf(subject.candidate, language);
  return { name: [...names, ...country].join(', '), candidate: subject.candidate };
}
