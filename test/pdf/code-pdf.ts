// Tickets with a barcode: drawn as small squares, or as an embedded picture.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { pagesPdf, stream } from './object-pdf.ts';
import { pageContent } from './write-pdf.ts';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

export type CodeFormat = 'Aztec' | 'QRCode' | 'PDF417';

export interface Squares {
  width: number;
  height: number;
  isDark: (x: number, y: number) => boolean;
}

export async function squaresOf(text: string, format: CodeFormat): Promise<Squares> {
  const { symbol, error } = await writeBarcode(text, { format });
  if (error) throw new Error(error);
  const { width, height, data } = symbol;
  return { width, height, isDark: (x, y) => data[y * width + x] === 0 };
}

const cells = ({ width, height }: Squares) =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => ({ x, y }))).flat();

export interface Drawing {
  /** Points per square. */
  size?: number;
  left?: number;
  bottom?: number;
}

/** Each dark square filled separately, or all of them as one shape. */
function drawnCode(code: Squares, { size = 3, left = 400, bottom = 600 }: Drawing, isOneShape: boolean) {
  const fill = isOneShape ? '' : ' f';
  const squares = cells(code)
    .filter(({ x, y }) => code.isDark(x, y))
    .map(
      ({ x, y }) => `${left + x * size} ${bottom + (code.height - 1 - y) * size} ${size} ${size} re${fill}`,
    );
  return `${squares.join('\n')}${isOneShape ? '\nf' : ''}`;
}

/** RGB pixels, four per side of a square, with a light margin around. */
function picture(code: Squares): { width: number; height: number; points: string } {
  const [scale, edge] = [4, 2];
  const [width, height] = [(code.width + 2 * edge) * scale, (code.height + 2 * edge) * scale];
  let points = '';
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [Math.floor(x / scale) - edge, Math.floor(y / scale) - edge];
      const isInside = column >= 0 && row >= 0 && column < code.width && row < code.height;
      points += (isInside && code.isDark(column, row) ? '\x00' : '\xff').repeat(3);
    }
  return { width, height, points };
}

/** Text as `writePdf` sets it, and the code on the first page. */
export function codePdf(
  words: string,
  code: Squares,
  how: 'squares' | 'shape' | 'picture',
): Uint8Array<ArrayBuffer> {
  if (how !== 'picture')
    return pagesPdf([{ content: `${pageContent(words)}\n${drawnCode(code, {}, how === 'shape')}` }]);
  const { width, height, points } = picture(code);
  const about = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  const drawn = `q ${width / 2} 0 0 ${height / 2} 300 500 cm /Im1 Do Q`;
  const extras = '/Resources << /Font << /F1 3 0 R >> /XObject << /Im1 6 0 R >> >>';
  return pagesPdf([{ content: `${pageContent(words)}\n${drawn}`, extras }], {
    more: [stream(points, about)],
  });
}

/** The code as a picture file. */
export async function codePng(code: Squares): Promise<Blob> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const canvas = createCanvas((code.width + 8) * 4, (code.height + 8) * 4);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  for (const { x, y } of cells(code)) if (code.isDark(x, y)) context.fillRect((x + 4) * 4, (y + 4) * 4, 4, 4);
  return new Blob([new Uint8Array(canvas.toBuffer('image/png'))]);
}
