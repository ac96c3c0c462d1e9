import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokenise } from '../../../lib/read/stops/tokens.ts';
import { Vocabulary } from '../../../lib/read/stops/vocabulary.ts';

const wordsOf = (text: string) => tokenise(text, new Vocabulary()).map(({ text: word }) => word);

it.each([
  ['Museu do Fado, 9h30', ['Museu', 'do', 'Fado', '9h30']],
  ["d’Argent and dell'Oste", ['d’Argent', 'and', "dell'Oste"]],
  ['2Capo Caccia', ['2', 'Capo', 'Caccia']],
  ['3D and 4x4', ['3D', 'and', '4x4']],
  ['St. Moritz-Bad.', ['St', 'Moritz-Bad']],
  ['cafe\u0301 – 🏖 beach', ['cafe\u0301', 'beach']],
  ['𝗕𝗼𝗹𝗱 plan', ['𝗕𝗼𝗹𝗱', 'plan']],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('a picture at the end of a text changes none of its words', () => {
  const pieces = fc.constantFrom(
    'Aa',
    'b',
    'É',
    '1',
    '²',
    '’',
    "'",
    '.',
    '-',
    ' ',
    '–',
    '\u0301',
    'ǅ',
    'ß',
    '٣',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
      const text = parts.join('');
      // A character of two UTF-16 units makes the text go through the regular expression.
      expect(wordsOf(text)).toEqual(wordsOf(`${text} 🏖`));
    }),
    { numRuns: 1000 },
  );
});
