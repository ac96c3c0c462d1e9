import { expect, test } from 'vitest';
import type { Reservation } from '../../../../lib/model/reservation.ts';
import { toldOnce } from '../../../../lib/read/booking/roles/told-once.ts';

const told = (...reservations: Reservation[]) =>
  toldOnce(reservations.map((reservation) => ({ reservation }))).map(({ reservation }) => reservation);

const departure: Reservation = {
  type: 'train',
  code: 'TQ 8710',
  from: { name: 'Vannes' },
  start: '2027-12-24T07:08',
};
const arrival: Reservation = {
  type: 'train',
  to: { name: 'Nantes' },
  start: '2027-12-24',
  end: '2027-12-24T09:50',
};

test('the departure in one box and the arrival in another are one journey', () => {
  expect(told(departure, arrival)).toEqual([
    { ...departure, to: { name: 'Nantes' }, end: '2027-12-24T09:50' },
  ]);
  const { end: _, ...late } = { ...arrival, start: '2027-12-24T09:50' };
  expect(told(late, departure)).toEqual([{ ...departure, to: { name: 'Nantes' }, end: '2027-12-24T09:50' }]);
});

test('an arrival of another day or another train is its own', () => {
  const other = { ...arrival, start: '2027-12-25', end: '2027-12-25T09:50' };
  expect(told(departure, other)).toEqual([departure, other]);
  const coded = { ...arrival, code: 'TQ 99', start: '2027-12-24T08:00' };
  expect(told(departure, coded)).toEqual([departure, coded]);
});

test('a line without hours about a journey that is told in full is that journey', () => {
  const full: Reservation = { ...departure, to: { name: 'Nantes' } };
  const line: Reservation = {
    type: 'train',
    from: { name: 'Vannes' },
    to: { name: 'Nantes' },
    start: '2027-12-24',
  };
  expect(told(full, line)).toEqual([full]);
  expect(told(full, { ...line, start: '2027-12-31' })).toHaveLength(2);
  expect(told(full, { ...line, code: 'TQ 12' })).toHaveLength(2);
});

test('what is no journey stays as it is', () => {
  const stay: Reservation = { type: 'lodging', name: 'Hôtel du Port', start: '2027-12-24' };
  expect(told(stay, { ...stay, name: 'Hôtel des Voyageurs' })).toHaveLength(2);
});
