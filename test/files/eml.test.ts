import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inflate } from '../../lib/codes/inflate.ts';
import { readEml } from '../../lib/files/eml.ts';
import { openBookingFile } from '../../lib/files/open-booking-file.ts';
import { readCapture } from '../../lib/journeys/read-capture.ts';
import { hasText } from '../../lib/model/capture.ts';
import { fail } from '../../lib/model/result.ts';
import { decodeHtml } from '../../tools/reading/decode-html.ts';
import { openPage } from '../../tools/reading/open-page.ts';
import { writeBcbp } from '../codes/write-bcbp.ts';
import { writeZip } from './write-zip.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const heads = ['From: desk@limoeiro.example', 'Date: Mon, 10 May 2027 09:00:00 +0100', 'MIME-Version: 1.0'];
const mail = (headers: string[], body: string) => bytesOf([...heads, ...headers, '', body].join('\r\n'));
const parts = (boundary: string, ...pieces: string[]) =>
  [...pieces.map((piece) => `--${boundary}\r\n${piece}`), `--${boundary}--`].join('\r\n');
const multipart = (...pieces: string[]) =>
  mail(['Subject: Booked', 'Content-Type: multipart/mixed; boundary="b=1"'], parts('b=1', ...pieces));

const edges = { openHtml: (html: string) => openPage(html) };
const open = (bytes: Uint8Array) => {
  const opened = readEml(bytes, edges);
  if (!opened.ok) throw new Error(opened.failure.kind);
  return opened.value;
};
const words = (bytes: Uint8Array) =>
  open(bytes)
    .capture.blocks.filter(hasText)
    .map(({ text }) => text)
    .join('\n');

const page = `<script type="application/ld+json">{"@type":"LodgingReservation","reservationNumber":"LMN-20417",
"checkinTime":"2027-05-14","checkoutTime":"2027-05-18","reservationFor":{"@type":"Hotel","name":"Pensão Limoeiro"}}</script>
<h1>Pensão Limoeiro</h1><p>We look forward to your stay.</p>`;
const base64 = (text: string | Uint8Array) =>
  Buffer.from(text)
    .toString('base64')
    .replace(/(.{60})/g, '$1\r\n');

test('a subject over the text is a mail', () => {
  expect(words(bytesOf('Subject: Booked\n\nYour flight NW 861 is confirmed.\n'))).toContain('NW 861');
  expect(readEml(bytesOf('Your flight NW 861 is confirmed.\n'), edges).ok).toBe(false);
  expect(readEml(bytesOf('Date: 12 May 2027\nHotel Alba\n\nRoom 4\n'), edges).ok).toBe(false);
});

describe('a header without an end', () => {
  const worked = (subject: string) => {
    const { capture } = open(mail([subject], 'The booking is in the other file.'));
    return capture.title.length;
  };

  test('is read as far as a header goes', () => {
    expect(worked(`Subject: ${'x'.repeat(3_000_000)}`)).toBeLessThanOrEqual(8000);
    expect(worked(`Subject: ${'=?utf-8?Q?a?= '.repeat(200_000)}`)).toBeLessThanOrEqual(8000);
    expect(worked(`Subject: a${'\r\n '.repeat(200_000)}`)).toBeLessThanOrEqual(8000);
  });

  test('hides no part of the mail', () => {
    const bytes = mail(
      [`Subject: ${'x'.repeat(400_000)}`, 'Content-Type: text/plain'],
      'Pensão Limoeiro, two nights.',
    );
    expect(words(bytes)).toContain('Limoeiro');
  });
});

describe('a mail', () => {
  test('gives what its page says for machines', () => {
    const bytes = multipart(
      'Content-Type: text/plain\r\n\r\nSee the other part.',
      `Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(page)}`,
    );
    const { capture, sent } = open(bytes);
    const draft = readCapture(capture);
    expect(sent).toBe('2027-05-10');
    expect(capture.title).toBe('Booked');
    expect(draft.ok && draft.value.reservations).toEqual([
      {
        type: 'lodging',
        name: 'Pensão Limoeiro',
        start: '2027-05-14',
        end: '2027-05-18',
        confirmation: 'LMN-20417',
      },
    ]);
  });

  test('that says nothing for machines is read as a document is, from its text or its page', () => {
    const html =
      'Content-Type: text/html\r\n\r\n<table><tr><td>Check-in</td><td>14 May 2027</td></tr></table>';
    const typed = `Content-Type: text/plain\r\n\r\nCheck-in     14 May 2027\r\n${'We look forward to it. '.repeat(12)}`;
    for (const bytes of [
      multipart(html),
      multipart(html, 'Content-Type: text/plain\r\n\r\nSee HTML'),
      multipart(typed, html),
    ]) {
      expect(open(bytes).capture.kind).toBe('pdf');
      expect(words(bytes)).toContain('Check-in\t14 May 2027');
    }
    expect(open(multipart(typed, html)).capture.cells).toBeDefined();
  });

  test('whose typed text is its page without the tags is read from the page', () => {
    const rows = Array.from(
      { length: 30 },
      (_, row) => `<tr><td>Halt ${row}</td><td>0${row % 10}:15</td></tr>`,
    );
    const html = `<table>${rows.join('')}</table>`;
    const flat = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    const both = mail(
      ['Subject: Booked', 'Content-Type: multipart/alternative; boundary="b=1"'],
      parts('b=1', `Content-Type: text/plain\r\n\r\n${flat}`, `Content-Type: text/html\r\n\r\n${html}`),
    );
    expect(open(both).capture.cells?.map(({ text }) => text)).toContain('08:15');
  });

  test('says who sends it, and a bare address says nothing', () => {
    const from = (sender: string) =>
      open(bytesOf([`From: ${sender}`, 'Subject: Booked', 'MIME-Version: 1.0', '', 'Hello'].join('\r\n')))
        .capture.siteName;
    expect(from('Prairie Pacific <mail@pp.example>')).toBe('Prairie Pacific');
    expect(from('mail@pp.example')).toBeUndefined();
    expect(from('Reservations <mail@pp.example>')).toBeUndefined();
  });

  test('parts a label from its value where dots lead from one to the other', () => {
    const { cells = [] } = open(mail(['Subject: Booked'], 'Voucher number ....... BPT-190442')).capture;
    expect(cells.map(({ text }) => text)).toEqual(['Voucher number', 'BPT-190442']);
  });

  test('in quoted-printable and an old encoding is read as written', () => {
    const body = 'Ihr Zimmer f=FCr vier N=E4chte im Gast=\r\nhof zur alten M=FChle = ruhig';
    const headers = ['Subject: =?iso-8859-1?Q?Best=E4tigung_f=FCr?= =?utf-8?B?IGRpZSBNw7xobGU=?='];
    const bytes = mail(
      [
        ...headers,
        'Content-Type: text/plain; charset=iso-8859-1',
        'Content-Transfer-Encoding: quoted-printable',
      ],
      body,
    );
    expect(words(bytes)).toBe('Ihr Zimmer für vier Nächte im Gasthof zur alten Mühle = ruhig');
    expect(open(bytes).capture.title).toBe('Bestätigung für die Mühle');
  });

  test('keeps bytes that are curly quotes elsewhere', () => {
    const bytes = mail(['Subject: x', 'Content-Type: text/plain; charset=utf-8'], '');
    const euro = new Uint8Array([...bytes, ...new TextEncoder().encode('80 € – Zürich')]);
    expect(words(euro)).toBe('80 € – Zürich');
  });

  test('lists its attachments by name, with their bytes', () => {
    const bytes = multipart(
      'Content-Type: text/plain\r\n\r\nHello',
      `Content-Type: application/pdf\r\nContent-Disposition: attachment; filename*=utf-8''Best%C3%A4tigung.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64('%PDF-1.7 …')}`,
      'Content-Type: text/calendar\r\n\r\nBEGIN:VCALENDAR',
    );
    expect(open(bytes).attachments.map(({ name, type }) => [name, type])).toEqual([
      ['Bestätigung.pdf', 'application/pdf'],
      ['invitation.ics', 'text/calendar'],
    ]);
    expect(new TextDecoder().decode(open(bytes).attachments[0]?.bytes)).toBe('%PDF-1.7 …');
  });

  test('that was forwarded is looked into', () => {
    const inner = ['Subject: Inside', 'Content-Type: text/html', '', '<p>The inner words.</p>'].join('\r\n');
    expect(words(multipart(`Content-Type: message/rfc822\r\n\r\n${inner}`))).toContain('The inner words.');
  });

  test('brings its pass along, for the days after it was sent', async () => {
    const pass = writeZip([
      {
        name: 'pass.json',
        content: JSON.stringify({ barcode: { message: writeBcbp([{}]) }, boardingPass: {} }),
      },
    ]);
    const bytes = multipart(
      'Content-Type: text/html\r\n\r\n<p>Your pass</p>',
      `Content-Type: application/vnd.apple.pkpass\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(pass)}`,
    );
    const opened = await openBookingFile(bytes, 'mail.eml', {
      inflate,
      today: '2031-01-01',
      openHtml: (html) => openPage(decodeHtml(html)),
      openPdf: async () => fail({ kind: 'pdf-corrupt' }),
    });
    const draft = opened.ok ? readCapture(opened.value) : opened;
    expect(draft.ok && draft.value.reservations).toEqual([
      expect.objectContaining({ code: 'ZX 214', start: '2027-05-14' }),
    ]);
  });
});

describe('a bad mail', () => {
  test('with 10,000 parts is read in part, and says so', () => {
    const piece = 'Content-Type: text/plain\r\n\r\nx';
    const { capture } = open(multipart(...Array.from({ length: 10_000 }, () => piece)));
    expect(capture.truncated).toBe(true);
  });

  test('with parts in parts without end is answered', () => {
    const nested = Array.from(
      { length: 500 },
      (_, index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}`,
    ).join('\r\n');
    expect(readEml(bytesOf([...heads, nested].join('\r\n')), edges)).toEqual({
      ok: false,
      failure: { kind: 'page-unreadable' },
    });
  });

  test.each(['', 'hello', '<html><p>Subject: x</p></html>', 'a: b\n\nc'])('%j is none', (text) =>
    expect(readEml(bytesOf(text), edges)).toEqual({ ok: false, failure: { kind: 'page-unreadable' } }),
  );

  test('of any words ends, without a throw', () => {
    const piece = fc.constantFrom(
      '\r\n',
      '\r\n\r\n',
      '--b',
      '--',
      'Content-Type: ',
      'multipart/mixed; boundary=b',
      'text/plain; charset=',
      'Content-Transfer-Encoding: base64',
      '=?utf-8?B?',
      '?=',
      '=C3',
      "filename*=utf-8''%zz",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
        const opened = readEml(bytesOf([...heads, pieces.join('')].join('\r\n')), edges);
        expect(typeof opened.ok).toBe('boolean');
      }),
    );
  });
});
