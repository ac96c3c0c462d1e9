/** The article in the traveller's language, else the first; the page speaks that language from then on. */
export function keepOneArticle(page: Document, language: string): void {
  const articles = [...page.querySelectorAll<HTMLElement>('article')];
  const own = articles.find(({ lang }) => lang === language.split('-')[0]) ?? articles[0];
  for (const article of articles) if (article !== own) article.remove();
  page.documentElement.lang = own?.lang ?? 'en';
  page.title = own?.querySelector('h1')?.textContent ?? page.title;
}
