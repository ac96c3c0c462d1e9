import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../../lib/files/zip.ts';
import { writeZip } from '../../../tools/release/write-zip.ts';

const file = fc.record({
  name: fc.stringMatching(/^[a-zé東]{1,8}$/),
  content: fc.uint8Array({ maxLength: 400 }),
  isStored: fc.boolean(),
});

describe('a written zip', () => {
  test('holds every file as it was, whatever is in it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(file, { maxLength: 12, selector: ({ name }) => name }), (files) => {
        const zip = writeZip(files);
        const entries = entriesOf(zip);
        if (!entries.ok) return files.length === 0;
        expect(entries.value.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
        for (const [index, { at, method, packedBytes, name }] of entries.value.entries()) {
          const begin = at + 30 + new TextEncoder().encode(name).length;
          const packed = zip.subarray(begin, begin + packedBytes);
          const plain = method === 8 ? inflateRawSync(packed) : packed;
          expect(new Uint8Array(plain)).toEqual(files[index]?.content);
        }
        return true;
      }),
      { numRuns: 40 },
    );
  });

  test('packs numbers that do not repeat without looking for repeats', () => {
    // Sums of small numbers, distributed like the weights of a net around zero.
    const sample = fc.sample(fc.tuple(fc.nat(7), fc.nat(7), fc.nat(7)), { numRuns: 40_000, seed: 7 });
    const content = Uint8Array.from(sample, ([a, b, c]) => a + b + c);
    const zip = writeZip([{ name: 'weights', content }]);
    expect(zip.length).toBeLessThan(0.97 * deflateRawSync(content, { level: 9 }).length);
  });

  test('is the same at any hour', () => {
    const files = [{ name: 'a.txt', content: 'words' }];
    const first = writeZip(files);
    // 1 January 1980 at midnight, in the entry's local header.
    expect([...first.subarray(10, 14)]).toEqual([0, 0, 0x21, 0]);
    expect(writeZip(files)).toEqual(first);
  });
});
