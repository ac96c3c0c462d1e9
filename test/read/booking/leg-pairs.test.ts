import { expect, test } from 'vitest';
import { columnDistance, type RawLeg } from '../../../lib/read/booking/leg-pairs.ts';

type Moment = RawLeg['departure'];
const cellAt = (left: number) => ({ left }) as Moment['cell'];
const momentAt = (at: number, left: number) => ({ at, cell: cellAt(left) }) as Moment;

test('a leg in two columns has its cells near its own, on either side of it', () => {
  const leg = { departure: momentAt(4, 200), arrival: momentAt(6, 200) };
  expect([40, 200, 260, 350, 500].map((left) => columnDistance(leg, cellAt(left)))).toEqual([1, 0, 0, 1, 2]);
});

test('a leg on one line takes cells from anywhere', () => {
  expect(columnDistance({ departure: momentAt(4, 40), arrival: momentAt(4, 300) }, cellAt(900))).toBe(0);
});
