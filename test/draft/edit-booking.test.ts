import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editBooking } from '../../lib/draft/edit-booking.ts';
import type { BookingEdit, FoundBooking } from '../../lib/model/found-booking.ts';
import { Reservation } from '../../lib/model/reservation.ts';

const booking: FoundBooking = {
  id: 'one',
  reservation: {
    type: 'flight',
    code: 'CV 1417',
    from: { name: 'London Heathrow', iata: 'LHR', address: 'Hounslow' },
    start: '2027-05-12T18:35',
    confirmation: 'QK7TZ4',
    seat: '12C',
  },
  trust: 0.5,
  files: [0],
  places: [],
  clashes: [
    { field: 'seat', inWords: '12C', inCode: '31A' },
    { field: 'code', inWords: 'CV 1417', inCode: 'CV 1419' },
  ],
  state: 'booked',
};
const after = (edit: BookingEdit) => editBooking(booking, edit).reservation;

test('a day keeps its time, and a time its day', () => {
  expect(after({ field: 'start', day: '2027-05-13' }).start).toBe('2027-05-13T18:35');
  expect(after({ field: 'start', time: '9.05' }).start).toBe('2027-05-12T09:05');
  expect(after({ field: 'start', time: '' }).start).toBe('2027-05-12');
});

test('what is half typed changes nothing', () => {
  for (const time of ['1', '25:00', '9:7', 'noon'])
    expect(after({ field: 'start', time }).start).toBe('2027-05-12T18:35');
  for (const day of ['', '2027-02-30', '2027'])
    expect(after({ field: 'start', day }).start).toBe('2027-05-12T18:35');
});

test('another place has neither the code nor the address of the one before', () => {
  expect(after({ field: 'from', words: 'London Gatwick' }).from).toEqual({ name: 'London Gatwick' });
  expect(after({ field: 'from', words: 'LGW' }).from).toEqual({ iata: 'LGW' });
});

test('a corrected field no longer clashes with the barcode; others do', () => {
  expect(editBooking(booking, { field: 'seat', words: '31A' }).clashes).toEqual([booking.clashes[1]]);
});

test('whatever is typed, it stays a booking', () => {
  const typed = fc.oneof(
    fc.record({
      field: fc.constantFrom('name' as const, 'from' as const, 'seat' as const),
      words: fc.string(),
    }),
    fc.record({ field: fc.constantFrom('start' as const, 'end' as const), day: fc.string() }),
    fc.record({ field: fc.constantFrom('start' as const, 'end' as const), time: fc.string() }),
  );
  fc.assert(fc.property(typed, (edit) => Reservation.safeParse(after(edit)).success));
});
