// Makes public/places.bin, the offline gazetteer that ships with the extension.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeBytes } from './gazetteer/make-places.ts';

const target = fileURLToPath(new URL('../public/places.bin', import.meta.url));
// What the extension may weigh and how long opening it may take.
const maxBytes = 6_900_000;

const bytes = makeBytes();
if (bytes.length > maxBytes)
  throw new Error(`The gazetteer has ${bytes.length} bytes, more than ${maxBytes}.`);
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, bytes);
// Its predecessor would still be packed into the extension.
rmSync(fileURLToPath(new URL('../public/places.txt', import.meta.url)), { force: true });
console.log(`${bytes.length} bytes: public/places.bin`);
