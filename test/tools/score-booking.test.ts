import { expect, test } from 'vitest';
import type { Reservation } from '../../lib/model/reservation.ts';
import { scoreBooking } from '../../tools/eval/score-booking.ts';

const inn: Reservation = {
  type: 'lodging',
  name: 'The Wherry Inn',
  address: '9 Staithe Lane, Norwich NR1 1QT',
  start: '2027-06-17T15:00',
  end: '2027-06-20T11:00',
  confirmation: 'HB-20417',
  phone: '+44 1603 555 017',
  price: { amount: 357, currency: 'GBP' },
};
const score = (wanted: Reservation[], got: Reservation[]) =>
  scoreBooking({ reservations: wanted }, { reservations: got });

test('the same reservation has every field right', () => {
  expect(score([inn], [inn])).toMatchObject({
    found: 1,
    fields: 5,
    right: 5,
    invented: 0,
    prices: 1,
    pricesRight: 1,
    misses: [],
  });
});

test('a different way of writing is no mistake', () => {
  const got = {
    ...inn,
    name: 'Wherry Inn, Norwich',
    address: 'Staithe Lane 9, Norwich, NR1 1QT, UK',
    confirmation: 'hb 20417',
    phone: '01603 555017',
  };
  expect(score([inn], [got]).misses).toEqual([]);
});

test('a day without its time is neither right nor invented', () => {
  const result = score([inn], [{ ...inn, start: '2027-06-17' }]);
  expect(result).toMatchObject({ found: 1, right: 4, invented: 0 });
  expect(result.misses).toEqual(['lodging start day only: 2027-06-17T15:00 was read as 2027-06-17']);
});

test('each read reservation is used once, and what is left over was invented', () => {
  const result = score([inn], [inn, { ...inn, start: '2027-07-01', name: 'Elsewhere' }]);
  expect(result).toMatchObject({ found: 1, invented: 1 });
});

test('another type on the same day is not the same', () => {
  expect(score([inn], [{ type: 'event', name: inn.name ?? '', start: '2027-06-17' }])).toMatchObject({
    found: 0,
    invented: 1,
  });
});

test('a tour may be called an event, and a leg is found by its code', () => {
  const walk: Reservation = { type: 'tour', name: 'Old Harbour', start: '2027-06-18T17:15' };
  expect(score([walk], [{ ...walk, type: 'event' }]).found).toBe(1);
  const flight: Reservation = { type: 'flight', code: 'C8 417', start: '2027-06-17T09:35' };
  expect(score([flight], [{ ...flight, code: 'C8417', start: '2027-06-18T09:35' }]).found).toBe(1);
});

test('where there is no booking, the reason is compared', () => {
  const none = { reservations: [], error: 'no-text' };
  expect(scoreBooking(none, none).isVerdictRight).toBe(true);
  expect(scoreBooking(none, { reservations: [], error: 'corrupt' }).isVerdictRight).toBe(false);
  expect(score([inn], [inn]).isVerdictRight).toBeUndefined();
});
