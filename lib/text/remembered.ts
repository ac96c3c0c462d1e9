// The different lines of a long document; then it is begun anew, so that it never grows.
const maxLines = 20_000;

const all: { clear: () => void }[] = [];

/** The same function, asked once for the same words. The result is shared and must not be changed. */
export function remembered<T>(read: (text: string) => T, maxEntries = maxLines): (text: string) => T {
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

/** After a traveller's papers were read, none of their words stay here. */
export function forgetWords(): void {
  for (const cache of all) cache.clear();
}
