// Finds the page's title. Pages give it up to three times, as metadata, in
// the window's title and in a heading, and each may include the site's name.
import { shortText } from './bounded-text.ts';

const maxTitleLength = 500;
// An article has one, its site another; the days of a trip may add some more.
const maxHeadings = 8;
const separator = /(?<!\s)\s+(?:[|–—·•»«:/-]|\/\/|::|--)\s+/u;

/** Letters and numbers only, so that quotes, dashes and emoji make no difference. */
export const bare = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export interface TitleSources {
  /** The title in the metadata. */
  declared: string;
  siteName: string;
  /** The page's URL, if known. */
  url: string;
}

/** "/", "./", "../../index.html", or a parent folder of the page. */
function leadsHome(href: string, url: string): boolean {
  const address = href.trim();
  if (/^(?:#|\/?(?:\.{1,2}\/){0,9}(?:\.{1,2}|index\.\w{2,5})?)$/.test(address)) return true;
  if (!URL.canParse(address, url || undefined)) return false;
  const target = new URL(address, url || undefined);
  if (target.pathname === '/') return true;
  return URL.canParse(url) && new URL(url).pathname !== target.pathname && url.startsWith(target.href);
}

/** A site's heading links to its home page; an article's does not. */
function isOfSite(heading: Element, url: string): boolean {
  const link = heading.closest('a') ?? heading.querySelector('a');
  if (link?.getAttribute('rel') === 'home') return true;
  const href = link?.getAttribute('href');
  return href !== null && href !== undefined && href.length < maxTitleLength && leadsHome(href, url);
}

/** The H1 headings, as written, that are not the site's own. */
function headingsOf(document: Document, { siteName, url }: TitleSources): string[] {
  const found = document.querySelectorAll('h1');
  const names: string[] = [];
  for (let index = 0; index < Math.min(found.length, maxHeadings); index += 1) {
    const heading = found[index];
    const text = shortText(heading, maxTitleLength);
    if (!heading || bare(text) === '' || bare(text) === bare(siteName)) continue;
    if (!isOfSite(heading, url)) names.push(text);
  }
  return names;
}

/** True for "Blog Package" in "Off the grid on Woody Island – Blog Package": a short last part is the site's signature. */
function isSignature(heading: string, written: string): boolean {
  const parts = written.split(separator);
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && bare(last) === bare(heading) && written.length - last.length > 2 * last.length;
}

const without = (written: string, last: string) =>
  written.slice(0, written.lastIndexOf(last)).replace(/(?<!\s)\s+\S{1,2}\s*$/u, '');

// A shorter beginning is shared by many titles.
const minInCommon = 12;

/** The heading that the written title repeats, in full or cut short: the title without anything added around it. */
function repeatedIn(written: string, headings: string[]): string | undefined {
  const whole = ` ${bare(written)} `;
  const start = bare(written.split(separator)[0] ?? '');
  const isRepeated = (heading: string) =>
    whole.includes(` ${bare(heading)} `) ||
    (start.length >= minInCommon && bare(heading).startsWith(start.replace(/\s\S*$/, '')));
  return headings.filter(isRepeated).toSorted((a, b) => b.length - a.length)[0];
}

/** The H2 that matches part of the window's title. */
function lowerHeading(document: Document, written: string): string | undefined {
  const parts = written.split(separator).map(bare);
  const text = shortText(document.querySelector('h2'), maxTitleLength);
  return bare(text) !== '' && parts.includes(bare(text)) ? text : undefined;
}

export function titleOf(document: Document, sources: TitleSources): string {
  const headings = headingsOf(document, sources);
  const shown = document.title.slice(0, maxTitleLength).replace(/\s+/g, ' ').trim();
  const written = sources.declared || shown;
  const repeated = repeatedIn(written, headings);
  if (repeated && isSignature(repeated, written)) return without(written, repeated);
  if (repeated) return repeated;
  return sources.declared || lowerHeading(document, written) || headings[0] || shown;
}
