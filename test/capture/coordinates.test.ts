import { expect, test } from 'vitest';
import { findCoordinates } from '../../lib/capture/coordinates.ts';
import { spentOn } from '../spent-time.ts';
import { captureArticle } from './page.ts';

test.each([
  ['41.1496, -8.6110', 41.1496, -8.611],
  ['at 41.1496,-8.6110.', 41.1496, -8.611],
  ['(−33.8568; 151.2153)', -33.8568, 151.2153],
  ['41.1496° N, 8.6110° W', 41.1496, -8.611],
  [`41°08'58"N 8°36'39"W`, 41.149444, -8.610833],
  ['41° 8′ 58″ N, 8° 36′ 39″ W', 41.149444, -8.610833],
  ['N 41° 08.967 W 8° 36.65', undefined, undefined],
  ["N 41° 08.967' W 8° 36.65'", 41.14945, -8.610833],
  ['8°36\'39"O 41°08\'58"N', 41.149444, -8.610833],
])('%s', (text, latitude, longitude) => {
  const [found] = findCoordinates(text);
  expect(found?.coordinate).toEqual(latitude === undefined ? undefined : { latitude, longitude });
});

test('German and Dutch write east as O', () => {
  expect(findCoordinates('48°12\'30"N 16°22\'0"O', 'de-AT')[0]?.coordinate.longitude).toBeCloseTo(16.3667);
});

test.each([
  '12.50, 14.90 euros',
  '1.000.000, 2.000.000',
  'version 41.1496.2, 8.6110',
  '95.1234, 10.1234',
  `41°99'58"N 8°36'39"W`,
  '20°C to 25°C',
  '0.0000, 0.0000',
])('%s is no coordinate', (text) => {
  expect(findCoordinates(text)).toEqual([]);
});

test('pins point at the words', () => {
  const capture = captureArticle('<p>Parking: 41.1496, -8.6110 (free)</p>');
  const [pin] = capture.pins ?? [];
  const block = capture.blocks[pin?.block ?? 0];
  expect(block && 'text' in block && block.text.slice(pin?.start, pin?.end)).toBe('41.1496, -8.6110');
});

test.each(['1.123 ', '41°', '1°1\'1"N ', '41.1496, ', 'N 1° '])('%j over and over is soon read', (piece) => {
  expect(spentOn(() => findCoordinates(piece.repeat(200_000)))).toBeLessThan(5000);
});
