// Day pictures that we do not upload: the service finds them, and the outbox counts them like any other.
import { expect, test } from 'vitest';
import { pickDayImage } from '../../lib/api/day-image.ts';
import { readItinerary } from '../../lib/api/itineraries.ts';
import type { Fetch } from '../../lib/api/transport.ts';
import { clipToSend, OutboxDesk } from './outbox-desk.ts';
import { serviceOfTests } from './service-of-tests.ts';
import { world } from './traveller.ts';

const service = await serviceOfTests();

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
  // This service knows the field as `query` and refuses every other name.
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

/** Like a browser whose connection broke after sending: it silently repeats the request and returns the second answer. */
const repeated =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    if (init?.method === 'PUT' && input.endsWith('/image')) await fetch(input, init);
    return fetch(input, init);
  };

test.each(['search:Ghent canals', 'auto:'])(
  '%s, repeated by the browser on its way, is no conflict with itself',
  async (src) => {
    const connection = await world(service).connected();
    const clip = clipToSend();
    for (const { image } of clip.draft.days) if (image) image.value = { ...image.value, src };
    const desk = await OutboxDesk.open(connection, clip);
    await desk.send({ fetch: repeated });
    expect((await desk.clip()).delivery).toMatchObject({ step: 'sent', pictures: 2, leftBehind: [] });
  },
);

test('someone else who changes more than the picture meanwhile is no repetition: the traveller is asked', async () => {
  const connection = await world(service).connected();
  const clip = clipToSend();
  for (const { image } of clip.draft.days) if (image) image.value = { ...image.value, src: 'auto:' };
  const desk = await OutboxDesk.open(connection, clip);
  let isDone = false;
  const meddling =
    (fetch: Fetch): Fetch =>
    async (input, init) => {
      if (!isDone && init?.method === 'PUT' && input.endsWith('/image')) {
        isDone = true;
        const id = /itineraries\/([^/]+)/.exec(input)?.[1] ?? '';
        const now = await readItinerary(connection, id);
        const days = now.ok ? (now.value.value.days ?? []) : [];
        let etag = (now.ok && now.value.etag) || '';
        for (const { id: dayId = '' } of days) {
          const set = await pickDayImage(connection, { itineraryId: id, dayId, etag });
          etag = (set.ok && set.value.etag) || '';
        }
      }
      return fetch(input, init);
    };
  await desk.send({ fetch: meddling });
  expect((await desk.clip()).delivery).toMatchObject({ step: 'asking', day: 1 });
});
