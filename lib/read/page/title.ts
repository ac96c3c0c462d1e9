import { type Reader, titleBlock } from '../../model/evidence.ts';
import { fold } from '../../text/fold.ts';
import { claimsOf } from '../claim.ts';

const claim = claimsOf('page/title');
const separator = /(?<!\s)(\s+(?:[|–—·•»«/:-]|--|\/\/|::)\s+)/u;

// "» Japan, part 6": a separator from a name that is missing.
const firstEdge = /^[|»«·•>–—]\s+/u;
const lastEdge = /\s[|»«·•<–—]$/u;

const tight = (text: string) => fold(text).replaceAll(' ', '');

/** "https://www.salt-and-tram.example/a" → "saltandtram". */
function hostOf(url: string): string {
  if (!URL.canParse(url)) return '';
  return tight(new URL(url).hostname.replace(/^www\.|\.[a-z]+$/g, '').replaceAll('-', ' '));
}

/** "Three days in Lisbon | Salt & Tram" → "Three days in Lisbon": sites add their name to titles, at either end. */
function withoutSiteName(title: string, names: { siteName?: string; url: string }): string {
  // Parts and the separators between them, alternating.
  const pieces = title.split(separator);
  const sites = new Set([tight(names.siteName ?? ''), hostOf(names.url)]);
  sites.delete('');
  const isSite = (piece: string | undefined) => piece !== undefined && sites.has(tight(piece));
  if (pieces.length > 2 && isSite(pieces.at(-1))) return pieces.slice(0, -2).join('');
  if (pieces.length > 2 && isSite(pieces[0])) return pieces.slice(2).join('');
  return title;
}

/** The title of the source, without the name of the site. */
export const title: Reader = {
  name: 'page/title',
  read(capture) {
    const text = withoutSiteName(capture.title, {
      url: capture.url,
      ...(capture.siteName && { siteName: capture.siteName }),
    })
      .trim()
      .replace(firstEdge, '')
      .replace(lastEdge, '')
      .trim();
    if (text === '') return [];
    const start = Math.max(0, capture.title.indexOf(text));
    return [claim({ kind: 'title', text }, { block: titleBlock, start, end: start + text.length }, 0.9)];
  },
};
