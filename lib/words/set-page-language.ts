import { direction, language } from './words.ts';

/** As much of a document as has a language. */
interface Page {
  documentElement: { lang: string; dir: string };
  title: string;
}

/** Tells the browser, and those who read aloud, which language a page speaks. `title` is what its tab is called. */
export function setPageLanguage(page: Page, title: string): void {
  page.documentElement.lang = language();
  page.documentElement.dir = direction();
  page.title = title;
}
