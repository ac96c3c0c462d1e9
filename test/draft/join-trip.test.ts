import { describe, expect, test } from 'vitest';
import { asOwnTrip } from '../../lib/draft/booked-stops.ts';
import { choosePrivate } from '../../lib/draft/choose-private.ts';
import { joinTrip } from '../../lib/draft/join-trip.ts';
import { Draft } from '../../lib/model/draft.ts';
import type { Reservation } from '../../lib/model/reservation.ts';
import { bookingOf, flight, inn, inShort, joined, mine, tripOf } from './trips-and-bookings.ts';

describe('where a booking goes', () => {
  test('a flight the evening before adds a day in front, and the rest stays as it was', () => {
    const trip = tripOf('2027-05-13', [{ name: 'Sé', time: '09:00' }], [{ name: 'Belém' }]);
    const after = joined(trip, bookingOf(flight));
    expect(inShort(after)).toEqual([['18:35 C8 417 LHR → LIS'], ['09:00 Sé'], ['Belém']]);
    expect(after.startDate?.value).toBe('2027-05-12');
    expect(after.days.slice(1)).toEqual(trip.days);
  });

  test('a flight among the stops of its day by the clock', () => {
    const trip = tripOf('2027-05-12', [
      { name: 'Packing', time: '10:00' },
      { name: 'Bar', time: '23:00' },
    ]);
    expect(inShort(joined(trip, bookingOf(flight)))).toEqual([
      ['10:00 Packing', '18:35 C8 417 LHR → LIS', '23:00 Bar'],
    ]);
  });

  test('nights fill the days, last on each; leaving comes first', () => {
    const trip = tripOf(
      '2027-05-13',
      [{ name: 'Sé' }],
      [{ name: 'Belém', time: '09:00' }],
      [{ name: 'Sintra' }],
    );
    expect(inShort(joined(trip, bookingOf(inn)))).toEqual([
      ['Sé', 'Casa do Jasmim'],
      ['09:00 Belém', 'Casa do Jasmim'],
      ['Casa do Jasmim', 'Sintra'],
    ]);
  });

  test('days are added behind where it ends later', () => {
    const after = joined(tripOf('2027-05-13', [{ name: 'Sé' }]), bookingOf(inn));
    expect(after.days).toHaveLength(3);
    expect(after.startDate?.value).toBe('2027-05-13');
  });

  test('a trip without dates begins with the booking, as a guess', () => {
    const after = joined(tripOf(undefined, [{ name: 'Sé' }], [{ name: 'Belém' }]), bookingOf(flight));
    expect(after.startDate).toMatchObject({ value: '2027-05-12', origin: { by: 'guess' } });
    expect(inShort(after)).toEqual([['18:35 C8 417 LHR → LIS', 'Sé'], ['Belém']]);
  });

  test('a booking of another time of the year is refused, not stretched to', () => {
    expect(joinTrip(tripOf('2027-01-05', []), bookingOf(flight))).toEqual({
      ok: false,
      failure: { kind: 'dates-apart' },
    });
  });

  test('the price becomes an expense, once', () => {
    const after = joined(tripOf('2027-05-13', []), bookingOf(flight), bookingOf(flight));
    expect(after.expenses.map(({ amount, currency }) => [amount.value, currency.value])).toEqual([
      [128.4, 'GBP'],
    ]);
  });

  test('two tickets at one price are two expenses with names of their own', () => {
    const ticket = {
      id: 'e',
      title: mine('Ferry'),
      amount: mine(20),
      currency: mine('EUR'),
    };
    const booking = { ...bookingOf(flight), expenses: [ticket, { ...ticket, id: 'f' }] };
    for (const { expenses } of [
      joined(tripOf('2027-05-12', []), booking),
      joined(tripOf('2027-05-12', []), booking, booking),
      asOwnTrip(booking),
    ])
      expect([expenses.length, new Set(expenses.map(({ id }) => id)).size]).toEqual([2, 2]);
  });

  test('joined again after it was stored, it is still there once', () => {
    // As a paper's reader returns it; a stored one comes back in the schema's field order.
    const ride: Reservation = {
      ...flight,
      price: { amount: 80, currency: 'EUR' },
      phone: '+351 210 000 100',
    };
    const stored = Draft.parse(joined(tripOf('2027-05-12', [{ name: 'Sé' }]), bookingOf(ride)));
    expect(joined(stored, bookingOf(ride)).reservations).toEqual([ride]);
  });

  test('joined again with the names of travellers uncovered, it is still there once', () => {
    const booking = bookingOf(
      {
        type: 'flight',
        code: 'CV 1417',
        start: '2027-05-12T20:10',
        end: '2027-05-12T22:40',
        confirmation: 'QK7TZ4',
      },
      {
        type: 'car',
        name: 'Hekla Rentals',
        from: { name: 'Lisbon Airport' },
        start: '2027-05-13T09:15',
        end: '2027-05-14T14:00',
      },
      { type: 'lodging', name: 'Casa do Rio', start: '2027-05-12T23:00', end: '2027-05-15T11:00' },
    );
    const covered = { name: true, ticket: true, reference: false, price: false };
    const names = [{ kind: 'name' as const, words: 'DUARTE/ANA MRS' }];
    const trip = tripOf('2027-05-13', [{ name: 'Tower' }], [{ name: 'Market' }]);
    const once = joinTrip(trip, choosePrivate(booking, names, covered));
    const again = once.ok
      ? joinTrip(once.value, choosePrivate(booking, names, { ...covered, name: false }))
      : once;
    const stops = (joined: typeof once) =>
      joined.ok && joined.value.days.map((day) => day.stops.map(({ id }) => id));
    expect(stops(again)).toEqual(stops(once));
  });

  test('two seats on one boat, booked apart, are two stops', () => {
    const boat = { type: 'ferry' as const, code: 'M 4', start: '2027-05-13T10:00', end: '2027-05-13T11:00' };
    const one = joinTrip(tripOf('2027-05-13', []), bookingOf({ ...boat, confirmation: 'AB1' }));
    const two = one.ok ? joinTrip(one.value, bookingOf({ ...boat, confirmation: 'CD2' })) : one;
    expect(two.ok && two.value.days[0]?.stops).toHaveLength(2);
  });

  test('days that are added keep names of their own, also after the trip was moved', () => {
    const once = joined(tripOf('2027-05-13', [{ name: 'Sé' }]), bookingOf(flight));
    const moved = { ...once, startDate: mine('2027-05-13') };
    const { days } = joined(moved, bookingOf(flight, { ...flight, code: 'C8 419' }));
    expect(days).toHaveLength(3);
    expect(new Set(days.map(({ id }) => id)).size).toBe(3);
  });

  test('a trip that was made of the booking already has it', () => {
    const own = asOwnTrip(bookingOf(flight, inn));
    expect(inShort(joined(own, bookingOf(flight)))).toEqual(inShort(own));
    expect(joined(own, bookingOf(inn)).expenses).toEqual(own.expenses);
  });
});

describe('what cannot both be is asked', () => {
  const doubts = ({ questions }: Draft) => questions.map(({ doubt }) => doubt);

  test('a stop while flying, not one after landing', () => {
    const trip = tripOf('2027-05-12', [
      { name: 'Dinner', time: '20:00' },
      { name: 'Bar', time: '22:00' },
    ]);
    const after = joined(trip, bookingOf(flight));
    expect(after.questions).toEqual([
      { stopId: 's0-0', doubt: { kind: 'under-way', name: 'C8 417 LHR → LIS', until: '21:20' } },
    ]);
  });

  test('a flight into which a long visit reaches is left to the order of the day', () => {
    const trip = tripOf('2027-05-12', [{ name: 'Museum', time: '15:00', minutes: 60 }]);
    expect(doubts(joined(trip, bookingOf(flight)))).toEqual([]);
  });

  test('two flights at one time, at the later one only', () => {
    const other: Reservation = {
      ...flight,
      code: 'C8 9',
      start: '2027-05-12T19:00',
      end: '2027-05-12T20:00',
    };
    const after = joined(tripOf('2027-05-12', []), bookingOf(flight), bookingOf(other));
    expect(doubts(after)).toEqual([{ kind: 'under-way', name: 'C8 417 LHR → LIS', until: '21:20' }]);
  });

  test('two stays for one night, not where one ends as the other begins', () => {
    const next: Reservation = { ...inn, name: 'Porto Inn', start: '2027-05-15', end: '2027-05-16' };
    const early: Reservation = { ...next, start: '2027-05-14' };
    const trip = tripOf('2027-05-13', [], [], [], []);
    expect(doubts(joined(trip, bookingOf(inn), bookingOf(next)))).toEqual([]);
    const [doubt, ...others] = doubts(joined(trip, bookingOf(inn), bookingOf(early)));
    expect(doubt?.kind).toBe('two-stays');
    expect(others).toEqual([]);
  });

  test('questions the traveller has settled are not asked again', () => {
    const trip = tripOf('2027-05-12', [{ name: 'Dinner', time: '20:00' }]);
    const settled = { ...joined(trip, bookingOf(flight)), questions: [] };
    expect(doubts(joined(settled, bookingOf(inn)))).toEqual([]);
  });
});
