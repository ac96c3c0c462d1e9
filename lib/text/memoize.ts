// The one place that keeps results by identity. A document, a page or a model is asked the same by many readers.

/** The same function, asked once for each object; its result is gone with the object, is shared, and must not be changed. */
export function memoize<K extends object, T>(find: (of: K) => T): (of: K) => T {
  const cache = new WeakMap<K, { value: T }>();
  return (of) => {
    const cached = cache.get(of) ?? { value: find(of) };
    cache.set(of, cached);
    return cached.value;
  };
}
