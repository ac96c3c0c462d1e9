import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forestScores, rowAt, rowsOf } from '../../../lib/read/stops/forest.ts';
import type { Forest } from '../../../lib/read/stops/model-file.ts';
import { forestScore } from '../../../lib/read/stops/score.ts';

const width = 5;
// Few values, so that rows often lie exactly on the cuts.
const value = fc.constantFrom(-1, 0, 0.5, 1, 2, 1e9, Number.NaN);

const forests = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 7 }))
  .chain(([depth, trees]) =>
    fc
      .record({
        base: fc.float({ noNaN: true }),
        questions: fc.array(fc.integer({ min: 0, max: width - 1 }), {
          minLength: trees * depth,
          maxLength: trees * depth,
        }),
        cuts: fc.array(fc.constantFrom(-1, 0, 0.5, 1), {
          minLength: trees * depth,
          maxLength: trees * depth,
        }),
        leaves: fc.array(fc.float({ noNaN: true }), { minLength: trees << depth, maxLength: trees << depth }),
      })
      .map(
        ({ base, questions, cuts, leaves }): Forest => ({
          depth,
          trees,
          base,
          questions: Uint8Array.from(questions),
          cuts: Float32Array.from(cuts),
          leaves: Float32Array.from(leaves),
        }),
      ),
  );

it('many rows together score as each of them alone', () => {
  const rows = fc.array(fc.array(value, { minLength: width, maxLength: width }), { maxLength: 70 });
  fc.assert(
    fc.property(forests, rows, (forest, lists) => {
      const table = rowsOf(lists, (list) => Float32Array.from(list));
      const alone = lists.map((_, index) => forestScore(forest, rowAt(table, index)));
      expect([...forestScores(forest, table)]).toEqual(alone);
    }),
  );
});

it('no rows have no scores', () => {
  const forest: Forest = {
    depth: 1,
    trees: 0,
    base: 3,
    questions: new Uint8Array(),
    cuts: new Float32Array(),
    leaves: new Float32Array(),
  };
  const none = rowsOf([], () => new Float32Array());
  expect(forestScores(forest, none)).toHaveLength(0);
});

it('a forest deeper than it can be asked is a mistake, and is said to be one', () => {
  const forest: Forest = {
    depth: 7,
    trees: 0,
    base: 0,
    questions: new Uint8Array(),
    cuts: new Float32Array(),
    leaves: new Float32Array(),
  };
  const one = rowsOf([0], () => new Float32Array(1));
  expect(() => forestScores(forest, one)).toThrow(RangeError);
});
