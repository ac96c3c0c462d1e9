import { bundledText } from '../../lib/browser/bundled-text.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { parsePlaces } from '../../lib/places/places.ts';

let loaded: Promise<Knowledge> | undefined;

/** What readers may look up. Loaded with the first page that is read, not when the worker wakes. */
export function knowledge(): Promise<Knowledge> {
  loaded ??= bundledText('/places.txt').then((text) => ({ lookUpPlace: parsePlaces(text).lookup }));
  return loaded;
}
