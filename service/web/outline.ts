import { readFile } from 'node:fs/promises';
import { type Outline, openOutline } from '../../lib/map/outline.ts';
import { publicFile } from '../public-files.ts';

/** The bundled coasts and borders; without them a map is squares alone, and still a map. */
export async function loadOutline(): Promise<Outline | undefined> {
  try {
    return openOutline(new Uint8Array(await readFile(publicFile('outline.bin'))));
  } catch {
    return undefined;
  }
}
