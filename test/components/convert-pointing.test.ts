// A booking that was not found: the traveller points at its parts.
import { expect, test } from 'vitest';
import type { Conversion } from '../../lib/journeys/convert-files.ts';
import type { Pointed } from '../../lib/model/found-booking.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { sampleClip } from '../draft-sample.ts';
import { draftOf, file, rest, step, visitWith } from './convert-desk.ts';

/** A scan in which no booking was found. */
const unread = (): Conversion => ({
  files: [
    {
      file: 0,
      name: 'scan.pdf',
      kind: 'pdf',
      pages: 1,
      result: fail({ kind: 'pdf-not-a-booking', pages: 1 }),
      data: new Blob(),
    },
  ],
  bookings: [],
  draftOf,
  wordsOn: () => [],
  private: [],
});
const box = { file: 0, page: 1, left: 0.1, top: 0.1, width: 0.2, height: 0.02 };

async function unreadVisit() {
  const all = visitWith({ convert: async () => ok(unread()) });
  all.background.answers['clip.list'] = async () => ok([]);
  all.background.answers['booking.add'] = async () => ok(sampleClip());
  all.visit.actions.onFiles([file('scan.pdf')]);
  await rest();
  step(all.visit, 'nothing');
  all.visit.actions.onMake(0, 'lodging');
  await rest();
  return all;
}

test('a booking that was not found is pointed at field by field, and added', async () => {
  const { visit, background } = await unreadVisit();
  const id = step(visit, 'found').pointing ?? '';
  const say = (target: Pointed['target'], words: string) =>
    visit.actions.onPointed(id, { target, words, box });
  expect(say({ field: 'start', part: 'time' }, '15:00')).toBe('day-missing');
  expect(say({ field: 'start', part: 'day' }, 'Casa do Rio')).toBe('not-read');
  expect(say({ field: 'start', part: 'day' }, 'Wed 12 May')).toBe('taken');
  expect(say({ field: 'start', part: 'time' }, '15:00')).toBe('taken');
  expect(say({ field: 'name' }, 'Casa do Rio')).toBe('taken');
  visit.actions.onPoint(undefined);
  const { found, pointing } = step(visit, 'found');
  expect(pointing).toBeUndefined();
  expect(found.shown).toBe(id);
  expect(found.bookings[0]).toMatchObject({
    reservation: { type: 'lodging', name: 'Casa do Rio', start: '2027-05-12T15:00' },
    places: [{ field: 'start' }, { field: 'name' }],
  });
  visit.actions.onAdd();
  await rest();
  expect(background.asked('booking.add')[0]?.booking.reservations).toEqual([found.bookings[0]?.reservation]);
});

test('pointing that is given up with nothing filled in leaves no booking behind', async () => {
  const { visit } = await unreadVisit();
  visit.actions.onPoint(undefined);
  expect(step(visit, 'nothing').files).toHaveLength(1);
});

test('what was pointed at is still there when another file is added', async () => {
  const { visit } = await unreadVisit();
  const id = step(visit, 'found').pointing ?? '';
  visit.actions.onPointed(id, { target: { field: 'name' }, words: 'Casa do Rio', box });
  visit.actions.onPoint(undefined);
  visit.actions.onFiles([file('b.pdf')]);
  await rest();
  expect(step(visit, 'found').found.bookings.map(({ reservation }) => reservation.name)).toEqual([
    'Casa do Rio',
  ]);
});
