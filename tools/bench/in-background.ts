// Runs inside the extension's background, where the gazetteer is loaded for the first page that is read.
import { bundledBytes } from '../../lib/browser/bundled-bytes.ts';
import { placeKnowledge } from '../../lib/places/place-knowledge.ts';

/** Milliseconds from starting the load to the first answer. */
export async function loadPlaces(): Promise<number> {
  const start = performance.now();
  const { lookUpPlace } = placeKnowledge(await bundledBytes('/places.bin'));
  const found = lookUpPlace?.('Lisbon') ?? [];
  const took = performance.now() - start;
  if (found.length === 0) throw new Error('The gazetteer does not know Lisbon.');
  return took;
}
