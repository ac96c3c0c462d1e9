import { readFile } from 'node:fs/promises';
import type { Blobs } from '../storage/blobs.ts';
import { drawnPictures } from './catalogue.ts';
import { drawMotif } from './motifs/draw-motif.ts';
import { motifPictures } from './motifs/motif-pictures.ts';

const folder = new URL('./drawn/', import.meta.url);
const landscape = (name: string) => readFile(new URL(`${name}.webp`, folder));

const makers = new Map<string, () => Promise<Uint8Array>>([
  ...drawnPictures.map(({ key, name }) => [key, () => landscape(name)] as const),
  ...motifPictures.map(
    ({ key, motif, kind, hour }) =>
      [key, async () => drawMotif(motif, await landscape(`${kind}-${hour}`))] as const,
  ),
]);

/** The same store with the drawn pictures added: they are read from our own folder or drawn, never written or removed. */
export function withDrawnPictures(blobs: Blobs): Blobs {
  return {
    ...blobs,
    write: (key, bytes) => (makers.has(key) ? Promise.resolve() : blobs.write(key, bytes)),
    remove: (key) => (makers.has(key) ? Promise.resolve() : blobs.remove(key)),
    read: (key) => makers.get(key)?.() ?? blobs.read(key),
  };
}
