// Enough for all lines of a long document; then the cache is cleared, so that it never grows.
const maxLines = 20_000;

const all: { clear: () => void }[] = [];

/** The same function, called once for the same text. The result is shared and must not be changed. */
export function cachedByText<T>(read: (text: string) => T, maxEntries = maxLines): (text: string) => T {
  const cache = new Map<string, { value: T }>();
  all.push(cache);
  return (text) => {
    const found = cache.get(text);
    if (found) return found.value;
    const value = read(text);
    if (cache.size >= maxEntries) cache.clear();
    cache.set(text, { value });
    return value;
  };
}

/** Clears the caches, so that no words of a traveller's documents stay after reading. */
export function forgetWords(): void {
  for (const cache of all) cache.clear();
}
