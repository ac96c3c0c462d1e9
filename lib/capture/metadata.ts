// What a page says about itself, outside its words.
import { absolute } from './addresses.ts';

export interface Metadata {
  url: string;
  title: string;
  language?: string;
  siteName?: string;
  author?: string;
  description?: string;
}

const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

function metaContent(document: Document, ...names: string[]): string {
  for (const name of names) {
    for (const key of ['property', 'name', 'itemprop']) {
      const content = squeeze(document.querySelector(`meta[${key}="${name}"]`)?.getAttribute('content'));
      if (content) return content;
    }
  }
  return '';
}

/** The page's own name for itself, if it is a name on the same site: a wrong one would lead elsewhere. */
function addressOf(document: Document, url: string): string {
  const declared =
    document.querySelector('link[rel="canonical"]')?.getAttribute('href') || metaContent(document, 'og:url');
  if (!declared) return url;
  const canonical = absolute(declared, url);
  if (!/^https?:/.test(canonical)) return url;
  if (!URL.canParse(url)) return canonical;
  return new URL(canonical).host === new URL(url).host ? canonical : url;
}

function authorOf(document: Document): string {
  const declared = metaContent(document, 'author', 'article:author', 'twitter:creator');
  // Some sites put the address of a profile where a name belongs.
  if (declared && !/^https?:/.test(declared)) return declared;
  return squeeze(document.querySelector('[rel="author"], [itemprop="author"]')?.textContent).slice(0, 100);
}

export function readMetadata(document: Document, url: string): Metadata {
  const title =
    metaContent(document, 'og:title') ||
    squeeze(document.querySelector('h1')?.textContent) ||
    squeeze(document.title);
  const language =
    document.documentElement?.getAttribute('lang')?.trim() ||
    metaContent(document, 'og:locale').replace('_', '-');
  const siteName = metaContent(document, 'og:site_name', 'application-name');
  const author = authorOf(document);
  const description = metaContent(document, 'og:description', 'description');
  return {
    url: addressOf(document, url),
    title,
    ...(language && { language }),
    ...(siteName && { siteName }),
    ...(author && { author }),
    ...(description && { description }),
  };
}
