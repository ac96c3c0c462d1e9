import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../../lib/text/fold.ts';

/** What folding means, as a single expression. */
const meant = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

test.each([
  ['Café  Élan!', 'cafe elan'],
  ['  ¡Olé! ', 'ole'],
  ['İstanbul', 'istanbul'],
  ['ΟΔΟΣ ΣΟΦΙΑΣ', 'οδος σοφιας'],
  ['⑴ Łódź – ½ day', '1 łodz 1 2 day'],
  ['東京タワー', '東京タワー'],
  ['𝓟aris 🗼', 'paris'],
  ['…', ''],
])('%j is %j', (text, folded) => expect(fold(text)).toBe(folded));

test('sign by sign or in one go, a text is folded alike', () => {
  const sign = fc.constantFrom(...'aÉñßΣςİıĿ℃⑴½ｶ゙가é -–!　', 'e\u0301', '𝓟', '東', 'の', '\ud83d');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: sign }), fc.string({ unit: 'grapheme' })), (text) => {
      expect(fold(text)).toBe(meant(text));
    }),
    { numRuns: 2000 },
  );
});
