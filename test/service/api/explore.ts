import { beforeAll, describe, expect, test } from 'vitest';
import { Itinerary, SummaryPage } from '../../../lib/model/itinerary.ts';
import { newPerson, type Person } from './people.ts';
import { call, made, refusal } from './world.ts';

describe('Explore', () => {
  let kaya: Person;
  let liv: Person;
  let reader: Person;
  const ids: Record<string, string> = {};
  const trips = [
    { title: 'Lanterns of Hoi An', destination: 'Hoi An', tags: ['river'] },
    { title: 'Málaga’s old temples', destination: 'Málaga', days: [{ stops: [{ name: 'Roman theatre' }] }] },
    { title: '京都駅からの一日', destination: '京都' },
    { title: 'A quiet coast', days: [{ title: 'Boats', stops: [{ name: 'Lantern workshop' }] }] },
    { title: 'Snow and saunas', destination: 'Rovaniemi', summary: 'Three days in the dark.' },
  ];
  const publish = async (id: string, as: string) =>
    Itinerary.parse(
      await (await call(`/v1/explore/${id}`, { method: 'PUT', headers: { 'if-match': '"v1"' }, as })).json(),
    );
  beforeAll(async () => {
    kaya = await newPerson('Kaya');
    liv = await newPerson('Liv');
    reader = await newPerson('Reader');
    for (const [index, trip] of trips.entries()) {
      const { as } = index % 2 === 0 ? kaya : liv;
      const { id } = await made(trip, as);
      expect((await publish(id, as)).visibility).toBe('public');
      ids[trip.title] = id;
    }
    await made({ title: 'Lanterns that nobody else may see' }, kaya.as);
  });
  const explore = async (query: string, as = reader.as) =>
    SummaryPage.parse(await (await call(`/v1/explore${query}`, { as })).json());
  /** Only what this file published: other tests publish too. */
  const titles = ({ data }: SummaryPage) =>
    data.flatMap(({ title }) => (title !== undefined && title in ids ? [title] : []));
  const search = async (words: string) => titles(await explore(`?q=${encodeURIComponent(words)}`));

  test('the feed has what was published, the newest and best liked first, as summaries of a viewer', async () => {
    const [first, second] = trips.map(({ title }) => title);
    expect(titles(await explore('?limit=50'))).toEqual(trips.map(({ title }) => title).toReversed());
    await call(`/v1/itineraries/${ids[first ?? '']}/like`, { method: 'PUT', as: reader.as });
    const page = await explore('?limit=50');
    expect(titles(page)[0]).toBe(first);
    expect(page.data.find(({ title }) => title === second)).toMatchObject({
      visibility: 'public',
      role: 'viewer',
      author: { id: liv.id, name: 'Liv' },
      etag: '"v2"',
      stopCount: 1,
    });
    await call(`/v1/itineraries/${ids[first ?? '']}/like`, { method: 'DELETE', as: reader.as });
  });

  test.each([
    ['lanterns', ['Lanterns of Hoi An', 'A quiet coast']],
    ['LANTERN', ['Lanterns of Hoi An', 'A quiet coast']],
    ['lante', ['Lanterns of Hoi An', 'A quiet coast']],
    ['malaga', ['Málaga’s old temples']],
    ['temple in Málaga', ['Málaga’s old temples']],
    ['roman theatre', ['Málaga’s old temples']],
    ['hoi an river', ['Lanterns of Hoi An']],
    ['京都', ['京都駅からの一日']],
    ['dark rovaniemi', ['Snow and saunas']],
    ['lantern rovaniemi', []],
    ["'; drop table itineraries; --", []],
    ["' & | ! ( ) <-> :*", []],
    ['!!!', []],
  ])('a search for %s finds %j', async (words, found) => {
    expect(await search(words)).toEqual(found);
  });

  test('a search for nothing is the feed', async () => {
    expect(await explore('?q=%20')).toEqual(await explore(''));
  });

  test('pages hold each once, in the feed, in a search across both kinds of match, and of those followed', async () => {
    for (const id of [kaya.id, liv.id])
      expect((await call(`/v1/people/${id}/follow`, { method: 'PUT', as: reader.as })).status).toBe(204);
    for (const query of ['', 'q=lantern', 'filter=following', 'filter=following&q=lantern']) {
      const whole = (await explore(`?limit=50&${query}`)).data.map(({ id }) => id);
      expect(new Set(whole).size, query).toBe(whole.length);
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await explore(`?limit=1&${query}${cursor ? `&cursor=${cursor}` : ''}`);
        seen.push(...page.data.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor && seen.length <= whole.length);
      expect(seen, query).toEqual(whole);
    }
  });

  test('following shows those one follows, newest first, and no others', async () => {
    const fan = await newPerson('Fan');
    expect((await explore('?filter=following', fan.as)).data).toEqual([]);
    const follow = (method: string) => call(`/v1/people/${kaya.id}/follow`, { method, as: fan.as });
    expect((await follow('PUT')).status).toBe(204);
    expect((await follow('PUT')).status).toBe(204);
    const kayas = trips
      .filter((_, index) => index % 2 === 0)
      .map(({ title }) => title)
      .toReversed();
    const page = await explore('?filter=following', fan.as);
    expect(page.data.map(({ title }) => title)).toEqual(kayas);
    expect(titles(await explore('?filter=following&q=lantern', fan.as))).toEqual(['Lanterns of Hoi An']);
    expect((await follow('DELETE')).status).toBe(204);
    expect((await explore('?filter=following', fan.as)).data).toEqual([]);
  });

  test('an edited itinerary is found by its new words only', async () => {
    const { id } = await made({ title: 'Zanzibar spice walk' }, kaya.as);
    const { id: unpublished } = await made({ title: 'Zanzibar in secret' }, kaya.as);
    await publish(id, kaya.as);
    const found = async (words: string) => (await explore(`?q=${words}`)).data.map((item) => item.id);
    expect(await found('zanzibar')).toEqual([id]);
    const patch = {
      method: 'PATCH',
      headers: { 'if-match': '"v2"', 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Pemba spice walk' }),
      as: kaya.as,
    };
    expect((await call(`/v1/itineraries/${id}`, patch)).status).toBe(200);
    expect(await found('zanzibar')).toEqual([]);
    expect(await found('pemba')).toEqual([id]);
    expect(await found('secret')).not.toContain(unpublished);
  });

  test.each(['filter=mine', 'filter=', 'limit=0', 'limit=51', 'limit=x', `q=${'a'.repeat(201)}`])(
    'refuses %s',
    async (query) => expect(await refusal(call(`/v1/explore?${query}`))).toBe('400 invalidRequest'),
  );

  test('refuses a cursor that was made for another question, person or list', async () => {
    const { nextCursor = '' } = await explore('?limit=1');
    expect(nextCursor).not.toBe('');
    for (const query of ['q=lantern', 'filter=following'])
      expect(await refusal(call(`/v1/explore?${query}&cursor=${nextCursor}`, { as: reader.as }))).toBe(
        '400 invalidCursor',
      );
    expect(await refusal(call(`/v1/explore?cursor=${nextCursor}`, { as: kaya.as }))).toBe(
      '400 invalidCursor',
    );
    expect(await refusal(call(`/v1/itineraries?cursor=${nextCursor}`, { as: reader.as }))).toBe(
      '400 invalidCursor',
    );
    expect(await refusal(call(`/v1/explore?cursor=${nextCursor}.x`, { as: reader.as }))).toBe(
      '400 invalidCursor',
    );
    expect((await call(`/v1/explore?cursor=${nextCursor}`, { as: reader.as })).status).toBe(200);
  });

  test('only its owner publishes, with the ETag last read', async () => {
    const { id } = await made({ title: 'Not yet' }, kaya.as);
    const put = (headers: Record<string, string>, as: string) =>
      refusal(call(`/v1/explore/${id}`, { method: 'PUT', headers, as }));
    expect(await put({}, kaya.as)).toBe('428 preconditionRequired');
    expect(await put({ 'if-match': '"v9"' }, kaya.as)).toBe('412 itineraryModified');
    expect(await put({ 'if-match': '"v1"' }, liv.as)).toBe('404 itineraryNotFound');
    await publish(id, kaya.as);
    expect(await put({ 'if-match': '"v2"' }, liv.as)).toBe('403 ownerOnly');
  });
});
