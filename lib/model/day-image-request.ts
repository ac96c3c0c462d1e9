// A day's picture that we have no copy of: the service finds it, by a search or by its own choice.

/** `words` to search for; without them the service picks a picture of the destination. */
export interface ImageRequest {
  words?: string;
}

const searched = 'search:';
const picked = 'auto:';
/** No search is ever this long. */
const maxLength = 200;

/** " Alfama at dusk " → "search:Alfama at dusk"; "" → "auto:" */
export function imageRequestSrc(words: string): string {
  const tidy = words.replace(/\s+/g, ' ').trim().slice(0, maxLength);
  return tidy === '' ? picked : `${searched}${tidy}`;
}

/** Undefined for any other address. */
export function imageRequestOf(src: string): ImageRequest | undefined {
  if (src === picked) return {};
  return src.startsWith(searched) ? { words: src.slice(searched.length) } : undefined;
}
