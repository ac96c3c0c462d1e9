// A JPEG file as the only thing on an A4 page.
import { pagesPdf, stream } from './object-pdf.ts';

/** Height and width from the JPEG's frame header. */
function sizeOf(jpeg: Uint8Array): { width: number; height: number } {
  for (let at = 2; at < jpeg.length; ) {
    const [mark = 0, length] = [jpeg[at + 1], ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0)];
    if (mark === 0xc0 || mark === 0xc2)
      return {
        height: ((jpeg[at + 5] ?? 0) << 8) + (jpeg[at + 6] ?? 0),
        width: ((jpeg[at + 7] ?? 0) << 8) + (jpeg[at + 8] ?? 0),
      };
    at += 2 + length;
  }
  throw new Error('not a JPEG file');
}

export function picturePdf(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const { width, height } = sizeOf(jpeg);
  const points = Array.from(jpeg, (byte) => String.fromCharCode(byte)).join('');
  const about = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
  const extras = '/Resources << /XObject << /Im1 6 0 R >> >>';
  return pagesPdf([{ content: 'q 595 0 0 842 0 0 cm /Im1 Do Q', extras }], { more: [stream(points, about)] });
}
