// Caches name lookups: a page repeats its names, and several readers look them up.
import type { Knowledge } from '../model/evidence.ts';

const made = new WeakSet<Knowledge>();

/** The same knowledge, looking each name up once. Meant for one page, so that the cache does not grow for ever. */
export function cachedKnowledge(knowledge: Knowledge): Knowledge {
  const { lookUpPlace, coordinatesOfName } = knowledge;
  if (!lookUpPlace || made.has(knowledge)) return knowledge;
  const cache = new Map<string, ReturnType<typeof lookUpPlace>>();
  const lookUp = (name: string) => {
    const entry = cache.get(name);
    if (entry) return entry;
    const found = lookUpPlace(name);
    cache.set(name, found);
    return found;
  };
  const cached: Knowledge = {
    ...knowledge,
    lookUpPlace: lookUp,
    // A name without candidates has no position.
    ...(coordinatesOfName && {
      coordinatesOfName: (name: string) => (lookUp(name).length > 0 ? coordinatesOfName(name) : []),
    }),
  };
  made.add(cached);
  return cached;
}
