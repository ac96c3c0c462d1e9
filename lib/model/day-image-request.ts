// A day's picture that is not a copy of ours: the service is to find it, by words or by itself.

/** `words`: to search by; without them the service picks one for the destination. */
export interface ImageRequest {
  words?: string;
}

const searched = 'search:';
const picked = 'auto:';
/** More than a search is ever given. */
const maxLength = 200;

/** " Alfama at dusk " → "search:Alfama at dusk"; "" → "auto:" */
export function imageRequestSrc(words: string): string {
  const tidy = words.replace(/\s+/g, ' ').trim().slice(0, maxLength);
  return tidy === '' ? picked : `${searched}${tidy}`;
}

/** Undefined for every other address. */
export function imageRequestOf(src: string): ImageRequest | undefined {
  if (src === picked) return {};
  return src.startsWith(searched) ? { words: src.slice(searched.length) } : undefined;
}
