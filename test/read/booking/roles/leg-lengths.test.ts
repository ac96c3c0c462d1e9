import { expect, test } from 'vitest';
import { bookingDocumentOf } from '../../../../lib/read/booking/document.ts';
import { legLengths } from '../../../../lib/read/booking/roles/leg-lengths.ts';
import { wordsOfPaper } from '../../../../lib/read/booking/roles/paper-words.ts';
import { printed } from '../printed.ts';

function lengthsIn(text: string) {
  const words = wordsOfPaper(bookingDocumentOf(printed(text)));
  return legLengths(words).map(({ length, end }) => [words[length]?.text, words[end]?.text]);
}

test('what leads from one time to another is a length', () => {
  expect(lengthsIn('10h46 Paris\nTGV 6937\n2h46\nAnnecy\n13h32')).toEqual([['2h46', '13h32']]);
  expect(lengthsIn('23:30 Bari\n9:15\nBar 08:45')).toEqual([['9:15', '08:45']]);
});

test('a time that leads nowhere is none', () => {
  expect(lengthsIn('10h46 Paris\n2h45\nAnnecy\n13h32')).toEqual([]);
  // With a leading zero it is a time of day.
  expect(lengthsIn('08:12 Oslo\n07:30\n15:42')).toEqual([]);
});

test('a length may stand behind both times of its leg', () => {
  expect(lengthsIn('10h46 Paris\n13h32 Annecy\n2h46')).toEqual([['2h46', '13h32']]);
});

test('an hour of a twelve-hour clock is no length', () => {
  expect(lengthsIn('10:00 AM Boston\n12:00 PM New York\n2:00 PM New York\n4:00 PM Boston')).toEqual([]);
  expect(lengthsIn('10:00a Boston\n12:00p New York\n2:00p New York')).toEqual([]);
  expect(lengthsIn('11:00 a.m. Boston\n2:00 p.m. New York\n1:00 p.m. Boston')).toEqual([]);
});

test('behind another leg there is no length of this one', () => {
  expect(lengthsIn('10:00 Oslo\n12:00 Bergen\n23:30 Bergen\n2:00 Oslo')).toEqual([]);
});
