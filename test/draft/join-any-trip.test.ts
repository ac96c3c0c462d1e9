import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter } from '../../lib/model/local-moment.ts';
import type { Reservation } from '../../lib/model/reservation.ts';
import { bookingOf, joined, tripOf } from './trips-and-bookings.ts';

const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((n) => String(n).padStart(2, '0')).join(':'));
const date = fc.nat(12).map((days) => dayAfter('2027-05-10', days) ?? '');
const reservation: fc.Arbitrary<Reservation> = fc.oneof(
  fc.record({ code: fc.nat(99), day: date, start: time, hours: fc.integer({ min: 1, max: 12 }) }).map(
    ({ code, day, start, hours }): Reservation => ({
      type: 'flight',
      code: `XX ${code}`,
      from: { iata: 'LHR' },
      to: { iata: 'LIS' },
      start: `${day}T${start}`,
      end: new Date(Date.parse(`${day}T${start}Z`) + hours * 3_600_000).toISOString().slice(0, 16),
      price: { amount: code + 1, currency: 'EUR' },
    }),
  ),
  fc.record({ name: fc.nat(9), day: date, nights: fc.integer({ min: 1, max: 5 }), at: fc.option(time) }).map(
    ({ name, day, nights, at }): Reservation => ({
      type: 'lodging',
      name: `Inn ${name}`,
      start: at ? `${day}T${at}` : day,
      end: dayAfter(day, nights) ?? '',
    }),
  ),
);
const booking = fc.array(reservation, { minLength: 1, maxLength: 3 }).map((all) => bookingOf(...all));
const own = fc.record({ name: fc.constantFrom('Sé', 'Belém'), time: fc.option(time, { nil: undefined }) });
const trip = fc
  .array(fc.array(own, { maxLength: 4 }), { minLength: 1, maxLength: 5 })
  .map((days) =>
    tripOf(
      '2027-05-14',
      ...days.map((stops) => stops.map(({ name, time }) => ({ name, ...(time && { time }) }))),
    ),
  );

describe('for any trip and bookings', () => {
  test('joining the same booking again changes nothing', () => {
    fc.assert(
      fc.property(trip, booking, (draft, one) => {
        const once = joined(draft, one);
        expect(joined(once, one)).toEqual(once);
      }),
    );
  });

  test('the order of two bookings does not matter', () => {
    fc.assert(
      fc.property(trip, booking, booking, (draft, one, other) => {
        expect(joined(draft, one, other)).toEqual(joined(draft, other, one));
      }),
    );
  });

  test('no stop of the trip is dropped, changed or put in another order, and none of the booking is missing', () => {
    fc.assert(
      fc.property(trip, booking, (draft, one) => {
        const after = joined(draft, one);
        const before = new Set(draft.days.flatMap(({ stops }) => stops.map(({ id }) => id)));
        const kept = after.days.map((day) => day.stops.filter(({ id }) => before.has(id)));
        expect(kept.filter((stops) => stops.length > 0)).toEqual(
          draft.days.map(({ stops }) => stops).filter((stops) => stops.length > 0),
        );
        const names = new Set(after.days.flatMap(({ stops }) => stops.map(({ name }) => name.value)));
        for (const day of one.days) for (const stop of day.stops) expect(names).toContain(stop.name.value);
      }),
    );
  });
});
