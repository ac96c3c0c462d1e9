// A page says the same names again and again, and several readers ask what they mean.
import type { Knowledge } from '../model/evidence.ts';

const made = new WeakSet<Knowledge>();

/** The same knowledge, which looks each name up once; for one page, so that it does not grow for ever. */
export function cachedKnowledge(knowledge: Knowledge): Knowledge {
  const { lookUpPlace, whereIs } = knowledge;
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
    // What means nothing is nowhere.
    ...(whereIs && { whereIs: (name: string) => (lookUp(name).length > 0 ? whereIs(name) : []) }),
  };
  made.add(cached);
  return cached;
}
