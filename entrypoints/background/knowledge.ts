import { bundledBytes } from '../../lib/browser/bundled-bytes.ts';
import { type Senses, senseFrom } from '../../lib/encoder/page-sense.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { placeKnowledge } from '../../lib/places/place-knowledge.ts';

let loaded: Promise<Knowledge> | undefined;

/** The data and models the readers use. Loaded when the first page is read, not when the worker starts. */
export function knowledge(): Promise<Knowledge> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Knowledge> {
  const [places, stopModel, sense] = await Promise.all([
    bundledBytes('/places.bin'),
    bundledBytes('/stops.bin'),
    loadSense(),
  ]);
  return { ...placeKnowledge(places), stopModel, ...sense };
}

/** Without the models, pages and papers are read by grammar and features alone. */
async function loadSense(): Promise<Senses> {
  try {
    return senseFrom(
      ...(await Promise.all([
        bundledBytes('/sense.bin'),
        bundledBytes('/encoder.wasm'),
        bundledBytes('/roles.bin'),
      ])),
    );
  } catch {
    return {};
  }
}
