import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeWaters, type Waters } from './waters-file.ts';

/** As `take-waters.ts` left them. */
export const watersHere = (): Waters => decodeWaters(readFileSync(join(import.meta.dirname, 'waters.bin')));
