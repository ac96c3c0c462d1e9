import { beforeAll, describe, expect, test } from 'vitest';
import { Itinerary, SummaryPage } from '../../../lib/model/itinerary.ts';
import { newPerson, type Person } from './people.ts';
import { call, made, refusal } from './world.ts';

const json = { 'content-type': 'application/json' };

describe('the library', () => {
  let ines: Person;
  let juno: Person;
  beforeAll(async () => {
    ines = await newPerson('Ines');
    juno = await newPerson('Juno');
  });
  const publish = (id: string, as: string, etag = '"v1"') =>
    call(`/v1/explore/${id}`, { method: 'PUT', headers: { 'if-match': etag }, as });
  const put = (path: string, as: string) => call(path, { method: 'PUT', as }).then(({ status }) => status);
  const remove = (path: string, as: string) =>
    call(path, { method: 'DELETE', as }).then(({ status }) => status);
  const titles = async (filter: string, as: string) => {
    const page = SummaryPage.parse(await (await call(`/v1/itineraries?filter=${filter}`, { as })).json());
    return page.data.map(({ title }) => title);
  };
  const published = async (title: string) => {
    const itinerary = await made({ title }, ines.as);
    expect((await publish(itinerary.id, ines.as)).status).toBe(200);
    return itinerary.id;
  };

  test('holds what is owned, shared, saved, liked and disliked, each in its own list and once in all', async () => {
    const [saved, liked, disliked] = [
      await published('To save'),
      await published('To like'),
      await published('To dislike'),
    ];
    const shared = await made({ title: 'To share' }, ines.as);
    const body = JSON.stringify({ userId: juno.id, role: 'viewer' });
    const added = call(`/v1/itineraries/${shared.id}/people`, {
      method: 'POST',
      headers: json,
      body,
      as: ines.own,
    });
    expect((await added).status).toBe(204);
    expect(await put(`/v1/library/${saved}`, juno.as)).toBe(204);
    expect(await put(`/v1/library/${saved}`, juno.as)).toBe(204);
    expect(await put(`/v1/library/${liked}`, juno.as)).toBe(204);
    expect(await put(`/v1/itineraries/${liked}/like`, juno.as)).toBe(204);
    expect(await put(`/v1/itineraries/${disliked}/dislike`, juno.as)).toBe(204);

    expect(await titles('owned', juno.as)).toEqual(['Juno’s first trip']);
    expect(await titles('shared', juno.as)).toEqual(['To share']);
    expect(await titles('saved', juno.as)).toEqual(['To like', 'To save']);
    expect(await titles('liked', juno.as)).toEqual(['To like']);
    expect(await titles('disliked', juno.as)).toEqual(['To dislike']);
    expect(await titles('all', juno.as)).toEqual([
      'To share',
      'To dislike',
      'To like',
      'To save',
      'Juno’s first trip',
    ]);
    expect(await titles('saved', ines.as)).toEqual([]);

    // Page by page it is the same list.
    const seen: (string | undefined)[] = [];
    let cursor = '';
    for (let pages = 0; pages < 5; pages += 1) {
      const page = SummaryPage.parse(
        await (await call(`/v1/itineraries?limit=1${cursor}`, { as: juno.as })).json(),
      );
      seen.push(...page.data.map(({ title }) => title));
      cursor = `&cursor=${page.nextCursor}`;
      expect(page.nextCursor === undefined).toBe(pages === 4);
    }
    expect(seen).toEqual(await titles('all', juno.as));
  });

  test('a like turns into a dislike and is taken back; counts follow, the ETag does not', async () => {
    const id = await published('Counted');
    const counts = async () => {
      const answer = await call(`/v1/itineraries/${id}`, { as: ines.as });
      expect(answer.headers.get('etag')).toBe('"v2"');
      return Itinerary.parse(await answer.json()).likesCount;
    };
    for (const opinion of ['like', 'like', 'dislike']) await put(`/v1/itineraries/${id}/${opinion}`, juno.as);
    expect(await counts()).toBe(0);
    expect(await titles('disliked', juno.as)).toContain('Counted');
    await put(`/v1/itineraries/${id}/like`, juno.as);
    expect(await counts()).toBe(1);
    // Taking back an opinion that was not given changes nothing.
    expect(await remove(`/v1/itineraries/${id}/dislike`, juno.as)).toBe(204);
    expect(await counts()).toBe(1);
    expect(await remove(`/v1/itineraries/${id}/like`, juno.as)).toBe(204);
    expect(await counts()).toBe(0);
    expect(await titles('liked', juno.as)).not.toContain('Counted');
  });

  test('many who like at once are all counted', async () => {
    const id = await published('Popular');
    await Promise.all(
      [ines, juno].flatMap(({ as }) => [1, 2, 3].map(() => put(`/v1/itineraries/${id}/like`, as))),
    );
    const { likesCount } = Itinerary.parse(
      await (await call(`/v1/itineraries/${id}`, { as: ines.as })).json(),
    );
    expect(likesCount).toBe(2);
  });

  test('what is no longer published is gone from the libraries of others, and comes back with it', async () => {
    const id = await published('Now and then');
    await put(`/v1/library/${id}`, juno.as);
    const unpublish = { method: 'DELETE', headers: { 'if-match': '"v2"' }, as: ines.as };
    const taken = await call(`/v1/explore/${id}`, unpublish);
    expect(Itinerary.parse(await taken.json()).visibility).toBe('private');
    expect(await titles('saved', juno.as)).not.toContain('Now and then');
    expect(await refusal(call(`/v1/itineraries/${id}`, { as: juno.as }))).toBe('404 itineraryNotFound');
    await publish(id, ines.as, '"v3"');
    expect(await titles('saved', juno.as)).toContain('Now and then');
    expect(await remove(`/v1/library/${id}`, juno.as)).toBe(204);
    expect(await titles('saved', juno.as)).not.toContain('Now and then');
  });

  test('a private itinerary can be neither saved nor liked by others', async () => {
    const { id } = await made({ title: 'Private' }, ines.as);
    for (const path of [
      `/v1/library/${id}`,
      `/v1/itineraries/${id}/like`,
      '/v1/library/x',
      '/v1/library/%00',
    ])
      expect(await refusal(call(path, { method: 'PUT', as: juno.as }))).toBe('404 itineraryNotFound');
  });

  test('only looks of others are counted as views', async () => {
    const id = await published('Seen');
    const views = async (as: string) =>
      Itinerary.parse(await (await call(`/v1/itineraries/${id}`, { as })).json()).viewsCount;
    await views(ines.as);
    await views(juno.as);
    expect(await views(ines.as)).toBe(1);
  });
});
