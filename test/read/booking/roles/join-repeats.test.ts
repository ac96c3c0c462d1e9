import { expect, test } from 'vitest';
import type { Reservation } from '../../../../lib/model/reservation.ts';
import { joinRepeats } from '../../../../lib/read/booking/roles/join-repeats.ts';

const told = (...reservations: Reservation[]) =>
  joinRepeats(reservations.map((reservation) => ({ reservation, trust: 0.5 }))).map(
    ({ reservation }) => reservation,
  );

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

test('an arrival of another day, another train or another booking is its own', () => {
  const others: Reservation[] = [
    { ...arrival, start: '2027-12-25', end: '2027-12-25T09:50' },
    { ...arrival, code: 'TQ 99' },
    { ...arrival, end: '2027-12-24T06:50' },
    { ...arrival, to: { name: 'Vannes' } },
  ];
  for (const other of others) expect(told(departure, other)).toEqual([departure, other]);
  const [one, two] = [
    { ...departure, confirmation: 'AAQ4KX' },
    { ...arrival, confirmation: 'ZZ81PW' },
  ];
  expect(told(one, two)).toEqual([one, two]);
});

test('each departure gets the arrival next behind it', () => {
  const later: Reservation = {
    ...departure,
    code: 'TQ 8800',
    from: { name: 'Auray' },
    start: '2027-12-24T12:00',
  };
  const last: Reservation = { ...arrival, to: { name: 'Lorient' }, end: '2027-12-24T13:00' };
  expect(told(last, departure, later, arrival).map(({ from, to }) => [from?.name, to?.name])).toEqual([
    ['Vannes', 'Nantes'],
    ['Auray', 'Lorient'],
  ]);
});

const full: Reservation = { ...departure, to: { name: 'Nantes' } };
const line: Reservation = {
  type: 'train',
  from: { name: 'Vannes' },
  to: { name: 'Nantes' },
  start: '2027-12-24',
};

test('a line without hours about a journey that is told in full is that journey, and adds what it knows', () => {
  expect(told(full, line)).toEqual([full]);
  expect(told(line, { ...full, code: 'tq8710' })).toHaveLength(1);
  expect(told(departure, { ...line, seat: '14', confirmation: 'AAQ4KX' })).toEqual([
    { ...full, seat: '14', confirmation: 'AAQ4KX' },
  ]);
  expect(told(full, { ...line, start: '2027-12-31' })).toHaveLength(2);
  expect(told(full, { ...line, code: 'TQ 12' })).toHaveLength(2);
});

test('an open ticket onward on the same day is another journey', () => {
  expect(told(full, { ...line, from: { name: 'Nantes' }, to: { name: 'Angers' } })).toHaveLength(2);
});

test('what is told twice is as sure as its surer telling', () => {
  const both = joinRepeats([
    { reservation: departure, trust: 0.2 },
    { reservation: arrival, trust: 0.9 },
  ]);
  expect(both.map(({ trust }) => trust)).toEqual([0.9]);
});

test('what is no journey stays as it is', () => {
  const stay: Reservation = { type: 'lodging', name: 'Hôtel du Port', start: '2027-12-24' };
  expect(told(stay, { ...stay, name: 'Hôtel des Voyageurs' })).toHaveLength(2);
});
