import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertFiles } from '../../lib/journeys/convert-files.ts';
import { nodeEdges } from '../../tools/reading/convert-edges.ts';
import { writeZip } from '../files/write-zip.ts';
import { objectPdf, pagesPdf, stream } from '../pdf/object-pdf.ts';
import { pageContent, writePdf } from '../pdf/write-pdf.ts';

const words = `Booking reference    QX7TRL
Flight               ZX 214
Date                 14 May 2027
From                 Vienna (VIE)         Departure   09:35
To                   Lisbon (LIS)         Arrival     12:20
`;
const content = pageContent(words);
// Far more than any of these takes on a busy machine, and far less than a person waits.
const patience = 15_000;

/** What the traveller is told about one file: how many bookings, or what is wrong. */
async function answer(
  name: string,
  bytes: Uint8Array<ArrayBuffer> | string,
  askPassword?: () => Promise<string | undefined>,
) {
  const plain = nodeEdges({}, '2027-05-01');
  const done = await convertFiles([{ name, data: new Blob([bytes]) }], {
    ...plain,
    ...(askPassword && { askPassword }),
  });
  if (!done.ok) return done.failure.kind;
  const result = done.value.files[0]?.result;
  return result?.ok ? result.value : result?.failure.kind;
}

describe('a file made to do harm', { timeout: patience }, () => {
  test('cut off anywhere is corrupt or still read, never a crash', async () => {
    const whole = writePdf(words);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 8, max: whole.length - 1 }), async (length) => {
        expect([1, 'pdf-corrupt', 'pdf-no-text', 'pdf-not-a-booking']).toContain(
          await answer('cut.pdf', whole.slice(0, length)),
        );
      }),
      { numRuns: 12 },
    );
  });

  test('with bytes changed anywhere never throws', async () => {
    const whole = writePdf(words);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 }),
        async (changes) => {
          const bytes = whole.slice();
          for (const [at, byte] of changes) bytes[at] = byte;
          await answer('odd.pdf', bytes);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('pages that hold themselves end', async () => {
    const loop = objectPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1000000000 >>',
    ]);
    expect(await answer('loop.pdf', loop)).toBe('pdf-corrupt');
  });

  test('a million claimed pages are not waited for', async () => {
    const claimed = objectPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [4 0 R] /Count 1000000 >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
      stream(content),
    ]);
    expect(await answer('claimed.pdf', claimed)).toBe(1);
  });

  test('lists within lists within lists end', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const bomb = pagesPdf([{ content, extras: `/Deep ${deep}` }]);
    expect([1, 'pdf-corrupt', 'pdf-no-text']).toContain(await answer('deep.pdf', bomb));
  });

  test('a page packed a thousand to one shows no more than a page can', async () => {
    const packed = deflateSync(Buffer.from(`${content}\n${'BT /F1 1 Tf (a) Tj ET '.repeat(100_000)}`));
    const body = packed.toString('latin1');
    const bomb = objectPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
      stream(body, '/Filter /FlateDecode'),
    ]);
    expect([1, 'pdf-not-a-booking']).toContain(await answer('packed.pdf', bomb));
  });

  test('a picture that claims to be larger than memory is left out', async () => {
    const about =
      '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8';
    const extras = '/Resources << /Font << /F1 3 0 R >> /XObject << /Im1 6 0 R >> >>';
    const huge = pagesPdf([{ content: `${content}\nq 200 0 0 200 300 500 cm /Im1 Do Q`, extras }], {
      more: [stream('\x00'.repeat(300), about)],
    });
    expect(await answer('huge.pdf', huge)).toBe(1);
  });

  test.each([
    [
      'JavaScript that runs on opening',
      '/OpenAction << /S /JavaScript /JS (globalThis.wasRun = true; app.alert\\(1\\)) >> /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (globalThis.wasRun = true) >>] >> >>',
    ],
    [
      'an XFA form',
      '/AcroForm << /XFA (<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template/></xdp:xdp>) /Fields [] >>',
    ],
    ['an address to fetch', '/OpenAction << /S /URI /URI (http://127.0.0.1:9/run) >>'],
  ])('%s is not run, and the words are still read', async (_, catalog) => {
    expect(await answer('active.pdf', pagesPdf([{ content }], { catalog }))).toBe(1);
    expect(globalThis).not.toHaveProperty('wasRun');
  });

  test('a font whose matrix is a program is not run', async () => {
    const program = '(0\\); globalThis.wasRun = true; //)';
    const font = `<< /Type /Font /Subtype /Type3 /FontMatrix [1 2 3 4 5 ${program}] /FontBBox [0 0 1 1] /CharProcs << /a 7 0 R >> /Encoding << /Type /Encoding /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1000] >>`;
    const extras = '/Resources << /Font << /F1 3 0 R /F2 6 0 R >> >>';
    const bytes = pagesPdf([{ content: `${content}\nBT /F2 10 Tf 40 40 Td (a) Tj ET`, extras }], {
      more: [font, stream('1000 0 0 0 750 750 d1 0 0 750 750 re f')],
    });
    expect(await answer('matrix.pdf', bytes)).toBe(1);
    expect(globalThis).not.toHaveProperty('wasRun');
  });

  test('wrong passwords without end are asked as long as somebody gives them', async () => {
    let tries = 0;
    const guess = async () => {
      tries += 1;
      return tries > 30 ? undefined : `guess ${tries}`;
    };
    expect(await answer('locked.pdf', writePdf(words, { password: 'mango' }), guess)).toBe('pdf-encrypted');
    expect(tries).toBe(31);
  });

  test('a pass with a name that leads out of it is refused', async () => {
    const pass = writeZip([
      { name: '../../pass.json', content: '{"formatVersion":1}' },
      { name: 'pass.json', content: '{"formatVersion":1}' },
    ]);
    expect(await answer('ticket.pkpass', pass)).toBe('page-unreadable');
  });

  test('a mail of ten thousand parts has an end, and what it says first is read', async () => {
    const parts = Array.from(
      { length: 10_000 },
      (_, index) => `--cut\nContent-Type: text/plain\n\npart ${index}\n`,
    );
    const mail = `From: a@air.example\nSubject: Ticket\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=cut\n\n--cut\nContent-Type: text/plain\n\n${words}\n${parts.join('')}--cut--\n`;
    expect(await answer('mail.eml', mail)).toBe(1);
  });
});
