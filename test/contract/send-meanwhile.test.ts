// What happens while a clip is being sent: someone else changes the itinerary, or the traveller wants to stop.
import { beforeEach, describe, expect, test } from 'vitest';
import { setDayImage } from '../../lib/api/day-image.ts';
import { readItinerary } from '../../lib/api/itineraries.ts';
import type { Fetch } from '../../lib/api/transport.ts';
import { choosePicture } from '../../lib/outbox/queue.ts';
import { demoTraveller } from '../../service/seed.ts';
import { jpeg, OutboxDesk, onCreate } from './outbox-desk.ts';
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
/** A picture that differs from ours only by a byte after its end. */
const theirPicture = () => new Blob([jpeg, new Uint8Array(1)], { type: 'image/jpeg' });

describe('an itinerary that someone else changes meanwhile', () => {
  /** Replaces the picture of a day just before ours is sent. */
  const meddling = (day: number) => {
    let isDone = false;
    return (fetch: Fetch): Fetch =>
      async (input, init) => {
        const { connection } = desk;
        if (!isDone && connection && init?.method === 'PUT' && input.includes('/image')) {
          isDone = true;
          const id = /itineraries\/([^/]+)/.exec(input)?.[1] ?? '';
          const now = await readItinerary(connection, id);
          const dayId = now.ok ? now.value.value.days?.[day]?.id : undefined;
          if (!now.ok || !dayId) throw new Error('Not there.');
          const theirs = { itineraryId: id, dayId, etag: now.value.etag ?? '', picture: theirPicture() };
          expect((await setDayImage(connection, theirs)).ok).toBe(true);
        }
        return fetch(input, init);
      };
  };

  test('at another place: ours is set all the same', async () => {
    await desk.send({ fetch: meddling(1) });
    // The first day's picture was set again with the new ETag; the second day's is theirs, so the traveller is asked.
    expect(await delivery()).toMatchObject({ step: 'asking', day: 2, done: 1, total: 2 });
  });

  test('at the same picture: the traveller is asked, and theirs stays until then', async () => {
    await desk.send({ fetch: meddling(0) });
    const [before] = await stored();
    expect(await delivery()).toMatchObject({ step: 'asking', day: 1, theirs: before?.days?.[0]?.imageURL });
    // Nothing continues by itself.
    desk.later(86_400);
    await desk.resume({}, true);
    expect((await stored())[0]?.days?.[0]?.imageURL).toBe(before?.days?.[0]?.imageURL);
    await desk.goOn((parcel) => choosePicture(parcel, 'mine'));
    expect(await delivery()).toMatchObject({ step: 'sent', pictures: 2 });
    expect((await stored())[0]?.days?.[0]?.imageURL).not.toBe(before?.days?.[0]?.imageURL);
  });

  test('at the same picture, and the traveller keeps theirs', async () => {
    await desk.send({ fetch: meddling(0) });
    const [before] = await stored();
    await desk.goOn((parcel) => choosePicture(parcel, 'theirs'));
    expect(await delivery()).toMatchObject({ step: 'sent' });
    expect((await stored())[0]?.days?.[0]?.imageURL).toBe(before?.days?.[0]?.imageURL);
  });
});

describe('the traveller', () => {
  /** Presses the button while the itinerary is being created. */
  const pressing = (wish: 'pause' | 'cancel') =>
    onCreate(async (send) => {
      const answer = await send();
      await desk.wish(wish);
      return answer;
    });

  test('pauses: the step under way ends, nothing goes on by itself, and going on ends it well', async () => {
    await desk.send({ fetch: pressing('pause') });
    expect(await delivery()).toEqual({ step: 'paused', isCreated: true, done: 0, total: 2 });
    desk.later(86_400);
    await desk.resume({}, true);
    expect((await delivery()).step).toBe('paused');
    await desk.send();
    expect(await delivery()).toMatchObject({ step: 'sent', pictures: 2 });
    expect(await stored()).toHaveLength(1);
  });

  test('gives it up after it was created: it stays as it is, without the rest', async () => {
    await desk.send({ fetch: pressing('cancel') });
    expect(await delivery()).toMatchObject({ step: 'sent', pictures: 0, leftBehind: [] });
    expect(await desk.parcel()).toBeUndefined();
  });

  test('gives up what may have arrived: a later Send still looks first', async () => {
    const lost = onCreate(async (send) => {
      await send();
      return new Response('', { status: 504 });
    });
    await desk.send({ fetch: lost });
    await desk.wish('cancel');
    await desk.resume();
    expect(await delivery()).toEqual({ step: 'kept' });
    await desk.send();
    expect(await delivery()).toMatchObject({ step: 'sent', pictures: 2 });
    expect(await stored()).toHaveLength(1);
  });
});
