import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TextModel } from '../../lib/encoder/text-model.ts';
import { readWeights } from '../../lib/encoder/weights.ts';
import { kernelBytes } from './kernel-bytes.ts';
import { someInput } from './some-input.ts';
import { fileOf, modelParts, subwordList, tiny, writeModel } from './write-model.ts';

const small = { ...tiny, layers: 1, sentenceLayers: 1 };
const { file, plain } = writeModel(small);

test('a whole file is read, wherever it stands in its buffer', () => {
  const moved = new Uint8Array(file.length + 3);
  moved.set(file, 3);
  for (const bytes of [file, moved.subarray(3)]) {
    const weights = readWeights(bytes);
    expect(weights?.head).toMatchObject({ layers: 1, width: 32, inner: 64, table: 16, sentenceLayers: 1 });
    expect(weights?.subwords).toEqual(subwordList);
    expect(weights?.numbersOf('carrier.weight')).toEqual(plain.get('carrier.weight')?.values);
    const { kind, rows, columns, values, scale } = weights?.rowsOf('stop.0.weight') ?? {};
    expect({ kind, rows, columns }).toEqual({ kind: 'i8', rows: 32, columns: 72 });
    const first = ((values?.[0] as number) << 24) >> 24;
    expect(Math.fround(first * (scale?.[0] as number))).toBe(plain.get('stop.0.weight')?.values[0]);
  }
});

describe('no model comes from', () => {
  const otherMagic = (text: string) => {
    const bytes = file.slice();
    bytes.set(new TextEncoder().encode(text));
    return bytes;
  };
  const { head, body } = modelParts(small);
  type Tensor = (typeof head.tensors)[number];
  const changed = (part: object) => fileOf({ head: { ...head, ...part }, body });
  const changedTensor = (name: string, part: object) =>
    changed({ tensors: head.tensors.map((one: Tensor) => (one.name === name ? { ...one, ...part } : one)) });
  const headOnly = (text: string) => {
    const bytes = new Uint8Array(12 + text.length);
    bytes.set(file.subarray(0, 8));
    new DataView(bytes.buffer).setUint32(8, text.length, true);
    bytes.set(new TextEncoder().encode(text), 12);
    return bytes;
  };

  test.each([
    ['nothing', new Uint8Array()],
    ['another version', otherMagic('WAYTEXT2')],
    ['a foreign file', otherMagic('\0asm\x01\0\0\0')],
    ['a page that says it is missing', new TextEncoder().encode('<!doctype html><title>Not found</title>')],
    ['a head that is no JSON', headOnly('{"layers":1,')],
    ['a head that is not ours', headOnly('{"layers":"one"}')],
    ['a head that is null', headOnly('null')],
    ['a file without its last bytes', file.subarray(0, -17)],
    ['a net wider than any', changed({ width: 2048 })],
    ['a net of another width than its numbers', changed({ width: 64 })],
    ['a net with more layers than it has', changed({ layers: 2 })],
    ['a net with more sentence layers than it has', changed({ sentenceLayers: 2 })],
    ['a list of subwords that begins before the numbers', changed({ subwords: { at: -160, length: 160 } })],
    ['a list of subwords that ends before it begins', changed({ subwords: { at: 160, length: -160 } })],
    ['a list of subwords behind the end', changed({ subwords: { at: body.length, length: 16 } })],
    ['a list of another length than the table', changed({ subwords: { at: 0, length: 0 } })],
    ['a tensor behind the end', changedTensor('norm.weight', { at: body.length })],
    ['a tensor at an odd place', changedTensor('norm.weight', { at: 2 })],
    ['a tensor as large as no memory', changedTensor('gather.weight', { rows: 3, columns: 2 ** 31 - 1 })],
    ['numbers where whole ones belong', changedTensor('encoder.table.weight', { kind: 'f32', rows: 1 })],
    ['a matrix of 4 bits', changedTensor('gather.weight', { kind: 'i4' })],
    ['a matrix with a row less', changedTensor('encoder.layers.0.qkv.weight', { rows: 95 })],
    ['a bias that is too short', changedTensor('opens.3.bias', { name: 'opens.3.bias', columns: 2 })],
    ['a head whose parts do not meet', changedTensor('goal.0.weight', { rows: 8 })],
  ])('%s', (_, bytes) => {
    expect(readWeights(bytes)).toBeUndefined();
  });

  test.each(head.tensors.map(({ name }: Tensor) => name))('a file that lacks %s', (name) => {
    expect(
      readWeights(changed({ tensors: head.tensors.filter((one: Tensor) => one.name !== name) })),
    ).toBeUndefined();
  });

  test('a file that is cut anywhere', () => {
    fc.assert(
      fc.property(fc.nat(file.length - 1), (length) => {
        // The list of subwords is last, padded with up to 15 bytes that can be cut off without loss.
        fc.pre(length < file.length - 16);
        expect(readWeights(file.subarray(0, length))).toBeUndefined();
      }),
    );
  });
});

test('a file with other bytes here and there is no model, or one that answers', async () => {
  const headLength = new DataView(file.buffer).getUint32(8, true);
  const place = fc.oneof(fc.nat(headLength + 12), fc.nat(file.length - 1));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 4 }),
      async (changes) => {
        const bytes = file.slice();
        for (const [at, value] of changes) bytes[at] = value;
        const answers = TextModel.load(bytes, kernelBytes)?.ask(someInput(70));
        answers?.stops([[{ first: 0, last: 1, carrier: 0 }]]);
        expect(answers?.opens.length ?? 8).toBe(8);
      },
    ),
    { numRuns: 150 },
  );
});
