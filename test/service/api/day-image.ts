import { describe, expect, test } from 'vitest';
import { Itinerary } from '../../../lib/model/itinerary.ts';
import { jpeg, pictures } from '../trips.ts';
import { type Call, call, made, refusal, setPicture } from './world.ts';

describe('setting a day image', () => {
  test.each(Object.entries(pictures))('takes %s and serves it to anyone, forever', async (type, body) => {
    const { id, days } = await made();
    const answer = await setPicture(id, 'day-two', { headers: { 'content-type': type }, body });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"v2"');
    expect(answer.headers.get('content-location')).toBe(`/v1/itineraries/${id}`);
    const changed = Itinerary.parse(await answer.json());
    expect(changed.days?.[0]).toEqual(days?.[0]);
    const served = await fetch(changed.days?.[1]?.imageURL ?? '');
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(body);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await (await call(`/v1/itineraries/${id}`)).json()).toEqual(changed);
  });

  test('asks for the ETag, and refuses one that is stale, weak or not one', async () => {
    const { id } = await made();
    for (const tag of ['', '*'])
      expect(await refusal(setPicture(id, 'day-two', { headers: { 'if-match': tag } }))).toBe(
        '428 preconditionRequired',
      );
    const { 'if-match': _, ...without } = { 'if-match': '', 'content-type': 'image/jpeg' };
    const path = `/v1/itineraries/${id}/days/day-two/image`;
    expect(await refusal(call(path, { method: 'PUT', body: jpeg, headers: without }))).toBe(
      '428 preconditionRequired',
    );
    for (const tag of ['"v2"', 'W/"v1"', 'v1', '"v1', '"V1"'])
      expect(await refusal(setPicture(id, 'day-two', { headers: { 'if-match': tag } }))).toBe(
        '412 itineraryModified',
      );
    expect((await setPicture(id, 'day-two', { headers: { 'if-match': '"v9", "v1"' } })).status).toBe(200);
    expect(await refusal(setPicture(id, 'day-two'))).toBe('412 itineraryModified');
  });

  test('refuses what is not the picture it claims to be, and leaves the itinerary alone', async () => {
    const { id } = await made();
    const put = (type: string, body: BodyInit | null) =>
      setPicture(id, 'day-two', { headers: { 'content-type': type }, body });
    expect(await refusal(put('image/png', jpeg))).toBe('415 unsupportedMediaType');
    expect(await refusal(put('image/jpeg', '<svg onload="alert(1)"/>'))).toBe('415 unsupportedMediaType');
    expect(await refusal(put('image/jpeg', null))).toBe('415 unsupportedMediaType');
    expect(await refusal(put('image/svg+xml', '<svg/>'))).toBe('415 unsupportedMediaType');
    expect(await refusal(put('text/plain', 'https://elsewhere.example/a.jpg'))).toBe(
      '415 unsupportedMediaType',
    );
    expect(await refusal(setPicture(id, 'no-such-day'))).toBe('404 dayNotFound');
    expect(await refusal(setPicture('no-uuid', 'day-two'))).toBe('404 itineraryNotFound');
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(jpeg);
    expect(await refusal(put('image/jpeg', large))).toBe('413 payloadTooLarge');
    expect((await call(`/v1/itineraries/${id}`)).headers.get('etag')).toBe('"v1"');
  });

  test('of many who write at once, each either writes on what it read or is refused: nothing is lost', async () => {
    const days = Array.from({ length: 8 }, (_, index) => ({ id: `d${index}` }));
    const { id } = await made({ title: 'Race', days });
    let refused = 0;
    const writer = async (dayId: string) => {
      for (let tries = 0; tries < 50; tries += 1) {
        const etag = (await call(`/v1/itineraries/${id}`)).headers.get('etag') ?? '';
        const answer = await setPicture(id, dayId, { headers: { 'if-match': etag } });
        await answer.arrayBuffer();
        if (answer.status === 200) return;
        expect(answer.status).toBe(412);
        refused += 1;
      }
      throw new Error(`${dayId} never got through`);
    };
    await Promise.all(days.map((day) => writer(day.id)));
    const answer = await call(`/v1/itineraries/${id}`);
    const after = Itinerary.parse(await answer.json());
    expect(after.days?.every((day) => day.imageURL)).toBe(true);
    expect(answer.headers.get('etag')).toBe('"v9"');
    expect(refused).toBeGreaterThan(0);
  });

  test('of eight who write from the same version, exactly one gets through', async () => {
    const { id } = await made();
    const { promise: allAreReading, resolve: letThemFinish } = Promise.withResolvers<void>();
    const held = () =>
      new ReadableStream({
        async start(controller) {
          controller.enqueue(jpeg);
          await allAreReading;
          controller.close();
        },
      });
    const writers = Array.from({ length: 8 }, () =>
      setPicture(id, 'day-two', { body: held(), duplex: 'half' } as Call).then(({ status }) => status),
    );
    // Database queries run in turn: after these, the eight have read version 1 and wait for their bytes.
    for (let turn = 0; turn < 20; turn += 1) await call(`/v1/itineraries/${id}`);
    letThemFinish();
    expect((await Promise.all(writers)).toSorted()).toEqual([200, ...Array(7).fill(412)]);
    expect((await call(`/v1/itineraries/${id}`)).headers.get('etag')).toBe('"v2"');
  });
});
