// The EXIF orientation of a JPEG. Pure: no network, no clock.

// The EXIF tag that says how the camera was held.
const orientationTag = 0x0112;
const upright = 1;
const maxTurn = 8;

/** The first EXIF segment in a JPEG, starting at its byte order mark. */
function exifOf(jpeg: Uint8Array): DataView | undefined {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let at = 2;
  while (at + 10 < view.byteLength && view.getUint8(at) === 0xff) {
    const [marker, length] = [view.getUint8(at + 1), view.getUint16(at + 2)];
    const end = Math.min(at + 2 + length, view.byteLength);
    const isExif = marker === 0xe1 && view.getUint32(at + 4) === 0x45786966;
    if (isExif) return new DataView(jpeg.buffer, jpeg.byteOffset + at + 10, Math.max(0, end - at - 10));
    // The image data begins here.
    if (marker === 0xda || length < 2) return undefined;
    at += 2 + length;
  }
  return undefined;
}

/** EXIF orientation, 1 to 8: 1 is upright, 6 is turned onto its right side. */
export function jpegTurn(jpeg: Uint8Array): number {
  const exif = exifOf(jpeg);
  if (!exif || exif.byteLength < 14) return upright;
  const isLittle = exif.getUint16(0) === 0x4949;
  const first = exif.getUint32(4, isLittle);
  if (first + 2 > exif.byteLength) return upright;
  const count = exif.getUint16(first, isLittle);
  for (let at = first + 2; at + 12 <= exif.byteLength && at < first + 2 + 12 * count; at += 12) {
    if (exif.getUint16(at, isLittle) !== orientationTag) continue;
    const turn = exif.getUint16(at + 8, isLittle);
    return turn >= upright && turn <= maxTurn ? turn : upright;
  }
  return upright;
}
