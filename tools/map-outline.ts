// Makes public/outline.bin, the coastlines, borders and large lakes and rivers of the trip map, and public/detail.bin,
// the same for detailed maps; both ship with the extension.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { encodeDetail } from '../lib/map/detail-file.ts';
import { encodeOutline } from '../lib/map/outline-file.ts';
import { makeDetail } from './map-outline/make-detail.ts';
import { makeOutline } from './map-outline/make-outline.ts';

/** `largest`: the size budget for a map that is only a backdrop. */
function keep(name: string, bytes: Uint8Array, largest: number): void {
  if (bytes.length > largest) throw new Error(`${name} has ${bytes.length} bytes, more than ${largest}.`);
  const folder = fileURLToPath(new URL('../public/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}`, bytes);
  console.log(`${bytes.length} bytes, ${gzipSync(bytes).length} gzipped: public/${name}`);
}

keep('outline.bin', encodeOutline(makeOutline()), 260_000);
keep('detail.bin', encodeDetail(makeDetail()), 1_200_000);
