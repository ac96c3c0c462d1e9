// The best score is not always the subject: the page may be about a place inside it, or about a longer name around it.
import type { PlaceCandidate } from '../../model/evidence.ts';
import { partsOfWorld } from '../../text/destination-words.ts';
import type { Candidate } from './candidate-list.ts';
import { isInside } from './inside.ts';
import { joinedTo } from './joined-names.ts';
import { hasKindWord } from './kind-words.ts';
import { holds } from './page-sums.ts';
import { highest, type Scored } from './scored.ts';

// A place inside the best one that scores about as well is the subject, and the best one is where it lies.
const closeScore = 3;
// The same for a place in the title that has a third of the mentions inside the best one, and for an unknown name.
const closeScoreOfMain = 5;
const mainShare = 0.3;
const closeScoreOfUnknown = 3;
// Under a title that names the best one, another place is the subject only with this share of the mentions.
const coveredShare = 0.6;
// A title that points at the best one ("Rondreis door Noorwegen") means it, unless the text mentions another this
// often.
const fewest = 4;
// Islands with their own country code: their parts are no destinations beside the whole.
const fewPeople = 6e5;

const mentionsOf = ({ counts }: Candidate) =>
  counts.title + counts.top + counts.heading + counts.lead + counts.body;

const isTitled = ({ candidate: { counts } }: Scored) => counts.pattern + counts.whole > 0;

/** The place itself, or a town or suburb in it. The extent of a region is not known well enough for anything else. */
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
  // "Croatia, Slovenia, Italy" is about all of them, "Balkans" about several: neither is about one of their towns.
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

// An unknown name scores lower than a known piece of it, or a known end of the route that it names.
const closeScoreOfWay = 5;

// Places that need no explanation.
const minProminence = 0.5;

/**
 * "Crossing Costa Rica Into Panama", "Australia’s Woody Island": words around a well-known place are a line of the
 * title, not a name.
 */
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

/** Whether the piece has its own kind, so that repeating it adds nothing: "三去黄山" is only the hill, "黄山天都峰" a peak of it. */
const isWholeItself = (piece: string) =>
  piece.includes(' ') || (isUnspaced.test(piece) && hasKindWord(piece));

/** The words added to the piece, or its only word, say what it is: "Gran Cañón", "Monte Rosa"; not "Costa Rica Express". */
const isLongerForm = ({ name }: Candidate, piece: string) =>
  name.length > piece.length &&
  name.includes(piece) &&
  hasKindWord(isWholeItself(piece) ? name.replace(piece, ' ').trim() : name);

/**
 * "Serra do Rio do Rastro" is not about Rio; "Trilho dos Pescadores: Porto Covo – Milfontes" not about its first
 * village.
 */
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

/** "基隆山" is a hill, though its first characters are a town: in scripts without spaces the longest name counts. */
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
/** "Australia’s Woody Island": a whole name in the title that says what it is. */
const isLandscape = ({ counts, name }: Candidate) => counts.whole > 0 && hasKindWord(name);

/** "Japan – Ako", "Picos de Europa, Bulnes": it opens a part of the title, and the text mentions it again. */
const isHead = ({ counts }: Candidate) =>
  counts.opensPart > 0 && counts.whole > 0 && counts.lead + counts.body >= minRepeats;
const minRepeats = 2;

/** "Levanto, Cinque Terre": an unknown name that is the subject according to title and text, and not what contains it. */
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

/** What the page is about, given the candidate with the best score. */
export const subjectOf = (best: Scored, scored: Scored[]): Scored =>
  highest(wayAround(best, scored)) ??
  highest(longerThan(best, scored)) ??
  highest(unknownBeside(best, scored)) ??
  highest(insideOf(best, scored)) ??
  best;
