// Takes a name out of its sentence: "the High Tide Inn" → "High Tide Inn", "la Torre" → "La Torre", "de Nara" → "Nara".
import { insideNames } from '../languages/destination.ts';
import { articles } from '../languages/stops.ts';

// Languages where nearly every name has an article in a sentence, but few own it.
const dropping = new Set(['en', 'de']);
// Languages where a preposition joins the name to the sentence. "van Gogh" and "am Ende" are different.
const joining = new Set(['fr', 'es', 'it', 'pt', 'ca']);
// At least two letters, because the "a" in "a Coruña" is part of the name.
const firstWord = /^(?:(\p{Ll}{2,})\s|(d)['’])(?=\p{Lu})/u;

/** `language` is the page's; most pages without one are English. A name that begins with a capital stays as it is. */
export function nameAlone(name: string, language = 'en'): string {
  const [tongue = ''] = language.toLowerCase().split('-');
  const [opening, word = '', elided] = firstWord.exec(name) ?? [];
  if (!opening) return name;
  const rest = name.slice(opening.length);
  const isJoint = elided !== undefined || !!insideNames[tongue]?.includes(word);
  const isArticle = !!articles[tongue]?.includes(word);
  if (isJoint && !isArticle) return joining.has(tongue) ? rest : name;
  if (!isArticle) return name;
  return dropping.has(tongue) ? rest : `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}`;
}
