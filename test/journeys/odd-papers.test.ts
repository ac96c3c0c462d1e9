// Imperfect papers: each gives what it contains, or a verdict, and is never wrongly reported as completely read.
import { describe, expect, test } from 'vitest';
import { doubtsIn } from '../../components/convert/booking-words.ts';
import { convertFiles, type GivenFile } from '../../lib/journeys/convert-files.ts';
import { nodeEdges } from '../../tools/reading/convert-edges.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';
import { pagesPdf } from '../pdf/object-pdf.ts';
import { pageContent, writePdf } from '../pdf/write-pdf.ts';

const knowledge = loadKnowledge();
const given = (name: string, data: BlobPart): GivenFile => ({ name, data: new Blob([data]) });

async function converted(...files: GivenFile[]) {
  const done = await convertFiles(files, nodeEdges(knowledge, '2027-05-01'));
  if (!done.ok) throw new Error(done.failure.kind);
  return done.value;
}
const verdicts = ({ files }: Awaited<ReturnType<typeof converted>>) =>
  files.map(({ result }) => (result.ok ? result.value : result.failure.kind));

const flight = (time: string) => `Booking reference    QX7TRL
Flight               ZX 214
Date                 14 May 2027
From                 Vienna (VIE)         Departure   ${time}
To                   Lisbon (LIS)         Arrival     12:20
`;

describe('an odd paper', { timeout: 240_000 }, () => {
  test('an empty page has no words, a poem is no booking', async () => {
    expect(
      verdicts(
        await converted(
          given('scan.pdf', pagesPdf([{ content: '' }])),
          given('poem.pdf', writePdf('Roses are red\nViolets are blue')),
        ),
      ),
    ).toEqual(['pdf-no-text', 'pdf-not-a-booking']);
  });

  test('of 200 pages gives the one booking among them', async () => {
    const prose = {
      content: pageContent('General conditions of carriage, part two\nNothing is booked here.'),
    };
    const pages = Array.from({ length: 200 }, (_, page) =>
      page === 120 ? { content: pageContent(flight('09:35')) } : prose,
    );
    const { bookings } = await converted(given('handbook.pdf', pagesPdf(pages)));
    expect(bookings.map(({ reservation }) => reservation.code)).toEqual(['ZX 214']);
  });

  test('with forty bookings gives forty', async () => {
    const events = Array.from({ length: 40 }, (_, index) =>
      [
        'BEGIN:VEVENT',
        `SUMMARY:Train from York to Leeds`,
        `DTSTART:202706${String((index % 28) + 1).padStart(2, '0')}T${index < 28 ? '08' : '18'}3000`,
        'END:VEVENT',
      ].join('\r\n'),
    );
    const calendar = ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n');
    const { bookings, draft } = await converted(given('all.ics', calendar));
    expect([bookings.length, draft?.days.length]).toEqual([40, 28]);
  });

  test('that contradicts another is asked about, and neither time is lost', async () => {
    const { bookings } = await converted(
      given('one.pdf', writePdf(flight('09:35'))),
      given('two.pdf', writePdf(flight('10:05'))),
    );
    expect(bookings).toMatchObject([
      {
        reservation: { start: '2027-05-14T09:35' },
        asks: [{ kind: 'papers-differ', field: 'start', other: '2027-05-14T10:05' }],
      },
    ]);
    expect(bookings.map(doubtsIn)).toEqual([1]);
  });

  test('from right to left gives the days of the stay', async () => {
    const html =
      '<html dir="rtl"><body><h2>אישור הזמנה</h2><p>מלון גן הרימון</p><table><tr><td>תאריך הגעה</td><td>08/09/2027</td></tr><tr><td>תאריך עזיבה</td><td>11/09/2027</td></tr><tr><td>מספר הזמנה</td><td>GR-30077</td></tr></table></body></html>';
    const { bookings } = await converted(given('hotel.html', html));
    expect(bookings).toMatchObject([
      { reservation: { type: 'lodging', start: '2027-09-08', end: '2027-09-11', confirmation: 'GR-30077' } },
    ]);
  });

  test('a mail of 200 parts gives what its first says', async () => {
    const part = (text: string) => `--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`;
    const mail = `From: a@b.example\r\nSubject: Your flight\r\nDate: Mon, 03 May 2027 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${part(flight('09:35'))}${part('more').repeat(199)}--b--\r\n`;
    const { bookings } = await converted(given('mail.eml', mail));
    expect(bookings.map(({ reservation }) => reservation.code)).toEqual(['ZX 214']);
  });
});
