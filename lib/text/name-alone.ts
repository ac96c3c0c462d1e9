// A name taken out of a sentence: "the High Tide Inn" → "High Tide Inn", "la Torre" → "La Torre".
import { articles } from '../languages/stops.ts';

// There an article is said with nearly every name, and belongs to few.
const dropping = new Set(['en', 'de']);
// "a Coruña" is not an article with a name.
const firstWord = /^(\p{Ll}{2,})\s(?=\p{Lu})/u;

/** `language` is that of the page; most that do not tell theirs are English. What begins with a capital is left as it is. */
export function nameAlone(name: string, language = 'en'): string {
  const [tongue = ''] = language.toLowerCase().split('-');
  const [opening, word = ''] = firstWord.exec(name) ?? [];
  if (!opening || !articles[tongue]?.includes(word)) return name;
  return dropping.has(tongue)
    ? name.slice(opening.length)
    : `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}`;
}
