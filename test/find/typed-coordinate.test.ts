import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedCoordinate } from '../../lib/find/typed-coordinate.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ['51.5014, -0.1419', 51.5014, -0.1419],
  ['51.5014 -0.1419', 51.5014, -0.1419],
  ['51,5014 -0,1419', 51.5014, -0.1419],
  ['51,5014; -0,1419', 51.5014, -0.1419],
  ['(51.5014/-0.1419)', 51.5014, -0.1419],
  ['+51.5 +0.14', 51.5, 0.14],
  ['+51.5014-000.1419/', 51.5014, -0.1419],
  ['lat: 51.5, lon: -0.14', 51.5, -0.14],
  ['−33.8568, 151.2153', -33.8568, 151.2153],
  ['１２．５，１３．５', 12.5, 13.5],
  ['51.5N 0.14W', 51.5, -0.14],
  ['W 0.14, N 51.5', 51.5, -0.14],
  ['51.5° N, 0.14° W', 51.5, -0.14],
  ['51°30\'05"N 0°08\'31"W', 51.501389, -0.141944],
  ['N 51° 30′ 5″ W 0° 8′ 31″', 51.501389, -0.141944],
  ["33°51.4'S 151°12.9'E", -33.856667, 151.215],
  ['51 30 5 N 0 8 31 W', 51.501389, -0.141944],
  ['S33 51.4 E151 12.9', -33.856667, 151.215],
  ['北緯35度21分38秒 東経138度43分39秒', 35.360556, 138.7275],
  ['48.8 N 2.3 O', 48.8, -2.3],
  ['N 48° 51.504 E 002° 17.670', 48.8584, 2.2945],
  ['48-51-30N 2-17-40E', 48.858333, 2.294444],
  ['48:51:30 N, 2:17:40 E', 48.858333, 2.294444],
  ['48.85 North, 2.29 East', 48.85, 2.29],
  ['48,85 Süd; 2,29 Ost', -48.85, 2.29],
  ['48.85 sur 2.29 oeste', -48.85, -2.29],
  ['?lon=2.29&lat=48.85', 48.85, 2.29],
  ['longitude: 2.29, latitude: 48.85', 48.85, 2.29],
  ['{ "lat": 48.85, "lng": "2.29" }', 48.85, 2.29],
  ['SRID=4326;POINT Z (2.29 48.85 35)', 48.85, 2.29],
  ['8FW4V75V+8Q', 48.858313, 2.294438],
  ['90, 0', 90, 0],
  ['-90,180', -90, 180],
  ['-17.7, -180', -17.7, -180],
])('%s is a coordinate', (text, latitude, longitude) => {
  expect(typedCoordinate(text)).toEqual(at(latitude, longitude));
});

test('“O” is east for somebody who reads German', () => {
  expect(typedCoordinate('48.8 N 2.3 O', 'de-AT')).toEqual(at(48.8, 2.3));
});

test.each([
  '',
  'London',
  '0, 0',
  'lat=0&lon=0',
  'POINT(2.29 98.85)',
  'lat=48.85&lat=2.29',
  '2026-05-12 N',
  '10:30 12:30',
  '91, 0',
  '0, 181',
  '12 34',
  '12.05.2024',
  '1. 2. 2024',
  '10:30',
  'Room 12, 13',
  '51.5 N, -0.1 W',
  '51.5 N, 3.2 S',
  "51°61'N 0°08'W",
  '51.5',
  '1 2 3',
  `${'1'.repeat(200)}, 2`,
])('%j is none', (text) => {
  expect(typedCoordinate(text)).toBeUndefined();
});

test('whatever is on the globe is read back from every writing of it', () => {
  const degrees = (most: number) => fc.integer({ min: -most * 1e4, max: most * 1e4 }).map((n) => n / 1e4);
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      fc.pre(latitude !== 0 || longitude !== 0);
      const north = `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}`;
      const east = `${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`;
      const near = at(expect.closeTo(latitude, 5) as number, expect.closeTo(longitude, 5) as number);
      for (const text of [
        `${latitude}, ${longitude}`,
        `${latitude};${longitude}`,
        `${north} ${east}`,
        `${east}, ${north}`,
        `lat=${latitude}&lon=${longitude}`,
        `{"lng":${longitude},"lat":${latitude}}`,
        `POINT(${longitude} ${latitude})`,
        `{"type":"Point","coordinates":[${longitude},${latitude}]}`,
        `${Math.abs(latitude)} ${latitude < 0 ? 'South' : 'North'}, ${Math.abs(longitude)} ${longitude < 0 ? 'West' : 'East'}`,
      ])
        expect(typedCoordinate(text)).toEqual(near);
    }),
  );
});

test('whole degrees, minutes and seconds are read back from every writing of them', () => {
  const angle = (max: number) => fc.tuple(fc.nat(max - 1), fc.nat(59), fc.nat(59));
  fc.assert(
    fc.property(angle(90), angle(180), fc.boolean(), fc.boolean(), (north, east, isSouth, isWest) => {
      fc.pre([...north, ...east].some((part) => part > 0));
      const value = ([d, m, s]: number[], isNegative: boolean) =>
        (isNegative ? -1 : 1) * ((d ?? 0) + (m ?? 0) / 60 + (s ?? 0) / 3600);
      const [ns, ew] = [isSouth ? 'S' : 'N', isWest ? 'W' : 'E'];
      const minutes = ([d, m, s]: number[]) => `${d}° ${((m ?? 0) + (s ?? 0) / 60).toFixed(5)}`;
      for (const text of [
        `${north.join('-')}${ns} ${east.join('-')}${ew}`,
        `${north.join(':')} ${ns} ${east.join(':')} ${ew}`,
        `${ns} ${minutes(north)} ${ew} ${minutes(east)}`,
        `${minutes(north)}'${ns} ${minutes(east)}'${ew}`,
      ]) {
        const found = typedCoordinate(text);
        expect(found?.latitude).toBeCloseTo(value(north, isSouth), 5);
        expect(found?.longitude).toBeCloseTo(value(east, isWest), 5);
      }
    }),
  );
});

test('any text is answered, and what is answered is on the globe', () => {
  const signs = fc.string({
    unit: fc.constantFrom(...'0159.,;-+° \'"NSEWO/:geolat{}[]()=&CFGHJ'),
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.oneof(signs, fc.string({ unit: 'binary' })), (text) => {
      const found = typedCoordinate(text);
      if (!found) return;
      expect(Math.abs(found.latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(found.longitude)).toBeLessThanOrEqual(180);
    }),
    { numRuns: 500 },
  );
});
