import { describe, expect, test } from 'vitest';
import type { Reservation } from '../../../../lib/model/reservation.ts';
import { joinSensed } from '../../../../lib/read/booking/roles/join-sensed.ts';
import type { SensedBooking } from '../../../../lib/read/booking/roles/sensed-bookings.ts';

const sensed = (reservation: Reservation, trust = 0.9) =>
  ({ reservation, trust, cell: {} }) as unknown as SensedBooking;
const join = (read: Reservation[], found: SensedBooking[]) =>
  joinSensed(
    read.map((reservation) => ({ reservation })),
    found,
  ).map(({ reservation }) => reservation);

const flight: Reservation = {
  type: 'flight',
  code: 'XQ 482',
  start: '2027-03-12T14:05',
  from: { iata: 'ZRH' },
  to: { iata: 'LIS' },
};
const back: Reservation = { ...flight, code: 'XQ 483', start: '2027-03-19T09:00' };

describe('of one booking', () => {
  test('what the model says goes before what the labels say, and they fill in the rest', () => {
    const found = sensed({ ...flight, code: 'XQ 4821', end: '2027-03-12T16:00' });
    expect(join([{ ...flight, name: 'Zephyr', seat: '14A' }], [found])).toEqual([
      { ...flight, code: 'XQ 4821', name: 'Zephyr', end: '2027-03-12T16:00', seat: '14A' },
    ]);
  });

  test('a day is no better than the hour of it', () => {
    const other = sensed({ ...flight, start: '2027-03-12T14:50' });
    expect(join([flight], [other])[0]?.start).toBe('2027-03-12T14:50');
    expect(join([flight], [sensed({ ...flight, start: '2027-03-12' })])[0]?.start).toBe('2027-03-12T14:05');
  });

  test('an end comes behind the beginning', () => {
    const found = sensed({ ...flight, start: '2027-03-12', end: '2027-03-12T09:30' });
    expect(join([{ ...flight, end: '2027-03-12T16:00' }], [found])[0]).toMatchObject({
      start: '2027-03-12T14:05',
      end: '2027-03-12T16:00',
    });
  });

  test('no leg ends where it begins', () => {
    const { from: _, ...open } = flight;
    const [leg] = join([open], [sensed({ ...flight, from: { iata: 'LIS' } })]);
    expect([leg?.from, leg?.to]).toEqual([undefined, { iata: 'LIS' }]);
  });
});

test('the departure of the next leg is no arrival of this one', () => {
  const found = [sensed({ ...flight, end: '2027-03-12T09:00' }), sensed(back)];
  expect(join([], found)).toEqual([flight, back]);
  const read = { ...flight, end: '2027-03-12T16:00' };
  expect(join([read], found)[0]?.end).toBe('2027-03-12T16:00');
});

test('two legs of one day are each joined with their own', () => {
  const next: Reservation = {
    type: 'flight',
    code: 'XQ 99',
    start: '2027-03-12T18:00',
    from: { iata: 'LIS' },
  };
  const read = [
    { ...flight, seat: '1A' },
    { ...next, seat: '2B' },
  ];
  expect(join(read, [sensed(next), sensed(flight)]).map(({ seat }) => seat)).toEqual(['2B', '1A']);
});

test('what leaves at the same minute is one, of the kind that the model tells', () => {
  const train: Reservation = {
    type: 'train',
    code: 'RJ 76',
    start: '2027-07-09T14:34',
    from: { name: 'Brno' },
  };
  const bus = sensed({ ...train, type: 'bus' });
  expect(join([train], [bus])).toEqual([{ ...train, type: 'bus' }]);
});

test('beside labels a leg that only the model finds needs its hour', () => {
  const day = sensed({ ...back, start: '2027-03-19' });
  expect(join([flight], [sensed(flight), day])).toEqual([flight]);
  expect(join([], [sensed(flight), day])).toHaveLength(2);
});

test('what only the model finds is a booking where it does not guess', () => {
  expect(join([flight], [sensed(flight), sensed(back)])).toEqual([flight, back]);
  expect(join([flight], [sensed(flight), sensed(back, 0.25)])).toEqual([flight]);
});

test('what the model guesses is a booking where the labels say it too', () => {
  expect(join([flight, back], [sensed(flight), sensed(back, 0.25)])).toEqual([flight, back]);
});

test('what only the labels find is a booking where the model finds none', () => {
  expect(join([back], [])).toEqual([back]);
  expect(join([back], [sensed(flight)])).toEqual([flight]);
  // A guess counts for nothing beside labels, and does not replace what they say.
  expect(join([back], [sensed(flight, 0.35)])).toEqual([back]);
});
