// Leaves out words that are also names of places, and namesakes on the other side of the world: "Holiday" is a town in
// Florida, and on most pages a word. Too few pages have such names to learn this, so these are rules.
import type { Candidate } from './candidate-list.ts';
import { hasKindWord, isBareKind } from './kind-words.ts';
import type { Commonness } from './page-lexicon.ts';
import { totalOf } from './page-sums.ts';
import type { Surroundings } from './settle-places.ts';
import { isTitleWord, isTitleWordIn } from './title-patterns.ts';

interface Page {
  language: string;
  common: (name: string) => Commonness;
  around: Surroundings;
  /** How often the page writes the name in lower case. */
  small: (name: string) => number;
  /** The same among other words, not in a web address or the name of a file. */
  smallWord: (name: string) => number;
  /** How often the page writes it with an article, in a language that capitalises its nouns. */
  asNoun: (name: string) => number;
}

interface Others {
  /** Whether the page names more places in its country. */
  hasOthers: (candidate: Candidate) => boolean;
}

// Places this well known are never mistaken for words.
const minProminence = 0.55;
// Islands with their own country code that are no better known than a region: Réunion, the Isle of Man.
const fewPeople = 2e6;
const someSupport = 0.6;
// A country with this share of the page's places is where the page is.
const mainShare = 0.6;
const foreignShare = 0.1;

/** Whether anything on the page treats it as a place. */
const isTakenForPlace = ({ counts }: Candidate) =>
  counts.pattern + counts.weak + counts.pointed + counts.structured + counts.crumb > 0;

const isUnspaced = /[\p{Script=Han}\p{Script=Katakana}]/u;

/** Several common words can be a name, if the text has them or one is a landscape: "Serra do Rio do Rastro". */
function isUnknownWord({ name, counts }: Candidate, rarest: number): boolean {
  if (isUnspaced.test(name)) return true;
  const isInText = counts.lead + counts.body > 0;
  return name.includes(' ') ? !isInText && !hasKindWord(name) : !isInText || rarest > 0;
}

const nounShare = 0.5;

/** "im Zug", "die Berge": towns take no article, and other places that do are well known. */
function isNoun(candidate: Candidate, { asNoun }: Page): boolean {
  const { place, name } = candidate;
  if (place?.kind !== 'city' && (place?.kind !== 'region' || place.prominence >= minProminence)) return false;
  const uses = asNoun(name);
  return uses > 0 && uses >= nounShare * totalOf(candidate);
}

/** "Laura" is a village in Italy, but on most pages a person: nothing else on the page lies near the village. */
function isPerson(candidate: Candidate, { common, around }: Page): boolean {
  const { name, place, counts } = candidate;
  if (place?.kind !== 'city' || place.prominence >= minProminence || !common(name).isGiven) return false;
  if (name.includes(' ')) return false;
  if (counts.pattern + counts.weak + counts.structured + counts.crumb + counts.address > 0) return false;
  // A title that is only the name, above a text that goes there or leaves it.
  if (counts.opening > 0 && counts.whole > 0 && counts.pointed + counts.left > 0) return false;
  return around.support(place, candidate) < someSupport;
}

/** "Kastelen" above a text that says "kastelen": a name is capitalised everywhere. */
const isWrittenSmall = ({ name, place, counts }: Candidate, { smallWord }: Page) =>
  !place &&
  !name.includes(' ') &&
  counts.pattern + counts.structured === 0 &&
  smallWord(name) >= Math.max(1, counts.lead + counts.body);

const isSpaced = /^\p{Script=Latin}[^\s]*$/u;

/**
 * "Beproevingen" above days in Panama: a single word of the title that the text never uses is an idea, unless the title
 * points at it or punctuation sets it off ("Cilento, four days").
 */
function isConcept({ name, place, counts, titled }: Candidate): boolean {
  if (place || !titled || !isSpaced.test(name) || hasKindWord(name)) return false;
  const { pattern, weak, end, structured, address, description } = counts;
  const isPointedAt = pattern + weak + end + structured + address + description > 0;
  if (isPointedAt || counts.heading + counts.lead + counts.body > 0) return false;
  return !/^\s*[,:(]/u.test(titled.text.slice(titled.end));
}

const minMentions = 3;

/**
 * "Iceland 2018" above a text that never has it in lower case: a name at the head of the title, though the language
 * lists the word.
 */
function isAlwaysName({ name, place, counts }: Candidate, { smallWord }: Page): boolean {
  if (!isSpaced.test(name) || counts.opensPart === 0 || counts.whole === 0 || smallWord(name) > 0)
    return false;
  return place?.kind === 'country' || counts.lead + counts.body >= minMentions;
}

/** "Warsaw" is not a word of the language, but a well-known place: one typo in lower case does not change that. */
const isOnlyName = ({ place, name }: Candidate, { common }: Page) =>
  place !== undefined && place.prominence >= minProminence && common(name).inflected === 0;

function isOrdinaryWord(candidate: Candidate, page: Page & Others): boolean {
  const { common, around } = page;
  const { name, place } = candidate;
  const { rarest, inflected } = common(name);
  const isWord = place ? rarest > 0 : inflected > 0;
  // "Wedding itinerary": what such a title points at is not a place, though there is a town of that name.
  if (place ? isTitleWordIn(page.language, name) : isTitleWord(name)) return true;
  if (isNoun(candidate, page) || (!place && isBareKind(name))) return true;
  if (isConcept(candidate) || isPerson(candidate, page) || isWrittenSmall(candidate, page)) return true;
  if (isTakenForPlace(candidate)) return false;
  // "nice" more often than "Nice".
  if (
    place &&
    place.kind !== 'country' &&
    page.small(name) >= totalOf(candidate) &&
    !isOnlyName(candidate, page)
  )
    return true;
  if (!isWord) return false;
  if (isAlwaysName(candidate, page)) return false;
  if (!place) return isUnknownWord(candidate, rarest);
  if (place.kind === 'country') return place.population < fewPeople && !page.hasOthers(candidate);
  return place.prominence < minProminence && around.support(place, candidate) < someSupport;
}

/** It lies in another country than nearly all the rest, with nothing near it. */
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
// A hamlet far away is more easily the wrong one.
const shareOfVillage = { main: 0.5, own: 0.15 };

const isShown = ({ counts }: Candidate) => counts.title + counts.top + counts.pattern > 0;

// One name nearby is chance.
const lonelySupport = 0.3;

/** "Batman" is a large town too, but then a title would name it, or a text would go there or leave it. */
const isOnlyMentioned = (candidate: Candidate) =>
  isSpaced.test(candidate.name) &&
  !isShown(candidate) &&
  candidate.counts.heading + candidate.counts.pointed + candidate.counts.left + candidate.counts.home === 0;

/** "Barceloneta" in Puerto Rico on a page whose other names lie in Spain: a place that lies alone is a namesake. */
function isLonely(candidate: Candidate, { around }: Page): boolean {
  const { place, counts } = candidate;
  if (!place || place.kind === 'country') return false;
  if (place.prominence >= minProminence && !isOnlyMentioned(candidate)) return false;
  if (counts.structured + counts.crumb + counts.address > 0) return false;
  return around.isAlone(place) && around.support(place, candidate) < lonelySupport;
}

/** "Langhe" is hills in Piedmont, and a hamlet in China: a name in the title is kept, as that of a place on no map. */
function withoutNamesake(candidate: Candidate, page: Page): Candidate[] {
  const { place, ...unplaced } = candidate;
  if (place && isLonely(candidate, page)) return isShown(candidate) ? [{ ...unplaced, senses: [] }] : [];
  const isVillage = place !== undefined && place.prominence < villageProminence;
  if (isVillage && isShown(candidate) && isForeign(candidate, page, shareOfVillage))
    return [{ ...unplaced, senses: [] }];
  const isNamesake =
    place !== undefined &&
    place.prominence < minProminence &&
    candidate.counts.pattern === 0 &&
    isForeign(candidate, page, { main: mainShare, own: foreignShare });
  return isNamesake ? [] : [candidate];
}

/** Leaves out the candidates that are words on this page. */
export function withoutWords(candidates: Candidate[], page: Page): Candidate[] {
  const perCountry = new Map<string, number>();
  for (const { place } of candidates)
    if (place) perCountry.set(place.country, (perCountry.get(place.country) ?? 0) + 1);
  const hasOthers = ({ place }: Candidate) => (perCountry.get(place?.country ?? '') ?? 0) > 1;
  return candidates.filter((candidate) => !isOrdinaryWord(candidate, { ...page, hasOthers }));
}

/**
 * "Back in the Netherlands" on a page about Panama: leaves out a country in which nothing lies, if there is another in
 * which something does.
 */
function withoutBareCountries(candidates: Candidate[], { around }: Page): Candidate[] {
  const countries = candidates.filter(({ place }) => place?.kind === 'country');
  const isBare = ({ place }: Candidate) => place !== undefined && around.isAlone(place);
  if (countries.every(isBare)) return candidates;
  return candidates.filter((candidate) => {
    const { structured, crumb, address, description } = candidate.counts;
    const isNamed = isShown(candidate) || structured + crumb + address + description > 0;
    return isNamed || candidate.place?.kind !== 'country' || !isBare(candidate);
  });
}

export const likelyPlaces = (candidates: Candidate[], page: Page): Candidate[] =>
  withoutBareCountries(withoutWords(candidates, page), page).flatMap((candidate) =>
    withoutNamesake(candidate, page),
  );
