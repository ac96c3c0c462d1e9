import { expect, test } from 'vitest';
import type { Reservation } from '../../../../lib/model/reservation.ts';
import { bookingDocumentOf } from '../../../../lib/read/booking/document.ts';
import { groupSpans } from '../../../../lib/read/booking/roles/group-spans.ts';
import { wordsOfPaper } from '../../../../lib/read/booking/roles/paper-words.ts';
import { daysOfSpans } from '../../../../lib/read/booking/roles/span-days.ts';
import { reservationOf } from '../../../../lib/read/booking/roles/span-values.ts';
import { roleSpans } from '../../../../lib/read/booking/roles/spans.ts';
import { moneyIn } from '../../../../lib/read/booking/totals.ts';
import { printed } from '../printed.ts';
import { answerOf, type Told } from './some-answer.ts';

/** A booking whose words are what they are told to be. */
function booked(type: Reservation['type'], text: string, told: Record<string, Told['role']>, chance = 0.9) {
  const document = bookingDocumentOf(printed(text));
  const words = wordsOfPaper(document);
  const answer = answerOf(
    words.map(({ text: word }) => (told[word] ? { role: told[word], chance } : { role: 'none', chance: 0 })),
  );
  const spans = roleSpans(words, answer);
  const [group] = groupSpans(spans, answer);
  return (
    group &&
    reservationOf(group, type, {
      days: daysOfSpans(spans, document),
      knowledge: {},
      money: moneyIn(document.cells),
    })
  );
}

const stay = (text: string, told: Record<string, Told['role']>) => booked('lodging', text, told);

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

test('what would go on until the next noon is the other way round, unless both times are sure', () => {
  const text = 'Matinee\n19 March 2028 13:30 12:30';
  const told = {
    Matinee: 'name',
    19: 'start-date',
    March: 'start-date',
    2028: 'start-date',
    '13:30': 'start-time',
    '12:30': 'end-time',
  } as const;
  expect(booked('event', text, told, 0.55)).toMatchObject({
    start: '2028-03-19T12:30',
    end: '2028-03-19T13:30',
  });
  expect(booked('event', text, told)?.start).toBe('2028-03-19T13:30');
});

test('a birthday is no day of travel, and the day a passport runs out does not make it one', () => {
  const told = { Vannes: 'from', Nantes: 'to' } as const;
  const dates = Object.fromEntries(
    ['29', '24', '14', 'December', 'March', '1954', '2027', '2034'].map(
      (word) => [word, 'start-date'] as const,
    ),
  );
  const text = 'Vannes\nNantes\nborn 29 December 1954\ntravels 24 December 2027';
  const leg = { type: 'train', from: { name: 'Vannes' }, to: { name: 'Nantes' }, start: '2027-12-24' };
  expect(booked('train', text, { ...told, ...dates })).toEqual(leg);
  expect(booked('train', `${text}\npassport until 14 March 2034`, { ...told, ...dates })).toEqual(leg);
});
