import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMapAddress } from '../../lib/capture/map-links.ts';
import { osmShortCode } from '../../lib/capture/osm-short-code.ts';

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~';

/** As the map encodes it: the bits of both coordinates interleaved, six per character. */
function codeOf(latitude: number, longitude: number, count: number): string {
  const bits = (value: number) =>
    BigInt(Math.floor(value * 2 ** 32))
      .toString(2)
      .padStart(32, '0');
  const [x, y] = [bits((longitude + 180) / 360), bits((latitude + 90) / 180)];
  const both = [...x].map((bit, at) => bit + y[at]).join('');
  return (both.match(/.{6}/g) ?? [])
    .slice(0, count)
    .map((six) => characters[Number.parseInt(six, 2)])
    .join('');
}

test('a short link of OpenStreetMap is the middle of its field, however it ends', () => {
  const found = readMapAddress('https://osm.org/go/0EEQjE--')?.coordinate;
  expect(found?.latitude).toBeCloseTo(51.511, 3);
  expect(found?.longitude).toBeCloseTo(0.0556, 3);
  expect(readMapAddress('https://www.openstreetmap.org/go/0EEQjE?m=')?.coordinate).toEqual(found);
  expect(osmShortCode('0EEQjE@')).toEqual(osmShortCode('0EEQjE~'));
});

test.each(['', '-', 'A', '0EE jE', '0'.repeat(40)])('%j is none', (code) => {
  expect(osmShortCode(code)).toBeUndefined();
});

test('the code of any place is read back within its field', () => {
  const degrees = (max: number) => fc.integer({ min: -max * 1e4, max: max * 1e4 - 1 }).map((n) => n / 1e4);
  fc.assert(
    fc.property(degrees(90), degrees(180), fc.integer({ min: 2, max: 10 }), (latitude, longitude, count) => {
      const found = osmShortCode(codeOf(latitude, longitude, count));
      const cell = 1 / 2 ** (3 * count);
      expect(Math.abs((found?.latitude ?? 999) - latitude)).toBeLessThanOrEqual(180 * cell);
      expect(Math.abs((found?.longitude ?? 999) - longitude)).toBeLessThanOrEqual(360 * cell);
    }),
  );
});
