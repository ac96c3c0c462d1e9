import { readFile } from 'node:fs/promises';
import { type Outline, openOutline } from '../../lib/map/outline.ts';

const file = new URL('../../public/outline.bin', import.meta.url);

/** The bundled coasts and borders; without them a map is squares alone, and still a map. */
export async function loadOutline(): Promise<Outline | undefined> {
  try {
    return openOutline(new Uint8Array(await readFile(file)));
  } catch {
    return undefined;
  }
}
