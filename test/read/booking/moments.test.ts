import { expect, test } from 'vitest';
import { bookingDocumentOf } from '../../../lib/read/booking/document.ts';
import { dottedTimes, momentIn } from '../../../lib/read/booking/moments.ts';
import { printed } from './printed.ts';

const document = bookingDocumentOf(printed('14 May 2027'));

test.each([
  'Frühstück ab 12.50 €',
  'Frühstück ab 12.50 EUR',
  'Menu vanaf 19.50 p.p.',
  'Menü ab 19.50 pro Person',
  'Menu vanaf 19.50 per persoon',
  'Middag ab 19.50 kr.',
])('a sum is no time: %s', (text) => {
  expect(dottedTimes(text)).toEqual([]);
  expect(momentIn(text, document).time).toBeUndefined();
});

test.each([
  ['Anreise ab 15.00', '15:00'],
  ['vanaf 19.50 uur', '19:50'],
  ['kl. 10.30', '10:30'],
  ['o godz. 14.05, peron 2', '14:05'],
])('a dot after a word for the clock parts hours from minutes: %s', (text, time) => {
  expect(momentIn(text, document).time).toBe(time);
});
