// Sites add their name to their titles, but the name of a site is not a destination: "A slow week | Paris Wanderer".
import { fold } from '../../text/fold.ts';

const separator = /(?<!\s)\s+(?:[|–—·•»«/:-]|--|\/\/|::)\s+/u;

/** The title without the name of the site; `own` is the title of the page without it. */
export function withoutSiteName(
  title: string,
  { own, siteName }: { own: string; siteName?: string },
): string {
  const parts = title.split(separator);
  const isOwn = (part: string) => fold(part) === fold(own);
  if (parts.length > 1 && parts.some(isOwn)) return own;
  return siteName ? title.replaceAll(siteName, ' ') : title;
}
