// Compiles the encoder's sums to WebAssembly SIMD: public/encoder.wasm.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';

const root = join(import.meta.dirname, '..');
const { error, stderr, binary } = await asc.compileString(
  readFileSync(join(import.meta.dirname, 'encoder-kernel/assembly/kernel.ts'), 'utf8'),
  { optimizeLevel: 3, runtime: 'stub', importMemory: true, noExportMemory: true, enable: ['simd'] },
);
if (error || !binary) throw new Error(`The kernel does not compile: ${error?.message}\n${stderr.toString()}`);
writeFileSync(join(root, 'public/encoder.wasm'), binary);
