// Pictures that are larger, smaller or other than they claim: an oversized one is not decoded, nor is anything that is
// no picture.
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decodePicture } from '../../lib/browser/booking-library.ts';
import { shrinkPicture } from '../../lib/browser/shrink-picture.ts';
import { pictureSize } from '../../lib/model/picture-size.ts';

const photo = new Uint8Array(
  readFileSync(new URL('../../tools/sample-blog/site/pictures/lighthouse.jpg', import.meta.url)),
);
const ascii = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

function chunk(kind: string, data: Uint8Array): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, data.length);
  return joined(length, ascii(kind), data, new Uint8Array(4));
}

/** A few hundred bytes, whatever size it claims. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([8, 6], 8);
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = new Uint8Array(deflateSync(new Uint8Array(64)));
  return joined(
    signature,
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', new Uint8Array()),
  ) as Uint8Array<ArrayBuffer>;
}

const gif = (width: number, height: number) =>
  joined(
    ascii('GIF89a'),
    new Uint8Array([width & 255, width >> 8, height & 255, height >> 8]),
    new Uint8Array(20),
  );

function jpeg(width: number, height: number): Uint8Array {
  const bytes = Uint8Array.from(photo);
  const frame = bytes.findIndex(
    (byte, at) => byte === 0xff && (bytes[at + 1] === 0xc0 || bytes[at + 1] === 0xc2),
  );
  new DataView(bytes.buffer).setUint16(frame + 5, height);
  new DataView(bytes.buffer).setUint16(frame + 7, width);
  return bytes;
}

const unpack = vi.fn();
beforeEach(() => {
  unpack.mockReset();
  unpack.mockRejectedValue(new Error('Nothing to draw on here.'));
  vi.stubGlobal('createImageBitmap', unpack);
});
afterEach(() => vi.unstubAllGlobals());

const blob = (bytes: Uint8Array, type = 'image/jpeg') => new Blob([Uint8Array.from(bytes)], { type });

describe.each([
  ['a picture for a day', shrinkPicture],
  ['a file with a ticket', decodePicture],
] as const)('%s', (_, open) => {
  test.each([
    ['a PNG of a few bytes that says 30,000 by 30,000', png(30_000, 30_000)],
    ['a PNG that says it is larger than any number', png(0xffffffff, 0xffffffff)],
    ['a GIF that says 65,535 by 65,535', gif(0xffff, 0xffff)],
    ['a JPEG that says 60,000 by 60,000', jpeg(60_000, 60_000)],
    [
      'SVG called JPEG',
      ascii('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    ],
    ['SVG behind a declaration', ascii('<?xml version="1.0"?><!DOCTYPE svg><svg width="9" height="9"/>')],
    ['a web page called JPEG', ascii('<!doctype html><script>alert(1)</script>')],
    ['a PDF called JPEG', ascii('%PDF-1.7 1 0 obj')],
    ['the first bytes of a JPEG alone', photo.subarray(0, 40)],
    ['the first bytes of a PNG alone', png(1, 1).subarray(0, 12)],
    ['nothing', new Uint8Array()],
  ])('%s is not even unpacked', async (_name, bytes) => {
    expect(await open(blob(bytes))).toBeUndefined();
    expect(unpack).not.toHaveBeenCalled();
  });

  test.each([
    ['a photograph', photo],
    ['a small PNG', png(800, 600)],
    ['a photograph of 48 megapixels', jpeg(8000, 6000)],
  ])('%s is, and where the browser cannot draw it there is none', async (_name, bytes) => {
    expect(await open(blob(bytes))).toBeUndefined();
    expect(unpack).toHaveBeenCalledTimes(1);
  });

  test('one that unpacks to more than it said is let go', async () => {
    const close = vi.fn();
    unpack.mockResolvedValue({ width: 30_000, height: 30_000, close });
    expect(await open(blob(png(1, 1)))).toBeUndefined();
    expect(close).toHaveBeenCalledTimes(1);
  });
});

test('a picture that is a program as well is drawn anew: what was behind its pixels stays behind', async () => {
  const polyglot = joined(photo, ascii('<script>CANARY</script>'));
  expect(pictureSize(polyglot)).toEqual(pictureSize(photo));
  unpack.mockResolvedValue({ width: 4, height: 3, close: () => undefined });
  const drawn: unknown[] = [];
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({
        fillRect: () => undefined,
        drawImage: (...given: unknown[]) => drawn.push(given),
      });
      convertToBlob = async ({ type }: { type: string }) => new Blob(['drawn'], { type });
    },
  );
  const small = await shrinkPicture(blob(polyglot));
  expect([small?.type, await small?.text()]).toEqual(['image/jpeg', 'drawn']);
  expect(drawn).toHaveLength(1);
});

test('no bytes whatever make the measuring throw or run on', () => {
  const heads = [
    photo.subarray(0, 300),
    png(3, 2),
    gif(3, 2),
    ascii('\0\0\0\x18ftypavif'),
    ascii('RIFF\0\0\0\0WEBPVP8X'),
  ];
  const bytes = fc
    .tuple(fc.constantFrom(...heads), fc.nat(300), fc.uint8Array({ maxLength: 300 }))
    .map(([head, length, rest]) => joined(head.subarray(0, length), rest));
  fc.assert(
    fc.property(bytes, (given) => {
      const size = pictureSize(given);
      if (size) expect(size.width * size.height).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 2000 },
  );
});
