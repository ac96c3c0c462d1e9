import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookedDays } from '../../lib/draft/booked-days.ts';
import { bookedExpenses } from '../../lib/draft/booked-expenses.ts';
import type { DraftDay } from '../../lib/model/draft.ts';
import { dayAfter } from '../../lib/model/local-moment.ts';
import { type Reservation, reservationTypes } from '../../lib/model/reservation.ts';
import { booked, paper } from './trips-and-bookings.ts';

const inShort = (days: DraftDay[]) =>
  days.map(({ title, stops }) => [
    title?.value,
    ...stops.map(({ name, startTime }) => [startTime?.value, name.value].filter(Boolean).join(' ')),
  ]);

const inn: Reservation = {
  type: 'lodging',
  name: 'The Wherry Inn',
  start: '2027-06-17T15:00',
  end: '2027-06-20T11:00',
  confirmation: 'HB-20417',
};

test('a stay is there from check-in to check-out, with its times on the first and the last day', () => {
  expect(inShort(bookedDays(paper, booked(inn)))).toEqual([
    ['2027-06-17', '15:00 The Wherry Inn'],
    ['2027-06-18', 'The Wherry Inn'],
    ['2027-06-19', 'The Wherry Inn'],
    ['2027-06-20', '11:00 The Wherry Inn'],
  ]);
});

test('the note says when it ends, who runs it, the seat and the reference, once', () => {
  const flight: Reservation = {
    type: 'flight',
    name: 'Corvina Air',
    code: 'C8 417',
    from: { iata: 'HAM' },
    to: { iata: 'LIS' },
    start: '2027-06-17T22:35',
    end: '2027-06-18T01:50',
    seat: '14C',
    confirmation: 'QK7TZ4',
  };
  const stops = bookedDays(paper, booked(inn, flight)).flatMap((day) => day.stops);
  expect(stops.map(({ note }) => note?.value)).toEqual([
    '→ 2027-06-20 11:00 · HB-20417',
    '→ 2027-06-18 01:50 · Corvina Air · 14C · QK7TZ4',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a day on which nothing is booked has its place between the others', () => {
  const [first, second] = ['2027-06-17T08:00', '2027-06-19T09:00'];
  const days = bookedDays(
    paper,
    booked(
      { type: 'train', code: 'BX 1', from: { name: 'Gent' }, to: { name: 'Lille' }, start: first },
      { type: 'train', code: 'BX 2', from: { name: 'Lille' }, to: { name: 'Gent' }, start: second },
    ),
  );
  expect(inShort(days)).toEqual([
    ['2027-06-17', '08:00 BX 1 Gent → Lille'],
    ['2027-06-18'],
    ['2027-06-19', '09:00 BX 2 Lille → Gent'],
  ]);
});

test('what is booked months later stands on its own date, with all days between', () => {
  const days = bookedDays(
    paper,
    booked(
      { type: 'event', name: 'One', start: '2027-03-01' },
      { type: 'event', name: 'Two', start: '2027-10-01' },
    ),
  );
  expect(days).toHaveLength(215);
  expect(inShort(days).filter(([, ...stops]) => stops.length > 0)).toEqual([
    ['2027-03-01', 'One'],
    ['2027-10-01', 'Two'],
  ]);
});

test('a date years away does not fill a trip with years', () => {
  const days = bookedDays(
    paper,
    booked(
      { type: 'event', name: 'One', start: '2027-03-01' },
      { type: 'event', name: 'Two', start: '2029-10-01' },
    ),
  );
  expect(inShort(days)).toEqual([
    ['2027-03-01', 'One'],
    ['2029-10-01', 'Two'],
  ]);
});

test('a hired car is taken on one day and given back on another', () => {
  const car: Reservation = {
    type: 'car',
    name: 'Palmera Cars',
    from: { name: 'Faro' },
    to: { name: 'Lisbon', iata: 'LIS' },
    start: '2027-06-17T10:30',
    end: '2027-06-18T09:00',
  };
  expect(inShort(bookedDays(paper, booked(car)))).toEqual([
    ['2027-06-17', '10:30 Palmera Cars, Faro'],
    ['2027-06-18', '09:00 Palmera Cars, Lisbon'],
  ]);
});

test('what has no date is put on the first day', () => {
  const table: Reservation = { type: 'restaurant', name: 'Brasa & Sal' };
  expect(inShort(bookedDays(paper, booked(table, inn)))[0]).toEqual([
    '2027-06-17',
    'Brasa & Sal',
    '15:00 The Wherry Inn',
  ]);
  expect(inShort(bookedDays(paper, booked(table)))).toEqual([[undefined, 'Brasa & Sal']]);
});

test('a sum that both ways of a return carry is paid once', () => {
  const price = { amount: 87, currency: 'EUR' };
  const way = { type: 'train', code: 'BX 1', confirmation: 'QZTHWP', price } as const;
  const expenses = bookedExpenses(paper, booked(way, { ...way, code: 'BX 2' }, { ...inn, price }));
  expect(expenses.map(({ title, amount, currency }) => [title.value, amount.value, currency.value])).toEqual([
    ['BX 1', 87, 'EUR'],
    ['The Wherry Inn', 87, 'EUR'],
  ]);
  expect(bookedExpenses(paper, booked(inn))).toEqual([]);
});

const anyMoment = fc
  .record({ days: fc.nat(400), hour: fc.option(fc.nat(23), { nil: undefined }) })
  .map(({ days, hour }) => {
    const day = dayAfter('2027-01-01', days) ?? '';
    return hour === undefined ? day : `${day}T${String(hour).padStart(2, '0')}:00`;
  });
const anyBooked: fc.Arbitrary<Reservation> = fc.record(
  { type: fc.constantFrom(...reservationTypes), name: fc.string(), start: anyMoment, end: anyMoment },
  { requiredKeys: ['type'] },
);

test('whatever is booked: every reservation is in the days, and the days are in order', () => {
  fc.assert(
    fc.property(fc.array(anyBooked, { maxLength: 6 }), (all) => {
      const days = bookedDays(paper, booked(...all));
      const titles = days.map(({ title }) => title?.value ?? '');
      expect(titles).toEqual([...new Set(titles)].sort());
      expect(days.flatMap(({ stops }) => stops).length).toBeGreaterThanOrEqual(all.length);
    }),
  );
});
