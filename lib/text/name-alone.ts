// A name taken out of a sentence: "the High Tide Inn" → "High Tide Inn", "la Torre" → "La Torre".
import { articles } from '../languages/stops.ts';

// There an article is said with nearly every name, and belongs to few.
const dropping = new Set(['en', 'de']);
const firstWord = /^(\p{Ll}+)\s(?=\p{Lu})/u;

/** `language` is that of the page. What begins with a capital is left as it is. */
export function nameAlone(name: string, language: string | undefined): string {
  const [tongue = ''] = language?.toLowerCase().split('-') ?? [];
  const [opening, word = ''] = firstWord.exec(name) ?? [];
  if (!opening || !articles[tongue]?.includes(word)) return name;
  return dropping.has(tongue)
    ? name.slice(opening.length)
    : `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}`;
}
