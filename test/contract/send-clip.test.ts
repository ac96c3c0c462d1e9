import { beforeEach, describe, expect, test } from 'vitest';
import { listItineraries } from '../../lib/api/itineraries.ts';
import { interruptedParcelOf } from '../../lib/journeys/send-clip.ts';
import type { Clip, Delivery } from '../../lib/model/clip.ts';
import { demoTraveller } from '../../service/seed.ts';
import { clipToSend, jpeg, OutboxDesk, onCreate } from './outbox-desk.ts';
import { serviceOfTests } from './service-of-tests.ts';
import { world } from './traveller.ts';

const service = await serviceOfTests();

let desk: OutboxDesk;
beforeEach(async () => {
  desk = await OutboxDesk.open(await world(service).connected());
});

const stored = async () =>
  (await service.itinerariesOf(demoTraveller.email)).filter(({ title }) => title === desk.title);
const delivery = async () => (await desk.clip()).delivery;
const jpegBlob = () => new Blob([jpeg], { type: 'image/jpeg' });

test('a clip becomes one itinerary with its pictures, each step written down before it is taken', async () => {
  await desk.send();
  expect(await delivery()).toMatchObject({ step: 'sent', pictures: 2, leftBehind: [] });
  expect(desk.written.map(({ steps }) => steps.map(({ how }) => how).join(' '))).toEqual([
    'to-do to-do to-do to-do to-do',
    'tried to-do to-do to-do to-do',
    'done to-do to-do to-do to-do',
    'done done to-do to-do to-do',
    'done done tried to-do to-do',
    'done done done to-do to-do',
    'done done done tried to-do',
    'done done done done to-do',
    'done done done done done',
    'done done done done done',
  ]);
  const [itinerary, ...others] = await stored();
  expect(others).toEqual([]);
  expect(itinerary?.days?.map((day) => day.stops?.map((stop) => stop.name))).toEqual([
    ['Graslei', 'Gravensteen'],
    ['Patershol'],
  ]);
  for (const day of itinerary?.days ?? []) expect(day.imageURL).toContain(service.apiUrl);
});

test('it is saved to the library', async () => {
  await desk.send();
  if (!desk.connection) throw new Error('Not connected.');
  const saved = await listItineraries(desk.connection, { filter: 'saved' });
  expect(saved.ok && saved.value.data.map(({ title }) => title)).toContain(desk.title);
});

test('sent again, it stays one', async () => {
  await desk.send();
  await desk.send();
  expect(await stored()).toHaveLength(1);
});

test('a picture that cannot be had is left behind, and the rest arrives', async () => {
  await desk.send({ findPicture: async (src) => (src.endsWith('one.jpg') ? undefined : jpegBlob()) });
  expect(await delivery()).toMatchObject({
    step: 'sent',
    pictures: 1,
    leftBehind: [{ day: 1, failure: { kind: 'picture-kept-by-site' } }],
  });
});

test('a picture that lies about itself is left behind', async () => {
  await desk.send({ findPicture: async () => new Blob(['<svg/>'], { type: 'image/jpeg' }) });
  expect(await delivery()).toMatchObject({
    step: 'sent',
    pictures: 0,
    leftBehind: [{ failure: { kind: 'not-a-picture' } }, { failure: { kind: 'not-a-picture' } }],
  });
});

describe('an account', () => {
  test('that is missing is waited for, and said', async () => {
    const { connection } = desk;
    desk.connection = undefined;
    await desk.send();
    expect(await delivery()).toEqual({
      step: 'waiting',
      failure: { kind: 'not-connected' },
      isCreated: false,
      done: 0,
      total: 2,
    });
    await desk.resume({}, true);
    expect(await stored()).toHaveLength(0);
    desk.connection = connection;
    await desk.resume({}, true);
    expect(await delivery()).toMatchObject({ step: 'sent', pictures: 2 });
  });

  test('that is signed out half way: the itinerary waits for its pictures, and gets them', async () => {
    const { connection } = desk;
    if (!connection) throw new Error('Not connected.');
    let calls = 0;
    desk.connection = {
      ...connection,
      accessToken: async (stale) => {
        calls += 1;
        // One call for the list, one for the create.
        return calls > 2 ? { ok: false, failure: { kind: 'signed-out' } } : connection.accessToken(stale);
      },
    };
    await desk.send();
    expect(await delivery()).toMatchObject({
      step: 'waiting',
      failure: { kind: 'signed-out' },
      isCreated: true,
      done: 0,
    });
    desk.connection = { ...connection, id: 'connected again' };
    await desk.resume({}, true);
    expect(await delivery()).toMatchObject({ step: 'sent', pictures: 2 });
    expect(await stored()).toHaveLength(1);
  });

  test('that is another one, after a create without an answer: the traveller decides', async () => {
    const { connection } = desk;
    if (!connection) throw new Error('Not connected.');
    const lost = onCreate(async () => Response.json({}, { status: 502 }));
    await desk.send({ fetch: lost });
    desk.connection = { ...connection, id: 'another account' };
    await desk.settle();
    expect(await delivery()).toMatchObject({ step: 'failed', failure: { kind: 'maybe-arrived' } });
    await desk.send();
    expect(await delivery()).toMatchObject({ step: 'sent', pictures: 2 });
  });
});

describe('an answer that never came', () => {
  const lost = onCreate(async (send) => {
    await send();
    return new Response('', { status: 504 });
  });

  test('and a draft that was edited before the next try: still found by what it was sent as', async () => {
    await desk.send({ fetch: lost });
    await desk.edit((draft) => ({
      ...draft,
      title: { ...draft.title, value: 'Another title' },
      days: draft.days.slice(1),
    }));
    await desk.send();
    expect(await delivery()).toMatchObject({ step: 'sent' });
    expect(await stored()).toHaveLength(1);
    const titles = (await service.itinerariesOf(demoTraveller.email)).map(({ title }) => title);
    expect(titles).not.toContain('Another title');
  });

  test('a clip of the same words that became an itinerary before is not taken for it', async () => {
    await desk.send();
    const twin = { ...clipToSend(), draft: (await desk.clip()).draft };
    const first = await desk.clip();
    const second = await OutboxDesk.open(desk.connection, twin);
    await second.keep(first);
    await second.send({ fetch: onCreate(async () => new Response('', { status: 504 })) });
    await second.settle();
    expect((await second.clip()).delivery).toMatchObject({ step: 'sent', pictures: 2 });
    expect(await stored()).toHaveLength(2);
  });

  test('from a service that never shows what it makes: after three it is left to the traveller', async () => {
    let creates = 0;
    const forgetful = onCreate(async () => {
      creates += 1;
      return new Response('thanks', { status: 200 });
    });
    await desk.send({ fetch: forgetful });
    await desk.settle({ fetch: forgetful });
    expect(creates).toBe(3);
    expect(await delivery()).toMatchObject({ step: 'failed', failure: { kind: 'maybe-arrived' } });
  });
});

describe('what an earlier Wayclip left half way', () => {
  const startedAt = new Date().toISOString();
  const asLeft = async (left: Delivery): Promise<Clip> => ({ ...(await desk.clip()), delivery: left });

  test('while creating: looked for first', async () => {
    const parcel = interruptedParcelOf(await asLeft({ step: 'creating', startedAt }), desk.now());
    expect(parcel?.unclear).toMatchObject([{ sentAs: { title: desk.title, days: 2, stops: 3 } }]);
  });

  test('among the pictures: what is missing is added', async () => {
    await desk.send({ findPicture: async () => undefined });
    const sent = await delivery();
    if (sent.step !== 'sent') throw new Error('Not sent.');
    const { connectionId, itineraryId } = sent;
    const where = { connectionId, itineraryId, done: 0, total: 1, leftBehind: [] };
    await desk.keep(await asLeft({ step: 'adding-pictures', ...where }));
    await desk.send();
    expect(await delivery()).toMatchObject({ step: 'sent', itineraryId, pictures: 2 });
    expect(await stored()).toHaveLength(1);
  });

  test('and was deleted meanwhile: told, and the next try makes a new one', async () => {
    const itineraryId = crypto.randomUUID();
    await desk.keep(await asLeft({ step: 'failed', failure: { kind: 'offline' }, itineraryId }));
    await desk.send();
    expect(await delivery()).toEqual({ step: 'failed', failure: { kind: 'itinerary-gone' } });
    await desk.send();
    expect(await delivery()).toMatchObject({ step: 'sent', pictures: 2 });
  });
});
