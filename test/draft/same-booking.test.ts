import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clashesOf, codeFits, isSameBooking } from '../../lib/draft/same-booking.ts';
import type { Reservation } from '../../lib/model/reservation.ts';
import { joinBookings } from '../../lib/text/bookings-agree.ts';

const flight: Reservation = {
  type: 'flight',
  code: 'ZX 214',
  from: { iata: 'VIE', name: 'Vienna' },
  to: { iata: 'LIS' },
  start: '2027-05-14T09:35',
  confirmation: 'QX7TRL',
};
const room: Reservation = {
  type: 'lodging',
  name: 'Casa do Rio',
  start: '2027-05-14',
  confirmation: 'CR-20417',
};

describe('two papers speak of the same', () => {
  test.each([
    ['the number written otherwise', { ...flight, code: 'zx0214', confirmation: undefined }],
    ['the day alone', { ...flight, start: '2027-05-14' }],
    ['a codeshare on the same way', { ...flight, code: 'QY 7214' }],
    ['fewer words', { type: 'flight', code: 'ZX214', start: '2027-05-14' }],
  ] as [string, Reservation][])('flight: %s', (_, other) => {
    expect(isSameBooking(flight, other)).toBe(true);
    expect(isSameBooking(other, flight)).toBe(true);
  });

  test.each([
    ['another day', { ...flight, start: '2027-05-15T09:35' }],
    ['the way back on the same day', { ...flight, from: { iata: 'LIS' }, to: { iata: 'VIE' } }],
    ['the evening flight of another number', { ...flight, code: 'ZX 218', start: '2027-05-14T19:10' }],
    ['a train', { ...flight, type: 'train' }],
    ['a bare number, no day', { type: 'flight', code: 'ZX 214' }],
  ] as [string, Reservation][])('not flight: %s', (_, other) =>
    expect(isSameBooking(flight, other)).toBe(false),
  );

  test('a room is known by its name, a second one by its number', () => {
    expect(isSameBooking(room, { ...room, name: 'Hotel Casa do Rio', start: '2027-05-14T15:00' })).toBe(true);
    expect(isSameBooking(room, { ...room, confirmation: 'CR-20418' })).toBe(false);
    expect(isSameBooking(room, { ...room, name: 'Pension Alba', confirmation: undefined })).toBe(false);
  });
});

test('joined, the fuller words win and nothing is lost', () => {
  const joined = joinBookings(
    { ...flight, start: '2027-05-14', seat: '12C' },
    { ...flight, seat: '12D', price: { amount: 80, currency: 'EUR' } },
  );
  expect(joined).toMatchObject({ start: '2027-05-14T09:35', seat: '12C, 12D', price: { amount: 80 } });
  expect(joinBookings(flight, flight)).toEqual(flight);
});

test('words and code clash only where both say something else', () => {
  const code: Reservation = {
    type: 'flight',
    code: 'ZX 214',
    from: { iata: 'VIE' },
    to: { iata: 'LIS' },
    start: '2027-05-14',
    seat: '31A',
  };
  expect(clashesOf(flight, code)).toEqual([]);
  expect(clashesOf({ ...flight, seat: '12C' }, code)).toEqual([
    { field: 'seat', inWords: '12C', inCode: '31A' },
  ]);
  expect(codeFits(flight, { ...code, start: '2027-05-15' })).toBe(true);
  expect(codeFits(flight, { ...code, code: 'ZX 300', from: { iata: 'LIS' }, to: { iata: 'OPO' } })).toBe(
    false,
  );
  // As many differences as matches mean another booking, and so does a match of only the day.
  const inWords = { ...flight, seat: '12C' };
  expect(codeFits(inWords, { type: 'flight', code: 'ZX 214', seat: '31A' })).toBe(false);
  expect(codeFits(inWords, { type: 'flight', code: 'ZX 300', seat: '31A' })).toBe(false);
  expect(codeFits(inWords, { type: 'flight', code: 'ZX 214', seat: '12C' })).toBe(true);
  expect(codeFits(inWords, { type: 'flight', start: '2027-05-14' })).toBe(false);
});

test('whatever is said, being the same does not depend on who is asked first', () => {
  const some = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const anyBooking = fc.record(
    {
      type: fc.constantFrom('flight' as const, 'lodging' as const),
      code: some('ZX 214', 'ZX 300'),
      name: some('Casa do Rio', 'Alba'),
      start: some('2027-05-14', '2027-05-14T09:35', '2027-05-15'),
      confirmation: some('QX7TRL', 'CR-20417'),
      from: some({ iata: 'VIE' }, { name: 'Vienna' }),
      to: some({ iata: 'LIS' }),
    },
    { requiredKeys: ['type'] },
  );
  fc.assert(
    fc.property(anyBooking, anyBooking, (a, b) => {
      const [one, other] = [a, b] as [Reservation, Reservation];
      expect(isSameBooking(one, other)).toBe(isSameBooking(other, one));
    }),
  );
});
