// Layouts that labels do not explain: what stands beside, over and under the times does.
import { expect, test } from 'vitest';
import { readCapture } from '../../../lib/journeys/read-capture.ts';
import type { Capture, PrintedCell } from '../../../lib/model/capture.ts';
import { bookingDocumentOf } from '../../../lib/read/booking/document.ts';
import { betterLegs } from '../../../lib/read/booking/journey/booked-journeys.ts';
import { findJourneys } from '../../../lib/read/booking/journey/find-journeys.ts';
import { loadKnowledge } from '../../../tools/reading/load-places.ts';
import { printed } from './printed.ts';

const knowledge = loadKnowledge();

function legsOf(capture: Capture): string[] {
  const draft = readCapture(capture, knowledge);
  const all = draft.ok ? draft.value.reservations : [];
  return all.map(
    ({ type, from, to, start, end }) =>
      `${type} ${from?.iata ?? from?.name} ${start} – ${to?.iata ?? to?.name} ${end}`,
  );
}

test('out and back side by side, times over their places, are two flights', () => {
  const paper = printed(`# Heron Atlantic
Booking reference Q8LNRW
Outbound · Thu 11 March 2027            Inbound · Thu 18 March 2027
07:40                                   20:05
Bristol (BRS)                           Lisbon (LIS)
Bag drop closes 06:55                   Bag drop closes 19:20
11:15                                   22:50
Lisbon (LIS)                            Bristol (BRS)
Flight HN 614                           Flight HN 621`);
  expect(legsOf(paper)).toEqual([
    'flight BRS 2027-03-11T07:40 – LIS 2027-03-11T11:15',
    'flight LIS 2027-03-18T20:05 – BRS 2027-03-18T22:50',
  ]);
});

test('a confirmation that is the bill too books what it confirms', () => {
  const paper = printed(`# Reiherflug
Buchungsbestätigung und Rechnung Nr. R-27-0418
Buchungsnummer Q8LNRW
Hin · Do 11. März 2027                  Zurück · Do 18. März 2027
07:40                                   20:05
Bremen (BRE)                            Lissabon (LIS)
Gepäckabgabe schließt 06:55             Gepäckabgabe schließt 19:20
11:15                                   00:50
Lissabon (LIS)                          Bremen (BRE)
Flug HN 614                             Flug HN 621`);
  expect(legsOf(paper)).toEqual([
    'flight BRE 2027-03-11T07:40 – LIS 2027-03-11T11:15',
    'flight LIS 2027-03-18T20:05 – BRE 2027-03-19T00:50',
  ]);
});

test('codes with an arrow between them over times in their columns, the lines of other columns among them', () => {
  const paper = printed(`3 MAY 2027 ▸ 20 MAY 2027 TRIP TO LISBON
PREPARED FOR
OKAFOR/ADA MS
RESERVATION CODE Q8LNRW
DEPARTURE: MONDAY 3 MAY
HERON               BRS         ▸     MAD             Aircraft:
AIRLINES            BRISTOL           MADRID BARAJAS  AIRBUS A320
HN 614                                                Meals:
Duration:                                             Lunch
2hr(s) 20min(s)
Status:
Confirmed
                    Departing At:     Arriving At:
                    16:10             19:30
                    Terminal:         Terminal:
                    TERMINAL 1        TERMINAL 4
Passenger Name:     Seats:            eTicket Receipt(s):
» Okafor/Ada Ms     17D               6182208174405
» Okafor/Ben Mr     17E               6182208174406
DEPARTURE: MONDAY 3 MAY ▸ ARRIVAL: TUESDAY 4 MAY
HERON               MAD         ▸     LIS             Aircraft:
AIRLINES            MADRID BARAJAS    LISBON          AIRBUS A320
HN 771                                                Meals:
Duration:                                             Snack
1hr(s) 25min(s)
Status:
Confirmed
                    Departing At:     Arriving At:
                    23:40             00:05`);
  expect(legsOf(paper)).toEqual([
    'flight BRS 2027-05-03T16:10 – MAD 2027-05-03T19:30',
    'flight MAD 2027-05-03T23:40 – LIS 2027-05-04T00:05',
  ]);
});

test('the time at which a gate shuts is no departure, whatever stands first', () => {
  const paper = printed(`# Heron Atlantic
STN → BGY
GATE SHUTS     DEPARTS     ARRIVES
06:05          06:35       09:40
Flight FJ 3082     14 Feb 2027
Booking reference HX7W2P`);
  expect(legsOf(paper)).toEqual(['flight STN 2027-02-14T06:35 – BGY 2027-02-14T09:40']);
});

const endsOf = (text: string) => {
  const found = findJourneys(bookingDocumentOf(printed(text)), knowledge);
  return found?.legs.map(({ start, end }) => `${start} – ${end}`);
};

test.each([
  ['Palermo → Napoli\nFri 14 May 2027 22:10 – 09:30 +1', '2027-05-14T22:10 – 2027-05-15T09:30'],
  ['14 May 2027   Palermo 20:00   Napoli 07:00', '2027-05-14T20:00 – 2027-05-15T07:00'],
  ['14 May 2027   Palermo 08:00   Napoli 17:00', '2027-05-14T08:00 – 2027-05-14T17:00'],
  ['AKL → HNL\nFri 14 May 2027 22:10 – 08:30', '2027-05-14T22:10 – 2027-05-14T08:30'],
])('a night on the way ends on the next day: %s', (text, moments) => {
  expect(endsOf(text)).toEqual([moments]);
});

// Points from the left, height, size, words: a row of print as PDFs set it.
type Set = [left: number, baseline: number, size: number, text: string];
const set = (words: Set[]): Capture => {
  const lines = [...new Set(words.map(([, baseline]) => baseline))];
  const cells = words.map(([left, baseline, size, text], index): PrintedCell => {
    const at = { page: 1, line: lines.indexOf(baseline), block: index, start: 0, end: text.length };
    return { ...at, text, left, right: left + (text.length * size) / 2, baseline, size };
  });
  const blocks = words.map(([, , , text]) => ({ kind: 'paragraph' as const, text, spans: [] }));
  return { kind: 'pdf', url: '', title: '', blocks, cells, structured: [], pages: 1, truncated: false };
};

test('a row whose cells run over two lines is one row', () => {
  const paper = set([
    [54, 760, 16, 'Moravia Coaches'],
    [54, 730, 10, 'Booking number: MC-5501882'],
    [54, 700, 8, 'Service'], [100, 700, 8, 'Date'], [180, 700, 8, 'Departs'], [230, 700, 8, 'From'], [340, 700, 8, 'Arrives'], [400, 700, 8, 'To'],
    [54, 676, 12, 'Bus'], [100, 676, 12, 'Fri'], [230, 676, 12, 'Prague'], [400, 676, 12, 'Munich'],
    [180, 669, 12, '06:30'], [340, 669, 12, '11:05'],
    [54, 662, 12, '608'], [100, 662, 12, '28.5.2027'], [230, 662, 12, 'Florenc'], [400, 662, 12, 'ZOB'],
    [54, 636, 12, 'Bus'], [100, 636, 12, 'Mon'], [230, 636, 12, 'Munich'], [400, 636, 12, 'Prague'],
    [180, 629, 12, '14:15'], [340, 629, 12, '18:55'],
    [54, 622, 12, '617'], [100, 622, 12, '31.5.2027'], [230, 622, 12, 'ZOB'], [400, 622, 12, 'Florenc'],
  ]); // biome-ignore format: one row a line
  expect(legsOf(paper)).toEqual([
    'bus Prague Florenc 2027-05-28T06:30 – Munich ZOB 2027-05-28T11:05',
    'bus Munich ZOB 2027-05-31T14:15 – Prague Florenc 2027-05-31T18:55',
  ]);
});

test('of a flight and a train on one paper each keeps its own kind and name', () => {
  const document = bookingDocumentOf(
    printed(`# Alpenbogen Reisen
Buchungsnummer AB-77120
Mittwoch 5. Mai 2027
Flug ZQ 41
08:10   Hamburg
09:20   München
Zug EC 88, Wagen 7
11:05   München Hbf
16:30   Verona`),
  );
  const read = [
    {
      type: 'flight' as const,
      name: 'Zephyr Quay Air',
      code: 'ZQ 41',
      start: '2027-05-05T08:10',
      confirmation: 'AB-77120',
    },
  ];
  expect(betterLegs(read, { document, knowledge, title: '' })).toMatchObject([
    { type: 'flight', name: 'Zephyr Quay Air', code: 'ZQ 41', start: '2027-05-05T08:10' },
    {
      type: 'train',
      name: 'Alpenbogen Reisen',
      code: 'EC 88',
      start: '2027-05-05T11:05',
      end: '2027-05-05T16:30',
    },
  ]);
});

test('days that stand right under their times are the days of these times', () => {
  const paper = printed(`# Heron Coaches
Ticket no. HC/2027/55120
From Exeter Coach Station 08:15 → Bristol Airport 10:05
Mon 3 May 2027 · Bus 41
From Bristol Airport 22:40 → Exeter Coach Station 00:30
Sat 8 May 2027 · Bus 47`);
  expect(legsOf(paper)).toEqual([
    'bus Exeter Coach Station 2027-05-03T08:15 – Bristol Airport 2027-05-03T10:05',
    'bus Bristol Airport 2027-05-08T22:40 – Exeter Coach Station 2027-05-09T00:30',
  ]);
});
