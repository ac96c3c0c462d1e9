import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { placeKnowledge } from '../../lib/places/place-knowledge.ts';
import { makePlaces } from '../bundled-data.ts';

const places = join(import.meta.dirname, '../../public/places.bin');
const model = join(import.meta.dirname, '../../public/stops.bin');

/** What the readers may know: the gazetteer, made where it is missing, and the model if it has been learned. */
export function loadKnowledge(): Knowledge {
  makePlaces();
  return {
    ...placeKnowledge(readFileSync(places)),
    ...(existsSync(model) && { stopModel: readFileSync(model) }),
  };
}
