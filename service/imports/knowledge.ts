import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { placeKnowledge } from '../../lib/places/place-knowledge.ts';

const file = (name: string) => new URL(`../../public/${name}`, import.meta.url);
const read = async (name: string) => (existsSync(file(name)) ? await readFile(file(name)) : undefined);

/**
 * The same gazetteer and model that the extension reads with, opened at the first import. They are made by the build;
 * where it has not run, stops are found by fewer signs and none is placed, and the answer says so.
 */
export function lazyKnowledge(): () => Promise<Knowledge> {
  let loaded: Promise<Knowledge> | undefined;
  const load = async (): Promise<Knowledge> => {
    const [places, stopModel] = await Promise.all([read('places.bin'), read('stops.bin')]);
    return { ...(places && placeKnowledge(places)), ...(stopModel && { stopModel }) };
  };
  return () => {
    loaded ??= load();
    return loaded;
  };
}
