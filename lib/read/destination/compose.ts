// Pure: no browser, no network, no clock.
// A destination is said from the small to the large, as people do: "Palermo, Sicily, Italy", in the page's own words.
import type { PlaceCandidate } from '../../model/evidence.ts';
import { capitalised } from '../../text/capitalised.ts';
import { partsOfWorld } from '../../text/destination-words.ts';
import { fold } from '../../text/fold.ts';
import { type Candidate, usualName } from './candidate-list.ts';
import { countryName } from './country-name.ts';
import { countryCode, holdersOf } from './holders.ts';
import { isInside } from './inside.ts';
import { joinedTo, wordsOfJoined } from './joined-names.ts';
import { hasKindWord } from './kind-words.ts';
import { holds } from './page-sums.ts';
import { highest, type Scored } from './scored.ts';
import { fullName } from './title-forms.ts';

export interface Composed {
  name: string;
  /** The part that the page is about. */
  candidate: Candidate;
}

// A place inside the best one that scores about as well is what the page is about, and the best one is where it lies.
const closeScore = 3;
// The same for a place of the title that most of the mentions in the best one are of, and for a name that nobody knows.
const closeScoreOfMain = 5;
const mainShare = 0.3;
const closeScoreOfUnknown = 3;
const longestChain = 3;
// Under a title that names the best one, another is the subject only if so much of what the page says lies in it.
const coveredShare = 0.6;
// Isles that have a code of their own: their parts are no destinations beside the whole.
const fewPeople = 6e5;

const saidOf = ({ counts }: Candidate) =>
  counts.title + counts.top + counts.heading + counts.lead + counts.body;

const isTitled = ({ candidate: { counts } }: Scored) => counts.pattern + counts.whole > 0;

/** Is the place itself, or a town in it: a suburb in its city too. How far a region goes is not known well enough for others. */
const isPartOf = (part: PlaceCandidate, whole: PlaceCandidate) =>
  part === whole || (part.kind !== 'region' && (isInside(part, whole) || holds(whole, part)));

function insideOf(best: Scored, scored: Scored[]): Scored[] {
  const { place } = best.candidate;
  if (!place || place.kind === 'city') return [];
  const inside = scored.filter(({ candidate }) => candidate.place && isInside(candidate.place, place));
  const saidOfAll = (some: Scored[]) => some.reduce((sum, { candidate }) => sum + saidOf(candidate), 0);
  const all = saidOfAll(inside);
  const titled = inside.filter((one) => {
    const isMain = saidOf(one.candidate) >= mainShare * all;
    return isTitled(one) && one.score >= best.score - (isMain ? closeScoreOfMain : closeScore);
  });
  if (titled.length > 0) return titled;
  if (place.kind === 'country' && place.population < fewPeople) return [];
  const share = best.candidate.counts.title > 0 ? coveredShare : mainShare;
  return inside.filter(({ candidate: { place: own }, score }) => {
    if (!own || own.kind === place.kind || score < best.score - closeScore) return false;
    const part = inside.filter(({ candidate }) => candidate.place && isPartOf(candidate.place, own));
    return saidOfAll(part) >= share * all;
  });
}

// A name nobody knows scores lower than a known piece of it, or a known end of the way that it names.
const closeScoreOfWay = 5;

// Everybody knows these by themselves.
const wellKnown = 0.5;

/** "Crossing Costa Rica Into Panama", "Australia’s Woody Island": around a place that all know is a line of a title, no name. */
const isLine = ({ name }: Candidate, scored: Scored[], piece: string) =>
  scored.some(
    ({ candidate: { name: other, place, counts } }) =>
      place !== undefined &&
      place.prominence >= wellKnown &&
      counts.title + counts.top > 0 &&
      other.length < name.length &&
      name.includes(other) &&
      !piece.includes(other),
  );

/** What is added to the piece, or the one word of the piece, says what it is: "Gran Cañón", "Monte Rosa"; not "Costa Rica Express". */
const isLongerForm = ({ name }: Candidate, piece: string) =>
  name.length > piece.length &&
  name.includes(piece) &&
  hasKindWord(piece.includes(' ') ? name.replace(piece, ' ').trim() : name);

/** "Serra do Rio do Rastro" is no trip to Rio; "Trilho dos Pescadores: Porto Covo – Milfontes" is not one to its first village. */
function wayAround(best: Scored, scored: Scored[]): Scored[] {
  const { counts, name } = best.candidate;
  const isTitled = counts.title + counts.top > 0;
  const isPiece = isTitled && counts.whole === 0;
  if (!isPiece && counts.end === 0) return [];
  return scored.filter(
    ({ candidate, score }) =>
      candidate.counts.whole > candidate.counts.end &&
      score >= best.score - closeScoreOfWay &&
      (isPiece
        ? isLongerForm(candidate, name) && !isLine(candidate, scored, name)
        : hasKindWord(candidate.name)),
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

/** "Australia’s Woody Island": the whole of a title's name, and it says itself what it is. */
const isLandscape = ({ counts, name }: Candidate) => counts.whole > 0 && hasKindWord(name);

/** "Japan – Ako", "Picos de Europa, Bulnes": it heads a part of the title, and the text comes back to it. */
const isHead = ({ counts }: Candidate) =>
  counts.opensPart > 0 && counts.whole > 0 && counts.lead + counts.body >= saidAgain;
const saidAgain = 2;

/** "Levanto, Cinque Terre": a name nobody knows that the title and the text say is the subject, not what holds it. */
function unknownBeside(best: Scored, scored: Scored[]): Scored[] {
  if (!best.candidate.place || best.candidate.place.kind === 'city') return [];
  return scored.filter(
    ({ candidate, score }) =>
      !candidate.place &&
      (candidate.counts.pattern + candidate.counts.opening + candidate.counts.weak > 0 ||
        isLandscape(candidate) ||
        isHead(candidate)) &&
      candidate.counts.lead + candidate.counts.body + candidate.counts.weak > 0 &&
      score >= best.score - closeScoreOfUnknown &&
      !isLine(candidate, scored, ''),
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

const somePlaces = 3;

/** Ranges have one country on the map and lie in several: "Alps" on a page whose towns are all in the next one. */
function isOverBorders({ candidate: { place } }: Scored, scored: Scored[]): boolean {
  if (place?.kind !== 'region') return false;
  if (partsOfWorld.has(place.name)) return true;
  const countries = scored.flatMap(({ candidate: { place: town } }) =>
    town?.kind === 'city' ? [town.country] : [],
  );
  const counts = new Map<string, number>();
  for (const code of countries) counts.set(code, (counts.get(code) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return countries.length >= somePlaces && !countries.includes(place.country) && most > countries.length / 3;
}

// Words inside a name that have no capital.
const small = /^(?:d[aeo]s?|del|della|di|du|la|le|les|of|the|and|und|et|e|y|i|van|der|den|am|an|in|na)$/u;

// "USA" is what all call it.
const isShort = /^[\p{Lu}.]+$/u;

/**
 * "Norway 2019" over an Italian text, "Ceylon" over one that speaks of Sri Lanka: in the page's language its name is another,
 * and the page says that one, about as often or where this is the English one, or only its title says this.
 */
function isOtherNameFor(country: string, { place, counts, forms }: Candidate, name: string): boolean {
  if (isShort.test(name)) return false;
  const [said, proper] = [forms.get(name) ?? 0, forms.get(country) ?? 0];
  if (proper > said / 2) return true;
  const isEnglish = fold(countryName(place?.country ?? '', 'en') ?? '') === fold(name);
  return isEnglish && (proper > 0 || said <= counts.title + counts.top);
}

/** Tags are written small: "belgica", "rio grande do sul". A country has its name in the page's language, all else its capitals. */
function shownName(candidate: Candidate, page: { isLatinPage: boolean; language: string }): string {
  const usual = usualName(candidate, page.isLatinPage);
  const name = fullName(usual) ?? usual;
  const { place } = candidate;
  const isSmall = isLatin.test(name) && name === name.toLowerCase();
  const country = place?.kind === 'country' ? countryName(place.country, page.language) : undefined;
  if (country && (isSmall || fold(country) === fold(name) || isOtherNameFor(country, candidate, name)))
    return country;
  if (!isSmall) return name;
  return name.replace(/[\p{L}\p{M}'’]+/gu, (word, at: number) =>
    at > 0 && small.test(word) ? word : capitalised(word),
  );
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
  const names = isGrown ? [] : told.map(({ candidate }) => shownName(candidate, { isLatinPage, language }));
  const country =
    isInCountry || isGrown || isOverBorders(subject, scored)
      ? []
      : countryOf(subject, { code: countryCode(chain, scored), language });
  const name = [...(goals === '' ? [] : [goals]), ...names, ...country].join(', ');
  return { name, candidate: subject.candidate };
}
