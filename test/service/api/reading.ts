import { describe, expect, test } from 'vitest';
import { Itinerary, SummaryPage } from '../../../lib/model/itinerary.ts';
import { Browser } from '../browser.ts';
import { connect } from '../connect.ts';
import { lisbon } from '../trips.ts';
import { call, made, refusal, service, setPicture, withClockHeld } from './world.ts';

describe('reading one', () => {
  test('gives what was created, with the ETag, uncached', async () => {
    const itinerary = await made();
    const answer = await call(`/v1/itineraries/${itinerary.id}`);
    expect(await answer.json()).toEqual(itinerary);
    expect(answer.headers.get('etag')).toBe('"v1"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('knows nothing of ids that are unknown, no UUID, or another traveller’s', async () => {
    const itinerary = await made();
    const other = { email: 'noor@wayclip.test', password: 'noors-quiet-password' };
    await new Browser(service.authUrl).open('/sign-up', { ...other, name: 'Noor' });
    const { tokens } = await connect(service, undefined, other);
    for (const id of [crypto.randomUUID(), 'x', '%00', "1'or'1", `${itinerary.id}0`])
      expect(await refusal(call(`/v1/itineraries/${id}`))).toBe('404 itineraryNotFound');
    const as = tokens.access_token;
    expect(await refusal(call(`/v1/itineraries/${itinerary.id}`, { as }))).toBe('404 itineraryNotFound');
    expect(await refusal(setPicture(itinerary.id, 'day-two', { as }))).toBe('404 itineraryNotFound');
    expect(await (await call('/v1/itineraries', { as })).json()).toEqual({ data: [] });
  });
});

describe('listing', () => {
  const list = async (query = '', as?: string) =>
    SummaryPage.parse(await (await call(`/v1/itineraries${query}`, { as })).json());

  test('gives summaries, newest first, page by page, each once', async () => {
    const traveller = { email: 'lena@wayclip.test', password: 'lenas-quiet-password' };
    await new Browser(service.authUrl).open('/sign-up', { ...traveller, name: 'Lena' });
    const as = (await connect(service, undefined, traveller)).tokens.access_token;
    const titles = ['one', 'two', 'three', 'four', 'five'];
    for (const title of titles) await made({ ...lisbon, title }, as);

    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(
        `?filter=owned&limit=2${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
        as,
      );
      seen.push(...page.data.map(({ title = '' }) => title));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(titles.toReversed());

    const [newest, , third] = (await list('', as)).data;
    expect(newest).toEqual({
      id: expect.any(String),
      title: 'five',
      destination: 'Lisbon',
      summary: 'Tiles, hills and the river.',
      startDate: '2027-05-13',
      tags: ['slow', 'city'],
      dayCount: 2,
      stopCount: 3,
      visibility: 'private',
      role: 'owner',
      author: { id: expect.any(String), name: 'Lena' },
      updatedAt: expect.any(String),
      etag: '"v1"',
    });
    const since = await list(`?updatedSince=${third?.updatedAt}`, as);
    expect(since.data.map(({ title }) => title)).toEqual(['five', 'four']);
    expect(await list('?filter=shared', as)).toEqual({ data: [] });
  });

  test('itineraries of the same moment are still listed each once', async () => {
    const traveller = { email: 'otto@wayclip.test', password: 'ottos-quiet-password' };
    await new Browser(service.authUrl).open('/sign-up', { ...traveller, name: 'Otto' });
    const as = (await connect(service, undefined, traveller)).tokens.access_token;
    const ids: string[] = [];
    await withClockHeld(async () => {
      for (const title of ['a', 'b', 'c', 'd', 'e']) ids.push((await made({ title }, as)).id);
    });
    const first = await list('?limit=2', as);
    const second = await list(`?limit=2&cursor=${first.nextCursor}`, as);
    const third = await list(`?limit=2&cursor=${second.nextCursor}`, as);
    const seen = [first, second, third].flatMap(({ data }) => data.map(({ id }) => id));
    expect(seen.toSorted()).toEqual(ids.toSorted());
    expect(third.nextCursor).toBeUndefined();
  });

  test('an edited itinerary comes first, with its new ETag and picture', async () => {
    const itinerary = await made();
    await made({ title: 'Later' });
    const changed = Itinerary.parse(await (await setPicture(itinerary.id, 'day-two')).json());
    const [first] = (await list('?limit=1')).data;
    expect(first).toMatchObject({
      id: itinerary.id,
      etag: '"v2"',
      heroImageURL: changed.days?.[1]?.imageURL,
    });
  });

  test.each([
    'limit=0',
    'limit=51',
    'limit=1e1',
    'limit=',
    'filter=mine',
    'updatedSince=yesterday',
    'updatedSince=2027-01-01',
  ])('refuses %s', async (query) =>
    expect(await refusal(call(`/v1/itineraries?${query}`))).toBe('400 invalidRequest'),
  );

  test('refuses cursors that are garbage, forged, or made for another question', async () => {
    await made();
    await made();
    const { nextCursor = '' } = await list('?limit=1');
    const [body = '', signature = ''] = nextCursor.split('.');
    const elsewhere = Buffer.from(JSON.stringify({ updatedAt: 0, id: crypto.randomUUID() })).toString(
      'base64url',
    );
    for (const cursor of [
      '',
      'x',
      '.',
      '%00',
      body,
      `${body}.`,
      `${elsewhere}.${signature}`,
      `${nextCursor}x`,
    ])
      expect(await refusal(call(`/v1/itineraries?cursor=${cursor}`)), cursor).toBe('400 invalidCursor');
    expect(await refusal(call(`/v1/itineraries?filter=owned&cursor=${nextCursor}`))).toBe(
      '400 invalidCursor',
    );
    expect((await call(`/v1/itineraries?cursor=${nextCursor}`)).status).toBe(200);
  });
});
