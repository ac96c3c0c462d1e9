import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { inflate } from '../../../lib/codes/inflate.ts';
import { openBookingFile } from '../../../lib/files/open-booking-file.ts';
import { fail } from '../../../lib/model/result.ts';
import { decodeHtml } from '../../../tools/reading/decode-html.ts';
import { openPage } from '../../../tools/reading/open-page.ts';
import { writeBcbp } from '../../codes/write-bcbp.ts';
import { writeZip } from '../../files/write-zip.ts';
import { anyDamage, assertOpened } from '../damaged.ts';
import { changeBytes } from '../mutate-bytes.ts';
import { target } from '../target.ts';

const pass = JSON.stringify({
  description: 'Boarding pass',
  relevantDate: '2027-05-14T06:25+02:00',
  barcode: { format: 'PKBarcodeFormatAztec', message: writeBcbp([{}]) },
  boardingPass: {
    transitType: 'PKTransitTypeAir',
    primaryFields: [
      { key: 'origin', label: 'Vienna', value: 'VIE' },
      { key: 'destination', label: 'Lisbon', value: 'LIS' },
    ],
    auxiliaryFields: [{ key: 'departs', label: 'DEPARTS', value: '07:05' }],
  },
});
const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:1@rail.example',
  'DTSTART;TZID=Europe/Vienna:20270513T082600',
  'DTEND:20270513T090000Z',
  'SUMMARY:Train RJX 630 from Graz Hbf to Wien Hbf',
  'LOCATION:Graz Hbf\\, Europaplatz',
  'DESCRIPTION:Booking code: KT4QWE\\nSeat 21',
  'BEGIN:VALARM',
  'TRIGGER:-PT1H',
  'END:VALARM',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');
const mail = [
  'From: desk@limoeiro.example',
  'Subject: =?iso-8859-1?Q?Best=E4tigung?=',
  'Date: Mon, 10 May 2027 09:00:00 +0100',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="b=1"',
  '',
  '--b=1',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<h1>Pens=C3=A3o Limoeiro</h1><table><tr><td>Check-in<td>14 May 2027<tr><td>Check-out<td>18 May 2027</table>',
  '--b=1',
  'Content-Type: text/calendar; name="stay.ics"',
  '',
  calendar,
  '--b=1--',
].join('\r\n');

const zipped = writeZip([
  { name: 'pass.json', content: pass },
  { name: 'de.lproj/pass.strings', content: '"Vienna" = "Wien";' },
]);
const files: Record<string, Uint8Array> = {
  'a.ics': new Uint8Array(Buffer.from(calendar)),
  'a.eml': new Uint8Array(Buffer.from(mail, 'latin1')),
  'a.pkpass': zipped,
  // Uncompressed, so that mutations reach the content.
  'stored.pkpass': writeZip([{ name: 'pass.json', content: pass, isStored: true }]),
};

export const droppedFiles = target({
  name: 'files',
  claim: 'a damaged mail, calendar or pass becomes a whole capture, or its damage has a name',
  any: fc.record({ name: fc.constantFrom(...Object.keys(files)), changes: anyDamage }),
  holds: async ({ name, changes }) =>
    assertOpened(
      await openBookingFile(changeBytes(files[name] ?? new Uint8Array(), changes), name, {
        inflate,
        today: '2027-05-10',
        openHtml: (html) => openPage(decodeHtml(html)),
        openPdf: async () => fail({ kind: 'pdf-corrupt' }),
      }),
    ),
  show: ({ name, changes }) =>
    `${name}\n${Buffer.from(changeBytes(files[name] ?? new Uint8Array(), changes)).toString('latin1')}`,
  shortRuns: 40,
});
