import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { linesOf } from '../../lib/pdf/lines.ts';
import type { PdfLibrary } from '../../lib/pdf/pdf-library.ts';
import { readPdf } from '../../lib/pdf/read-pdf.ts';
import { writePdf } from './write-pdf.ts';

const ticket = 'Ticket to the coast\n\nFrom             Vienna\nThis line goes on\nin the next one.\n';

test('wide gaps make rows, close lines make one paragraph', async () => {
  const read = await readPdf(writePdf(ticket), pdfjs);
  expect(read.ok && read.value).toMatchObject({
    kind: 'pdf',
    title: 'Ticket to the coast',
    pages: 1,
    truncated: false,
    blocks: [
      { kind: 'paragraph', text: 'Ticket to the coast' },
      { kind: 'row', cells: ['From', 'Vienna'] },
      { kind: 'paragraph', text: 'This line goes on\nin the next one.' },
    ],
  });
});

test('the bytes still belong to the caller', async () => {
  const bytes = writePdf(ticket);
  await readPdf(bytes, pdfjs);
  expect(bytes.length).toBeGreaterThan(0);
});

test('encrypted, corrupt and without text are three answers', async () => {
  const answer = async (bytes: Uint8Array) => {
    const read = await readPdf(bytes, pdfjs);
    return read.ok ? 'read' : read.failure;
  };
  expect(await answer(writePdf(ticket, { isEncrypted: true }))).toEqual({ kind: 'pdf-encrypted' });
  expect(await answer(writePdf(ticket).slice(0, 200))).toEqual({ kind: 'pdf-corrupt' });
  expect(await answer(new TextEncoder().encode('%PDF-1.7 but not really'))).toEqual({ kind: 'pdf-corrupt' });
  expect(await answer(writePdf('\f\f7'))).toEqual({ kind: 'pdf-no-text', pages: 3 });
});

test('pages are let go one by one, and the document at the end', async () => {
  const events: string[] = [];
  const item = { str: 'A line of words on it', transform: [10, 0, 0, 10, 40, 700], width: 120, height: 10 };
  const library: PdfLibrary = {
    getDocument: () => ({
      promise: Promise.resolve({
        numPages: 301,
        getPage: async (number) => ({
          getTextContent: async () => ({ items: [item] }),
          cleanup: () => events.push(`clean ${number}`),
        }),
      }),
      destroy: async () => events.push('destroyed'),
    }),
  };
  const read = await readPdf(new Uint8Array(), library);
  expect(read.ok && [read.value.pages, read.value.truncated]).toEqual([301, true]);
  expect(events.slice(0, 2)).toEqual(['clean 1', 'clean 2']);
  expect(events.slice(-2)).toEqual(['clean 300', 'destroyed']);
});

test('lines are made from where pieces stand, not from the order they come in', () => {
  const piece = (str: string, left: number, baseline: number) => ({
    str,
    transform: [10, 0, 0, 10, left, baseline],
    width: str.length * 5,
    height: 10,
  });
  const pieces = [
    piece('Lisbon', 200, 702),
    piece('14:05', 10, 680),
    piece('Vienna', 10, 701),
    piece('→', 42, 700),
  ];
  const expected = [['Vienna →', 'Lisbon'], ['14:05']];
  const wordsOf = (items: typeof pieces) => linesOf(items).map(({ cells }) => cells.map(({ text }) => text));
  expect(wordsOf(pieces)).toEqual(expected);
  expect(wordsOf(pieces.toReversed())).toEqual(expected);
});
