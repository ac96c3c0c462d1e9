import { expect, test } from 'vitest';
import type { Reservation } from '../../../../lib/model/reservation.ts';
import {
  withConnections,
  withoutValidity,
  withoutWholeTickets,
} from '../../../../lib/read/booking/roles/leg-connections.ts';

const leg = (from: string, to: string, start: string, end: string): Reservation => ({
  type: 'train',
  from: { name: from },
  to: { name: to },
  start,
  end,
});

const night = leg('Kunming', 'Urumqi', '2028-04-14T19:40', '2028-04-15T00:30');
const morning = leg('Urumqi', 'Kashgar', '2028-04-14T08:05', '2028-04-14T10:00');

test('who arrives past midnight goes on that day', () => {
  const legs = [
    { reservation: night, hasOwnDay: true },
    { reservation: morning, hasOwnDay: false },
  ];
  expect(withConnections(legs)[1]?.reservation).toMatchObject({
    start: '2028-04-15T08:05',
    end: '2028-04-15T10:00',
  });
});

test('a day of its own stands', () => {
  const legs = [
    { reservation: night, hasOwnDay: true },
    { reservation: morning, hasOwnDay: true },
  ];
  expect(withConnections(legs)[1]?.reservation).toEqual(morning);
});

test('the days that a ticket is valid are no leg', () => {
  const valid = { reservation: leg('Brno', 'Praha', '2027-07-09T00:00', '2027-07-10') };
  const own = { reservation: leg('Brno', 'Praha', '2027-07-09T14:34', '2027-07-09T17:06') };
  const other = { reservation: leg('Wien', 'Graz', '2027-07-09T14:34', '2027-07-09T17:06') };
  expect(withoutValidity([valid, own])).toEqual([own]);
  expect(withoutValidity([valid, other])).toEqual([valid, other]);
});

test('the line of a whole ticket is none of its legs', () => {
  const first = { reservation: leg('Brno', 'Pardubice', '2027-07-09T14:34', '2027-07-09T16:06') };
  const second = { reservation: leg('Pardubice', 'Praha', '2027-07-09T16:20', '2027-07-09T17:30') };
  const price = { amount: 20, currency: 'EUR' };
  const ticket = (end: string) => ({
    reservation: { ...leg('Brno', 'Praha', '2027-07-09T14:34', end), price },
  });
  const priced = [{ reservation: { ...first.reservation, price } }, second];
  expect(withoutWholeTickets([ticket('2027-07-10T00:00'), first, second])).toEqual(priced);
  expect(withoutWholeTickets([ticket('2027-07-09T17:30'), first, second])).toEqual(priced);
  // Two travellers who share a leg and then part: neither journey ends where the other's does.
  const other = ticket('2027-07-09T18:10');
  expect(withoutWholeTickets([other, first])).toEqual([other, first]);
});
