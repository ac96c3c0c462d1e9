import { expect, test } from 'vitest';
import type { Reservation } from '../../../../lib/model/reservation.ts';
import { joinSensed } from '../../../../lib/read/booking/roles/join-sensed.ts';
import type { SensedBooking } from '../../../../lib/read/booking/roles/sensed-bookings.ts';

const sensed = (reservation: Reservation, trust = 0.9, nameTrust = 0.9) =>
  ({ reservation, trust, nameTrust, cell: {} }) as unknown as SensedBooking;
const join = (read: Reservation[], found: SensedBooking[], trust = 0.5) =>
  joinSensed(
    read.map((reservation) => ({ reservation, trust })),
    found,
  ).map(({ reservation }) => reservation);

const flight: Reservation = {
  type: 'flight',
  code: 'XQ 482',
  start: '2027-03-12T14:05',
  from: { iata: 'ZRH' },
  to: { iata: 'LIS' },
};

test('what the labels lack is filled in, and labelled numbers stay', () => {
  const found = sensed({ ...flight, code: 'XQ 48', end: '2027-03-12T16:00', seat: '14A' });
  expect(join([flight], [found])).toEqual([{ ...flight, end: '2027-03-12T16:00', seat: '14A' }]);
});

test('which time is which the model knows better, but a day is no better than an hour', () => {
  const other = sensed({ ...flight, start: '2027-03-12T14:50' });
  expect(join([flight], [other])[0]?.start).toBe('2027-03-12T14:50');
  expect(join([flight], [sensed({ ...flight, start: '2027-03-12' })])[0]?.start).toBe('2027-03-12T14:05');
});

test('the name of a house is taken from the model, that of a line only where it is sure', () => {
  const stay: Reservation = { type: 'lodging', name: 'Bunkdrop', start: '2027-09-02' };
  expect(join([stay], [sensed({ ...stay, name: 'Driftwood Hostel' })])[0]?.name).toBe('Driftwood Hostel');
  const named = { ...flight, name: 'Coral Pacific' };
  const other = { ...flight, name: 'Wings' };
  expect(join([named], [sensed(other, 0.9, 0.6)])[0]?.name).toBe('Coral Pacific');
  expect(join([named], [sensed(other)])[0]?.name).toBe('Wings');
});

test('of two forms of a name the fuller, of a place the one without what stands beside it', () => {
  const stay: Reservation = { type: 'lodging', name: 'The Old Mill House', start: '2027-09-02' };
  expect(join([stay], [sensed({ ...stay, name: 'Old Mill' })])[0]?.name).toBe('The Old Mill House');
  const from = { ...flight, from: { name: 'Porto' } };
  expect(join([from], [sensed({ ...flight, from: { name: 'PORTO PT' } })])[0]?.from).toEqual({
    name: 'Porto',
  });
});

test('who runs which leg the labels know where they tell two lines apart', () => {
  const one = { ...flight, name: 'Zephyr' };
  const two = { ...flight, name: 'Kawsay', code: 'KW 88', start: '2027-03-12T20:00' };
  const found = [one, two].map((leg) => sensed({ ...leg, name: 'Zephyr' }));
  expect(join([one, two], found).map(({ name }) => name)).toEqual(['Zephyr', 'Kawsay']);
});

test('no leg ends where it begins', () => {
  const { from: _, ...open } = flight;
  expect(join([open], [sensed({ ...flight, from: { iata: 'LIS' } })])[0]?.to).toEqual({ iata: 'LIS' });
  const day = { ...flight, start: '2027-03-12' };
  expect(join([day], [sensed({ ...flight, to: { iata: 'ZRH' } })])[0]?.to).toEqual({ iata: 'LIS' });
});

test('what only the model finds is added where it is sure of it', () => {
  const back = { ...flight, code: 'XQ 483', start: '2027-03-19T09:00' };
  expect(join([flight], [sensed(back)])).toEqual([flight, back]);
  expect(join([flight], [sensed(back, 0.4)])).toEqual([flight]);
});

test('what begins at the same minute is one booking, of the kind that the model sees', () => {
  const same: Reservation = { type: 'bus', start: flight.start ?? '', from: { name: 'Zürich' } };
  expect(join([flight], [sensed(same)])).toEqual([{ ...flight, ...same }]);
  expect(join([flight], [sensed(same, 0.4)])).toEqual([flight]);
  const table: Reservation = { type: 'restaurant', name: 'Salt', start: '2027-03-12T20:15' };
  expect(join([table], [sensed({ ...table, type: 'event' })])).toEqual([table]);
});

test('the same minute of another day is no second booking', () => {
  const table: Reservation = { type: 'restaurant', name: 'Salt', start: '2027-03-12T20:15' };
  expect(join([table], [sensed({ ...table, start: '2027-03-13T20:15' })])).toEqual([table]);
});

test('a leg without a time is not added', () => {
  expect(join([], [sensed({ ...flight, start: '2027-03-12', to: { iata: 'LIS' } })])).toEqual([]);
});

test('two legs of one day are each joined with their own', () => {
  const next: Reservation = {
    type: 'flight',
    code: 'XQ 99',
    start: '2027-03-12T18:00',
    from: { iata: 'LIS' },
  };
  const found = [sensed({ ...next, seat: '2B' }), sensed({ ...flight, seat: '1A' })];
  expect(join([flight, next], found).map(({ seat }) => seat)).toEqual(['1A', '2B']);
});

test('where the model finds what is booked, a day on which it finds nothing is left out', () => {
  const port: Reservation = { type: 'ferry', start: '2027-03-14T07:00', from: { name: 'Skagway' } };
  const way = { ...port, to: { name: 'Juneau' } };
  expect(join([flight, port], [sensed(flight)])).toEqual([flight]);
  expect(join([flight, way], [sensed(flight)])).toEqual([flight, way]);
  expect(join([flight, port], [sensed(flight)], 0.8)).toEqual([flight, port]);
  expect(join([port], [sensed(flight, 0.4)])).toEqual([port]);
});
