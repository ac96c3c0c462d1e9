import { describe, expect, test } from 'vitest';
import { Itinerary, SummaryPage } from '../../../lib/model/itinerary.ts';
import { lisbon } from '../trips.ts';
import { call, made, refusal, setPicture } from './world.ts';

const write = (method: string, path: string, etag: string, body?: unknown) =>
  call(`/v1/itineraries/${path}`, {
    method,
    headers: { 'if-match': etag, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const read = async (answer: Promise<Response> | Response) => Itinerary.parse(await (await answer).json());

describe('changing an itinerary', () => {
  test('PATCH changes what it names, PUT replaces all, and both keep the pictures of days that stay', async () => {
    const { id, ...before } = await made();
    const withPicture = await read(setPicture(id, 'day-two'));
    const { imageURL = '' } = withPicture.days?.[1] ?? {};

    const patched = await write('PATCH', id, '"v2"', { title: 'Five days', summary: null });
    expect(patched.headers.get('etag')).toBe('"v3"');
    expect(patched.headers.get('content-location')).toBe(`/v1/itineraries/${id}`);
    const { summary: _, ...rest } = before;
    const after = await read(patched);
    expect(after).toMatchObject({
      ...rest,
      title: 'Five days',
      updatedAt: after.updatedAt,
      days: withPicture.days,
    });
    expect(after.summary).toBeUndefined();

    const put = await read(
      write('PUT', id, '"v3"', { title: 'Shorter', days: [{ id: 'day-two', title: 'Up' }, {}] }),
    );
    expect(put).toMatchObject({ title: 'Shorter', tags: [], packing: [], expenses: [] });
    expect(put.days).toEqual([
      { id: 'day-two', title: 'Up', imageURL, stops: [] },
      { id: expect.any(String), stops: [] },
    ]);
    expect(put.destination).toBeUndefined();

    // A picture is removed together with its day.
    expect((await fetch(imageURL)).status).toBe(200);
    await write('PUT', id, '"v4"', { title: 'Shorter', days: [] });
    expect((await fetch(imageURL)).status).toBe(404);
  });

  test('what is refused changes nothing', async () => {
    const { id } = await made();
    for (const body of [
      { title: null },
      { title: '' },
      { days: 'x' },
      [],
      null,
      'x',
      { center: { latitude: 1 } },
    ])
      expect(await refusal(write('PATCH', id, '"v1"', body)), JSON.stringify(body)).toBe(
        '422 invalidItinerary',
      );
    expect(await refusal(write('PUT', id, '"v1"', { summary: 'No title' }))).toBe('422 invalidItinerary');
    expect(await refusal(write('PUT', id, '"v2"', lisbon))).toBe('412 itineraryModified');
    expect(await refusal(write('PATCH', id, '', lisbon))).toBe('428 preconditionRequired');
    expect((await call(`/v1/itineraries/${id}`)).headers.get('etag')).toBe('"v1"');
  });

  test('a deleted itinerary is gone, and only its owner deletes it, from what they last read', async () => {
    const { id } = await made();
    const { imageURL = '' } = (await read(setPicture(id, 'day-two'))).days?.[1] ?? {};
    expect(await refusal(write('DELETE', id, '"v1"'))).toBe('412 itineraryModified');
    expect((await write('DELETE', id, '"v2"')).status).toBe(204);
    expect(await refusal(call(`/v1/itineraries/${id}`))).toBe('404 itineraryNotFound');
    expect((await fetch(imageURL)).status).toBe(404);
  });
});

describe('removing images', () => {
  test('a day image is taken away, from the day, from the list and from the disk', async () => {
    const { id } = await made();
    const { imageURL = '' } = (await read(setPicture(id, 'day-two'))).days?.[1] ?? {};
    const path = `${id}/days/day-two/image`;
    expect(await refusal(write('DELETE', path, '"v1"'))).toBe('412 itineraryModified');
    expect(await refusal(write('DELETE', path, ''))).toBe('428 preconditionRequired');
    expect(await refusal(write('DELETE', `${id}/days/none/image`, '"v2"'))).toBe('404 dayNotFound');
    expect((await fetch(imageURL)).status).toBe(200);
    const answer = await write('DELETE', path, '"v2"');
    expect(answer.headers.get('etag')).toBe('"v3"');
    expect((await read(answer)).days?.[1]).not.toHaveProperty('imageURL');
    expect((await fetch(imageURL)).status).toBe(404);
    expect(await hero(id)).toBeUndefined();
  });

  test('a picture that replaces another leaves nothing of it behind', async () => {
    const { id } = await made();
    const { imageURL = '' } = (await read(setPicture(id, 'day-two'))).days?.[1] ?? {};
    await setPicture(id, 'day-two', { headers: { 'if-match': '"v2"' } });
    expect((await fetch(imageURL)).status).toBe(404);
  });

  test('the cover is taken away and the days keep theirs; no picture that is set later is one, until a cover is asked for', async () => {
    const { id } = await made();
    const { imageURL } = (await read(setPicture(id, 'day-two'))).days?.[1] ?? {};
    expect(await hero(id)).toBe(imageURL);
    expect(await refusal(write('DELETE', `${id}/cover-image`, '"v1"'))).toBe('412 itineraryModified');
    const answer = await write('DELETE', `${id}/cover-image`, '"v2"');
    expect(answer.headers.get('etag')).toBe('"v3"');
    const after = await read(answer);
    expect(after.days?.[1]?.imageURL).toBe(imageURL);
    expect(Object.keys(after)).not.toContain('isCoverRemoved');
    expect(await hero(id)).toBeUndefined();
    await write('PATCH', id, '"v3"', { title: 'Still without' });
    expect(await hero(id)).toBeUndefined();
    const next = await read(setPicture(id, 'day-two', { headers: { 'if-match': '"v4"' } }));
    expect(await hero(id)).toBeUndefined();
    await write('PUT', `${id}/cover-image`, '"v5"');
    expect(await hero(id)).toBe(next.days?.[1]?.imageURL);
  });
});

async function hero(id: string): Promise<string | undefined> {
  const page = SummaryPage.parse(await (await call('/v1/itineraries?limit=1')).json());
  expect(page.data[0]?.id).toBe(id);
  return page.data[0]?.heroImageURL;
}
