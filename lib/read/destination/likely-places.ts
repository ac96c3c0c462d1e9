// Pure: no browser, no network, no clock.
// Words that are also names of places, and namesakes on the other side of the world: "Holiday" is a town in Florida, and on
// most pages a word. Too few pages teach it, so it is a rule.
import type { Candidate } from './candidate-list.ts';
import { hasKindWord } from './kind-words.ts';
import type { Commonness } from './page-lexicon.ts';
import { totalOf } from './page-sums.ts';
import type { Surroundings } from './settle-places.ts';
import { isNoName } from './title-patterns.ts';

interface Page {
  common: (name: string) => Commonness;
  around: Surroundings;
  /** How often the page writes the name without a capital. */
  small: (name: string) => number;
  /** How often it writes it with an article, in a language whose nouns have capitals. */
  asNoun: (name: string) => number;
}

interface Others {
  /** The page names more places of its country. */
  hasOthers: (candidate: Candidate) => boolean;
}

// Everybody knows these: no word of a language hides them.
const wellKnown = 0.55;
// Isles that have a code of their own, but are no more known than a region: Réunion, the Isle of Man.
const fewPeople = 2e6;
const someSupport = 0.6;
// A country with so large a share of the page's places is where the page is.
const mainShare = 0.6;
const foreignShare = 0.1;

/** Something on the page takes it for a place. */
const isTakenForPlace = ({ counts }: Candidate) =>
  counts.pattern + counts.weak + counts.pointed + counts.structured + counts.crumb > 0;

const isUnspaced = /[\p{Script=Han}\p{Script=Katakana}]/u;

/** Several common words may be a name, if the text says them or one is a landscape: "Serra do Rio do Rastro". */
function isUnknownWord({ name, counts }: Candidate, rarest: number): boolean {
  if (isUnspaced.test(name)) return true;
  const isSaid = counts.lead + counts.body > 0;
  return name.includes(' ') ? !isSaid && !hasKindWord(name) : !isSaid || rarest > 0;
}

const nounShare = 0.5;

/** "im Zug", "die Berge": towns have no article, and what else has one is well known. */
function isNoun(candidate: Candidate, { asNoun }: Page): boolean {
  const { place, name } = candidate;
  if (place?.kind !== 'city' && (place?.kind !== 'region' || place.prominence >= wellKnown)) return false;
  const uses = asNoun(name);
  return uses > 0 && uses >= nounShare * totalOf(candidate);
}

function isOrdinaryWord(candidate: Candidate, page: Page & Others): boolean {
  const { common, around } = page;
  const { name, place } = candidate;
  const { rarest, inflected } = common(name);
  const isWord = place ? rarest > 0 : inflected > 0;
  // "Wedding itinerary": what such a title points at is no place, though a town bears the name.
  if (isNoName(name)) return true;
  if (isNoun(candidate, page)) return true;
  if (isTakenForPlace(candidate)) return false;
  // "nice" more often than "Nice".
  if (place && place.kind !== 'country' && page.small(name) >= totalOf(candidate)) return true;
  if (!isWord) return false;
  if (!place) return isUnknownWord(candidate, rarest);
  if (place.kind === 'country') return place.population < fewPeople && !page.hasOthers(candidate);
  return place.prominence < wellKnown && around.support(place, candidate) < someSupport;
}

/** In another country than nearly all the rest, with nothing near it. */
function isForeign(
  candidate: Candidate,
  { around }: Page,
  { main, own }: { main: number; own: number },
): boolean {
  const { place } = candidate;
  if (!place || place.kind === 'country') return false;
  return (
    around.mainShare >= main &&
    around.inCountry(place.country) < own &&
    around.support(place, candidate) < someSupport
  );
}

const villageProminence = 0.35;
// A hamlet far away needs less to be the wrong one.
const shareOfVillage = { main: 0.5, own: 0.15 };

/** "Langhe" is hills in Piedmont, and a hamlet in China: what a title names is the page's own, which no map has. */
function withoutNamesake(candidate: Candidate, page: Page): Candidate[] {
  const { place, ...unplaced } = candidate;
  const { title, top, pattern } = candidate.counts;
  const isVillage = place !== undefined && place.prominence < villageProminence;
  if (isVillage && title + top + pattern > 0 && isForeign(candidate, page, shareOfVillage))
    return [{ ...unplaced, meanings: [] }];
  const isNamesake =
    place !== undefined &&
    place.prominence < wellKnown &&
    pattern === 0 &&
    isForeign(candidate, page, { main: mainShare, own: foreignShare });
  return isNamesake ? [] : [candidate];
}

export function likelyPlaces(candidates: Candidate[], page: Page): Candidate[] {
  const perCountry = new Map<string, number>();
  for (const { place } of candidates)
    if (place) perCountry.set(place.country, (perCountry.get(place.country) ?? 0) + 1);
  const hasOthers = ({ place }: Candidate) => (perCountry.get(place?.country ?? '') ?? 0) > 1;
  return candidates
    .filter((candidate) => !isOrdinaryWord(candidate, { ...page, hasOthers }))
    .flatMap((candidate) => withoutNamesake(candidate, page));
}
