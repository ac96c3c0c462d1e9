import { nounArticles } from '../../languages/destination.ts';
import { anyCase } from '../../text/any-case.ts';
import { wordStart } from '../../text/letters.ts';
import { occurrences } from './page-words.ts';

// Room for the longest article with its space.
const reach = 12;

/** How often a text has a name with an article before it, in a language that capitalises all nouns: "im Zug". */
export function nounUses(text: string, language: string): (name: string) => number {
  const articles = nounArticles[language];
  if (!articles) return () => 0;
  const before = new RegExp(`${wordStart}(?:${anyCase(articles)})\\s$`, 'u');
  return (name) =>
    occurrences(text, name).filter((at) => before.test(text.slice(Math.max(0, at - reach), at))).length;
}
