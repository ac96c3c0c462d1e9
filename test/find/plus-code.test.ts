import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullPlusCode, nearestOfCode, shortPlusCode } from '../../lib/find/plus-code.ts';

const digits = '23456789CFGHJMPQRVWX';

/** Encodes in whole cells, independently of the decoder. */
function plusCodeOf(latitude: number, longitude: number): string {
  let north = Math.floor((latitude + 90) * 8000 + 1e-6);
  let east = Math.floor((longitude + 180) * 8000 + 1e-6);
  let code = '';
  for (let pair = 0; pair < 5; pair += 1) {
    code = `${digits[north % 20]}${digits[east % 20]}${code}`;
    north = Math.floor(north / 20);
    east = Math.floor(east / 20);
  }
  return `${code.slice(0, 8)}+${code.slice(8)}`;
}

const degrees = (max: number) => fc.integer({ min: -max * 1e4, max: max * 1e4 - 1 }).map((n) => n / 1e4);
const cell = 1 / 8000;

// From the documentation of Open Location Codes.
test.each([
  ['7FG49Q00+', 20.375, 2.775],
  ['7FG49QCJ+2V', 20.370063, 2.782188],
  ['7FG49QCJ+2VX', 20.370113, 2.782234],
  ['8FW4V75V+8Q', 48.858313, 2.294438],
  ['7fg49qcj+2vxgj', 20.370113, 2.782234],
])('%s is a place', (code, latitude, longitude) => {
  const found = fullPlusCode(code);
  expect(found?.latitude).toBeCloseTo(latitude, 4);
  expect(found?.longitude).toBeCloseTo(longitude, 4);
});

test.each(['V75V+8Q', '8FW4V75V', '8FW4V75V+8', '8FW4V75A+8Q', 'WC2345+GC', '8FW4V75V+8Q Paris', '+', 'C++'])(
  '%s is no full code',
  (text) => {
    expect(fullPlusCode(text)).toBeUndefined();
  },
);

test('a short code may stand with its town, and other words are none', () => {
  expect(shortPlusCode('V75V+8Q Paris')).toEqual({ code: 'V75V+8Q', town: 'Paris' });
  expect(shortPlusCode('v75v+8q, Paris, France')).toEqual({ code: 'v75v+8q', town: 'Paris, France' });
  expect(shortPlusCode('V75V+8Q')).toEqual({ code: 'V75V+8Q' });
  for (const text of ['C++', 'Paris V75V+8Q', '8FW4V75V+8Q', 'V7+', 'Café+Bar'])
    expect(shortPlusCode(text)).toBeUndefined();
});

test('the code of any place is read back within its cell, whole or short and near', () => {
  fc.assert(
    fc.property(
      degrees(90),
      degrees(180),
      fc.double({ min: -0.4, max: 0.4, noNaN: true }),
      (latitude, longitude, off) => {
        const code = plusCodeOf(latitude, longitude);
        const near = {
          latitude: Math.max(-90, Math.min(90, latitude + off)),
          longitude: Math.max(-180, Math.min(180, longitude + off)),
        };
        for (const found of [fullPlusCode(code), nearestOfCode(code.slice(4), near)]) {
          expect(Math.abs((found?.latitude ?? 99) - latitude)).toBeLessThanOrEqual(cell);
          const away = Math.abs((found?.longitude ?? 999) - longitude);
          expect(Math.min(away, 360 - away)).toBeLessThanOrEqual(cell);
        }
      },
    ),
  );
});
