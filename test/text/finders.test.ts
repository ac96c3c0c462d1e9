import { describe, expect, test } from 'vitest';
import { findBookingReference } from '../../lib/text/booking-reference.ts';
import { findDates } from '../../lib/text/find-date.ts';
import { findAirportCodes, findFlightCodes } from '../../lib/text/flight-codes.ts';
import { isAdvice, isDayPart, isLabel } from '../../lib/text/labels.ts';
import { readLead } from '../../lib/text/lead.ts';
import { trimName } from '../../lib/text/trim-name.ts';

describe('dates', () => {
  test.each([
    ['2026-05-14', '2026-05-14'],
    ['Thu 14 May 2026', '2026-05-14'],
    ['5. Juni 2026', '2026-06-05'],
    ['22MAR26', '2026-03-22'],
    ['March 22, 2026', '2026-03-22'],
    ['12 de mayo de 2026', '2026-05-12'],
    ['le 1er août 2026', '2026-08-01'],
    ['22.03.2026', '2026-03-22'],
  ])('%s', (text, date) => {
    expect(findDates(text).map((found) => found.date)).toEqual([date]);
  });

  test.each(['31 Feb 2026', '03/06/2026', '14 chairs 2026', 'May 14', '2026'])(
    '%s is no whole date',
    (text) => {
      expect(findDates(text)).toEqual([]);
    },
  );
});

test('flight numbers and airports, without their look-alikes', () => {
  expect(findFlightCodes('LH441 and 4U 7650, seat 12A, A4 2026').map(({ code }) => code)).toEqual([
    'LH 441',
    '4U 7650',
  ]);
  expect(findAirportCodes('Vienna (VIE) to Lisbon (LIS) EUR').map(({ code }) => code)).toEqual([
    'VIE',
    'LIS',
  ]);
  expect(findAirportCodes('VIE LIS 14 MAY EUR').map(({ code }) => code)).toEqual(['VIE', 'LIS']);
});

test('a booking reference stands beside its label or below it', () => {
  expect(findBookingReference(['Booking reference: QX7TRL'])).toBe('QX7TRL');
  expect(findBookingReference(['Buchungscode', 'PT6ZQM'])).toBe('PT6ZQM');
  expect(findBookingReference(['Booking reference', 'see below'])).toBeUndefined();
  expect(findBookingReference(['QX7TRL'])).toBeUndefined();
});

test('parts of the day and advice are labels, names are not', () => {
  expect(
    ['Morning', 'In the afternoon', 'Am Nachmittag', 'Petit déjeuner', '晚上'].filter(isDayPart),
  ).toHaveLength(5);
  expect(
    ['Where to stay in Porto', 'Fazit', 'Is it worth it?', 'Getting around'].filter(isAdvice),
  ).toHaveLength(4);
  expect(['Morning Glory Café', 'Mapungubwe', 'Tipperary', 'Hotel Aurora'].filter(isLabel)).toEqual([]);
});

test('numbers and signs around a name are no part of it', () => {
  expect(trimName({ text: '1. Bryggen –', start: 10 })).toEqual({ text: 'Bryggen', start: 13, end: 20 });
});

describe('leads', () => {
  const item = (text: string, bold?: string) => ({
    kind: 'item' as const,
    depth: 0,
    text,
    spans: bold
      ? [{ kind: 'bold' as const, start: text.indexOf(bold), end: text.indexOf(bold) + bold.length }]
      : [],
  });

  test('a time, a name and the rest', () => {
    const lead = readLead(item('09:00 – Café Lumen: the best rolls'));
    expect([lead?.time?.text, lead?.name.text, lead?.rest.text]).toEqual([
      '09:00',
      'Café Lumen',
      'the best rolls',
    ]);
  });

  test('a range of times is one time', () => {
    expect(readLead(item('9:00–10:30 Old Port'))?.name.text).toBe('Old Port');
  });

  test('bold words end where the author ended them', () => {
    expect(readLead(item('Dragon Bridge in the rain', 'Dragon Bridge'))).toMatchObject({
      name: { text: 'Dragon Bridge' },
      by: 'bold',
    });
  });

  test('a part of the day before the name is left out', () => {
    expect(readLead(item('Evening: Skostredet'))?.name.text).toBe('Skostredet');
  });
});
