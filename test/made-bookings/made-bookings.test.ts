// Every made document, read as the extension reads it. All kinds in eight languages and six layouts.
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { readCapture } from '../../lib/journeys/read-capture.ts';
import { readPdf } from '../../lib/pdf/read-pdf.ts';
import { type BookingScore, scoreBooking } from '../../tools/eval/score-booking.ts';
import { setSheet } from './layouts.ts';
import { type MadeBooking, madeBookings } from './made.ts';
import { sheetPdf } from './sheet-pdf.ts';
import type { Kind } from './words.ts';

async function scoreOf({ bytes, reservations }: MadeBooking): Promise<BookingScore> {
  const read = await readPdf(bytes(), pdfjs);
  const draft = read.ok ? readCapture(read.value) : read;
  return scoreBooking({ reservations }, { reservations: draft.ok ? draft.value.reservations : [] });
}

const legKinds: Kind[] = ['flight', 'train', 'bus', 'ferry', 'pass'];
const isLeg = ({ kind }: MadeBooking) => legKinds.includes(kind);
const sum = (scores: BookingScore[], of: (score: BookingScore) => number) =>
  scores.reduce((total, score) => total + of(score), 0);

test('there are many of them, and none is like another', () => {
  expect(madeBookings.length).toBeGreaterThanOrEqual(80);
  expect(new Set(madeBookings.map(({ name }) => name)).size).toBe(madeBookings.length);
});

describe('stays, cars, outings and plans are read whole', () => {
  test.each(madeBookings.filter((made) => !isLeg(made)))('$name', async (made) => {
    const { misses, invented } = await scoreOf(made);
    expect(misses).toEqual([]);
    expect(invented).toBe(0);
  });
});

test('legs and passes are found, with their fields, and next to nothing else is', async () => {
  const scores: BookingScore[] = [];
  for (const made of madeBookings.filter(isLeg)) scores.push(await scoreOf(made));
  expect(sum(scores, ({ found }) => found)).toBe(scores.length);
  expect(sum(scores, ({ right }) => right) / sum(scores, ({ fields }) => fields)).toBeGreaterThan(0.97);
  expect(sum(scores, ({ invented }) => invented)).toBeLessThanOrEqual(1);
});

test('a page of prose about hotels, tables and concerts is no booking', async () => {
  const lines = [
    'Our favourite hotels have rooms with a view, and breakfast until 10:30.',
    'On 17 June 2027 the festival opens with a concert at 20:00; book a table early.',
    'Hire a car at the airport: the desk closes at 22:00.',
  ];
  const sheet = {
    title: 'A week in June',
    under: 'Travel letter',
    parts: [{ kind: 'prose', lines } as const],
  };
  const read = await readPdf(sheetPdf(setSheet(sheet, 'left')), pdfjs);
  expect(read.ok && readCapture(read.value)).toEqual({
    ok: false,
    failure: { kind: 'pdf-not-a-booking', pages: 1 },
  });
});

test('one booking among many pages of a handbook is found', async () => {
  const hotel = madeBookings.find(({ name }) => name === 'lodging in en, spaced');
  const chapter = Array.from({ length: 30 }, (_, index) => ({
    text: `The pool opens at 8:30 and a guided walk costs about EUR ${index + 10}, every day until noon.`,
    x: 50,
    y: 60 + index * 20,
  }));
  const whole = hotel?.pages() ?? [];
  const read = await readPdf(sheetPdf([chapter, chapter, ...whole, ...Array(20).fill(chapter)]), pdfjs);
  const draft = read.ok ? readCapture(read.value) : read;
  expect(draft.ok && draft.value.reservations).toMatchObject([
    { type: 'lodging', name: 'The Wherry Inn', start: '2027-06-17T15:00', end: '2027-06-20T11:00' },
  ]);
});
