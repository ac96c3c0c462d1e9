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

const alone = (text: string, title = '') =>
  privateWordsIn({ ...printed(text), title }).flatMap(({ alone: words }) => words ?? []);

test('the code of a pass whose name fills all its room, and the title that says the name whole', () => {
  const pass = 'M1MUELLER-LUEDENSCHEIDEQK7TZ4 LHRLISC8 0417 132Y014C0021 100';
  expect(found(pass)).toContainEqual(['ticket', pass]);
  expect(alone(pass, 'Scan Xiaoling Mueller-Luedenscheidt')).toContain('Xiaoling');
  expect(alone(pass, 'Scan MUELLER-LUEDENSCHEIDT/ESZTER')).toContain('ESZTER');
  expect(alone(pass, 'Scan Xiaoling')).toContain('Xiaoling');
  expect(alone(pass, 'Scan mueller-luedenscheidt-eszter')).toContain('Eszter');
});

test('a name that the pass cuts off is no common word where its line stands in small letters', () => {
  const pass = 'M1THORSTEINSSON/OLUWASEQK7TZ4 LHRLISC8 0417 132Y014C0021 100';
  expect(alone(`${pass}\nOluwaseun thorsteinsson`)).toContain('THORSTEINSSON');
});

test('a house that a mail is about keeps its name, though it is a given one', () => {
  const stay = 'Villa Elena\nGuest: Mr Rutger Quennell\nCheck-in: 14 May 2027';
  expect(alone(stay, 'Your stay at Villa Elena is confirmed')).not.toContain('Elena');
  expect(alone(stay, 'Scan Ebba')).toContain('Ebba');
  expect(alone('Hotel Bellavista\nGuest: Mr Rutger Quennell', 'Hotel Ebba')).toContain('Ebba');
});
