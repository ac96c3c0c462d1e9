import { expect, test } from 'vitest';
import type { Reservation, Terminal } from '../../../lib/model/reservation.ts';
import { legs } from '../../../lib/read/booking/legs.ts';
import { printed } from './printed.ts';
import { coachesAndFerries } from './tickets/coaches-and-ferries.ts';
import { flights } from './tickets/flights.ts';
import { notLegs } from './tickets/not-legs.ts';
import { trains } from './tickets/trains.ts';

const tickets = { ...flights, ...trains, ...coachesAndFerries };

const endOf = (end: Terminal | undefined) => [end?.name, end?.iata].filter(Boolean).join(' ');

const inShort = ({ type, code, from, to, start, end, confirmation, seat, name }: Reservation) =>
  [type, code, `${endOf(from)} → ${endOf(to)}`, `${start} – ${end ?? ''}`, confirmation, seat, name]
    .map((value) => value ?? '-')
    .join(' | ');

const read = (text: string) =>
  legs
    .read(printed(text), {})
    .flatMap(({ claim }) => (claim.kind === 'reservation' ? [claim.reservation] : []));

test.each(Object.entries(tickets))('%s', (_, ticket) => {
  expect(read(ticket.text).map(inShort)).toEqual(ticket.legs);
});

test.each(Object.entries(notLegs))('%s: no leg', (_, text) => {
  expect(read(text)).toEqual([]);
});

test('a boarding pass without an arrival is a leg without an end', () => {
  const text =
    'FROM              TO\nGLASGOW GLA       PALMA PMI\nFLIGHT   DATE        DEPARTURE   BOARDING TIME\nBW1185   27JUN26     06:20       05:40';
  expect(read(text).map(inShort)).toEqual([
    'flight | BW 1185 | GLASGOW GLA → PALMA PMI | 2026-06-27T06:20 –  | - | - | -',
  ]);
});

test('a pass is valid from one day to another', () => {
  const text =
    '# Northern Rail Pass\nPass number    Valid from     Valid until\nNR-7730-11     2026-06-01     2026-06-30\nPrice CHF 239.00';
  expect(read(text)).toEqual([
    {
      type: 'train',
      name: 'Northern Rail Pass',
      start: '2026-06-01',
      end: '2026-06-30',
      confirmation: 'NR-7730-11',
      price: { amount: 239, currency: 'CHF' },
    },
  ]);
});

test('a timetable in a long guide is no booking', () => {
  const page = 'Departure: Ostby 08:10\nArrival: Westby 09:20\nTrain R 12   14 May 2026';
  expect(
    read(Array.from({ length: 9 }, (_, index) => `${page}\nAbout town ${'x'.repeat(index)}`).join('\f')),
  ).toEqual([]);
});

test('every claim points at words of the document', () => {
  for (const { text } of Object.values(tickets)) {
    const capture = printed(text);
    const claims = legs.read(capture, {});
    expect(claims).not.toEqual([]);
    for (const { at } of claims) {
      const block = capture.blocks[at.block];
      expect(block && 'text' in block ? block.text.slice(at.start, at.end) : '').not.toBe('');
    }
  }
});

test('a line of a reservation system is a flight', () => {
  const text = '1.  ZQ   38 Y  20JAN27 HKGSEA HS3   1145   0811  O';
  expect(read(text).map(inShort)).toEqual([
    'flight | ZQ 38 | HKG → SEA | 2027-01-20T11:45 – 2027-01-21T08:11 | - | - | -',
  ]);
});
