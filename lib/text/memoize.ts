// Caches results by object identity: many readers ask the same of a document, a page or a model.

/** The same function, called once per object. The result lives as long as the object, is shared, and must not be changed. */
export function memoize<K extends object, T>(find: (of: K) => T): (of: K) => T {
  const cache = new WeakMap<K, { value: T }>();
  return (of) => {
    const cached = cache.get(of) ?? { value: find(of) };
    cache.set(of, cached);
    return cached.value;
  };
}
