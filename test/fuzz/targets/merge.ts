import assert from 'node:assert/strict';
import fc from 'fast-check';
import { mergeEvidence } from '../../../lib/draft/merge.ts';
import { evidenceIn } from '../../../lib/journeys/gather-evidence.ts';
import { anySource, captureOf, type Source, showSource } from '../any-page.ts';
import { knowledge } from '../known.ts';
import { frozen } from '../sound.ts';
import { target } from '../target.ts';

/** The same claims in an order given by the numbers. */
const shuffled = <T>(list: readonly T[], numbers: number[]): T[] =>
  list
    .map((value, index) => ({
      value,
      rank: ((numbers[index % numbers.length] ?? 0) * (index + 7) * 7919) % 1009,
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ value }) => value);

const any: fc.Arbitrary<{ source: Source; numbers: number[] }> = fc.record({
  source: anySource,
  numbers: fc.array(fc.nat(1008), { minLength: 1, maxLength: 40 }),
});

export const merging = target({
  name: 'merge',
  claim: 'claims in any order, and said twice over, make the same draft',
  any,
  holds: ({ source, numbers }) => {
    const capture = captureOf(source);
    if (!capture) return;
    const evidence = frozen(evidenceIn(capture, knowledge));
    const merged = (claims: typeof evidence) =>
      JSON.stringify(mergeEvidence(capture, claims, knowledge), null, 1).split('\n');
    const draft = merged(evidence);
    assert.deepEqual(merged(shuffled(evidence, numbers)), draft, 'The order makes a difference.');
    assert.deepEqual(merged([...evidence, ...evidence]), draft, 'Saying it twice makes a difference.');
  },
  show: ({ source, numbers }) => `${numbers}\n${showSource(source)}`,
  shortRuns: 6,
});
