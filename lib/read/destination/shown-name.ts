// Pure: no browser, no network, no clock.
// How a destination is written: in full, with its capitals, and a country in the page's language.
import { capitalised } from '../../text/capitalised.ts';
import { isInsideNames } from '../../text/destination-words.ts';
import { fold } from '../../text/fold.ts';
import { type Candidate, usualName } from './candidate-list.ts';
import { countryName } from './country-name.ts';
import { fullName } from './title-forms.ts';

const isLatin = /^\p{Script=Latin}/u;

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
export function shownName(candidate: Candidate, page: { isLatinPage: boolean; language: string }): string {
  const usual = usualName(candidate, page.isLatinPage);
  const name = fullName(usual) ?? usual;
  const { place } = candidate;
  const isSmall = isLatin.test(name) && name === name.toLowerCase();
  const country = place?.kind === 'country' ? countryName(place.country, page.language) : undefined;
  if (country && (isSmall || fold(country) === fold(name) || isOtherNameFor(country, candidate, name)))
    return country;
  if (!isSmall) return name;
  return name.replace(/[\p{L}\p{M}'’]+/gu, (word, at: number) =>
    at > 0 && isInsideNames(word) ? word : capitalised(word),
  );
}
