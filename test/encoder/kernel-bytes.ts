import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickSection } from '../../lib/encoder/machine.ts';
import { makeKernel } from '../../tools/bundled-data.ts';

export const kernelFile = join(import.meta.dirname, '../../public/encoder.wasm');

makeKernel();
export const kernelBytes = new Uint8Array(readFileSync(kernelFile));

/** A kernel without the byte-multiplying one inside: its section is renamed so that it is not found. */
export function withoutQuick(kernel: Uint8Array): Uint8Array {
  const bytes = Buffer.from(kernel);
  bytes.write('other', bytes.indexOf(quickSection), 'latin1');
  return new Uint8Array(bytes);
}
