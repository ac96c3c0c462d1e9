// The whole model on its kernel against the same net in plain JavaScript, with small random models.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gelu } from '../../lib/encoder/steps.ts';
import { type NameAt, TextModel } from '../../lib/encoder/text-model.ts';
import { kernelBytes } from './kernel-bytes.ts';
import { geluPlain, PlainModel } from './plain-model.ts';
import { someInput } from './some-input.ts';
import { furthest } from './some-numbers.ts';
import { roles, type Sizes, tiny, type WrittenModel, writeModel } from './write-model.ts';

async function loaded({ file }: WrittenModel): Promise<TextModel> {
  const model = TextModel.load(file, kernelBytes);
  if (!model) throw new Error('The model does not load.');
  return model;
}

/** Inner values have 12 bits; answers are a few units large. */
const near = 0.01;

describe('answers are those of the plain net', () => {
  const oneLayer: Sizes = { ...tiny, layers: 1, sentenceLayers: 1, tableBits: 4 };
  const twoHeads: Sizes = { ...tiny, width: 64, inner: 96, table: 24, tableBits: 4 };
  test.each([
    ['one subword', tiny, 1],
    ['less than a stretch', tiny, 50],
    ['a stretch and one', tiny, 65],
    ['several stretches', tiny, 300],
    ['whole stretches', tiny, 256],
    ['a table of 4 bits, one layer', oneLayer, 200],
    ['a table of 4 bits, two heads', twoHeads, 150],
  ])('%s', async (_, sizes, count) => {
    const written = writeModel(sizes);
    const input = someInput(count);
    const answers = (await loaded(written)).ask(input);
    const plain = new PlainModel(written, input);
    const opens = plain.opens();
    expect(furthest(answers.opens, opens)).toBeLessThan(near);
    expect(Math.abs(answers.trip - plain.trip())).toBeLessThan(near);
    expect(Math.abs(answers.several - plain.several())).toBeLessThan(near);
    const last = count - 1;
    const names: NameAt[][] = [
      [{ first: 0, last: 0, carrier: 0 }],
      [
        { first: last, last, carrier: roles - 1 },
        { first: Math.floor(last / 2), last: Math.min(last, Math.floor(last / 2) + 2), carrier: 3 },
      ],
      Array.from({ length: 70 }, (__, at) => ({ first: at % count, last: at % count, carrier: at % roles })),
    ];
    expect(furthest(answers.stops(names), plain.names(names, 'stop'))).toBeLessThan(near);
    expect(furthest(answers.destinations(names), plain.names(names, 'goal'))).toBeLessThan(near);
    // Answers that hardly vary would pass by chance.
    if (count > 100) expect(Math.max(...opens) - Math.min(...opens)).toBeGreaterThan(10 * near);
  });

  test('with what grammar says of some sentences', async () => {
    const written = writeModel(tiny);
    const input = someInput(200, 8);
    const rules = [
      { sentence: 1, way: 0, trust: 0.9 },
      { sentence: 1, way: 12, trust: 0.4 },
      { sentence: 1, way: 12, trust: 0.7 },
      { sentence: 3, way: 5, trust: 0 },
    ];
    const answers = (await loaded(written)).ask(input, rules);
    const plain = new PlainModel(written, input, rules).opens();
    expect(furthest(answers.opens, plain)).toBeLessThan(near);
    expect(furthest(plain, new PlainModel(written, input).opens())).toBeGreaterThan(10 * near);
  });

  test('more sentences than are read beside each other', async () => {
    const sizes: Sizes = { ...tiny, layers: 1, sentenceLayers: 1, inner: 32, table: 8 };
    const written = writeModel(sizes);
    const input = someInput(1536 + 70, 1);
    const answers = (await loaded(written)).ask(input);
    expect(furthest(answers.opens, new PlainModel(written, input).opens())).toBeLessThan(near);
  });
});

test('names without a mention have no answer, and no names give none', async () => {
  const answers = (await loaded(writeModel())).ask(someInput(20));
  expect([...answers.stops([])]).toEqual([]);
  expect([...answers.destinations([[], []])]).toEqual([0, 0]);
});

test('the same page gives the same answers, whatever was asked before', async () => {
  const model = await loaded(writeModel());
  const input = someInput(130);
  const names = [[{ first: 3, last: 5, carrier: 1 }]];
  const first = model.ask(input);
  const before = [...first.opens, first.trip, ...first.stops(names)];
  const other = model.ask(someInput(400, 5, 2));
  // Earlier answers stay valid too.
  expect([...first.stops(names)]).toEqual(before.slice(-1));
  other.stops([[{ first: 300, last: 301, carrier: 2 }]]);
  const again = model.ask(input);
  expect([...again.opens, again.trip, ...again.stops(names)]).toEqual(before);
});

describe('how far a subword looks', () => {
  const layers = 2;
  const chunk = 64;
  // Without sentence layers, since those attend to everything.
  const apart = loaded(writeModel({ ...tiny, layers, sentenceLayers: 0 }));
  const together = loaded(writeModel({ ...tiny, layers, sentenceLayers: 1 }));
  const count = 8 * chunk;
  const stretchOf = (subword: number) => Math.floor(subword / chunk);

  const changedBy = (model: TextModel, subword: number): number[] => {
    const input = someInput(count, 8);
    const before = model.ask(input).opens;
    const ids = input.ids.with(subword, ((input.ids[subword] as number) % 30) + 1);
    const after = model.ask({ ...input, ids }).opens;
    return [...before.keys()].filter((sentence) => before[sentence] !== after[sentence]);
  };

  test('is as many stretches as there are layers, to both sides', async () => {
    const model = await apart;
    fc.assert(
      fc.property(fc.nat(count - 1), (subword) => {
        const changed = changedBy(model, subword).map((sentence) => stretchOf(8 * sentence));
        expect(changed).toContain(stretchOf(subword));
        expect(Math.max(...changed.map((one) => Math.abs(one - stretchOf(subword))))).toBe(layers);
      }),
      { numRuns: 12 },
    );
  });

  test('is the whole page where sentences are read beside each other', async () => {
    expect(changedBy(await together, 0)).toHaveLength(count / 8);
  });
});

test('gelu is right to six places', () => {
  for (let x = -8; x <= 8; x += 0.01) expect(Math.abs(gelu(x) - geluPlain(x))).toBeLessThan(1e-6);
});

test.each([
  ['no kernel', new Uint8Array()],
  ['a cut one', kernelBytes.subarray(0, 1000)],
  ['something else', new TextEncoder().encode('<!doctype html>')],
])('%s is no model', async (_, kernel) => {
  expect(TextModel.load(writeModel().file, kernel)).toBeUndefined();
});
