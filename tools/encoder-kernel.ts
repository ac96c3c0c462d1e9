// Compiles the encoder's arithmetic to WebAssembly SIMD: public/encoder.wasm. The kernel for machines that can multiply
// bytes is a custom section of the plain one, which every browser can load.
// The compiler runs as a subprocess instead of an import: its types would change those of arrays and numbers project-wide.
import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickSection } from '../lib/encoder/machine.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'public/encoder.wasm');
// Two compilations can run at once; nobody must read a half-written kernel.
const beside = `${target}.${process.pid}`;
const compiler = join(root, 'node_modules/assemblyscript/bin/asc.js');
const how = ['-O3', '--runtime', 'stub', '--importMemory', '--noExportMemory', '--enable', 'simd'];

function compiled(name: string, ...more: string[]): Uint8Array {
  const source = `tools/encoder-kernel/assembly/${name}.ts`;
  execFileSync(process.execPath, [compiler, source, '-o', beside, ...how, ...more], {
    cwd: root,
    stdio: 'inherit',
  });
  const bytes = readFileSync(beside);
  rmSync(beside);
  return bytes;
}

/** LEB128, as WebAssembly encodes lengths: seven bits per byte, lowest first. */
const lengthOf = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...lengthOf(value >>> 7)];

function sectionOf(name: string, content: Uint8Array): Uint8Array {
  const letters = new TextEncoder().encode(name);
  const inside = [...lengthOf(letters.length), ...letters, ...content];
  return Uint8Array.from([0, ...lengthOf(inside.length), ...inside]);
}

const quick = compiled('quick-kernel', '--enable', 'relaxed-simd');
const kernel = compiled('kernel');
writeFileSync(beside, Buffer.concat([kernel, sectionOf(quickSection, quick)]));
renameSync(beside, target);
