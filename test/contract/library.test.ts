// The library at the embedded service: six lists copied and kept up to date, pictures changed while others write.
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../lib/api/connection.ts';
import { pickDayImage } from '../../lib/api/day-image.ts';
import { createItinerary, removeItinerary } from '../../lib/api/itineraries.ts';
import { likeItinerary, saveItinerary, unsaveItinerary } from '../../lib/api/library.ts';
import { explore, listItineraries, readPage } from '../../lib/api/lists.ts';
import { readItinerary } from '../../lib/api/read-itinerary.ts';
import { changeImage } from '../../lib/journeys/library-image.ts';
import { syncList } from '../../lib/journeys/library-sync.ts';
import { type Library, openLibrary } from '../../lib/library/database.ts';
import { idsListed, keepListed, keepSync, newestListed, syncOf, unlist } from '../../lib/library/listed.ts';
import { type ListFilter, listFilters } from '../../lib/model/listed.ts';
import { requireValue } from '../../tools/require-value.ts';
import { lisbon } from '../service/trips.ts';
import { patience } from './client/world.ts';
import { controlledServiceOfTests } from './service-of-tests.ts';
import { world } from './traveller.ts';

const { service, control } = await controlledServiceOfTests();
let mara: Connection;
let library: Library;
let tripIds: string[];

beforeAll(async () => {
  mara = await world(service, { patience }).connected();
  library = await openLibrary(`contract-${crypto.randomUUID()}`);
  tripIds = requireValue(await explore(mara)).data.map(({ id }) => id);
});

let now = Date.now();
/** `limit`: a small page size, so that a list has several pages. */
function sync(filter: ListFilter, { isWhole = false, limit = 50 } = {}) {
  const list = { accountId: mara.id, filter };
  return syncList(
    { filter, isWhole },
    {
      readPage: ({ isAlone, ...ask }) =>
        isAlone
          ? readPage(mara, '/v1/itineraries', { cursor: ask.cursor })
          : listItineraries(mara, { filter, limit, ...ask }),
      keep: (entries) => keepListed(library, list, entries),
      listedIds: () => idsListed(library, list),
      unlist: (ids) => unlist(library, list, ids),
      last: () => syncOf(library, list),
      note: (done) => keepSync(library, { ...list, ...done }),
      now: () => now,
    },
  );
}
const copied = async (filter: ListFilter) =>
  (await idsListed(library, { accountId: mara.id, filter })).sort();
const listed = async (filter: ListFilter) =>
  requireValue(await listItineraries(mara, { filter }))
    .data.map(({ id }) => id)
    .sort();

async function put(path: string): Promise<void> {
  const authorization = `Bearer ${requireValue(await mara.accessToken())}`;
  await fetch(`${service.apiUrl}${path}`, { method: 'PUT', headers: { authorization } });
}

describe('the six lists', () => {
  test('are copied as the service has them, and follow saving, liking, making and deleting', async () => {
    const [first = '', second = '', third = ''] = tripIds;
    await saveItinerary(mara, first);
    await likeItinerary(mara, second);
    await put(`/v1/itineraries/${third}/dislike`);
    const made = requireValue(await createItinerary(mara, lisbon)).value;
    for (const filter of listFilters) {
      requireValue(await sync(filter, { limit: 1 }));
      expect([filter, await copied(filter)]).toEqual([filter, await listed(filter)]);
    }
    expect([
      await copied('owned'),
      await copied('saved'),
      await copied('liked'),
      await copied('disliked'),
    ]).toEqual([[made.id], [first], [second], [third]]);
    const [newest] = await newestListed(library, mara.id, 1);
    expect(newest).toMatchObject({ id: made.id, summary: { role: 'owner', visibility: 'private' } });

    await unsaveItinerary(mara, first);
    const { etag = '' } = requireValue(await readItinerary(mara, made.id));
    requireValue(await removeItinerary(mara, { id: made.id, etag }));
    for (const filter of listFilters) requireValue(await sync(filter, { limit: 1 }));
    expect([await copied('saved'), await copied('owned')]).toEqual([[], []]);
    expect(await copied('all')).toEqual(await listed('all'));
  });

  test.each(['inclusive', 'second-precision', 'ignored', 'future-400'] as const)(
    'lose nothing where updatedSince is %s',
    async (updatedSince) => {
      await control.speak({ updatedSince });
      for (const id of tripIds.slice(0, 5)) await saveItinerary(mara, id);
      requireValue(await sync('saved', { isWhole: true, limit: 2 }));
      expect(await copied('saved')).toEqual(await listed('saved'));
      now += 1000;
      requireValue(await sync('saved', { limit: 2 }));
      expect(await copied('saved')).toEqual(await listed('saved'));
    },
  );
});

describe('a picture', () => {
  const picture = () =>
    new Blob(
      [readFileSync(new URL('../../tools/sample-blog/site/pictures/blue-tiles.jpg', import.meta.url))],
      {
        type: 'image/jpeg',
      },
    );
  /** As a traveller sees it before someone else writes. */
  const opened = async () => {
    const made = requireValue(await createItinerary(mara, lisbon));
    const { value, etag } = requireValue(await readItinerary(mara, made.value.id));
    const days = (value.days ?? []).map(({ id, imageURL }) => ({ id, imageURL }));
    const [day, other] = days;
    if (!day?.id || !other?.id) throw new Error('The sample has changed.');
    return { seen: { id: value.id, etag, days }, dayId: day.id, otherDayId: other.id };
  };
  const pick = async (id: string, dayId: string) => {
    const { etag = '' } = requireValue(await readItinerary(mara, id));
    return requireValue(await pickDayImage(mara, { itineraryId: id, dayId, etag })).value;
  };
  const imageOn = async (id: string, dayId: string) =>
    requireValue(await readItinerary(mara, id)).value.days?.find((day) => day.id === dayId)?.imageURL;

  test('is set from a file, by words and by the service, and removed', async () => {
    const { seen, dayId } = await opened();
    const set = requireValue(await changeImage(mara, seen, { kind: 'set', dayId, picture: picture() }));
    expect(set.value.days?.[0]?.imageURL).toBeTypeOf('string');
    const found = requireValue(
      await changeImage(
        mara,
        { id: seen.id, etag: set.etag, days: set.value.days ?? [] },
        {
          kind: 'set',
          dayId,
          picture: { words: 'beach' },
        },
      ),
    );
    const gone = requireValue(
      await changeImage(
        mara,
        { id: seen.id, etag: found.etag, days: found.value.days ?? [] },
        {
          kind: 'remove',
          dayId,
        },
      ),
    );
    expect(gone.value.days?.[0]?.imageURL).toBeUndefined();
  });

  test('on another day does not stand in the way: mine is set over the newer version', async () => {
    const { seen, dayId, otherDayId } = await opened();
    const theirs = await pick(seen.id, otherDayId);
    requireValue(await changeImage(mara, seen, { kind: 'set', dayId, picture: {} }));
    expect(await imageOn(seen.id, otherDayId)).toBe(theirs.days?.[1]?.imageURL);
    expect(await imageOn(seen.id, dayId)).toBeTypeOf('string');
  });

  test.each(['set', 'remove'] as const)(
    'that someone else set meanwhile is not lost: to %s it is asked about',
    async (kind) => {
      const { seen, dayId } = await opened();
      await pick(seen.id, dayId);
      const theirs = await imageOn(seen.id, dayId);
      const change = kind === 'set' ? { kind, dayId, picture: picture() } : { kind, dayId };
      expect(await changeImage(mara, seen, change)).toEqual({
        ok: false,
        failure: { kind: 'itinerary-modified' },
      });
      expect(await imageOn(seen.id, dayId)).toBe(theirs);
    },
  );

  test.each(['set', 'remove'] as const)(
    'is no conflict with itself where the browser repeats it on a broken connection: %s',
    async (kind) => {
      const { seen, dayId } = await opened();
      const first = await pick(seen.id, dayId);
      const { etag } = requireValue(await readItinerary(mara, seen.id));
      const repeating: Connection = {
        ...mara,
        fetch: async (input, init) => {
          if (init?.method === 'PUT' || init?.method === 'DELETE') await mara.fetch(input, init);
          return mara.fetch(input, init);
        },
      };
      const change = kind === 'set' ? { kind, dayId, picture: picture() } : { kind, dayId };
      const now = { id: seen.id, etag, days: first.days ?? [] };
      expect(await changeImage(repeating, now, change)).toMatchObject({ ok: true });
    },
  );

  test('of the cover is taken away, but not under someone else’s hands', async () => {
    const { seen, dayId } = await opened();
    const first = await pick(seen.id, dayId);
    const conflict = await changeImage(mara, seen, { kind: 'remove-cover' });
    expect(conflict).toEqual({ ok: false, failure: { kind: 'itinerary-modified' } });
    const { etag } = requireValue(await readItinerary(mara, seen.id));
    requireValue(
      await changeImage(mara, { id: seen.id, etag, days: first.days ?? [] }, { kind: 'remove-cover' }),
    );
    const summary = requireValue(await listItineraries(mara, { filter: 'owned' })).data.find(
      ({ id }) => id === seen.id,
    );
    expect(summary?.heroImageURL).toBeUndefined();
  });
});
