// Pure: no browser, no network, no clock.
import { type Reader, titleBlock } from '../../model/evidence.ts';
import { fold } from '../../text/fold.ts';
import { claimsOf } from '../claim.ts';

const claim = claimsOf('page/title');
const separator = /\s+[|–—·•»-]\s+/u;

function hostOf(url: string): string {
  return URL.canParse(url)
    ? fold(new URL(url).hostname.replace(/^www\.|\.[a-z]+$/g, '')).replaceAll(' ', '')
    : '';
}

/** "Three days in Lisbon | Salt & Tram" → "Three days in Lisbon": the site signs its titles. */
function withoutSiteName(title: string, names: { siteName?: string; url: string }): string {
  const parts = title.split(separator);
  const last = parts.at(-1) ?? '';
  const isSite =
    parts.length > 1 &&
    (fold(last) === fold(names.siteName ?? '') || hostOf(names.url) === fold(last).replaceAll(' ', ''));
  return isSite ? title.slice(0, title.lastIndexOf(last)).replace(/\s+\S?\s*$/u, '') : title;
}

/** The title as the source gives it, without the name of the site. */
export const title: Reader = {
  name: 'page/title',
  read(capture) {
    const text = withoutSiteName(capture.title, {
      url: capture.url,
      ...(capture.siteName && { siteName: capture.siteName }),
    }).trim();
    if (text === '') return [];
    return [claim({ kind: 'title', text }, { block: titleBlock, start: 0, end: text.length }, 0.9)];
  },
};
