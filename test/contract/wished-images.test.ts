// Day pictures that are not a copy of ours: the service finds them, and the outbox counts them like any other.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readItinerary } from '../../lib/api/itineraries.ts';
import type { RunningService } from '../../service/start.ts';
import { clipToSend, OutboxDesk } from './outbox-desk.ts';
import { startedService, world } from './traveller.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startedService();
});
afterAll(() => service.stop());

test('words and a plain wish both give a picture, though this browser has none', async () => {
  const connection = await world(service).connected();
  const clip = clipToSend();
  const [first, second] = clip.draft.days;
  if (!first?.image || !second?.image) throw new Error('The sample has changed.');
  first.image.value = { ...first.image.value, src: 'search:Ghent canals' };
  second.image.value = { ...second.image.value, src: 'auto:' };
  const desk = await OutboxDesk.open(connection, clip);
  await desk.send({ findPicture: async () => undefined });
  const sent = (await desk.clip()).delivery;
  expect(sent).toMatchObject({ step: 'sent', pictures: 2, leftBehind: [] });
  if (sent.step !== 'sent') return;
  const itinerary = await readItinerary(connection, sent.itineraryId);
  if (!itinerary.ok) throw new Error(JSON.stringify(itinerary.failure));
  expect(itinerary.value.value.days?.map(({ imageURL }) => typeof imageURL)).toEqual(['string', 'string']);
});

test('words that the service will not search by give the picture that it picks', async () => {
  const connection = await world(service).connected();
  const clip = clipToSend();
  const [first] = clip.draft.days;
  if (!first?.image) throw new Error('The sample has changed.');
  first.image.value = { ...first.image.value, src: 'search:Ghent canals' };
  // This service knows the words as `query` and refuses every other name.
  const profile = { ...connection.profile, fields: { ...connection.profile.fields, imageSearch: 'subject' } };
  const desk = await OutboxDesk.open({ ...connection, profile }, clip);
  await desk.send({ findPicture: async () => new Blob() });
  const sent = (await desk.clip()).delivery;
  if (sent.step !== 'sent') throw new Error(JSON.stringify(sent));
  expect(sent.leftBehind.filter(({ day }) => day === 1)).toEqual([]);
  const itinerary = await readItinerary(connection, sent.itineraryId);
  if (!itinerary.ok) throw new Error(JSON.stringify(itinerary.failure));
  expect(itinerary.value.value.days?.[0]?.imageURL).toBeTypeOf('string');
});
