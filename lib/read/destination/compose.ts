// Writes a destination from small to large, as people do: "Palermo, Sicily, Italy", in the page's own words.
import { partsOfWorld } from '../../text/destination-words.ts';
import { isInFull } from '../../text/han-forms.ts';
import type { Candidate } from './candidate-list.ts';
import { countryName } from './country-name.ts';
import { countryCode, holdersOf } from './holders.ts';
import { joinedTo, wordsOfJoined } from './joined-names.ts';
import { highest, type Scored } from './scored.ts';
import { shownName } from './shown-name.ts';
import { subjectOf } from './subject.ts';

export interface Composed {
  name: string;
  /** The place that the page is about. */
  candidate: Candidate;
}

const maxChainNames = 3;

const isLatin = /^\p{Script=Latin}/u;
const isOtherScript = /^(?:ja|zh|ko|ru|uk|bg|el|he|ar|fa|th|hi|ka|hy)/;

/** "Pamukkale, Türkiye": the country of a place is known, whether or not the page names it. In the page's language. */
function countryOf(
  { candidate: { place, name } }: Scored,
  { code, language }: { code: string | undefined; language: string },
): string[] {
  if (place?.kind === 'country' || !/^[A-Z]{2}$/.test(code ?? '')) return [];
  // The language that a page declares is often wrong; the letters of the name are not.
  if (language === '' || isLatin.test(name) === isOtherScript.test(language)) return [];
  const country = countryName(code ?? '', language);
  return country && country !== place?.name && country !== name ? [country] : [];
}

const somePlaces = 3;

/**
 * The map has one country for each region, but ranges lie in several: "Alps" on a page whose towns are all in the next
 * one.
 */
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

/** "Lisbon, Seville": no country contains both. */
const areAbroad = (targets: Candidate[]) =>
  new Set(targets.flatMap(({ place }) => (place ? [place.country] : []))).size > 1;

/** Chinese names of countries are written in the script in which the page writes its places. */
const inOwnScript = (language: string, scored: Scored[]) =>
  language === 'zh' && isInFull(scored.map(({ candidate }) => candidate.name).join(''))
    ? 'zh-Hant'
    : language;

export function composeDestination(scored: Scored[], pageLanguage = ''): Composed | undefined {
  const language = inOwnScript(pageLanguage, scored);
  const first = highest(scored);
  if (!first) return undefined;
  const subject = subjectOf(first, scored);
  const joined = joinedTo(subject, scored);
  const isWider = isOverBorders(subject, scored);
  const holders = isWider ? [] : holdersOf(subject, scored);
  // A region with the best score is where the subject lies, even if it is not among the holders.
  const isLost = first !== subject && !holders.includes(first) && first.candidate.place?.kind === 'region';
  const chain = [subject, ...(isLost ? [first] : []), ...holders].slice(0, maxChainNames);
  const isInCountry = chain.some(({ candidate }) => candidate.place?.kind === 'country');
  const isLatinPage = !isOtherScript.test(language);
  const joinedWords = wordsOfJoined(joined);
  // A compound with its region in front, without a space, needs nothing after it.
  const isCompound = joinedWords !== '' && !/[\s\p{P}\p{S}]/u.test(joinedWords);
  const needsNothing = isCompound || areAbroad(joined);
  const remaining =
    joinedWords === '' ? chain : chain.slice(1).filter(({ candidate }) => !joined.includes(candidate));
  const names = needsNothing
    ? []
    : remaining.map(({ candidate }) => shownName(candidate, { isLatinPage, language }));
  const country =
    isInCountry || needsNothing || isWider
      ? []
      : countryOf(subject, { code: countryCode(chain, scored), language });
  const name = [...(joinedWords === '' ? [] : [joinedWords]), ...names, ...country].join(', ');
  return { name, candidate: subject.candidate };
}
