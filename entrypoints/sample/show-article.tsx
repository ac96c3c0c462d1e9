// Shows the article in the traveller's language, and sets the language of the page to it.
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
