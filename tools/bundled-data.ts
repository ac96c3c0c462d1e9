// The gazetteer, the map outline, the encoder's kernel and Tesseract's data are generated from packages and sources
// instead of being committed: once, and again when their inputs or generators change.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

function filesIn(part: string): string[] {
  const path = join(root, part);
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
}

function make(made: string, maker: string, parts: string[]): void {
  const sources = [maker, 'package.json', ...parts].flatMap(filesIn);
  const changed = Math.max(...sources.map((path) => statSync(path).mtimeMs));
  const target = join(root, made);
  if (existsSync(target) && statSync(target).mtimeMs >= changed) return;
  execFileSync(process.execPath, [join(root, maker)], { stdio: 'ignore', cwd: root });
}

export const makePlaces = () =>
  make('public/places.bin', 'tools/gazetteer.ts', ['tools/gazetteer', 'lib/places']);

/** The encoder's arithmetic as WebAssembly. */
export const makeKernel = () =>
  make('public/encoder.wasm', 'tools/encoder-kernel.ts', ['tools/encoder-kernel']);

/** The coastlines: of the world, and of detailed maps. */
export function makeMaps(): void {
  const outline = [
    'tools/map-outline',
    'lib/map/outline-file.ts',
    'lib/map/detail-file.ts',
    'lib/map/varints.ts',
  ];
  make('public/outline.bin', 'tools/map-outline.ts', outline);
  make('public/detail.bin', 'tools/map-outline.ts', outline);
}

export function makeBundledData(): void {
  makePlaces();
  makeKernel();
  make('public/ocr/eng.traineddata.gz', 'tools/tesseract-data.ts', ['tools/tesseract-data']);
  makeMaps();
}
