// Whether two names on a page are near each other.
import { expect, test } from 'vitest';
import { isNear, pointsOf } from '../../../lib/read/stops/geography.ts';

const [suva] = pointsOf([-17, 179.9, 0]);
const named = (latitude: number, longitude: number) => ({
  key: 'there',
  points: pointsOf([latitude, longitude, 0]),
  weight: 1,
});

test('across the date line it is the short way round', () => {
  expect(suva && isNear(suva, named(-17, -179.9), 150)).toBe(true);
  expect(suva && isNear(suva, named(-17, -177), 150)).toBe(false);
  expect(suva && isNear(suva, named(-17, 0.1), 150)).toBe(false);
});
