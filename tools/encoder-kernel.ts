// Compiles the encoder's sums to WebAssembly SIMD: public/encoder.wasm.
// The compiler is started, not imported: its types would change those of arrays and numbers in the whole project.
import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const target = join(root, 'public/encoder.wasm');
// Two may compile at once; nobody reads a half-written kernel.
const beside = `${target}.${process.pid}`;
const compiler = join(root, 'node_modules/assemblyscript/bin/asc.js');
const kernel = 'tools/encoder-kernel/assembly/kernel.ts';
const how = ['-O3', '--runtime', 'stub', '--importMemory', '--noExportMemory', '--enable', 'simd'];
execFileSync(process.execPath, [compiler, kernel, '-o', beside, ...how], { cwd: root, stdio: 'inherit' });
renameSync(beside, target);
