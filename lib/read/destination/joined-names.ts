// Titles that name several places as one destination: "Aberdeen and Dundee", "Porto – Faro". The answer is what the
// title says.

import { besideNames, betweenEnds } from '../../languages/destination.ts';
import { anyCase } from '../../text/any-case.ts';
import { partsOfWorld } from '../../text/destination-words.ts';
import { letter } from '../../text/letters.ts';
import type { Candidate } from './candidate-list.ts';
import { holds } from './page-sums.ts';
import type { Scored } from './scored.ts';
import { isBeforeCompany } from './title-patterns.ts';

const listed = (table: Record<string, string>) => Object.values(table).join('|');
const between = new RegExp(
  anyCase(
    `^\\s*(?:${listed(besideNames)}|${listed(betweenEnds)}|->|[-–—→⇒➔>~〜～↔&+/、・×x])\\s*(?:the |la |le |el |den |dem )?$`,
  ),
  'u',
);
// "Belgium, Holland and Luxembourg" is a list; "Bled, Slovenia" and "Rosario, Santa Fe" say where the first lies.
const comma = /^\s?[,、]\s?$/u;
const minListedNames = 3;
// A name that scores far lower is in the title by chance.
const closeScore = 4;
const maxNames = 5;

const isWide = ({ place }: Candidate) => place?.kind === 'region' || place?.kind === 'country';

/** A place inside the other makes no pair: "Palermo – Sicily". */
function isApart(a: Candidate, b: Candidate): boolean {
  if (!a.place || !b.place) return isWide(a) === isWide(b);
  if (isPartOfWorld(a) || isPartOfWorld(b)) return isWide(a) && isWide(b);
  return !(isWide(a) || isWide(b)) || !(holds(a.place, b.place) || holds(b.place, a.place));
}

const isPartOfWorld = ({ place }: Candidate) => place !== undefined && partsOfWorld.has(place.name);

const unspaced = /^[\p{Script=Han}\p{Script=Katakana}]+$/u;

/** "四川成都", "飛騨高山": two known places of one country without punctuation between them. */
function isCompound(a: Candidate, b: Candidate): boolean {
  if (!a.place || !b.place || a.place.country !== b.place.country) return false;
  const isTouching = a.titled?.end === b.titled?.start || b.titled?.end === a.titled?.start;
  return (
    isTouching &&
    unspaced.test(a.name) &&
    unspaced.test(b.name) &&
    a.place.kind !== 'country' &&
    b.place.kind !== 'country'
  );
}

const wordBefore = new RegExp(`([${letter}]{1,20})\\s$`, 'u');

/** The start of a route is no destination ("from Bordeaux to Arcachon"), nor is a companion ("With Florence to Rome"). */
function isTarget({ counts, titled }: Candidate): boolean {
  const before = titled?.text.slice(0, titled.start) ?? '';
  return counts.whole > 0 && counts.origin === 0 && !isBeforeCompany(wordBefore.exec(before)?.[1] ?? '');
}

const mayJoin = (a: Candidate, b: Candidate) =>
  (isTarget(a) && isTarget(b) && isApart(a, b)) || isCompound(a, b);

/** The subject and the places that the title joins to it, in the order of the title. */
export function joinedTo({ candidate, score }: Scored, scored: Scored[]): Candidate[] {
  const { titled } = candidate;
  if (!titled) return [];
  const near = scored
    .filter(
      (other) =>
        other.candidate.titled?.text === titled.text &&
        other.score >= score - closeScore &&
        mayJoin(other.candidate, candidate),
    )
    .map((other) => other.candidate)
    .sort((a, b) => (a.titled?.start ?? 0) - (b.titled?.start ?? 0));
  const chain = [candidate];
  for (const other of near) if (isJoined(chain.at(-1), other)) chain.push(other);
  for (const other of near.toReversed()) if (isJoined(other, chain[0])) chain.unshift(other);
  return chain.length > 1 && chain.length <= maxNames && !isAddress(chain) ? chain : [];
}

const gapOf = (a: Candidate, b: Candidate) => a.titled?.text.slice(a.titled.end, b.titled?.start) ?? '';

/** Two towns with a comma between them: the second is where the first lies. */
const isAddress = (chain: Candidate[]) =>
  chain.length < minListedNames &&
  chain.some(({ place }) => place?.kind !== 'country') &&
  chain.some((one, at) => at > 0 && comma.test(gapOf(chain[at - 1] ?? one, one)));

/**
 * Of one kind, and neither in the other. Two names without a sense only need capitals, since `isAddress` asks for three
 * of them.
 */
const areAlike = ({ place: a, name: first }: Candidate, { place: b, name: second }: Candidate) =>
  a && b
    ? a.kind === b.kind && !holds(a, b) && !holds(b, a)
    : isCapital.test(first) && isCapital.test(second);
const isCapital = /^\p{Lu}/u;

function isJoined(a: Candidate | undefined, b: Candidate | undefined): boolean {
  if (!a?.titled || !b?.titled || a.titled.end > b.titled.start) return false;
  const gap = gapOf(a, b);
  if (gap === '') return isCompound(a, b);
  return between.test(gap) || (comma.test(gap) && areAlike(a, b));
}

/** The words of the title from the first to the last name: "Aberdeen and Dundee". */
export function wordsOfJoined(chain: Candidate[]): string {
  const [first, last] = [chain[0]?.titled, chain.at(-1)?.titled];
  return first && last ? first.text.slice(first.start, last.end) : '';
}
