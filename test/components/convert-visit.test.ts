// Bookings found in files, from reviewing them to adding them to a trip.
import { expect, test } from 'vitest';
import { firstCover } from '../../lib/model/cover.ts';
import type { Draft } from '../../lib/model/draft.ts';
import type { FoundBooking } from '../../lib/model/found-booking.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { sampleClip, sampleDraft } from '../draft-sample.ts';
import { booking, conversion, draftOf, file, known, rest, step, visitWith } from './convert-desk.ts';

test('what is found is offered to the trip whose dates meet, and added there with the private words covered', async () => {
  const { visit, background, opened } = visitWith();
  const trip = sampleClip({ draft: { ...sampleDraft(), startDate: known('2027-05-12') } });
  const sent = sampleClip({
    id: '5f1b3a52-6a58-4b77-9a0e-1d2f6f0a4c99',
    draft: trip.draft,
    delivery: { step: 'creating', startedAt: '2027-01-01T00:00:00.000Z' },
  });
  background.answers['clip.list'] = async () => ok([sent, trip]);
  background.answers['booking.add'] = async () => ok(trip);
  visit.actions.onFiles([file('a.pdf')]);
  await rest();
  const { found } = step(visit, 'found');
  expect(found.trips.map(({ clipId }) => clipId)).toEqual([trip.id]);
  expect(found.chosen).toBe(trip.id);
  visit.actions.onLeaveOut('Ferry', true);
  visit.actions.onAdd();
  await rest();
  const [ask] = background.asked('booking.add');
  expect(ask).toMatchObject({ clipId: trip.id, title: 'a.pdf' });
  expect(ask?.booking.covered).toEqual([{ kind: 'name', words: 'Ana Duarte' }]);
  expect(ask?.booking.days[0]?.stops.map(({ id }) => id)).toEqual(['Inn']);
  expect(opened).toEqual([trip.id]);
});

test('a corrected booking is shown and added as corrected, and the others as they were read', async () => {
  const { visit, background } = visitWith();
  background.answers['clip.list'] = async () => ok([]);
  background.answers['booking.add'] = async () => ok(sampleClip());
  visit.actions.onFiles([file('a.pdf')]);
  await rest();
  visit.actions.onEdit('Inn', { field: 'confirmation', words: 'HB-1' });
  visit.actions.onEdit('Inn', { field: 'name', words: 'Casa do Rio' });
  const { found } = step(visit, 'found');
  expect(found.bookings.find(({ id }) => id === 'Inn')?.reservation).toMatchObject({
    name: 'Casa do Rio',
    confirmation: 'HB-1',
  });
  visit.actions.onAdd();
  await rest();
  const [ask] = background.asked('booking.add');
  expect(ask?.booking.reservations.map(({ confirmation }) => confirmation === 'HB-1')).toEqual([true, false]);
});

test('the choice of what is covered is remembered', async () => {
  const { visit, background, saved } = visitWith();
  background.answers['clip.list'] = async () => ok([]);
  visit.actions.onFiles([file('a.pdf')]);
  await rest();
  const cover = { ...firstCover, reference: true };
  visit.actions.onCover(cover);
  expect(step(visit, 'found').found.cover).toEqual(cover);
  expect(saved).toEqual([cover]);
});

test('a failure to add leaves everything as it was, and says so', async () => {
  const { visit, background, opened } = visitWith();
  background.answers['clip.list'] = async () => ok([]);
  background.answers['booking.add'] = async () => fail({ kind: 'browser-full' });
  visit.actions.onFiles([file('a.pdf')]);
  await rest();
  visit.actions.onAdd();
  await rest();
  expect(step(visit, 'found').adding).toEqual({ kind: 'browser-full' });
  expect(opened).toEqual([]);
});

test('a booking is added once, however often it is pressed, and to a trip that still fits what is left', async () => {
  const far = booking('Far', { reservation: { type: 'lodging', name: 'Far', start: '2027-11-02' } });
  const trip = sampleClip({ draft: { ...sampleDraft(), startDate: known('2027-05-12') } });
  const draft = (bookings: readonly FoundBooking[]): Draft => ({
    ...draftOf(bookings),
    startDate: known(bookings.some(({ id }) => id === 'Inn') ? '2027-05-13' : '2027-11-02'),
  });
  const { visit, background } = visitWith({
    convert: async () => ok({ ...conversion(booking('Inn'), far), draftOf: draft }),
  });
  background.answers['clip.list'] = async () => ok([trip]);
  background.answers['booking.add'] = () => new Promise(() => undefined);
  visit.actions.onFiles([file('a.pdf')]);
  await rest();
  expect(step(visit, 'found').found.chosen).toBe(trip.id);
  visit.actions.onLeaveOut('Inn', true);
  expect(step(visit, 'found').found).toMatchObject({ trips: [], chosen: undefined });
  visit.actions.onAdd();
  visit.actions.onAdd();
  const asks = background.asked('booking.add');
  expect(asks).toHaveLength(1);
  expect(asks[0]?.clipId).toBeUndefined();
});
