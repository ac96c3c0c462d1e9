import { expect, test } from 'vitest';
import { readPaper } from './read-paper.ts';

test('each flight of an electronic ticket has the city, the day and the seat of its own arrival', () => {
  const text = `ELECTRONIC TICKET RECEIPT
DATE: 11 FEB 2027
BOOKING REF : GALIDEX: 7KW2RQ, AIRLINE: ZQ/7KW2RQ
FROM/TO         FLIGHT    CL   DATE    DEP    FARE BASIS
PORTO PT        ZQ 411    V    02MAY   2140   VLX
TERMINAL: 1
MADRID ES       ARRIVAL TIME: 2355   ARRIVAL DATE: 02MAY
BARAJAS                                SEAT: 11A
MADRID ES       KW 88     V    03MAY   2330   VLX
BARAJAS
BOGOTA CO       ARRIVAL TIME: 0410   ARRIVAL DATE: 04MAY
INTERNATIONAL
TERMINAL: 2                            SEAT: 30K
AIR FARE        : EUR    480.00
TOTAL           : EUR    612.40
ZQ = ZEPHYR QUAY AIR    KW = KAWSAY LINES`;
  expect(readPaper(text)).toMatchObject([
    {
      code: 'ZQ 411',
      from: { name: expect.stringMatching(/porto/i) },
      to: { name: expect.stringMatching(/madrid/i) },
      start: '2027-05-02T21:40',
      end: '2027-05-02T23:55',
      seat: '11A',
      confirmation: '7KW2RQ',
      price: { amount: 612.4, currency: 'EUR' },
    },
    {
      name: expect.stringMatching(/kawsay lines/i),
      code: 'KW 88',
      to: { name: expect.stringMatching(/bogota/i) },
      start: '2027-05-03T23:30',
      end: '2027-05-04T04:10',
      seat: '30K',
      confirmation: '7KW2RQ',
    },
  ]);
});
