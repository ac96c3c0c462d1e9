// The best score is not always the subject: the page may be about a place inside it, or about a longer name around it.
import type { PlaceCandidate } from '../../model/evidence.ts';
import { partsOfWorld } from '../../text/destination-words.ts';
import type { Candidate } from './candidate-list.ts';
import { isInside } from './inside.ts';
import { joinedTo } from './joined-names.ts';
import { hasKindWord } from './kind-words.ts';
import { holds } from './page-sums.ts';
import { highest, type Scored } from './scored.ts';

// A place inside the best one that scores about as well is what the page is about, and the best one is where it lies.
const closeScore = 3;
// The same for a place of the title that a third of the mentions in the best one are of, and for a name that nobody knows.
const closeScoreOfMain = 5;
const mainShare = 0.3;
const closeScoreOfUnknown = 3;
// Under a title that names the best one, another is the subject only if so much of what the page says lies in it.
const coveredShare = 0.6;
// A title that points at the best one ("Rondreis door Noorwegen") means it, unless the text comes back to another so often.
const fewest = 4;
// Isles that have a code of their own: their parts are no destinations beside the whole.
const fewPeople = 6e5;

const mentionsOf = ({ counts }: Candidate) =>
  counts.title + counts.top + counts.heading + counts.lead + counts.body;

const isTitled = ({ candidate: { counts } }: Scored) => counts.pattern + counts.whole > 0;

/** Is the place itself, or a town in it: a suburb in its city too. How far a region goes is not known well enough for others. */
const isPartOf = (part: PlaceCandidate, whole: PlaceCandidate) =>
  part === whole || (part.kind !== 'region' && (isInside(part, whole) || holds(whole, part)));

function insideOf(best: Scored, scored: Scored[]): Scored[] {
  const { place } = best.candidate;
  if (!place || place.kind === 'city') return [];
  const inside = scored.filter(({ candidate }) => candidate.place && isInside(candidate.place, place));
  const mentionsOfAll = (some: Scored[]) =>
    some.reduce((sum, { candidate }) => sum + mentionsOf(candidate), 0);
  const all = mentionsOfAll(inside);
  const titled = inside.filter((one) => {
    const isMain = mentionsOf(one.candidate) >= mainShare * all;
    return isTitled(one) && one.score >= best.score - (isMain ? closeScoreOfMain : closeScore);
  });
  if (titled.length > 0) return titled;
  // "Croatia, Slovenia, Italy" is about all of them, "Balkans" about several: neither about one of their towns.
  if (joinedTo(best, scored).length > 0 || partsOfWorld.has(place.name)) return [];
  if (place.kind === 'country' && place.population < fewPeople) return [];
  const { counts } = best.candidate;
  const least = Math.max(
    counts.pattern + counts.weak > 0 ? fewest : 0,
    all * (counts.title > 0 ? coveredShare : mainShare),
  );
  return inside.filter(({ candidate: { place: own }, score }) => {
    if (!own || own.kind === place.kind || score < best.score - closeScore) return false;
    const part = inside.filter(({ candidate }) => candidate.place && isPartOf(candidate.place, own));
    return mentionsOfAll(part) >= least;
  });
}

const isUnspaced = /^[\p{Script=Han}\p{Script=Katakana}]/u;

// A name nobody knows scores lower than a known piece of it, or a known end of the way that it names.
const closeScoreOfWay = 5;

// Everybody knows these by themselves.
const minProminence = 0.5;

/** "Crossing Costa Rica Into Panama", "Australia’s Woody Island": around a place that all know is a line of a title, no name. */
const isLine = ({ name }: Candidate, scored: Scored[], piece: string) =>
  scored.some(
    ({ candidate: { name: other, place, counts } }) =>
      place !== undefined &&
      place.prominence >= minProminence &&
      counts.title + counts.top > 0 &&
      other.length < name.length &&
      name.includes(other) &&
      !piece.includes(other),
  );

/** A kind that the piece says of itself is nothing added: "三去黄山" is only the hill, "黄山天都峰" a peak of it. */
const isWholeItself = (piece: string) =>
  piece.includes(' ') || (isUnspaced.test(piece) && hasKindWord(piece));

/** What is added to the piece, or the one word of the piece, says what it is: "Gran Cañón", "Monte Rosa"; not "Costa Rica Express". */
const isLongerForm = ({ name }: Candidate, piece: string) =>
  name.length > piece.length &&
  name.includes(piece) &&
  hasKindWord(isWholeItself(piece) ? name.replace(piece, ' ').trim() : name);

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

/** "基隆山" is a hill, though the title's first characters are a town: in scripts without spaces a name is as long as it can be. */
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
/** "Australia’s Woody Island": the whole of a title's name, and it says itself what it is. */
const isLandscape = ({ counts, name }: Candidate) => counts.whole > 0 && hasKindWord(name);

/** "Japan – Ako", "Picos de Europa, Bulnes": it heads a part of the title, and the text comes back to it. */
const isHead = ({ counts }: Candidate) =>
  counts.opensPart > 0 && counts.whole > 0 && counts.lead + counts.body >= minRepeats;
const minRepeats = 2;

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

/** What the page is about, given what scores best. */
export const subjectOf = (best: Scored, scored: Scored[]): Scored =>
  highest(wayAround(best, scored)) ??
  highest(longerThan(best, scored)) ??
  highest(unknownBeside(best, scored)) ??
  highest(insideOf(best, scored)) ??
  best;
