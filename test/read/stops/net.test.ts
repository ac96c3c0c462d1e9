import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDays } from '../../../lib/read/days/find-days.ts';
import { lexiconOf } from '../../../lib/read/stops/lexicon.ts';
import {
  type Net,
  type NetShape,
  netScore,
  netScorer,
  sizesOf,
  standardise,
} from '../../../lib/read/stops/net.ts';
import { netBytes, netHead, packNet, unpackNet } from '../../../lib/read/stops/net-bytes.ts';
import { viewPage } from '../../../lib/read/stops/page-view.ts';
import { wordBagsOf } from '../../../lib/read/stops/word-bags.ts';
import { openPage } from '../../../tools/reading/open-page.ts';

const noWords = { bags: [], ids: [], weights: [] };

/** One hidden unit (the row's sum), one inner unit, two words of one number each. */
const tiny: Net = {
  shape: { inputs: 2, hidden: 1, inner: 1, bits: 1, width: 1 },
  mean: Float32Array.of(0, 0),
  spread: Float32Array.of(1, 1),
  words: Float32Array.of(0.5, -1),
  fromRow: Float32Array.of(1, 1),
  hiddenBias: Float32Array.of(0),
  fromHidden: Float32Array.of(2),
  fromWords: Float32Array.of(1, 0, 0, 0, 0, 0),
  innerBias: Float32Array.of(1),
  out: Float32Array.of(3),
  bias: Float32Array.of(0.25),
};

describe('the small net', () => {
  it('adds up what the row and the words say', () => {
    const row = Float32Array.of(Math.E - 1, 0); // Squashed: 1 and 0.
    expect(netScore(tiny, row, noWords)).toBeCloseTo(0.25 + 3 * (1 + 2 * 1));
    expect(netScore(tiny, row, { bags: [0], ids: [1], weights: [1] })).toBeCloseTo(0.25 + 3 * (1 + 2 - 1));
  });

  it('hears a word only in its bag', () => {
    const row = Float32Array.of(0, 0);
    const inBag = (bag: number) => netScore(tiny, row, { bags: [bag], ids: [0], weights: [1] });
    expect(inBag(0)).toBeCloseTo(0.25 + 3 * 1.5);
    expect(inBag(3)).toBeCloseTo(0.25 + 3);
  });

  it('is not carried away by a single giant number', () => {
    const score = (value: number) => netScore(tiny, Float32Array.of(value, 0), noWords);
    expect(score(1e30)).toBe(score(1e6));
  });
});

const shapes = fc.record({
  inputs: fc.integer({ min: 0, max: 7 }),
  hidden: fc.integer({ min: 0, max: 5 }),
  inner: fc.integer({ min: 0, max: 5 }),
  bits: fc.integer({ min: 0, max: 6 }),
  width: fc.integer({ min: 0, max: 3 }),
});

function netOf(shape: NetShape, seed: number): Net {
  const sizes = sizesOf(shape);
  const numbers = (count: number) =>
    Float32Array.from({ length: count }, (_, index) => Math.sin(seed + index * 1.7));
  return {
    shape,
    mean: numbers(shape.inputs),
    spread: numbers(shape.inputs),
    words: numbers(sizes.words),
    fromRow: numbers(sizes.fromRow),
    fromHidden: numbers(sizes.fromHidden),
    fromWords: numbers(sizes.fromWords),
    hiddenBias: numbers(sizes.hiddenBias),
    innerBias: numbers(sizes.innerBias),
    out: numbers(sizes.out),
    bias: numbers(sizes.bias),
  };
}

/** The same net as its formula, for comparison. */
function plainScore(net: Net, row: Float32Array): number {
  const { inputs, hidden, inner } = net.shape;
  const input = standardise(net, row);
  const units = Array.from({ length: hidden }, (_, unit) => {
    const sum = input.reduce((all, value, at) => all + value * (net.fromRow[unit * inputs + at] ?? 0), 0);
    return Math.max(0, sum + (net.hiddenBias[unit] ?? 0));
  });
  return Array.from({ length: inner }, (_, unit) => {
    const sum = units.reduce((all, value, at) => all + value * (net.fromHidden[unit * hidden + at] ?? 0), 0);
    return Math.max(0, sum + (net.innerBias[unit] ?? 0)) * (net.out[unit] ?? 0);
  }).reduce((all, value) => all + value, net.bias[0] ?? 0);
}

it('gives the score of the plain sums, whatever row the others are thought to be like', () => {
  const counts = fc.array(fc.constantFrom(0, 0, 1, 2, -1, 0.5, 70), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(shapes, fc.integer({ max: 1e6 }), counts, counts, (shape, seed, one, other) => {
      const net = netOf(shape, seed);
      const row = Float32Array.from(one.slice(0, shape.inputs));
      const usual = Float32Array.from(other.slice(0, shape.inputs));
      const score = netScorer(net, usual);
      score(usual, noWords);
      expect(score(row, noWords)).toBeCloseTo(plainScore(net, row), 4);
      expect(netScore(net, row, noWords)).toBeCloseTo(plainScore(net, row), 4);
    }),
  );
});

describe('its bytes', () => {
  it('give the net back to within half a step, and the same bytes once more', () => {
    fc.assert(
      fc.property(shapes, fc.integer(), (shape, seed) => {
        const net = netOf(shape, seed);
        const head = netHead(net);
        const bytes = packNet(net, head);
        expect(bytes.length).toBe(netBytes(head));
        const back = unpackNet(head, bytes);
        for (const [at, value] of net.words.entries())
          expect(Math.abs((back.words[at] ?? 9) - value)).toBeLessThanOrEqual(head.steps.words * 0.51);
        for (const [at, value] of net.fromRow.entries())
          expect(Math.abs((back.fromRow[at] ?? 9) - value)).toBeLessThanOrEqual(head.steps.fromRow * 0.51);
        expect(back.out).toEqual(net.out);
        expect(packNet(back, head)).toEqual(bytes);
      }),
    );
  });
});

describe('the words it hears', () => {
  const html = `<html lang="en"><head><title>A day in Graz</title></head><body><article><h1>A day in Graz</h1>
    <h2>Up the hill</h2><p>Early on we climbed to the Clock Tower before anyone else was there.</p></article></body></html>`;
  const opened = openPage(html);
  if (!opened.ok) throw new Error('The page can be read.');
  const view = viewPage(opened.value, findDays(opened.value), { knowledge: {}, lexicon: lexiconOf([]) });
  const tower = view.candidates.find(({ key }) => key === 'clock tower');
  if (!tower) throw new Error('The tower is a candidate.');
  const { bags, ids, weights } = wordBagsOf(tower, view, 13);
  const inBag = (bag: number) => ids.filter((_, at) => bags[at] === bag);

  it('are those before and after it, its own, its letters and its heading', () => {
    expect(inBag(0)).toHaveLength(6); // early on we climbed to the
    expect(inBag(1)).toHaveLength(5); // before anyone else was there
    expect(inBag(2)).toHaveLength(0); // named once
    expect(inBag(3)).toHaveLength(2);
    expect(inBag(5)).toHaveLength(3); // up the hill
  });

  it('have a place in the table, and count less the further away they stand', () => {
    for (const id of ids) expect(id).toBeLessThan(2 ** 13);
    const before = weights.filter((_, at) => bags[at] === 0);
    expect(before).toEqual([...before].sort((a, b) => b - a));
    expect(new Set(before).size).toBe(before.length);
  });
});
