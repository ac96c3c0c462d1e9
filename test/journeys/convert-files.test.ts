import { describe, expect, test, vi } from 'vitest';
import { type ConvertEdges, type ConvertProgress, convertFiles } from '../../lib/journeys/convert-files.ts';
import type { FoundBooking } from '../../lib/model/found-booking.ts';
import { nodeEdges } from '../../tools/reading/convert-edges.ts';
import { writeBcbp } from '../codes/write-bcbp.ts';
import { codePdf, codePng, squaresOf } from '../pdf/code-pdf.ts';
import { writePdf } from '../pdf/write-pdf.ts';

const edges = (more: Partial<ConvertEdges> = {}): ConvertEdges => ({
  ...nodeEdges({}, '2027-05-01'),
  ...more,
});
const given = (name: string, bytes: Uint8Array<ArrayBuffer> | string) => ({ name, data: new Blob([bytes]) });

const flight = `ZEPHYR AIR
E-ticket

Booking reference    QX7TRL
Flight               ZX 214
Date                 14 May 2027
From                 Vienna (VIE)         Departure   09:35
To                   Lisbon (LIS)         Arrival     12:20
Seat                 12C
`;
const hotel = (nights: string, top = 'BOOKING CONFIRMATION') => `${top}

Hotel                Casa do Rio
Booking reference    CR-20417
Check-in             ${nights.split(' to ')[0]}, 15:00
Check-out            ${nights.split(' to ')[1]}, 11:00
Total                EUR 357.00
`;

async function converted(files: { name: string; data: Blob }[], more: Partial<ConvertEdges> = {}) {
  const done = await convertFiles(files, edges(more));
  if (!done.ok) throw new Error(done.failure.kind);
  return done.value;
}

const placesOf = ({ places }: FoundBooking, field: string) => places.filter((place) => place.field === field);

describe('a ticket', () => {
  test('is found, with the places of its fields on the page', async () => {
    const { bookings, files, draft } = await converted([given('ticket.pdf', writePdf(flight))]);
    expect(files).toMatchObject([
      { name: 'ticket.pdf', kind: 'pdf', pages: 1, result: { ok: true, value: 1 } },
    ]);
    expect(bookings).toMatchObject([
      { reservation: { code: 'ZX 214', start: '2027-05-14T09:35', confirmation: 'QX7TRL' }, state: 'booked' },
    ]);
    const [time] = placesOf(bookings[0] as FoundBooking, 'start');
    // Column 54 of characters 6 points wide, starting at 40, on the seventh line from 780 down, of a page of 595 by 842
    // points.
    expect(time).toMatchObject({ page: 1, file: 0 });
    expect((time?.left ?? 0) * 595).toBeCloseTo(40 + 54 * 6, 0);
    expect((time?.width ?? 0) * 595).toBeCloseTo(5 * 6, 0);
    expect((time?.top ?? 0) * 842).toBeCloseTo(842 - (780 - 6 * 14) - 9, 0);
    expect([draft?.startDate?.value, draft?.days.length]).toEqual(['2027-05-14', 1]);
  });

  test.each([
    ['squares', 'Aztec'],
    ['shape', 'QRCode'],
    ['picture', 'PDF417'],
  ] as const)('whose barcode is drawn as %s (%s) says the same is sure', async (how, format) => {
    const code = writeBcbp([{ day: '134' }], { issued: '7121' });
    const pdf = codePdf(flight, await squaresOf(code, format), how);
    const { bookings } = await converted([given('ticket.pdf', pdf)]);
    expect(bookings).toHaveLength(1);
    expect(bookings[0]).toMatchObject({
      trust: 0.99,
      clashes: [],
      reservation: { start: '2027-05-14T09:35' },
    });
    expect(placesOf(bookings[0] as FoundBooking, 'barcode')).toHaveLength(1);
  });

  test('whose barcode says another seat keeps both', async () => {
    const code = writeBcbp([{ day: '134', seat: '031A' }], { issued: '7121' });
    const pdf = codePdf(flight, await squaresOf(code, 'Aztec'), 'shape');
    const { bookings, draft } = await converted([given('ticket.pdf', pdf)]);
    expect(bookings).toHaveLength(1);
    expect(bookings[0]?.clashes).toEqual([{ field: 'seat', inWords: '12C', inCode: '31A' }]);
    expect(draft?.questions).toEqual([
      { stopId: draft?.days[0]?.stops[0]?.id, doubt: { kind: 'code-differs', field: 'seat', inCode: '31A' } },
    ]);
    expect(bookings[0]?.reservation.seat).toBe('12C');
    expect(bookings[0]?.trust).toBeLessThan(0.99);
  });

  test('that is only a code, or a picture of one, is read from it', async () => {
    const code = await squaresOf(writeBcbp([{ day: '134' }], { issued: '7121' }), 'Aztec');
    const files = [
      given('scan.pdf', codePdf('', code, 'squares')),
      { name: 'pass.png', data: await codePng(code) },
    ];
    const { bookings, files: read } = await converted(files);
    expect(read.map(({ kind }) => kind)).toEqual(['pdf', 'image']);
    expect(bookings).toMatchObject([
      { files: [0, 1], reservation: { code: 'ZX 214', from: { iata: 'VIE' }, start: '2027-05-14' } },
    ]);
  });

  test('without anything like a code is never drawn, and the scanner never loaded', async () => {
    const { codes } = edges();
    if (!codes) throw new Error('no codes');
    const spied = { ...codes, makeSurface: vi.fn(codes.makeSurface), loadScanner: vi.fn(codes.loadScanner) };
    await converted([given('ticket.pdf', writePdf(flight))], { codes: spied });
    expect(spied.makeSurface).not.toHaveBeenCalled();
    expect(spied.loadScanner).not.toHaveBeenCalled();
  });
});

describe('several papers', () => {
  const may = '14 May 2027 to 17 May 2027';

  test('of one booking are one booking', async () => {
    const again = hotel(may, 'INVOICE');
    const { bookings, draft } = await converted([
      given('a.pdf', writePdf(hotel(may))),
      given('b.pdf', writePdf(again)),
      given('c.pdf', writePdf(flight)),
    ]);
    expect(bookings.map(({ files }) => files)).toEqual([[2], [0, 1]]);
    expect(draft?.reservations).toHaveLength(2);
    expect(draft?.expenses).toHaveLength(1);
  });

  test('one that calls the booking off takes it away, in whatever order they are given', async () => {
    const off = given('off.pdf', writePdf(hotel(may, 'Your booking has been cancelled')));
    const on = given('on.pdf', writePdf(hotel(may)));
    for (const files of [
      [on, off],
      [off, on],
    ]) {
      const { bookings, draft } = await converted(files);
      expect(bookings.map(({ state }) => state)).toEqual(['cancelled']);
      expect(draft).toBeUndefined();
    }
  });

  test('rules of cancelling call nothing off', async () => {
    const rules = `${hotel(may)}\nFree cancellation until 10 May. If your booking has been cancelled, we refund.\n`;
    const { bookings } = await converted([given('a.pdf', writePdf(rules))]);
    expect(bookings.map(({ state }) => state)).toEqual(['booked']);
  });

  test('one that changes the booking replaces it', async () => {
    const june = hotel('4 June 2027 to 6 June 2027', 'Your booking has been changed');
    const { bookings, draft } = await converted([
      given('new.pdf', writePdf(june, { made: 'D:20270420' })),
      given('old.pdf', writePdf(hotel(may), { made: 'D:20270401' })),
    ]);
    expect(bookings.map(({ state, reservation }) => [state, reservation.start])).toEqual([
      ['replaced', '2027-05-14T15:00'],
      ['booked', '2027-06-04T15:00'],
    ]);
    expect(draft?.startDate?.value).toBe('2027-06-04');
  });

  test('each has its own answer, and none keeps the others from being read', async () => {
    const { files, bookings } = await converted([
      given('locked.pdf', writePdf(flight, { isEncrypted: true })),
      given('broken.pdf', writePdf(flight).slice(0, 300)),
      given('scan.pdf', writePdf('\f7')),
      given('clip.mp4', '\0\0\0 ftypisom and pictures that move'),
      given('essay.pdf', writePdf('On rivers\n\nThey run to the sea, and the sea is never full.\n')),
      given('ticket.pdf', writePdf(flight)),
    ]);
    expect(files.map(({ result }) => (result.ok ? result.value : result.failure))).toEqual([
      { kind: 'pdf-encrypted' },
      { kind: 'pdf-corrupt' },
      { kind: 'pdf-no-text', pages: 2 },
      { kind: 'file-is-video' },
      { kind: 'pdf-not-a-booking', pages: 1 },
      1,
    ]);
    expect(bookings).toHaveLength(1);
  });

  test('a mail brings its PDF with it', async () => {
    const pdf = Buffer.from(writePdf(flight)).toString('base64');
    const mail = `From: a@air.example\nSubject: Your ticket\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=cut\n\n--cut\nContent-Type: text/plain\n\nSee the file.\n--cut\nContent-Type: application/pdf; name="ticket.pdf"\nContent-Disposition: attachment; filename="ticket.pdf"\nContent-Transfer-Encoding: base64\n\n${pdf}\n--cut--\n`;
    const { files, bookings } = await converted([given('mail.eml', mail)]);
    expect(files.map(({ name, kind }) => [name, kind])).toEqual([
      ['mail.eml', 'other'],
      ['ticket.pdf', 'pdf'],
    ]);
    expect(bookings).toMatchObject([{ reservation: { code: 'ZX 214' } }]);
  });
});

describe('on the way', () => {
  const chapter = 'A chapter on the river\nIt runs to the sea, and the sea is never full of it.\n';
  const handbook = [flight, ...Array.from({ length: 40 }, () => chapter)].join('\f');

  test('what was found is shown before the last page is read', async () => {
    const told: ConvertProgress[] = [];
    await converted([given('handbook.pdf', writePdf(handbook))], {
      onProgress: (progress) => told.push(progress),
    });
    const first = told.find(({ found }) => found.length > 0);
    expect(first?.page).toBeLessThan(5);
    expect(told.at(-1)).toMatchObject({ page: 41, pages: 41 });
    expect(told.map(({ page }) => page)).toEqual([
      0,
      ...Array.from({ length: 41 }, (_, index) => index + 1),
      41,
    ]);
  });

  test('it can be stopped at any page', async () => {
    for (const last of [0, 1, 7]) {
      const stop = new AbortController();
      const pages: number[] = [];
      const done = await convertFiles(
        [given('handbook.pdf', writePdf(handbook)), given('ticket.pdf', writePdf(flight))],
        edges({
          signal: stop.signal,
          onProgress({ page }) {
            pages.push(page);
            if (page === last) stop.abort();
          },
        }),
      );
      expect(done).toEqual({ ok: false, failure: { kind: 'cancelled' } });
      expect(Math.max(...pages)).toBe(last);
    }
  });

  test('the password that opened a file is there for its page pictures, and for no other file', async () => {
    const asked: [string, boolean][] = [];
    const { files, bookings } = await converted(
      [given('locked.pdf', writePdf(flight, { password: 'mango' })), given('open.pdf', writePdf(flight))],
      {
        async askPassword({ name }, wasWrong) {
          asked.push([name, wasWrong]);
          return wasWrong ? 'mango' : 'kiwi';
        },
      },
    );
    expect(asked).toEqual([
      ['locked.pdf', false],
      ['locked.pdf', true],
    ]);
    expect(files.map(({ password }) => password)).toEqual(['mango', undefined]);
    expect(bookings).toHaveLength(1);
  });
});

test('the draft of chosen bookings holds those alone, as the traveller settled them', async () => {
  const { bookings, draftOf } = await converted([
    given('a.pdf', writePdf(hotel('14 May 2027 to 17 May 2027'))),
    given('b.pdf', writePdf(flight)),
  ]);
  const [leg] = bookings;
  if (!leg) throw new Error('nothing found');
  const settled = { ...leg, reservation: { ...leg.reservation, seat: '31A' } };
  const draft = draftOf([settled]);
  expect(draft.reservations).toMatchObject([{ seat: '31A' }]);
  expect(draft.days).toHaveLength(1);
  expect(draft.days[0]?.stops[0]?.name.origin).toMatchObject({ by: 'source', words: '09:35' });
});
