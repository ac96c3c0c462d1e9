// A name taken out of a sentence: "the High Tide Inn" → "High Tide Inn", "la Torre" → "La Torre", "de Nara" → "Nara".
import { insideNames } from '../languages/destination.ts';
import { articles } from '../languages/stops.ts';

// There an article is said with nearly every name, and belongs to few.
const dropping = new Set(['en', 'de']);
// There a preposition joins a name to the sentence. "van Gogh" and "am Ende" are another matter.
const joining = new Set(['fr', 'es', 'it', 'pt', 'ca']);
// "a Coruña" is not an article with a name.
const firstWord = /^(?:(\p{Ll}{2,})\s|(d)['’])(?=\p{Lu})/u;

/** `language` is that of the page; most that do not tell theirs are English. What begins with a capital is left as it is. */
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
