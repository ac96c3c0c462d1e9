import { describe, expect, it } from 'vitest';
import { type Net, type NetWeights, netScore } from '../../lib/read/stops/net.ts';
import { randomOf } from '../../tools/random.ts';
import { fitNet, noNet } from '../../tools/train/fit-net.ts';
import { type NetRow, Pass } from '../../tools/train/net-pass.ts';

const shape = { inputs: 2, hidden: 24, inner: 12, bits: 2, width: 2 };
const scale = { shape, mean: new Float32Array(2), spread: new Float32Array(2).fill(1) };
const options = { epochs: 60, rate: 0.01, decay: 0, batch: 16, seed: 1 };

/** A stop if exactly one of two features is set (XOR): no linear model can learn that. */
const eitherOr: NetRow[] = Array.from({ length: 400 }, (_, at) => {
  const [a, b] = [at & 1, (at >> 1) & 1];
  return {
    input: Float32Array.of(a * 2 - 1, b * 2 - 1),
    words: { bags: [], ids: [], weights: [] },
    first: 0,
    label: a ^ b,
    weight: 1,
  };
});

/** A stop if the word before the name is number 2. */
const byWord: NetRow[] = Array.from({ length: 400 }, (_, at) => ({
  input: new Float32Array(2),
  words: { bags: [0], ids: [at & 3], weights: [1] },
  first: 0,
  label: (at & 3) === 2 ? 1 : 0,
  weight: 1,
}));

/** The row whose standardised form is this input. */
const rowOf = ({ input }: NetRow) => input.map((value) => Math.sign(value) * Math.expm1(Math.abs(value)));
const rightShare = (net: Net, rows: NetRow[]) =>
  rows.filter((row) => netScore(net, rowOf(row), row.words) > 0 === row.label > 0).length / rows.length;

describe('a net', () => {
  it('learns what no sum of numbers says', () => {
    expect(rightShare(fitNet(eitherOr, scale, options), eitherOr)).toBe(1);
  });

  it('learns words', () => {
    expect(rightShare(fitNet(byWord, scale, options), byWord)).toBe(1);
  });

  it('is the same for the same rows', () => {
    const few = { ...options, epochs: 3 };
    expect(fitNet(byWord, scale, few)).toEqual(fitNet(byWord, scale, few));
  });

  it('goes on from another, which stays as it is', () => {
    const known = fitNet(byWord, scale, options);
    const before = structuredClone(known);
    const hardly = { ...options, epochs: 1, rate: 1e-6 };
    expect(rightShare(fitNet(byWord, scale, hardly, known), byWord)).toBe(1);
    expect(rightShare(fitNet(byWord, scale, hardly), byWord)).toBeLessThan(1);
    expect(known).toEqual(before);
  });

  it('that learned nothing corrects nothing', () => {
    expect(netScore(noNet, new Float32Array(), { bags: [], ids: [], weights: [] })).toBe(0);
  });
});

it('every weight moves against its part in the error', () => {
  const net = fitNet(byWord, scale, { ...options, epochs: 2 });
  const row: NetRow = {
    input: Float32Array.of(0.7, -1.2),
    words: { bags: [0, 3, 3, 5], ids: [1, 2, 1, 0], weights: [0.5, 1, 1, 0.5] },
    first: 0.3,
    label: 1,
    weight: 0.8,
  };
  const zero = (): NetWeights => ({
    words: new Float32Array(net.words.length),
    fromRow: new Float32Array(net.fromRow.length),
    fromHidden: new Float32Array(net.fromHidden.length),
    fromWords: new Float32Array(net.fromWords.length),
    hiddenBias: new Float32Array(net.hiddenBias.length),
    innerBias: new Float32Array(net.innerBias.length),
    out: new Float32Array(net.out.length),
    bias: new Float32Array(1),
  });
  // The same units are dropped each time.
  const errorOf = () => new Pass(net, randomOf(7)).learn(row, zero());
  const gradients = zero();
  new Pass(net, randomOf(7)).learn(row, gradients);
  const small = 1e-2;
  let compared = 0;
  for (const name of Object.keys(gradients) as (keyof NetWeights)[]) {
    const numbers = net[name];
    for (const [at, value] of numbers.entries()) {
      numbers[at] = value + small;
      const above = errorOf();
      numbers[at] = value - small;
      const below = errorOf();
      numbers[at] = value;
      const slope = (above - below) / (2 * small);
      expect(Math.abs((gradients[name][at] ?? 0) - slope), `${name} ${at}`).toBeLessThan(0.01);
      if (Math.abs(slope) > 0.02) compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(5);
});
