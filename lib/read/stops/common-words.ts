// Pure: no browser, no network, no clock.
// Words that authors of many sites write in lower case. Learned with the model: they make a poor name.

export interface CommonWords {
  /** 0 for an unknown word, up to 1 for one that nearly every page uses. */
  commonness(word: string): number;
}

/** 32 bits of a string, the same everywhere (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** From hash to 0..255, as the model file keeps it. */
export const commonWordsOf = (levels: Map<number, number>): CommonWords => ({
  commonness: (word) => (levels.get(hashOf(word)) ?? 0) / 255,
});
