import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeKernel } from '../../tools/bundled-data.ts';

export const kernelFile = join(import.meta.dirname, '../../public/encoder.wasm');

makeKernel();
export const kernelBytes = new Uint8Array(readFileSync(kernelFile));
