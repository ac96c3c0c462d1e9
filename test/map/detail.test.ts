import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openDetail, shoresOf, showsDetail } from '../../lib/map/detail.ts';
import { encodeDetail, openDetailFile, tileColumns } from '../../lib/map/detail-file.ts';
import { fitView } from '../../lib/map/fit.ts';
import { toWorld } from '../../lib/map/mercator.ts';
import type { Outline, Shape } from '../../lib/map/outline.ts';
import { outlinePaths } from '../../lib/map/outline-paths.ts';
import { makeMaps } from '../../tools/bundled-data.ts';

const frame = { width: 600, height: 600, margin: { x: 20, y: 20 }, mayTurn: false };
const around = (latitude: number, longitude: number, metres: number) =>
  fitView([toWorld({ latitude, longitude })], { ...frame, closest: metres });

describe('the file', () => {
  test('what is written is read', () => {
    const ring = fc
      .array(fc.integer({ min: -20, max: 4020 }), { minLength: 6, maxLength: 40 })
      .map((values) => Int32Array.from(values.slice(0, values.length - (values.length % 2))));
    const tile = fc.record({
      land: fc.array(ring, { maxLength: 4 }),
      lakes: fc.array(ring, { maxLength: 4 }),
    });
    const tiles = fc.array(fc.tuple(fc.integer({ min: 0, max: 16_199 }), tile), { maxLength: 6 });
    fc.assert(
      fc.property(tiles, (list) => {
        const made = new Map(list);
        const file = openDetailFile(encodeDetail(made));
        for (const [id, each] of made) expect(file.tile(id)).toEqual(each);
        expect(file.tile(16_200)).toBeUndefined();
      }),
    );
  });

  test('that is cut off or of another format is refused', () => {
    const whole = encodeDetail(new Map([[7, { land: [Int32Array.of(0, 0, 1, 1, 2, 0)], lakes: [] }]]));
    expect(() => openDetailFile(whole.slice(0, -1))).toThrow('ends in the middle');
    expect(() => openDetailFile(Uint8Array.of(99))).toThrow('another format');
  });
});

test('where a ring was cut along its square is no shore', () => {
  const ring = Int32Array.of(-20, 100, 500, 900, 1000, 4020, -20, 4020);
  expect(shoresOf(ring).map((line) => [...line])).toEqual([[-20, 100, 500, 900, 1000, 4020]]);
});

describe('the coasts', () => {
  makeMaps();
  const bytes = readFileSync(join(import.meta.dirname, '../../public/detail.bin'));
  const detail = openDetail(bytes);

  /** The even-odd rule, over all rings at once. */
  function isIn(shapes: Shape[], latitude: number, longitude: number): boolean {
    const { x, y } = toWorld({ latitude, longitude });
    return shapes.some(({ points }) => {
      let inside = false;
      for (let from = points.length - 2, to = 0; to < points.length; from = to, to += 2) {
        const [ax = 0, ay = 0, bx = 0, by = 0] = [points[from], points[from + 1], points[to], points[to + 1]];
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      }
      return inside;
    });
  }
  const at = (latitude: number, longitude: number): Outline =>
    detail.around(around(latitude, longitude, 20_000));

  test.each([
    ['Lisbon, the castle', 38.7139, -9.1335, true],
    ['the Tagus off Lisbon', 38.73, -9.05, false],
    ['the sea off Cascais', 38.65, -9.5, false],
    ['Manhattan', 40.78, -73.965, true],
    ['off Sandy Hook', 40.45, -73.8, false],
    ['Sydney, Hyde Park', -33.873, 151.211, true],
    ['Fiji, beyond the date line', -17.75, 177.95, true],
    ['the middle of Germany', 50.98, 10.32, true],
  ])('%s', (_name, latitude, longitude, isLand) => {
    expect(isIn(at(latitude, longitude).land, latitude, longitude)).toBe(isLand);
  });

  test('lakes are water on the land', () => {
    expect(isIn(at(46.45, 6.6).lakes ?? [], 46.45, 6.6)).toBe(true);
    expect(isIn(at(46.52, 6.63).lakes ?? [], 46.53, 6.63)).toBe(false);
  });

  test('a map over the edge of two squares has both, and the paths stay near the box', () => {
    const view = around(40, -8, 60_000);
    const { land } = outlinePaths(detail.around(view), view);
    const numbers = [...land.matchAll(/-?[\d.]+/g)].map(Number);
    expect(numbers.length).toBeGreaterThan(4);
    for (const value of numbers) expect(Math.abs(value)).toBeLessThan(640);
  });

  test('poles and date line are no trouble', () => {
    for (const [latitude, longitude] of [
      [89.99, 0],
      [-89.99, 180],
      [0, -180],
      [65, 179.99],
    ] as const)
      expect(() => at(latitude, longitude)).not.toThrow();
  });

  test('is for close maps, and not for the streets of a town', () => {
    expect([2000, 20_000, 400_000].map((metres) => showsDetail(around(38.7, -9.1, metres)))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('is small enough to ship', () => {
    expect(bytes.length).toBeLessThan(1_200_000);
    expect(openDetailFile(bytes).tile(tileColumns * 200)).toBeUndefined();
  });
});
