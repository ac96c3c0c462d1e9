import { expect, test } from 'vitest';
import { bookingDocumentOf } from '../../../../lib/read/booking/document.ts';
import { groupSpans } from '../../../../lib/read/booking/roles/group-spans.ts';
import { wordsOfPaper } from '../../../../lib/read/booking/roles/paper-words.ts';
import { reservationOf } from '../../../../lib/read/booking/roles/span-values.ts';
import { roleSpans } from '../../../../lib/read/booking/roles/spans.ts';
import { printed } from '../printed.ts';
import { answerOf, type Told } from './some-answer.ts';

/** A stay whose words are what they are told to be. */
function stay(text: string, told: Record<string, Told['role']>) {
  const document = bookingDocumentOf(printed(text));
  const words = wordsOfPaper(document);
  const answer = answerOf(
    words.map(({ text: word }) => (told[word] ? { role: told[word] } : { role: 'none', chance: 0 })),
  );
  const [group] = groupSpans(roleSpans(words, answer), answer);
  return group && reservationOf(group, 'lodging', { document, knowledge: {} });
}

test('one end of a stay is in the month of the other', () => {
  const told = { Seestern: 'name', 13: 'end-date', September: 'end-date', 2027: 'end-date' } as const;
  expect(stay('Seestern\nvon Freitag 10 bis 13 September 2027', { ...told, 10: 'start-date' })).toMatchObject(
    {
      start: '2027-09-10',
      end: '2027-09-13',
    },
  );
  // The fourteenth does not come before the thirteenth.
  expect(
    stay('Seestern\nvon Freitag 14 bis 13 September 2027', { ...told, 14: 'start-date' }),
  ).not.toHaveProperty('start');
});

test('an hour alone is a time where a time is meant', () => {
  const told = { Seestern: 'name', 14: 'start-time', Uhr: 'start-time' } as const;
  const days = { 8: 'start-date', Mai: 'start-date', 2027: 'start-date' } as const;
  expect(stay('Seestern\n8 Mai 2027 ab 14 Uhr', { ...told, ...days })?.start).toBe('2027-05-08T14:00');
});

test('an airline stands before its own number', () => {
  const told = { Seestern: 'name', NV: 'reference', '6YTR2K': 'reference' } as const;
  expect(stay('Seestern\nNV/6YTR2K', told)?.confirmation).toBe('6YTR2K');
});
