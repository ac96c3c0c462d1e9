// Papers that are pictures: recognised text is read like print, and marked as to be checked.
import { describe, expect, test, vi } from 'vitest';
import { convertFiles } from '../../lib/journeys/convert-files.ts';
import type { PictureReading } from '../../lib/journeys/see-picture.ts';
import type { SeenLine } from '../../lib/model/seen-line.ts';
import { nodeEdges } from '../../tools/reading/convert-edges.ts';
import { stay } from '../../tools/shots/booking-papers.ts';
import { scanned } from '../../tools/shots/scan.ts';
import { pagesPdf } from '../pdf/object-pdf.ts';
import { picturePdf } from '../pdf/picture-pdf.ts';
import { writePdf } from '../pdf/write-pdf.ts';

/** Characters 20 points wide and 40 high, from the left edge, as on a page three times the size of A4. */
const seenLines = (text: string): SeenLine[] =>
  text.split('\n').map((line, index) => ({
    baseline: 200 + index * 60,
    height: 40,
    words: [...line.matchAll(/\S+/g)].map((word) => ({
      text: word[0],
      left: 100 + word.index * 20,
      right: 100 + (word.index + word[0].length) * 20,
      sureness: 0.9,
    })),
  }));

const letter = `Casa do Rio Hotel
Booking reference    CR-20417
Check-in             14 May 2027, 15:00
Check-out            17 May 2027, 11:00
Total                EUR 357.00`;

function seeing(read: PictureReading['read']) {
  const edges = nodeEdges({}, '2027-05-01');
  const makeSurface = edges.codes?.makeSurface;
  if (!makeSurface) throw new Error('no surface to draw on');
  const sees = { read: vi.fn(read), makeSurface, close: vi.fn() };
  return { ...edges, sees };
}

const given = (name: string, bytes: Uint8Array<ArrayBuffer>) => ({ name, data: new Blob([bytes]) });

describe('a paper that is a picture', () => {
  test.each(['scan.pdf', 'photo.jpg'])('as %s is read, in doubt, with its places', async (name) => {
    const jpeg = await scanned(stay());
    const edges = seeing(async () => seenLines(letter));
    const file = given(name, name.endsWith('pdf') ? picturePdf(jpeg) : jpeg);
    const done = await convertFiles([file], edges);
    expect(done.ok && done.value.files).toMatchObject([{ isSeen: true, result: { ok: true, value: 1 } }]);
    const [booking] = done.ok ? done.value.bookings : [];
    expect(booking?.reservation).toMatchObject({
      type: 'lodging',
      start: '2027-05-14T15:00',
      end: '2027-05-17T11:00',
      confirmation: 'CR-20417',
      price: { amount: 357, currency: 'EUR' },
    });
    // Below the threshold for asking the traveller; equally well labelled print gets 0.9.
    expect(booking?.trust).toBeLessThan(0.6);
    expect(booking?.places.map(({ field }) => field)).toContain('confirmation');
    expect(edges.sees.read).toHaveBeenCalledTimes(1);
    expect(edges.sees.close).toHaveBeenCalledTimes(1);
  });

  test('in which no words are seen has no text', async () => {
    const edges = seeing(async () => undefined);
    const done = await convertFiles([given('photo.jpg', await scanned(stay()))], edges);
    expect(done.ok && done.value.files[0]?.result).toEqual({
      ok: false,
      failure: { kind: 'pdf-no-text', pages: 1 },
    });
  });

  test('whose reading breaks off has no text, and the reader is let go', async () => {
    const edges = seeing(async () => {
      throw new Error('out of memory');
    });
    const done = await convertFiles([given('scan.pdf', picturePdf(await scanned(stay())))], edges);
    expect(done.ok && done.value.files[0]?.result.ok).toBe(false);
    expect(edges.sees.close).toHaveBeenCalledTimes(1);
  });

  test('is not waited for once it is cancelled', async () => {
    const stop = new AbortController();
    const edges = seeing(() => {
      stop.abort(new Error('enough'));
      return new Promise(() => undefined);
    });
    const scan = given('scan.pdf', picturePdf(await scanned(stay())));
    const done = await convertFiles([scan], { ...edges, signal: stop.signal });
    expect(done).toEqual({ ok: false, failure: { kind: 'cancelled' } });
  });
});

test('pages with words of their own, and books of pictures, are not looked at', async () => {
  const edges = seeing(async () => seenLines(letter));
  const book = pagesPdf(Array.from({ length: 13 }, () => ({ content: '0 0 100 100 re f' })));
  await convertFiles([given('ticket.pdf', writePdf(letter)), given('book.pdf', book)], edges);
  expect(edges.sees.read).not.toHaveBeenCalled();
});

test('a file of 200 megabytes is not opened, and says how large it may be', async () => {
  const data = new Blob(['%PDF-1.7']);
  Object.defineProperty(data, 'size', { value: 200_000_000 });
  const arrayBuffer = vi.spyOn(data, 'arrayBuffer');
  const done = await convertFiles([{ name: 'film.pdf', data }], nodeEdges({}, '2027-05-01'));
  expect(done.ok && done.value.files[0]?.result).toEqual({
    ok: false,
    failure: { kind: 'file-too-large', mostBytes: 100_000_000 },
  });
  expect(arrayBuffer).not.toHaveBeenCalled();
});
