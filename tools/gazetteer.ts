// Makes public/places.bin, the offline gazetteer that ships with the extension.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeBytes } from './gazetteer/make-places.ts';

const target = fileURLToPath(new URL('../public/places.bin', import.meta.url));
// Limits the size of the extension and the time to open the file.
const maxBytes = 6_900_000;

const bytes = makeBytes();
if (bytes.length > maxBytes)
  throw new Error(`The gazetteer has ${bytes.length} bytes, more than ${maxBytes}.`);
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, bytes);
// The file's old format, if still there, would be packed into the extension too.
rmSync(fileURLToPath(new URL('../public/places.txt', import.meta.url)), { force: true });
console.log(`${bytes.length} bytes: public/places.bin`);
