import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { senseFrom } from '../../lib/encoder/page-sense.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { placeKnowledge } from '../../lib/places/place-knowledge.ts';
import { makeKernel, makePlaces } from '../bundled-data.ts';

const places = join(import.meta.dirname, '../../public/places.bin');
const model = join(import.meta.dirname, '../../public/stops.bin');
const sense = join(import.meta.dirname, '../../public/sense.bin');
const roles = join(import.meta.dirname, '../../public/roles.bin');
const kernel = join(import.meta.dirname, '../../public/encoder.wasm');

/** The gazetteer as it ships, generated if it is missing or outdated. */
export function loadPlaces(): Uint8Array {
  makePlaces();
  return readFileSync(places);
}

/** The readers' knowledge: the gazetteer, generated if missing, and the models if they have been trained. */
export function loadKnowledge(): Knowledge {
  makeKernel();
  return {
    ...placeKnowledge(loadPlaces()),
    ...(existsSync(model) && { stopModel: readFileSync(model) }),
    ...(existsSync(sense) &&
      senseFrom(
        readFileSync(sense),
        readFileSync(kernel),
        existsSync(roles) ? readFileSync(roles) : undefined,
      )),
  };
}
