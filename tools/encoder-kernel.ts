// Compiles the encoder's sums to WebAssembly SIMD: public/encoder.wasm.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
// By its command: imported, the compiler's types would change those of every string and array here.
execFileSync(
  process.execPath,
  [
    join(root, 'node_modules/assemblyscript/bin/asc.js'),
    'tools/encoder-kernel/assembly/kernel.ts',
    ...['--outFile', 'public/encoder.wasm', '--optimizeLevel', '3', '--runtime', 'stub'],
    ...['--importMemory', '--noExportMemory', '--enable', 'simd'],
  ],
  { cwd: root, stdio: 'inherit' },
);
