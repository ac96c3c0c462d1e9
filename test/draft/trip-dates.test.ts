import { describe, expect, test } from 'vitest';
import { fitOf, fittingTrips } from '../../lib/draft/trip-dates.ts';
import { bookingOf, flight, inShort, joined, tripOf } from './trips-and-bookings.ts';

describe('which trips are offered', () => {
  const [near, meeting, undated, far] = [
    tripOf('2027-05-25', []),
    tripOf('2027-05-13', []),
    tripOf(undefined, []),
    tripOf('2028-01-01', []),
  ];

  test('those whose dates meet first, then those without dates, then near ones; others not at all', () => {
    const trips = [near, undated, far, meeting].map((draft) => ({ draft }));
    expect(fittingTrips(trips, bookingOf(flight))).toEqual([
      { trip: { draft: meeting }, fit: 'meets' },
      { trip: { draft: undated }, fit: 'undated' },
      { trip: { draft: near }, fit: 'near' },
    ]);
  });

  test('a booking that names no date fits everywhere, and joins the first day', () => {
    const voucher = bookingOf({ type: 'tour', name: 'River tour' });
    expect(fitOf(far, voucher)).toBe('undated');
    expect(inShort(joined(tripOf('2027-05-13', [{ name: 'Sé' }], []), voucher))).toEqual([
      ['River tour', 'Sé'],
      [],
    ]);
  });
});
