// Pure: no browser, no network, no clock.
// A destination is said from the small to the large, as people do: "Palermo, Sicily, Italy", in the page's own words.
import { type Candidate, usualName } from './candidate-list.ts';
import { countryName } from './country-name.ts';
import { countryCode, holdersOf } from './holders.ts';
import { isInside } from './inside.ts';
import { joinedTo, wordsOfJoined } from './joined-names.ts';
import { hasKindWord } from './kind-words.ts';
import { highest, type Scored } from './scored.ts';

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

const closeScoreOfLonger = 4;

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

/** "Pamukkale, Türkiye": the country of a place is known, whether or not the page says it; in the page's language. */
const isLatin = /^\p{Script=Latin}/u;
const isOtherScript = /^(?:ja|zh|ko|ru|uk|bg|el|he|ar|fa|th|hi|ka|hy)/;

function countryOf(
  { candidate: { place, name } }: Scored,
  { code, language }: { code: string | undefined; language: string },
): string[] {
  if (place?.kind === 'country' || !/^[A-Z]{2}$/.test(code ?? '')) return [];
  // What a page declares is often wrong; the letters of the name are not.
  if (language === '' || isLatin.test(name) === isOtherScript.test(language)) return [];
  const country = countryName(code ?? '', language);
  return country && country !== place?.name && country !== name ? [country] : [];
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
  const joined = joinedTo(subject, scored);
  const holders = holdersOf(subject, scored);
  // The best one is where a place inside it lies, however far down the page says so.
  const isLost = first !== subject && !holders.includes(first) && first.candidate.place?.kind === 'region';
  const chain = [subject, ...(isLost ? [first] : []), ...holders].slice(0, longestChain);
  const isInCountry = chain.some(({ candidate }) => candidate.place?.kind === 'country');
  const isLatinPage = !isOtherScript.test(language);
  const goals = wordsOfJoined(joined);
  // What has its region before it without a blank needs nothing behind it.
  const isGrown = goals !== '' && !/[\s\p{P}\p{S}]/u.test(goals);
  const told = goals === '' ? chain : chain.slice(1).filter(({ candidate }) => !joined.includes(candidate));
  const names = isGrown ? [] : told.map(({ candidate }) => usualName(candidate, isLatinPage));
  const country =
    isInCountry || isGrown ? [] : countryOf(subject, { code: countryCode(chain, scored), language });
  const name = [...(goals === '' ? [] : [goals]), ...names, ...country].join(', ');
  return { name, candidate: subject.candidate };
}
