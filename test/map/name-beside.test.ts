import { expect, test } from 'vitest';
import { nameBeside } from '../../lib/map/name-beside.ts';

const size = { width: 400, height: 100 };
const disc = (x: number, y: number) => ({ left: x - 14, right: x + 14, top: y - 14, bottom: y + 14 });
const placed = (x: number, y: number, width: number, taken = [disc(0, 300)], across = 20) =>
  nameBeside({ x, y }, { size, gap: { across, down: 20 }, width, taken });

test('a name stands on the side with more room, and on the other where only that one is free', () => {
  expect(placed(100, 50, 80)).toMatchObject({ anchor: 'start', at: { x: 120, y: 50 } });
  expect(placed(300, 50, 80)).toMatchObject({ anchor: 'end', at: { x: 280, y: 50 } });
  expect(placed(150, 50, 80, [disc(190, 50)])).toMatchObject({ anchor: 'end', at: { x: 130, y: 50 } });
});

test('beside a wide pill it begins further off', () => {
  expect(placed(100, 50, 80, [disc(0, 300)], 45)).toMatchObject({ at: { x: 145, y: 50 } });
});

test('between two discs it stands above or below them, inside the map', () => {
  const beside = [disc(150, 60), disc(250, 60)];
  expect(placed(200, 60, 120, beside)).toMatchObject({ anchor: 'middle', at: { x: 200, y: 31 } });
  expect(placed(200, 30, 120, [disc(150, 30), disc(250, 30)])).toMatchObject({ at: { x: 200, y: 59 } });
});

test('a name that fits nowhere is given the place with most room, and no more than that', () => {
  const button = { left: 350, top: 0, right: 400, bottom: 52 };
  expect(placed(200, 50, 900, [button])).toEqual({ anchor: 'middle', at: { x: 200, y: 79 }, room: 392 });
});
