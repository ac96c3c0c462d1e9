// What a page states about itself outside its text.
import { absolute } from './addresses.ts';
import { shortText } from './bounded-text.ts';
import { titleOf } from './page-title.ts';
import type { Plain } from './plain-object.ts';

export interface Metadata {
  url: string;
  address?: string;
  title: string;
  language?: string;
  siteName?: string;
  author?: string;
  description?: string;
  published?: string;
}

const squeeze = (text: string | null | undefined) =>
  (text ?? '').slice(0, maxLength).replace(/\s+/g, ' ').trim();

// An address is short; a longer one is data in disguise.
const maxLength = 2000;

/** The content of the first of these names that the page has. */
function metaContent(meta: Plain, ...names: string[]): string {
  for (const name of names) {
    const content = meta[name];
    const first = Array.isArray(content) ? content[0] : content;
    if (typeof first === 'string' && first) return first;
  }
  return '';
}

/** The page's canonical URL, if it is on the same site: a wrong one would lead elsewhere. */
function addressOf(document: Document, meta: Plain, url: string): string {
  const declared =
    document.querySelector('link[rel="canonical"]')?.getAttribute('href') || metaContent(meta, 'og:url');
  if (!declared || declared.length > maxLength) return url;
  const canonical = absolute(declared, url);
  if (!/^https?:/.test(canonical)) return url;
  if (!URL.canParse(url)) return canonical;
  return new URL(canonical).host === new URL(url).host ? canonical : url;
}

function authorOf(document: Document, meta: Plain): string {
  const declared = metaContent(meta, 'author', 'article:author', 'twitter:creator');
  // Some sites put a profile's URL where a name belongs.
  if (declared && !/^https?:/.test(declared)) return declared;
  return shortText(document.querySelector('[rel="author"], [itemprop="author"]'), 100);
}

const publishedNames = [
  'article:published_time',
  'datepublished',
  'date',
  'dc.date',
  'dc.date.issued',
  'parsely-pub-date',
  'publish-date',
];
const publishedTime = 'time[itemprop="datePublished"], time[pubdate], time.published, time.entry-date';

/** Only values that begin like a date: "2024-05-03T08:00:00+02:00", "2024/05/03". */
function publishedOf(document: Document, meta: Plain): string {
  const declared =
    metaContent(meta, ...publishedNames) ||
    squeeze(document.querySelector(publishedTime)?.getAttribute('datetime'));
  return /^\d{4}[-/.]\d{1,2}/.test(declared) ? declared.slice(0, 40) : '';
}

export function readMetadata(document: Document, meta: Plain, url: string): Metadata {
  const language =
    document.documentElement?.getAttribute('lang')?.slice(0, 40).trim() ||
    metaContent(meta, 'og:locale').replace('_', '-');
  const siteName = metaContent(meta, 'og:site_name', 'application-name');
  const title = titleOf(document, { declared: metaContent(meta, 'og:title'), siteName, url });
  const author = authorOf(document, meta);
  const published = publishedOf(document, meta);
  const description = metaContent(meta, 'og:description', 'description');
  const named = addressOf(document, meta, url);
  return {
    url: named,
    ...(url && named !== url && { address: url }),
    title,
    ...(language && { language }),
    ...(siteName && { siteName }),
    ...(author && { author }),
    ...(description && { description }),
    ...(published && { published }),
  };
}
