// A site signs its titles with its name, and a site's name is no destination: "A slow week | Paris Wanderer".
import { fold } from '../../text/fold.ts';

const separator = /(?<!\s)\s+(?:[|–—·•»«/:-]|--|\/\/|::)\s+/u;

/** What a title says of the page itself: `own` is how the page is called where nobody signs. */
export function unsigned(title: string, { own, siteName }: { own: string; siteName?: string }): string {
  const parts = title.split(separator);
  const isOwn = (part: string) => fold(part) === fold(own);
  if (parts.length > 1 && parts.some(isOwn)) return own;
  return siteName ? title.replaceAll(siteName, ' ') : title;
}
