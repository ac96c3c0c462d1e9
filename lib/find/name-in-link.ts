// Reads the name or search text in a map link: "/maps/place/Eiffel+Tower/", "?q=Eiffel+Tower", "?q=48.8,2.2(Label)".

import { placeOfArticle } from './other-map-link.ts';

const nameFields = ['q', 'query', 'name', 'destination', 'daddr', 'address', 'where1', 'text', 'nm'];
const maxNameLength = 120;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
};

/** "/maps/place/NAME", "/maps/search/NAME", and the end of "/maps/dir/FROM/TO/@…". */
function inPath(path: string): string | undefined {
  const [, named] = /\/maps\/(?:place|search)\/([^/@][^/]*)/.exec(path) ?? [];
  if (named) return decoded(named);
  const [, way] = /\/maps\/dir\/(.{1,600})/.exec(path) ?? [];
  const last = way?.split('/').findLast((part) => part !== '' && !/^(?:@|data=|am=)/.test(part));
  return last && decoded(last);
}

/** "share.here.com/l/48.8,2.2,Name", "map.kakao.com/link/map/Name,37.5,127.0", "sp=point.48.8_2.2_Name". */
function besidePair(url: URL): string | undefined {
  const path = decoded(url.pathname);
  const [, after] = /\/[lr]\/-?[\d.]+,-?[\d.]+,([^/?]+)/.exec(path) ?? [];
  const [, before] = /\/link\/(?:map|to)\/([^/,]+),-?[\d.]+,-?[\d.]+$/.exec(path) ?? [];
  const [, ofBing] = /^point\.-?[\d.]+_-?[\d.]+_([^_]+)/.exec(url.searchParams.get('sp') ?? '') ?? [];
  return after ?? before ?? ofBing;
}

const pair = String.raw`-?\d{1,3}(?:\.\d+)?\s*,\s*-?\d{1,3}(?:\.\d+)?`;
const labelled = new RegExp(`^(?:${pair})?\\s*\\(([^()]+)\\)$`);

function nameOf(text: string): string | undefined {
  const own = text.replace(/^loc:/, '').replace(/\s+/g, ' ').trim().slice(0, maxNameLength);
  // Half a character: the link was cut off.
  if (own.includes('\ufffd')) return undefined;
  return labelled.exec(own)?.[1]?.trim() || own || undefined;
}

/** May be a coordinate, which some links have in place of the name. */
export function nameInLink(address: string): string | undefined {
  const url = new URL(address);
  const written = [
    ...nameFields.map((name) => url.searchParams.get(name)),
    inPath(url.pathname),
    besidePair(url),
    decoded(placeOfArticle(url) ?? ''),
  ];
  for (const text of written) {
    const name = text && nameOf(text);
    if (name) return name;
  }
  return undefined;
}
