import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readIcs } from '../../lib/files/ics.ts';
import { icsLines, icsText } from '../../lib/files/ics-content.ts';
import { readCapture } from '../../lib/journeys/read-capture.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const bytesOf = (text: string) => new TextEncoder().encode(text);

function read(text: string) {
  const opened = readIcs(bytesOf(text));
  if (!opened.ok) return opened.failure.kind;
  const draft = readCapture(opened.value);
  return draft.ok ? draft.value.reservations : draft.failure.kind;
}

describe('a calendar', () => {
  test('gives a flight with its ends, local times and reference', () => {
    const text = calendar(
      event(
        'SUMMARY:Flight ZX 214 VIE → LIS',
        'DTSTART;TZID="Europe/Vienna":20270514T070500',
        'DTEND;TZID=Europe/Lisbon:20270514T094000',
        'DESCRIPTION:Booking reference: QX7TRL\\nSeat 12C',
      ),
    );
    expect(read(text)).toEqual([
      {
        type: 'flight',
        code: 'ZX 214',
        from: { iata: 'VIE' },
        to: { iata: 'LIS' },
        start: '2027-05-14T07:05',
        end: '2027-05-14T09:40',
        confirmation: 'QX7TRL',
        seat: '12C',
      },
    ]);
  });

  test('tells a journey by its number and by what only a train or an airport has', () => {
    const text = calendar(
      event(
        'SUMMARY:XR 27: Hannover Hbf -> Celle',
        'DTSTART:20270514T070500',
        'DTEND:20270514T073000',
        'DESCRIPTION:Gleis 9\\nWagen 5\\, Platz 61\\nAuftragsnummer KQ-20731\\nGesamtpreis 18\\,40 €',
      ),
      event(
        'SUMMARY:ZX 88 Vienna - Lisbon',
        'DTSTART;TZID=Europe/Vienna:20270515T070500',
        'DESCRIPTION:Leaves from Vienna (VIE)\\, lands at Lisbon (LIS)\\nSeats: 6A\\, 6B',
      ),
    );
    expect(read(text)).toMatchObject([
      {
        type: 'train',
        code: 'XR 27',
        from: { name: 'Hannover Hbf' },
        to: { name: 'Celle' },
        seat: '5 61',
        confirmation: 'KQ-20731',
        price: { amount: 18.4, currency: 'EUR' },
      },
      { type: 'flight', code: 'ZX 88', seat: '6A' },
    ]);
  });

  test('takes the local times of its words where its own are in UTC', () => {
    const text = calendar(
      event(
        'SUMMARY:Train 5512 Rennes - Paris',
        'DTSTART:20270514T050500Z',
        'DTEND:20270514T064000Z',
        'DESCRIPTION:vendredi 14 mai 2027\\nDépart 07h05 Rennes\\nArrivée 08h40 Paris\\nDossier : QTRWSL',
      ),
    );
    expect(read(text)).toMatchObject([
      { type: 'train', start: '2027-05-14T07:05', end: '2027-05-14T08:40', confirmation: 'QTRWSL' },
    ]);
  });

  test('hires a car once that is fetched in one entry and given back in another', () => {
    const text = calendar(
      event(
        'SUMMARY:Rental car: collect',
        'LOCATION:Faro Airport',
        'DTSTART:20270514T100000',
        'DTEND:20270514T103000',
        'DESCRIPTION:Confirmation number 7741920',
      ),
      event(
        'SUMMARY:Rental car: give back',
        'LOCATION:Lagos Marina',
        'DTSTART:20270518T170000',
        'DTEND:20270518T173000',
        'DESCRIPTION:Confirmation number 7741920',
      ),
    );
    expect(read(text)).toMatchObject([
      {
        type: 'car',
        start: '2027-05-14T10:00',
        end: '2027-05-18T17:00',
        from: { name: 'Faro Airport' },
        to: { name: 'Lagos Marina' },
      },
    ]);
  });

  test.each([
    ['Train from York to Edinburgh Waverley', '', 'train', 'York', 'Edinburgh Waverley'],
    ['Passau Hbf → Wien Hbf', 'ICE 21, Wagen 7', 'train', 'Passau Hbf', 'Wien Hbf'],
    ['Bus: Galway - Dublin Airport', '', 'bus', 'Galway', 'Dublin Airport'],
    ['Zug nach Wien', '', 'train', 'Passau', 'Wien'],
    ['Fähre Rostock – Trelleborg', '', 'ferry', 'Rostock', 'Trelleborg'],
    ['Train de Nantes à Lyon', '', 'train', 'Nantes', 'Lyon'],
  ])('gives a journey as one, with its ends: %s', (summary, description, type, from, to) => {
    const text = calendar(
      event(
        `SUMMARY:${summary}`,
        `DESCRIPTION:${description}`,
        'DTSTART:20270514T070500',
        ...(summary.includes('nach') ? ['LOCATION:Passau'] : []),
      ),
    );
    expect(read(text)).toMatchObject([{ type, from: { name: from }, to: { name: to } }]);
  });

  test('gives a meal or a talk as what it is, whatever dash is in it', () => {
    const text = calendar(event('SUMMARY:Lunch - Anna', 'DTSTART:20270514T120000'));
    expect(read(text)).toMatchObject([{ type: 'restaurant', name: 'Lunch - Anna' }]);
    expect(read(calendar(event('SUMMARY:Talk: past to present', 'DTSTART:20270514T120000')))).toMatchObject([
      { type: 'event' },
    ]);
  });

  test('sent again after a change gives the newest, whatever stands first', () => {
    const version = (sequence: number, hour: string) =>
      event('UID:1@x', `SEQUENCE:${sequence}`, 'SUMMARY:Fado', `DTSTART:20270514T${hour}0000`);
    for (const text of [
      calendar(version(2, '21'), version(1, '20')),
      calendar(version(1, '20'), version(2, '21')),
    ])
      expect(read(text)).toMatchObject([{ start: '2027-05-14T21:00' }]);
  });

  test('in UTC without a zone takes the clocks of the two airports', () => {
    const opened = readIcs(
      bytesOf(
        calendar(event('SUMMARY:ZX 214 VIE → LIS', 'DTSTART:20270514T050500Z', 'DTEND:20270514T083000Z')),
      ),
    );
    const draft = opened.ok ? readCapture(opened.value, loadKnowledge()) : opened;
    expect(draft.ok && draft.value.reservations).toMatchObject([
      { start: '2027-05-14T07:05', end: '2027-05-14T09:30' },
    ]);
  });

  test('of whole days ends on the last of them, a stay on the day one leaves', () => {
    const days = ['DTSTART;VALUE=DATE:20270514', 'DTEND;VALUE=DATE:20270519'];
    expect(read(calendar(event('SUMMARY:Book fair', ...days)))).toMatchObject([{ end: '2027-05-18' }]);
    const text = calendar(
      event(
        'SUMMARY:Hotel Limoeiro',
        'DTSTART;VALUE=DATE:20270514',
        'DTEND;VALUE=DATE:20270519',
        'LOCATION:Rua das Hortas 12\\, Lisboa',
      ),
    );
    expect(read(text)).toEqual([
      {
        type: 'lodging',
        name: 'Hotel Limoeiro',
        start: '2027-05-14',
        end: '2027-05-19',
        address: 'Rua das Hortas 12, Lisboa',
      },
    ]);
  });

  test.each([
    ['Check-in: 3:00 PM, check-out 11:00 AM', '2027-05-12T15:00', '2027-05-14T11:00'],
    ['Anreise 12.05. ab 15:00\\nAbreise 14.05. bis 10.30', '2027-05-12T15:00', '2027-05-14T10:30'],
    ['Check in 15:00\\nCheck out 10:00', '2027-05-12T15:00', '2027-05-14T10:00'],
    ['Check-in 12/05/2027 15.00, Check-out 14/05/2027 11.00', '2027-05-12T15:00', '2027-05-14T11:00'],
    ['Check-in at the desk, check-out 11:00', '2027-05-12', '2027-05-14T11:00'],
    ['Check-in online.\\nCheck-in from 2 pm', '2027-05-12T14:00', '2027-05-14'],
    ['Check in at reception on 12.05.', '2027-05-12', '2027-05-14'],
  ])('reads the hours of a stay from "%s"', (about, start, end) => {
    const text = calendar(
      event(
        'SUMMARY:Hotel Limoeiro',
        'DTSTART;VALUE=DATE:20270512',
        'DTEND;VALUE=DATE:20270514',
        `DESCRIPTION:${about}`,
      ),
    );
    expect(read(text)).toMatchObject([{ type: 'lodging', start, end }]);
  });

  test('of a stay takes its hours and its number from its own words', () => {
    const text = calendar(
      event(
        'SUMMARY:Verblijf Hotel De Eik',
        'DTSTART;VALUE=DATE:20270507',
        'DTEND;VALUE=DATE:20270509',
        'DESCRIPTION:Reserveringsnummer 8801734\\nInchecken vrijdag 7 mei 2027 vanaf 15.00 uur\\nUitchecken zondag 9 mei 2027 tot 11.00 uur',
      ),
    );
    expect(read(text)).toMatchObject([
      { start: '2027-05-07T15:00', end: '2027-05-09T11:00', confirmation: '8801734' },
    ]);
  });

  test('in UTC is turned into its own zone', () => {
    const text = calendar('X-WR-TIMEZONE:Europe/Lisbon', event('SUMMARY:Fado', 'DTSTART:20270515T200000Z'));
    expect(read(text)).toEqual([{ type: 'event', name: 'Fado', start: '2027-05-15T21:00' }]);
  });

  test('with an unknown zone keeps the time as written', () => {
    const text = calendar('X-WR-TIMEZONE:My own zone', event('SUMMARY:Fado', 'DTSTART:20270515T200000Z'));
    expect(read(text)).toEqual([{ type: 'event', name: 'Fado', start: '2027-05-15T20:00' }]);
  });

  test('folded lines are one, and an alarm inside says nothing of the event', () => {
    const text = calendar(
      event(
        'SUMMARY:Dinner at the Tas',
        ' ca do Carvoeiro',
        'DTSTART:20270516T193000',
        'BEGIN:VALARM',
        'SUMMARY:Reminder',
        'END:VALARM',
      ),
    );
    expect(read(text)).toEqual([
      { type: 'restaurant', name: 'Tasca do Carvoeiro', start: '2027-05-16T19:30' },
    ]);
  });

  test('a cancelled entry is left out, and takes the same booking with it', () => {
    const lines = ['SUMMARY:Hotel Limoeiro', 'DTSTART:20270514', 'DESCRIPTION:Booking number: LMN2041'];
    expect(read(calendar(event(...lines), event(...lines, 'STATUS:CANCELLED')))).toBe('nothing-found');
    expect(read(calendar('METHOD:CANCEL', event(...lines)))).toBe('nothing-found');
  });

  test('entries without a day or a name are no bookings', () => {
    expect(
      read(
        calendar(
          event('SUMMARY:Some time'),
          event('DTSTART:20270514'),
          event('SUMMARY:x', 'DTSTART:20271399'),
        ),
      ),
    ).toBe('nothing-found');
  });

  test('escapes are read as meant', () => {
    expect(icsText('a\\, b\\; c\\\\ d\\ne')).toBe('a, b; c\\ d\ne');
    expect(icsLines('X;A="b:c";D=e:f:g')[0]).toEqual({
      name: 'X',
      parameters: new Map([
        ['A', 'b:c'],
        ['D', 'e'],
      ]),
      value: 'f:g',
    });
  });
});

describe('what is no calendar', () => {
  test.each(['', 'hello', '<html></html>', 'BEGIN:VCARD'])('%j is answered', (text) =>
    expect(read(text)).toBe('page-unreadable'),
  );

  test('a calendar without an end, and one with 50,000 entries, are bounded', () => {
    const many = Array.from(
      { length: 50_000 },
      () => 'BEGIN:VEVENT\nSUMMARY:x\nDTSTART:20270514\nEND:VEVENT',
    ).join('\n');
    const opened = readIcs(bytesOf(`BEGIN:VCALENDAR\n${many}`));
    expect(opened.ok && opened.value.structured.length).toBeLessThanOrEqual(2000);
  });

  test('any lines end, without a throw', () => {
    const words = fc.constantFrom(
      'BEGIN:',
      'END:',
      'VEVENT',
      'VALARM',
      'DTSTART',
      ';TZID="',
      ':',
      '\n',
      '\n ',
      '\\',
      '20270514',
      'SUMMARY:',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 80 }), (parts) => {
        const opened = readIcs(bytesOf(`BEGIN:VCALENDAR\n${parts.join('')}`));
        expect(opened.ok).toBe(true);
      }),
    );
  });
});
