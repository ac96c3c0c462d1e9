// The article in the traveller's language; the page speaks that language from then on.
import { render } from 'preact';
import { Article } from './Article.tsx';
import { articleIn } from './articles/choose.ts';

export function showArticle(page: Document, language: string): void {
  const words = articleIn(language);
  const main = page.querySelector('main');
  if (main) render(<Article words={words} />, main);
  page.documentElement.lang = words.lang;
  page.title = words.title;
}
