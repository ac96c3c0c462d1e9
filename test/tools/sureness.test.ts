import fc from 'fast-check';
import { expect, test } from 'vitest';
import { surenessOf } from '../../lib/read/stops/sureness.ts';
import { calibrationLines } from '../../tools/eval/calibration.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

test('the likelier a name, the surer of it, and never sure beyond doubt', () => {
  fc.assert(
    fc.property(chance, chance, (one, other) => {
      expect(surenessOf(Math.min(one, other))).toBeLessThanOrEqual(surenessOf(Math.max(one, other)));
      expect(surenessOf(one)).toBeGreaterThan(0);
      expect(surenessOf(one)).toBeLessThan(1);
    }),
  );
});

test('stops are counted by how sure the draft is of them', () => {
  const stops = [0.62, 0.68, 1].map((sure, at) => ({ sure, isRight: at > 0 }));
  expect(calibrationLines(stops).slice(1)).toEqual([
    '60 to 70 %      2 stops   said  65 %   right  50 %',
    '90 to 100 %     1 stops   said 100 %   right 100 %',
  ]);
});
