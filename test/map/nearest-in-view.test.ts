import { expect, test } from 'vitest';
import { nearestInView } from '../../lib/map/nearest-in-view.ts';

const view = { centre: { x: 0.5, y: 0.5 }, scale: 1000, turn: 0, size: { width: 100, height: 60 } };
const middle = { x: 50, y: 30 };
/** Places this many pixels to the right of the centre. */
const places = (...pixels: number[]) =>
  pixels.map((right) => ({ name: String(right), at: { x: 0.5 + right / 1000, y: 0.5 } }));
const names = (max: number, around = middle, margin = 10) =>
  nearestInView(places(40, -5, 61, -20, 400, 8, -59), view, { around, max, margin }).map(
    ({ place }) => place.name,
  );

test('what the view does not show is left out, but for the mark that is cut by its edge', () => {
  expect(names(9)).toEqual(['40', '-5', '-20', '8', '-59']);
  expect(names(9, middle, 0)).toEqual(['40', '-5', '-20', '8']);
});

test('of too many, those nearest to the point stay, in their order', () => {
  expect(names(3)).toEqual(['-5', '-20', '8']);
  expect(names(2, { x: 95, y: 30 })).toEqual(['40', '8']);
  expect(names(0)).toEqual([]);
});

test('each comes with where it is in the box', () => {
  const [only] = nearestInView(places(40), view, { around: middle, max: 1, margin: 0 });
  expect(only?.on.x).toBeCloseTo(90);
  expect(only?.on.y).toBeCloseTo(30);
});
