// Makes public/outline.bin, the coasts and borders of the trip's map, that ship with the extension.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { encodeOutline } from '../lib/map/outline-file.ts';
import { makeOutline } from './map-outline/make-outline.ts';

const target = fileURLToPath(new URL('../public/outline.bin', import.meta.url));
// What the extension may weigh for a map that is only a backdrop.
const largestBytes = 200_000;

const bytes = encodeOutline(makeOutline());
if (bytes.length > largestBytes)
  throw new Error(`The outline has ${bytes.length} bytes, more than ${largestBytes}.`);
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, bytes);
console.log(`${bytes.length} bytes, ${gzipSync(bytes).length} gzipped: public/outline.bin`);
