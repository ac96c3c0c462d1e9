// Reads a picture's size from its header without decoding it: a few bytes can claim a picture that fills the memory of
// whoever opens it.
import { boxedPictureSize } from '../../lib/model/boxed-picture-size.ts';
import { isFrame, type Size, webpSize } from '../../lib/model/picture-size.ts';
import type { PictureType } from '../itineraries/pictures.ts';

/** undefined if the bytes are truncated or inconsistent with that type. */
export function measure(type: PictureType, bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (type) {
    case 'image/jpeg':
      return measureJpeg(view);
    case 'image/png':
      return measurePng(view);
    case 'image/webp':
      return webpSize(view);
    case 'image/heic':
      return boxedPictureSize(view);
  }
}

const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * Segment by segment up to the image data: without a frame header before it or an end marker after it, the file is
 * incomplete.
 */
function measureJpeg(view: DataView): Size | undefined {
  let size: Size | undefined;
  for (let at = 2; at + 4 <= view.byteLength; ) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return undefined;
    if (marker === 0xda) return endsAfter(view, at) ? size : undefined;
    const length = segmentLength(view, at);
    if (length === undefined) return undefined;
    if (isFrame(marker) && length >= 10)
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += length;
  }
  return undefined;
}

/** Including its marker; undefined if it reaches beyond the bytes. 0xFF can be repeated before a marker. */
function segmentLength(view: DataView, at: number): number | undefined {
  const marker = view.getUint8(at + 1);
  if (marker === 0xff) return 1;
  if (hasNoLength(marker)) return 2;
  const length = view.getUint16(at + 2);
  return length < 2 || at + 2 + length > view.byteLength ? undefined : 2 + length;
}

/** An end marker anywhere after the data: cameras append more behind it. */
function endsAfter(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at > from; at -= 1)
    if (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xd9) return true;
  return false;
}

const word = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((step) => view.getUint8(at + step)));

/** Chunk by chunk to the end: IHDR first, IEND last, nothing beyond the bytes that exist. */
function measurePng(view: DataView): Size | undefined {
  let size: Size | undefined;
  let hasData = false;
  for (let at = 8; at + 12 <= view.byteLength; ) {
    const length = view.getUint32(at);
    const kind = word(view, at + 4);
    if (at + 12 + length > view.byteLength) return undefined;
    if (!size && (kind !== 'IHDR' || length !== 13)) return undefined;
    if (kind === 'IHDR') size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (kind === 'IDAT') hasData = true;
    if (kind === 'IEND') return hasData ? size : undefined;
    at += 12 + length;
  }
  return undefined;
}
