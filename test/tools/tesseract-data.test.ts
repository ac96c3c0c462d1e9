import { expect, test } from 'vitest';
import { withoutPart } from '../../tools/tesseract-data/without-part.ts';

/** Three slots for parts, of which the second is empty. */
function fileOf(first: string, third: string): Uint8Array {
  const text = new TextEncoder();
  const head = new DataView(new ArrayBuffer(4 + 3 * 8));
  head.setInt32(0, 3, true);
  const starts = [28, -1, 28 + first.length];
  for (const [part, start] of starts.entries()) head.setBigInt64(4 + 8 * part, BigInt(start), true);
  return new Uint8Array([...new Uint8Array(head.buffer), ...text.encode(first), ...text.encode(third)]);
}

const headOf = (data: Uint8Array) =>
  [0, 1, 2].map((part) => Number(new DataView(data.buffer).getBigInt64(4 + 8 * part, true)));

test('a part is left out and those behind it move up', () => {
  const made = withoutPart(fileOf('net', 'words'), 0);
  expect(headOf(made)).toEqual([-1, -1, 28]);
  expect(new TextDecoder().decode(made.subarray(28))).toBe('words');
});

test('the last part goes without a trace', () => {
  const made = withoutPart(fileOf('net', 'words'), 2);
  expect(headOf(made)).toEqual([28, -1, -1]);
  expect(new TextDecoder().decode(made.subarray(28))).toBe('net');
});

test('data of another make, without the part, is noticed', () => {
  expect(() => withoutPart(fileOf('net', 'words'), 1)).toThrow('no part 1');
});
