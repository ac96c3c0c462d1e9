// Package files that ship unchanged with the extension, because it loads nothing from a network: what pdf.js and the
// barcode scanner fetch at run time. They are loaded when a traveller's first file needs them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '..', 'node_modules');
/** The sample page on first run shows the sample blog's drawings. */
const drawings = join(import.meta.dirname, 'sample-blog', 'site', 'pictures');

interface ShippedFile {
  absoluteSrc: string;
  relativeDest: string;
}

const from = (folder: string, name: string, to: string): ShippedFile => ({
  absoluteSrc: join(packages, folder, name),
  relativeDest: `${to}/${name}`,
});

const folder = (path: string, to: string): ShippedFile[] =>
  readdirSync(join(packages, path))
    .toSorted()
    .map((name) => from(path, name, to));

/** No PDF can name a character map with these encodings: the format does not have them. */
const unusedTable = /-UTF(?:8|32)-/;

/**
 * Symbol fonts and character maps for PDFs that do not embed theirs, image decoders, and the two workers. Text without
 * an embedded font is drawn with a system font: in a browser, pdf.js requests its own fonts only for symbols.
 */
export function shippedFiles(): ShippedFile[] {
  const files = [
    // The same build that `lib/browser/booking-library.ts` loads: the worker only works with its own main script.
    from('pdfjs-dist/legacy/build', 'pdf.worker.min.mjs', 'pdf'),
    ...folder('pdfjs-dist/cmaps', 'pdf/cmaps').filter(({ relativeDest }) => !unusedTable.test(relativeDest)),
    ...['FoxitSymbol.pfb', 'FoxitDingbats.pfb', 'LICENSE_FOXIT'].map((name) =>
      from('pdfjs-dist/standard_fonts', name, 'pdf/fonts'),
    ),
    ...['jbig2.wasm', 'openjpeg.wasm', 'qcms_bg.wasm'].map((name) =>
      from('pdfjs-dist/wasm', name, 'pdf/wasm'),
    ),
    ...['blue-tiles.jpg', 'river-and-bridge.jpg'].map((name) => ({
      absoluteSrc: join(drawings, name),
      relativeDest: `sample/${name}`,
    })),
    from('zxing-wasm/dist/reader', 'zxing_reader.wasm', 'codes'),
    ...['tesseract-core-simd-lstm.js', 'tesseract-core-simd-lstm.wasm'].map((name) =>
      from('tesseract.js-core', name, 'ocr'),
    ),
  ];
  const missing = files.find(({ absoluteSrc }) => !existsSync(absoluteSrc));
  if (missing) throw new Error(`${missing.absoluteSrc} is to be shipped and is not there.`);
  return files;
}
