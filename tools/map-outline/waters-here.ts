import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeWaters, type Waters } from './waters-file.ts';

/** The lakes and rivers that `take-waters.ts` wrote. */
export const watersHere = (): Waters => decodeWaters(readFileSync(join(import.meta.dirname, 'waters.bin')));
