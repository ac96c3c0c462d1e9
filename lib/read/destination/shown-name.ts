// How a destination is written: in full, with its capitals, and a country in the page's language.
import { capitalised } from '../../text/capitalised.ts';
import { isInsideNames } from '../../text/destination-words.ts';
import { fold } from '../../text/fold.ts';
import { type Candidate, usualName } from './candidate-list.ts';
import { countryName } from './country-name.ts';
import { fullName } from './title-forms.ts';

const isLatin = /^\p{Script=Latin}/u;

// Languages whose names of countries stray into others.
const lenders = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'da', 'sv', 'no'];

// "USA" is used in every language.
const isShort = /^[\p{Lu}.]+$/u;

/**
 * "Norway 2019" above an Italian text, "Ceylon" above one about Sri Lanka: the country has another name in the page's
 * language, and either the page uses that about as often, or the name here is from another language. Where a page seems
 * to be English, its few words may be those of a template.
 */
function isOtherNameFor(country: string, { place, forms }: Candidate, of: Written): boolean {
  const { name, language } = of;
  if (isShort.test(name)) return false;
  const [asNamed, proper] = [forms.get(name) ?? 0, forms.get(country) ?? 0];
  if (proper > 0 && proper >= asNamed / 2) return true;
  if (language === '' || language === 'en') return false;
  return lenders.some((lender) => fold(countryName(place?.country ?? '', lender) ?? '') === fold(name));
}

interface Written {
  name: string;
  language: string;
}

// Names of one root begin with the same letters: "Londra", not "Constantinople".
const root = 2;
const rootOf = (name: string) => fold(name).slice(0, root);

/** "London" above an Italian text that has "Londra" about as often: the map has the English name, the page its own. */
function ownForm({ place, forms }: Candidate, name: string, language: string): string {
  if (place?.kind !== 'city' || language === 'en' || place.name !== name) return name;
  let [own, most] = [name, (forms.get(name) ?? 0) / 2];
  for (const [form, times] of forms) {
    const isOther = !form.includes(name) && !name.includes(form) && rootOf(form) === rootOf(name);
    if (isOther && times >= most && fold(form) !== fold(name)) [own, most] = [form, times];
  }
  return own;
}

/**
 * Tags are often in lower case: "belgica", "rio grande do sul". A country gets its name in the page's language,
 * anything else its capitals.
 */
export function shownName(candidate: Candidate, page: { isLatinPage: boolean; language: string }): string {
  const usual = ownForm(candidate, usualName(candidate, page.isLatinPage), page.language);
  const name = fullName(usual) ?? usual;
  const { place } = candidate;
  const isSmall = isLatin.test(name) && name === name.toLowerCase();
  const country = place?.kind === 'country' ? countryName(place.country, page.language) : undefined;
  if (
    country &&
    (isSmall ||
      fold(country) === fold(name) ||
      isOtherNameFor(country, candidate, { name, language: page.language }))
  )
    return country;
  if (!isSmall) return name;
  return name.replace(/[\p{L}\p{M}'’]+/gu, (word, at: number) =>
    at > 0 && isInsideNames(word) ? word : capitalised(word),
  );
}
