import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordGlance, wordPattern } from '../../lib/text/word-pattern.ts';

const table = { en: 'hat|caps?|no forget\\p{L}+', de: 'hut', fr: 'été', ja: '帽子' };
const pattern = wordPattern(table);
const glance = wordGlance({ en: table.en }, { de: table.de, fr: table.fr, ja: table.ja });

test.each([
  ['a hat.', true, true],
  ['that', false, false],
  ['HUT', true, true],
  ['帽子屋', true, true],
  // An edge that is not a plain letter is left to the pattern.
  ['éhat', false, true],
])('%j: found %s, worth a look %s', (text, isFound, isWorth) => {
  expect(pattern.test(text)).toBe(isFound);
  expect(glance.test(text)).toBe(isWorth);
});

test('nothing the pattern finds escapes the glance', () => {
  const piece = fc.constantFrom(
    'hat',
    'CAP',
    'caps',
    'no forget',
    'ting',
    'hut',
    'été',
    '帽子',
    'é',
    'x',
    '1',
    ' ',
    '-',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      if (pattern.test(text)) expect(glance.test(text)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
