import { existsSync, readFileSync } from 'node:fs';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { placeKnowledge } from '../../lib/places/place-knowledge.ts';

const places = new URL('../../public/places.bin', import.meta.url);
const model = new URL('../../public/stops.bin', import.meta.url);

/** What the readers may know: the gazetteer and the model, each if it has been built. */
export function loadKnowledge(): Knowledge {
  return {
    ...(existsSync(places) && placeKnowledge(readFileSync(places))),
    ...(existsSync(model) && { stopModel: readFileSync(model) }),
  };
}
