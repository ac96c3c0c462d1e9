import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { senseFrom } from '../../lib/encoder/page-sense.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { placeKnowledge } from '../../lib/places/place-knowledge.ts';
import { type PublicFile, publicFile } from '../public-files.ts';

const read = async (name: PublicFile) =>
  existsSync(publicFile(name)) ? await readFile(publicFile(name)) : undefined;

/**
 * The gazetteer and models that the extension uses, opened at the first import. The build makes them; without them
 * fewer stops are found and none is placed, and the answer says so.
 */
export function lazyKnowledge(): () => Promise<Knowledge> {
  let loaded: Promise<Knowledge> | undefined;
  const load = async (): Promise<Knowledge> => {
    const [places, stopModel, text, kernel, roles] = await Promise.all(
      (['places.bin', 'stops.bin', 'sense.bin', 'encoder.wasm', 'roles.bin'] as const).map(read),
    );
    return {
      ...(places && placeKnowledge(places)),
      ...(stopModel && { stopModel }),
      ...(text && kernel && senseFrom(text, kernel, roles)),
    };
  };
  return () => {
    loaded ??= load();
    return loaded;
  };
}
