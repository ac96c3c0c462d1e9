import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { shippedFiles } from '../../tools/shipped-files.ts';

const shipped = shippedFiles();
const origin = 'https://wayclip.example';

/** Answers requests with the shipped files, as the extension would, and records what was requested. */
function onlyShipped(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('location', new URL(`${origin}/convert.html`));
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const url = String(address instanceof Request ? address.url : address);
    asked.push(url);
    const file = shipped.find(({ relativeDest }) => url === `${origin}/${relativeDest}`);
    if (!file) throw new Error(`${url} is not shipped`);
    const headers = { 'Content-Type': 'application/wasm' };
    return new Response(new Uint8Array(readFileSync(file.absoluteSrc)), { headers });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('the scanner takes its wasm from the extension and nothing from anywhere else', async () => {
  const asked = onlyShipped();
  const { loadCodeLibrary } = await import('../../lib/browser/booking-library.ts');
  const library = await loadCodeLibrary();
  expect(asked).toEqual([]);
  const blank = { data: new Uint8ClampedArray(40 * 40 * 4).fill(255), width: 40, height: 40 };
  expect(await library.readBarcodes(blank as ImageData)).toEqual([]);
  expect(asked).toEqual([`${origin}/codes/zxing_reader.wasm`]);
});

test('all that pdf.js may fetch ships with the extension, and no program of a PDF can run', () => {
  const names = shipped.map(({ relativeDest }) => relativeDest);
  for (const name of [
    'pdf/pdf.worker.min.mjs',
    'pdf/cmaps/UniJIS-UTF16-H.bcmap',
    'pdf/fonts/FoxitSymbol.pfb',
  ])
    expect(names).toContain(name);
  expect(names.filter((name) => /sandbox|quickjs/.test(name))).toEqual([]);
  const source = readFileSync(join(import.meta.dirname, '../../lib/browser/booking-library.ts'), 'utf8');
  const folders = [...source.matchAll(/shipped\('\/([^']+\/)'\)/g)].map(([, folder = '']) => folder);
  expect(folders).not.toEqual([]);
  expect(folders.filter((folder) => !names.some((name) => name.startsWith(folder)))).toEqual([]);
  expect(source).not.toMatch(/https?:\/\//);
  // Worker and main script must be from the same build: they refuse to work with another one.
  const worker = shipped.find(({ relativeDest }) => relativeDest === 'pdf/pdf.worker.min.mjs');
  expect(worker?.absoluteSrc).toContain(join('pdfjs-dist', 'legacy', 'build'));
  expect(source).toContain("import('pdfjs-dist/legacy/build/pdf.mjs')");
});

test('all that the reader of pictures loads ships with the extension, and no loader that knows a network', () => {
  const names = shipped.map(({ relativeDest }) => relativeDest);
  const source = readFileSync(join(import.meta.dirname, '../../entrypoints/picture-reader.ts'), 'utf8');
  const loaded = [...source.matchAll(/'\/(ocr\/[^']+)'/g)].map(([, name]) => name);
  expect(loaded.length).toBe(2);
  const made = readFileSync(join(import.meta.dirname, '../../tools/bundled-data.ts'), 'utf8');
  const ships = (name = '') => names.includes(name) || made.includes(`'public/${name}'`);
  for (const name of [...loaded, 'ocr/tesseract-core-simd-lstm.wasm']) expect(ships(name), name).toBe(true);
  const scripts = shipped.filter(({ relativeDest }) => /^ocr\/.*\.js$/.test(relativeDest));
  for (const { absoluteSrc } of scripts)
    expect(readFileSync(absoluteSrc, 'utf8')).not.toMatch(/https?:\/\/[a-z]/);
});
