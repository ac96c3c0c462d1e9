import { bundledBytes } from '../../lib/browser/bundled-bytes.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { placeKnowledge } from '../../lib/places/place-knowledge.ts';

let loaded: Promise<Knowledge> | undefined;

/** What readers may look up. Loaded with the first page that is read, not when the worker wakes. */
export function knowledge(): Promise<Knowledge> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Knowledge> {
  const [places, stopModel] = await Promise.all([bundledBytes('/places.bin'), bundledBytes('/stops.bin')]);
  return { ...placeKnowledge(places), stopModel };
}
