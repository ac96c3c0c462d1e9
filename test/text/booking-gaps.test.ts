import { expect, test } from 'vitest';
import type { Reservation } from '../../lib/model/reservation.ts';
import { endsTooEarly, gapsIn, goesTheSameWay } from '../../lib/text/booking-gaps.ts';

const way = (from: string, to: string, start: string): Reservation => ({
  type: 'train',
  from: { name: from },
  to: { name: to },
  start,
  confirmation: 'QK7TZ4',
});

test('what nobody can travel without is missed', () => {
  expect(gapsIn(way('York', 'Leeds', '2027-05-13T06:40'))).toEqual([]);
  expect(gapsIn({ type: 'flight', code: 'C8 417', start: '2027-05-13' })).toEqual(['from', 'to', 'start']);
  expect(gapsIn({ type: 'lodging', start: '2027-05-13' })).toEqual(['name', 'end']);
  expect(gapsIn({ type: 'event', name: 'Fado', start: '2027-05-13' })).toEqual([]);
});

test.each<[Reservation, boolean]>([
  [{ type: 'lodging', start: '2027-05-13', end: '2027-05-12' }, true],
  [{ type: 'lodging', start: '2027-05-13', end: '2027-05-13' }, true],
  [{ type: 'train', start: '2027-05-13T10:00', end: '2027-05-13T09:00' }, true],
  [{ type: 'flight', start: '2027-05-13T23:00', end: '2027-05-12T22:00' }, false],
  [{ type: 'flight', start: '2027-05-13T23:00', end: '2027-05-11T22:00' }, true],
  [{ type: 'lodging', start: '2027-05-13' }, false],
])('%o ends before it begins: %s', (reservation, isEarly) => {
  expect(endsTooEarly(reservation)).toBe(isEarly);
});

test('a return that goes out once more is asked about, one that comes back is not', () => {
  const out = way('York', 'Leeds', '2027-05-13T06:40');
  const again = way('York', 'Leeds', '2027-05-16T18:00');
  const back = way('Leeds', 'York', '2027-05-16T18:00');
  expect([out, again].map((each) => goesTheSameWay(each, [out, again]))).toEqual([false, true]);
  expect([out, back].map((each) => goesTheSameWay(each, [out, back]))).toEqual([false, false]);
  expect(goesTheSameWay({ ...again, confirmation: 'OTHER1' }, [out])).toBe(false);
});
