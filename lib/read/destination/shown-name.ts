// How a destination is written: in full, with its capitals, and a country in the page's language.
import { capitalised } from '../../text/capitalised.ts';
import { isInsideNames } from '../../text/destination-words.ts';
import { fold } from '../../text/fold.ts';
import { type Candidate, usualName } from './candidate-list.ts';
import { countryName } from './country-name.ts';
import { fullName } from './title-forms.ts';

const isLatin = /^\p{Script=Latin}/u;

// Whose names of countries stray into other languages.
const lenders = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'da', 'sv', 'no'];

// "USA" is what all call it.
const isShort = /^[\p{Lu}.]+$/u;

/**
 * "Norway 2019" over an Italian text, "Ceylon" over one that speaks of Sri Lanka: in the page's language its name is another,
 * and the page says that one, about as often, or this one is another language's. Where a page seems English, its few words
 * may be of a template.
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

// A name of one root has its first letters in common: "Londra", not "Constantinople".
const root = 2;
const rootOf = (name: string) => fold(name).slice(0, root);

/** "London" over an Italian text that says "Londra" about as often: a map's name is English, and the page has its own. */
function ownForm({ place, forms }: Candidate, name: string, language: string): string {
  if (place?.kind !== 'city' || language === 'en' || place.name !== name) return name;
  let [own, most] = [name, (forms.get(name) ?? 0) / 2];
  for (const [form, times] of forms) {
    const isOther = !form.includes(name) && !name.includes(form) && rootOf(form) === rootOf(name);
    if (isOther && times >= most && fold(form) !== fold(name)) [own, most] = [form, times];
  }
  return own;
}

/** Tags are written small: "belgica", "rio grande do sul". A country has its name in the page's language, all else its capitals. */
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
