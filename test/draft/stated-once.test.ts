import { expect, test } from 'vitest';
import { statedOnce } from '../../lib/draft/stated-once.ts';
import type { Reservation } from '../../lib/model/reservation.ts';

const booked = (reader: string, reservation: Reservation) => ({
  claim: { kind: 'reservation' as const, reservation },
  at: { block: 0, start: 0, end: 0 },
  reader,
  trust: 0.9,
});
const stated = (reservation: Reservation) => booked('booking/json-ld-reservations', reservation);
const read = (reservation: Reservation) => booked('booking/legs', reservation);
const once = (...all: ReturnType<typeof booked>[]) => statedOnce(all).map(({ claim }) => claim.reservation);

const flight = { type: 'flight', code: 'ZX 214', start: '2027-05-14' } as const;

test('a flight said for machines and in words is one, with what each of them knows', () => {
  const words = read({ type: 'flight', code: 'ZX214', start: '2027-05-14T07:05', seat: '12C' });
  expect(once(words, stated({ ...flight, confirmation: 'QX7TRL' }))).toEqual([
    { type: 'flight', code: 'ZX 214', start: '2027-05-14T07:05', seat: '12C', confirmation: 'QX7TRL' },
  ]);
});

test('where they differ on the time, what is said for machines is kept', () => {
  const words = read({ ...flight, start: '2027-05-14T06:25' });
  expect(once(stated({ ...flight, start: '2027-05-14T07:05' }), words)).toEqual([
    { ...flight, start: '2027-05-14T07:05' },
  ]);
});

test('another flight, another day and another kind stay', () => {
  const others = [
    read({ ...flight, code: 'ZX 215' }),
    read({ ...flight, start: '2027-05-18' }),
    read({ type: 'lodging', name: 'Pensão Limoeiro', start: '2027-05-14' }),
  ];
  expect(once(stated(flight), ...others)).toHaveLength(4);
});

test('two hotels on one day are two, one under two names is one', () => {
  const hotel = stated({ type: 'lodging', name: 'Pensão Limoeiro', start: '2027-05-14' });
  expect(once(hotel, read({ type: 'lodging', name: 'Hotel Mouraria', start: '2027-05-14' }))).toHaveLength(2);
  expect(
    once(hotel, read({ type: 'lodging', name: 'PENSAO LIMOEIRO Lisboa', start: '2027-05-14' })),
  ).toHaveLength(1);
});

test('words alone are left as they are', () => {
  const twice = [read(flight), read(flight)];
  expect(statedOnce(twice)).toEqual(twice);
});
