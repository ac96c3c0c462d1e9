import { existsSync, readFileSync } from 'node:fs';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { parsePlaces } from '../../lib/places/places.ts';

const file = new URL('../../public/places.txt', import.meta.url);

/** What the readers may know: the gazetteer, if it has been built. */
export function loadKnowledge(): Knowledge {
  return existsSync(file) ? { lookUpPlace: parsePlaces(readFileSync(file, 'utf8')).lookup } : {};
}
