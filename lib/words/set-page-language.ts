import { direction, language } from './words.ts';

/** The parts of a document that are set here. */
interface Page {
  documentElement: { lang: string; dir: string };
  title: string;
}

/** Sets a page's language and direction, for the browser and screen readers, and the title of its tab. */
export function setPageLanguage(page: Page, title: string): void {
  page.documentElement.lang = language();
  page.documentElement.dir = direction();
  page.title = title;
}
