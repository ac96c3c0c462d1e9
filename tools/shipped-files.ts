// Files of packages that ship with the extension as they are, because it loads nothing from a network: what pdf.js and the
// barcode scanner fetch while they run. They are loaded when the first file of a traveller needs them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '..', 'node_modules');
/** The sample page of the first run shows the drawings of the sample blog. */
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

/** No PDF may name a table of these encodings: they are not among those of the format. */
const unusedTable = /-UTF(?:8|32)-/;

/**
 * Symbols and letter tables for PDFs that do not bring their own, decoders of their pictures, the two that do the work.
 * Letters without a font are drawn with one of the computer's: pdf.js asks for its own in a browser only for symbols.
 */
export function shippedFiles(): ShippedFile[] {
  const files = [
    // As `lib/browser/booking-library.ts` loads it: the two halves only fit each other.
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
