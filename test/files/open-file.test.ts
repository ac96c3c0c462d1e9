import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileKind } from '../../lib/files/file-kind.ts';
import { typedLines } from '../../lib/files/typed-lines.ts';
import { hasText } from '../../lib/model/capture.ts';
import { openFile } from '../../tools/reading/open-file.ts';
import { writeZip } from './write-zip.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a file', () => {
  test.each([
    ['%PDF-1.7', '', 'pdf'],
    ['nothing yet', 'ticket.pdf', 'pdf'],
    ['\uFEFFBEGIN:VCALENDAR\r\n', '', 'calendar'],
    ['Return-Path: <a@b.example>\r\nReceived: from x', '', 'mail'],
    ['X-First: a\r\n folded\r\nSubject: y\r\n', '', 'mail'],
    ['anything', 'saved.eml', 'mail'],
    ['<!doctype html><p>Subject: no mail</p>', '', 'page'],
    ['Dear reader, this is a page', 'page.html', 'page'],
    ['', '', 'page'],
    ['Your table is booked', 'copied.txt', 'text'],
    ['<p>Your table is booked</p>', 'copied.txt', 'page'],
    ['Subject: Your table\r\n', 'copied.txt', 'mail'],
  ])('that begins with %j and is called %j is a %s', (text, name, kind) =>
    expect(fileKind(bytesOf(text), name)).toBe(kind),
  );

  test.each([
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]],
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0]],
  ])('that is a %s is a picture, whatever it is called', (_, bytes) =>
    expect(fileKind(Uint8Array.from(bytes), 'ticket.pdf')).toBe('image'),
  );

  test.each([
    ['MP4', '\0\0\0 ftypisom'],
    ['QuickTime', '\0\0\0\x14ftypqt  '],
    ['WebM', '\x1aE\xdf\xa3\x01\0'],
    ['AVI', 'RIFF\x10\x20\x30\x40AVI LIST'],
  ])('that is %s is a video, whatever it is called', (_, head) =>
    expect(
      fileKind(
        Uint8Array.from(head, (letter) => letter.charCodeAt(0)),
        'ticket.pdf',
      ),
    ).toBe('video'),
  );
  test.each(['heic', 'heix', 'mif1', 'avif'])('a photograph of a phone (%s) is no video', (brand) =>
    expect(fileKind(bytesOf(`\0\0\0\x18ftyp${brand}`), 'IMG_1')).not.toBe('video'),
  );

  test('that is a zip is taken for a pass, whatever it is called', () => {
    expect(fileKind(writeZip([{ name: 'a', content: 'b' }]), 'page.html')).toBe('pass');
  });

  test.each([
    ['trip.ics', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Fado\nDTSTART:20270515T210000\nEND:VEVENT'],
    ['mail.eml', 'From: a@b.example\nSubject: Fado\nContent-Type: text/plain\n\nAn evening'],
  ])('%s is opened by the clip tool', async (path, text) => {
    const opened = await openFile(bytesOf(text), { path });
    expect(opened.ok && opened.value.title).toBe('Fado');
  });
});

test.each(['Boleto confirmado', 'Fahrkarte', 'Bilet kolejowy'])(
  'a saved page “%s” with a day and a code is a paper',
  async (title) => {
    const page = `<!doctype html><h2>${title}</h2><p>Brunholm – Aldwick</p><p>20/04/2027</p><p>NWT48215</p>`;
    const opened = await openFile(bytesOf(page), { path: 'saved.html' });
    expect(opened.ok && opened.value.kind).toBe('pdf');
  },
);

test('a saved story that says what a ticket costs stays a page', async () => {
  const story = `<!doctype html><title>Alba</title><p>In 2027 we saw the Museo Alba. Boleto: 10.50 USD.</p>${'<p>Then we went on by train.</p>'.repeat(200)}`;
  const opened = await openFile(bytesOf(story), { path: 'saved.html' });
  expect(opened.ok && opened.value.kind).toBe('page');
});

test('lines of copied text stay lines', async () => {
  const opened = await openFile(bytesOf('Table for two\nSat 8 May 2027   19:30'), { path: 'a/copied.txt' });
  expect(opened.ok && opened.value).toMatchObject({
    kind: 'pdf',
    title: 'copied',
    cells: [{ text: 'Table for two' }, { text: 'Sat 8 May 2027' }, { text: '19:30' }],
  });
});

describe('typed text', () => {
  test('has its columns where they stand', () => {
    const { cells, blocks } = typedLines('> From        To\n> Vienna      Lisbon\n\nBye\nOrla');
    expect(cells?.map(({ text, left, line }) => [text, left, line])).toEqual([
      ['From', 12, 0],
      ['To', 84, 0],
      ['Vienna', 12, 1],
      ['Lisbon', 84, 1],
      ['Bye', 0, 3],
      ['Orla', 0, 4],
    ]);
    expect(blocks.map((block) => hasText(block) && block.text)).toEqual([
      'From\tTo',
      'Vienna\tLisbon',
      'Bye\nOrla',
    ]);
  });

  test('every cell is found in its block', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b c', '  ', '\n', '\t', '> ', 'ü'), { maxLength: 60 }),
        (parts) => {
          const { cells = [], blocks } = typedLines(parts.join(''));
          for (const { block, start, end, text } of cells) {
            const found = blocks[block];
            expect(found && hasText(found) && found.text.slice(start, end)).toBe(text);
          }
        },
      ),
    );
  });
});
