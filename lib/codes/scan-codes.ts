// Finds the barcodes in pictures. zxing is passed in, since browsers and Node load its wasm from different places.
import type { ScannedCode } from './read-code.ts';

/** Four numbers for each pixel: red, green, blue and alpha. */
export interface Picture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** In pixels of the picture, from its upper left corner. */
export interface CodeBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type FoundCode = ScannedCode & { box: CodeBox };

export type ScanPicture = (picture: Picture) => Promise<FoundCode[]>;

interface Point {
  x: number;
  y: number;
}

/** The part of zxing-wasm that is used here. */
export interface CodeLibrary {
  readBarcodes(
    picture: ImageData,
    options: {
      formats: CodeFormat[];
      tryHarder: boolean;
      tryInvert: boolean;
      maxNumberOfSymbols: number;
      textMode: 'Plain';
    },
  ): Promise<
    {
      isValid: boolean;
      text: string;
      bytes: Uint8Array;
      position: Record<'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight', Point>;
    }[]
  >;
}

// The formats that tickets use. Linear barcodes only hold numbers, and scanners see them where there are none.
type CodeFormat = 'Aztec' | 'PDF417' | 'QRCode' | 'DataMatrix';
const formats: CodeFormat[] = ['Aztec', 'PDF417', 'QRCode', 'DataMatrix'];
// Enough for a page with the passes of a family.
const maxCodes = 12;

function boxOf(corners: Point[]): CodeBox {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** `asImage` wraps the pixels as the platform's ImageData. */
export const scannerWith =
  (library: CodeLibrary, asImage: (picture: Picture) => ImageData): ScanPicture =>
  async (picture) => {
    const found = await library.readBarcodes(asImage(picture), {
      formats,
      tryHarder: true,
      tryInvert: false,
      maxNumberOfSymbols: maxCodes,
      textMode: 'Plain',
    });
    return found
      .filter(({ isValid }) => isValid)
      .map(({ text, bytes, position }) => ({
        text,
        bytes,
        box: boxOf([position.topLeft, position.topRight, position.bottomLeft, position.bottomRight]),
      }));
  };
