import { expect, test } from 'vitest';
import { bookingDocumentOf } from '../../../lib/read/booking/document.ts';
import { railPasses } from '../../../lib/read/booking/train-pass.ts';
import { printed } from './printed.ts';

const passesIn = (text: string) =>
  railPasses(bookingDocumentOf(printed(text))).map(({ reservation }) => reservation);
const days = 'Valid from: 12 May 2027\nValid until: 18 May 2027\nBooking reference: K7QWZ4';

test('a pass is called by its title and lasts as long as it is valid', () => {
  expect(passesIn(`# Alpine Rover\n${days}`)).toMatchObject([
    { type: 'train', name: 'Alpine Rover', start: '2027-05-12', end: '2027-05-18', confirmation: 'K7QWZ4' },
  ]);
});

test.each(['Alpine Parking', 'Boarding pass', `Alpine Rover ${'for all who travel '.repeat(4)}`])(
  '%s is no pass',
  (title) => {
    expect(passesIn(`# ${title}\n${days}`)).toEqual([]);
  },
);

test('a pass that ends before it begins, or lasts for years, is none', () => {
  expect(passesIn('# Alpine Rover\nValid from: 18 May 2027\nValid until: 12 May 2027')).toEqual([]);
  expect(passesIn('# Alpine Rover\nValid from: 12 May 2027\nValid until: 18 May 2029')).toEqual([]);
});
