// Reads a picture's stated size from its first bytes, without decoding it: a tiny file can claim a picture that would
// fill the memory. The format is taken from the bytes, not from the file's name or type.
import { boxedPictureSize } from './boxed-picture-size.ts';

export interface Size {
  width: number;
  height: number;
}

/** For JPEG, PNG, GIF, WebP, AVIF and HEIC; undefined for all else, including SVG, which can hold more than a picture. */
export function pictureSize(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const letters = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (letters(0, 3) === '\xff\xd8\xff') return jpegSize(view);
  if (letters(4, 8) === 'ftyp') return boxedPictureSize(view);
  if (letters(0, 4) === 'RIFF' && letters(8, 12) === 'WEBP') return webpSize(view);
  if (bytes.length < 24) return undefined;
  if (letters(0, 8) === '\x89PNG\r\n\x1a\n' && letters(12, 16) === 'IHDR')
    return { width: view.getUint32(16), height: view.getUint32(20) };
  if (/^GIF8[79]a$/.test(letters(0, 6)))
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return undefined;
}

/** Start of frame: 0xC0 to 0xCF, except for the three markers in that range that are not frames. */
export const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments up to the first frame. Skips stray bytes between them, as browsers do. */
function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker === 0xff || marker === 0) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === 0xda) return undefined;
    at += 2 + (marker >= 0xd0 && marker <= 0xd8 ? 0 : Math.max(2, view.getUint16(at + 2)));
  }
  return undefined;
}

export function webpSize(view: DataView): Size | undefined {
  if (view.byteLength < 30 || view.getUint32(4, true) + 8 > view.byteLength) return undefined;
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  if (kind === 'VP8X') {
    const threeBytes = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
    return { width: threeBytes(24), height: threeBytes(27) };
  }
  if (kind === 'VP8L') {
    if (view.getUint8(20) !== 0x2f) return undefined;
    const packed = view.getUint32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  const hasStartCode = view.getUint8(23) === 0x9d && view.getUint8(24) === 0x01 && view.getUint8(25) === 0x2a;
  if (kind !== 'VP8 ' || !hasStartCode) return undefined;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}
