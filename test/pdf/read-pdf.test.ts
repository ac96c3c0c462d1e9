import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { linesOf } from '../../lib/pdf/lines.ts';
import type { PdfDocument, PdfLibrary, PdfPage } from '../../lib/pdf/pdf-library.ts';
import { readPdf } from '../../lib/pdf/read-pdf.ts';
import { pagesPdf } from './object-pdf.ts';
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

const viewport = { width: 595, height: 842, transform: [1, 0, 0, -1, 0, 842] };

/** A document of pages with one line each, given by `words`. */
function bookOf(count: number, words: (number: number) => string, events: string[] = []): PdfLibrary {
  const pageOf = (number: number): PdfPage => ({
    getViewport: () => viewport,
    streamTextContent: () =>
      new ReadableStream({
        start(controller) {
          const items = words(number)
            .split('\n')
            .map((str, row) => ({
              str,
              transform: [10, 0, 0, 10, 40, 700 - row * 14],
              width: 120,
              height: 10,
            }));
          controller.enqueue({ items });
          controller.close();
        },
      }),
    getOperatorList: async () => ({ fnArray: [], argsArray: [] }),
    objs: { get: () => undefined },
    render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
    cleanup: () => events.push(`clean ${number}`),
  });
  const document: PdfDocument = {
    numPages: count,
    getMetadata: async () => ({ info: {} }),
    getPage: async (number) => {
      if (words(number) === '') throw new Error('no such page');
      return pageOf(number);
    },
  };
  return {
    OPS: {},
    getDocument: () => ({
      promise: Promise.resolve(document),
      destroy: async () => events.push('destroyed'),
    }),
  };
}

test('pages are let go one by one, and the document at the end; there is no last page too many', async () => {
  const events: string[] = [];
  const read = await readPdf(
    new Uint8Array(),
    bookOf(1200, () => 'A line of words on it', events),
  );
  expect(read.ok && [read.value.pages, read.value.truncated, read.value.blocks.length]).toEqual([
    1200,
    false,
    1200,
  ]);
  expect(events.slice(0, 2)).toEqual(['clean 1', 'clean 2']);
  expect(events.slice(-2)).toEqual(['clean 1200', 'destroyed']);
});

test('a book too long to be held is read on, and only what matters of it is kept', async () => {
  const long = `${'words and words '.repeat(100)}\n`.repeat(20);
  const library = bookOf(300, (number) => (number === 150 ? `page one hundred and fifty\n${long}` : long));
  const kept = await readPdf(new Uint8Array(), library, {
    worthKeeping: (soFar) =>
      new Set(soFar.cells?.filter(({ text }) => text.startsWith('page one')).map(({ page }) => page)),
  });
  const pages = kept.ok ? [...new Set(kept.value.cells?.map(({ page }) => page))] : [];
  expect(pages).toContain(150);
  expect(pages).toContain(300);
  expect(pages).not.toContain(149);
  expect(pages.length).toBeLessThan(100);
  const first = await readPdf(new Uint8Array(), library);
  expect(first.ok && [first.value.truncated, first.value.cells?.at(-1)?.page]).toEqual([true, 63]);
});

test('pages that cannot be read are left out; one that claims pages without end is not asked for all', async () => {
  const asked: number[] = [];
  const words = (number: number) => {
    asked.push(number);
    return number < 4 && number !== 2 ? 'A line of words on it' : '';
  };
  const read = await readPdf(new Uint8Array(), bookOf(10_000_000, words));
  expect(read.ok && read.value.blocks.map((block) => 'text' in block && block.text)).toEqual([
    'A line of words on it',
    'A line of words on it',
  ]);
  expect(read.ok && read.value.truncated).toBe(true);
  expect(Math.max(...asked)).toBeLessThan(40);
  const none = await readPdf(
    new Uint8Array(),
    bookOf(500, () => ''),
  );
  expect(none).toEqual({ ok: false, failure: { kind: 'pdf-corrupt' } });
});

test('reading ends at once when it is stopped, and the document is closed', async () => {
  const events: string[] = [];
  const stop = new AbortController();
  const reading = readPdf(
    new Uint8Array(),
    bookOf(5000, () => 'A line of words on it', events),
    {
      signal: stop.signal,
      onPage: ({ number }) => {
        if (number === 3) stop.abort(new Error('enough'));
        // Work that never finishes once the document is closed.
        return number === 3 ? Promise.withResolvers<void>().promise : undefined;
      },
    },
  );
  await expect(reading).rejects.toThrow('enough');
  expect(events).toContain('destroyed');
  expect(events).not.toContain('clean 3');
});

test('the password is asked for until it is right; who gives up leaves the file closed', async () => {
  const bytes = writePdf(ticket, { password: 'mango' });
  const asked: boolean[] = [];
  const answers = ['kiwi', 'plum', 'mango'];
  const opened = await readPdf(bytes, pdfjs, {
    askPassword: async (wasWrong) => {
      asked.push(wasWrong);
      return answers[asked.length - 1];
    },
  });
  expect(opened.ok && opened.value.title).toBe('Ticket to the coast');
  expect(asked).toEqual([false, true, true]);
  const givenUp = await readPdf(bytes, pdfjs, { askPassword: async () => undefined });
  expect(givenUp).toEqual({ ok: false, failure: { kind: 'pdf-encrypted' } });
});

test('when the file was made is when it was published', async () => {
  const day = async (made: string) => {
    const read = await readPdf(writePdf(ticket, { made }), pdfjs);
    return read.ok ? read.value.published : 'unread';
  };
  expect(await day("D:20270511093015+02'00'")).toBe('2027-05-11');
  expect(await day('D:20271399')).toBeUndefined();
  expect(await day('yesterday')).toBeUndefined();
});

test('a page that is turned when shown is read as it is shown', async () => {
  const turned =
    '1 0 0 1 0 0 cm BT /F1 10 Tf 0 1 -1 0 60 40 Tm (Vienna) Tj ET BT /F1 10 Tf 0 1 -1 0 80 40 Tm (Lisbon) Tj ET';
  const read = await readPdf(
    pagesPdf([
      { content: turned, extras: '/Rotate 90' },
      { content: turned.replaceAll('Vienna', 'Porto and back again') },
    ]),
    pdfjs,
  );
  const [first, second] = (read.ok && read.value.cells) || [];
  expect(first).toMatchObject({ text: 'Vienna', page: 1 });
  expect(first?.left).toBeCloseTo(40);
  expect(first?.baseline).toBeCloseTo(595 - 60);
  expect(second?.baseline).toBeCloseTo(595 - 80);
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
