import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterRuns } from '../../lib/text/character-kinds.ts';

test.each([
  ['l’Écluse 3', ['l', 'Écluse']],
  ['cafe\u0301, 東京タワー!', ['cafe\u0301', '東京タワー']],
  ['𝓟aris 🗼', ['𝓟aris']],
  ['12:30', []],
  ['', []],
])('the letters of %j are %j', (text, runs) => expect(letterRuns(text)).toEqual(runs));

test('a text is cut as Unicode’s own classes cut it', () => {
  const sign = fc.constantFrom(...'aÉß ’-3½東のｶ゙', '\u0301', '𝓟', '\ud83d');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: sign }), fc.string({ unit: 'grapheme' })), (text) => {
      expect(letterRuns(text)).toEqual(text.match(/[\p{L}\p{M}]+/gu) ?? []);
    }),
    { numRuns: 1000 },
  );
});
