// Layouts that labels do not explain, but the text beside, above and under the times does.
import { expect, test } from 'vitest';
import { readCapture } from '../../../lib/journeys/read-capture.ts';
import type { Capture } from '../../../lib/model/capture.ts';
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
