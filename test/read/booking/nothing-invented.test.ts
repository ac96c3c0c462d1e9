// Text that looks like a booking and is none.
import { expect, test } from 'vitest';
import { readCapture } from '../../../lib/journeys/read-capture.ts';
import { isTicketOf } from '../../../lib/read/booking/scrap.ts';
import { printed } from './printed.ts';
import { readPaper } from './read-paper.ts';
import { answerOf } from './roles/some-answer.ts';

test('a letter that would sell journeys books none, and its promo code is no reference', () => {
  const text = `# Fernlust
Frühlingsangebote bis 12. März 2027

Flug Hamburg → Málaga          Hotel Seestern, Binz
am 14. April 2027, ab 49 €     2 Nächte ab 129 €, Anreise ab 15:00 Uhr
Gutscheincode: FRISCH27`;
  expect(readPaper(text)).toEqual([]);
});

test('a code to be used by some day is no number of a booking either', () => {
  const text = `# Spring is near
Fly from £19.99
Leeds (LBA) → Porto (OPO)      £19.99   Book
e.g. FJ 771, Tue 6 Apr 2027, dep 06:35
Flight + hotel: 3 nights at Casa Nova from £149pp. Use code SPRING27 by 23:59 on 26 February 2027.`;
  expect(readPaper(text)).toEqual([]);
});

test('a paper that says that nothing is booked yet books nothing, unless the model is sure', () => {
  const text = `# Skarv Reiser
Tilbud 28-0117 (uforpliktende)
Buchungsnummer: K4WQ8Z
Flug: MA 214
Von: Bremen (BRE)      Nach: Porto (OPO)
Abflug: 14.04.2027 07:40   Ankunft: 14.04.2027 10:05`;
  const said = (booked: number) =>
    readCapture(printed(text), {
      paperSense: (words) => ({ ...answerOf(words.map(() => ({ role: 'none' }))), booked }),
    });
  expect(said(0.999).ok).toBe(false);
  expect(said(0.99999).ok).toBe(true);
});

test('a paper on which the model is sure that nothing is booked books nothing, whatever its labels say', () => {
  const text = `# Möwe Air
Buchungsnummer: K4WQ8Z
Flug: MA 214
Von: Bremen (BRE)      Nach: Porto (OPO)
Abflug: 14.04.2027 07:40   Ankunft: 14.04.2027 10:05`;
  const said = (booked: number) =>
    readCapture(printed(text), {
      paperSense: (words) => ({ ...answerOf(words.map(() => ({ role: 'none' }))), booked }),
    });
  const sure = said(0.9);
  expect(sure.ok && sure.value.reservations).toHaveLength(1);
  expect(said(0.0001).ok).toBe(false);
  // The model sees no booking here, and doubt is enough.
  expect(said(0.05).ok).toBe(false);
});

test('beside a journey the lines on buying and giving back are none', () => {
  const text = `# KOLEJE NADRZECZNE
Data                Stacja           Data               Stacja
28 sierpnia 22:48   GDAŃSK GŁÓWNY    29 sierpnia 06:12  KRAKÓW GŁÓWNY
Pociąg       Wagon   Nr miejsca
TLK 83114    14      52
Data i godzina sprzedaży: 2027-07-30 19:22:41
Zwrot do dnia 28.08.2027 godz. 22:33 z potrąceniem 15%`;
  expect(readPaper(text).map(({ start }) => start)).toEqual(['2027-08-28T22:48']);
});

test('of a changed flight the new times are booked and the old ones are not', () => {
  const text = `# Norrland Air
Your booking reference: K4WQ8Z

Your new flight times
NQ 212   Mon 3 May 2027   Oslo (OSL)     Bergen (BGO)
                          11:20          12:15

Your old flight times
NQ 212   Mon 3 May 2027   Oslo (OSL)     Bergen (BGO)
                          09:05          10:00

If the new times do not suit you, call us within fourteen days of this letter and we will find you another flight.`;
  expect(readPaper(text)).toMatchObject([
    { code: 'NQ 212', start: '2027-05-03T11:20', end: '2027-05-03T12:15' },
  ]);
});

test('a room and the next room are no ends of a journey, though a postcode looks like its number', () => {
  const text = `# Larkspur Hotels
You have 2 upcoming stays

Larkspur Suites Tulsa Train Station
18 Cedar Alley, Tulsa, OK 74103
Confirmation #   55120931
Arrival          Tue, Jun 8, 2027 (3:00 PM)
Departure        Thu, Jun 10, 2027 (11:00 AM)
Room             Corner suite, king
Guests           2 adults

Larkspur Lodge Amarillo
402 Mesa Road, Amarillo, TX 79101
Confirmation #   55120944
Arrival          Thu, Jun 10, 2027 (4:00 PM)
Departure        Sat, Jun 12, 2027 (11:00 AM)
Room             Prairie room, two queens
Guests           2 adults`;
  expect(readPaper(text).filter(({ type }) => type !== 'lodging')).toEqual([]);
});

test('a paper that calls a stay off leaves nothing booked', () => {
  const paper = printed(`# Gasthof Erlenau
Stornobestätigung

Reservierungsnummer   ER-40712
Anreise               Fr 14.05.2027
Abreise               Mo 17.05.2027
Zimmer                1 Doppelzimmer`);
  expect(readCapture(paper)).toMatchObject({ ok: false, failure: { kind: 'pdf-not-a-booking' } });
});

test.each([
  ['the day and the number of a flight', { start: '2027-05-03', confirmation: 'K4WQ8Z' }, true],
  ['another number', { start: '2027-05-03', confirmation: 'SHOW-118' }, false],
  ['a time of its own', { start: '2027-05-03T20:00', confirmation: 'K4WQ8Z' }, false],
])('an event with %s', (_, fields, isTicket) => {
  const flight = { type: 'flight' as const, start: '2027-05-03T11:20', confirmation: 'K4WQ8Z' };
  expect(isTicketOf({ type: 'event', name: 'Norrland Air', ...fields }, [flight])).toBe(isTicket);
});

test.each([
  ['ski pass', '# Skipass Valfredda\nDal: 12/02/2027\nAl: 15/02/2027\nCodice: VF-22019\nTotale: 210,00 EUR'],
  [
    'car park',
    '# Parking Aéroport\nEntrée: 12/02/2027\nSortie: 15/02/2027\nRéservation: PK-88120\nTotal: 84,00 EUR',
  ],
])('the days of a %s are no nights', (_, text) => {
  expect(readPaper(text)).toEqual([]);
});
