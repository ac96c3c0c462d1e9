import { expect, test } from 'vitest';
import { joinRepeats } from '../../lib/draft/join-repeats.ts';
import type { Reservation } from '../../lib/model/reservation.ts';
import { booked } from './trips-and-bookings.ts';

const flight: Reservation = {
  type: 'flight',
  code: 'C8 417',
  from: { iata: 'LHR' },
  to: { iata: 'LIS' },
  start: '2027-05-12T18:35',
  confirmation: 'QK7TZ4',
};
const kept = (...all: Reservation[]) => joinRepeats(booked(...all)).map(({ claim }) => claim.reservation);

test('a flight in the plan and again in the receipt is one, with what both say', () => {
  const { confirmation: _none, ...receipt } = { ...flight, code: 'C80417', seat: '14C' };
  expect(kept(flight, receipt)).toEqual([{ ...flight, seat: '14C' }]);
  expect(kept({ ...flight, start: '2027-05-12' }, flight)).toEqual([flight]);
});

test('two of a kind are two: other days, other numbers, other times', () => {
  expect(kept(flight, { ...flight, start: '2027-05-19T18:35' })).toHaveLength(2);
  expect(kept(flight, { ...flight, confirmation: 'ZZ9PLU' })).toHaveLength(2);
  const table: Reservation = { type: 'restaurant', name: 'Brasa & Sal', start: '2027-05-12T19:00' };
  expect(kept(table, { ...table, start: '2027-05-12T21:00' })).toHaveLength(2);
});
