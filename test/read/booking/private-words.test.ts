import { expect, test } from 'vitest';
import { privateWordsIn } from '../../../lib/read/booking/private-words.ts';
import { printed } from './printed.ts';

const found = (text: string) => privateWordsIn(printed(text)).map(({ kind, words }) => [kind, words]);

test('names, references and ticket numbers beside and under their labels', () => {
  expect(
    found(`# Costa Verde Air
Passenger: Mrs Ana Duarte
Booking reference   K7QWZ4
Ticket number: 555-2401234567
Frequent flyer: CV 4410 2231`),
  ).toEqual([
    ['name', 'Ana Duarte'],
    ['reference', 'K7QWZ4'],
    ['ticket', '555-2401234567'],
    ['ticket', 'CV 4410 2231'],
  ]);
});

test('in other languages', () => {
  expect(found('Fahrgast: Jörg Müller-Lüdenscheidt\nBuchungscode: R4TGX9')).toEqual([
    ['name', 'Jörg Müller-Lüdenscheidt'],
    ['reference', 'R4TGX9'],
  ]);
  expect(found('お名前：山田 花子 様')).toEqual([['name', '山田 花子']]);
});

test('every passenger of a table, and names as tickets print them without a label', () => {
  expect(
    found(`Passenger          Seat    Ticket number
Ana Duarte         14A     555 2401234567
Rui Duarte         14B     555 2401234568`).filter(([kind]) => kind === 'name'),
  ).toEqual([
    ['name', 'Ana Duarte'],
    ['name', 'Rui Duarte'],
  ]);
  expect(found('1  DUARTE/ANA MRS   HK1')).toEqual([['name', 'DUARTE/ANA']]);
});

test('not numbers of people, cities, phones or sums', () => {
  expect(
    found('Passengers: 2 adults\nFrom: Porto\nTo: Faro\nPhone: +351 21 555 0142\nTotal: EUR 412.00'),
  ).toEqual([]);
});
