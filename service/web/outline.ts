import { readFile } from 'node:fs/promises';
import { type Outline, openOutline } from '../../lib/map/outline.ts';
import { publicFile } from '../public-files.ts';

/** The bundled coastlines and borders; without them a map shows only a grid. */
export async function loadOutline(): Promise<Outline | undefined> {
  try {
    return openOutline(new Uint8Array(await readFile(publicFile('outline.bin'))));
  } catch {
    return undefined;
  }
}
