// Collects a page's meta tags in one object: OpenGraph, Dublin Core, geo tags, whatever is there.
import { addTo, type Plain, plainObject } from './plain-object.ts';

const maxNames = 150;
const maxContentLength = 2000;

const squeeze = (text: string) => text.slice(0, maxContentLength).replace(/\s+/g, ' ').trim();

/** `{ "@type": "Meta", "og:title": "…", "geo.position": "41.15;-8.61" }`; repeated names make a list. */
export function readMetaNames(document: Document): Plain {
  const found = plainObject();
  found['@type'] = 'Meta';
  const tags = document.querySelectorAll('meta[content]');
  for (let index = 0; index < Math.min(tags.length, maxNames); index += 1) {
    const tag = tags[index];
    const name = tag?.getAttribute('property') ?? tag?.getAttribute('name') ?? tag?.getAttribute('itemprop');
    const content = squeeze(tag?.getAttribute('content') ?? '');
    if (name && content && name.length <= 100) addTo(found, name.trim().toLowerCase(), content);
  }
  // The window's title is added as if it were a meta tag: the heading may say less.
  const shown = squeeze(document.title);
  if (shown && found.title === undefined) found.title = shown;
  return found;
}
