// Explore at the embedded service: found, paged, saved, viewed and made into a draft, in its own and in other dialects.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../lib/api/connection.ts';
import { saveItinerary, unsaveItinerary } from '../../lib/api/library.ts';
import { everyItinerary } from '../../lib/api/pages.ts';
import { readItinerary } from '../../lib/api/read-itinerary.ts';
import { clipFromTrip } from '../../lib/journeys/draft-from-trip.ts';
import { ExploreSearch } from '../../lib/journeys/explore.ts';
import { explorePage } from '../../lib/journeys/explore-page.ts';
import { tripPicture } from '../../lib/journeys/trip-picture.ts';
import { Clip } from '../../lib/model/clip.ts';
import type { ExploreResults } from '../../lib/model/explore.ts';
import { authors } from '../../service/seed/authors.ts';
import { requireValue } from '../../tools/require-value.ts';
import { patience } from './client/world.ts';
import { controlledServiceOfTests } from './service-of-tests.ts';
import { world } from './traveller.ts';

const { service, control } = await controlledServiceOfTests();
let traveller: ReturnType<typeof world>;
let mara: Connection;

beforeAll(async () => {
  traveller = world(service, { patience });
  mara = await traveller.connected();
});

function searching(connection = () => mara) {
  const shown: ExploreResults[] = [];
  const search = new ExploreSearch({
    readPage: (ask) => explorePage(connection(), ask),
    show: (found) => void shown.push(found),
  });
  const last = (): ExploreResults => {
    const found = shown.at(-1);
    if (!found) throw new Error('Nothing was shown.');
    return found;
  };
  return { search, last, ids: () => last().trips.map(({ id }) => id) };
}
const everyone = (text = '') => ({ text, isFollowing: false });

async function readAll(world: ReturnType<typeof searching>): Promise<void> {
  for (let turns = 0; turns < 50 && world.last().is === 'more'; turns += 1) await world.search.more();
}

describe('the feed', () => {
  test('of sixty trips comes in three pages, each trip once', async () => {
    const world = searching();
    await world.search.ask(everyone());
    expect([world.last().is, world.ids().length]).toEqual(['more', 25]);
    await world.search.more();
    expect([world.last().is, world.ids().length]).toEqual(['more', 50]);
    await world.search.more();
    expect([world.last().is, new Set(world.ids()).size]).toEqual(['all', 60]);
  });

  test('searched tells less, and of people one follows only theirs', async () => {
    const world = searching();
    await world.search.ask(everyone('Lisbon'));
    expect(world.last().is).toBe('all');
    expect(world.ids().length).toBeGreaterThan(0);
    expect(world.ids().length).toBeLessThan(25);
    await world.search.ask({ text: '', isFollowing: true });
    await readAll(world);
    const names = new Set(world.last().trips.map(({ author }) => author?.name));
    expect([...names].sort()).toEqual([authors.aiko, authors.hanna, authors.joao].sort());
    await world.search.ask(everyone('qqqqzzzz'));
    expect(world.last()).toEqual({ is: 'all', text: 'qqqqzzzz', trips: [] });
  });

  test.each([
    { cursorLife: 'carries-filter' },
    { pageEnd: 'null' },
    { pageEnd: 'empty' },
    { pageEnd: 'has-more' },
    { pageEnd: 'last-page-empty' },
    { pageEnd: 'link-header' },
    { pageSize: 'of-10' },
  ] as const)('is whole in the dialect %o', async (dialect) => {
    await control.speak(dialect);
    const world = searching();
    await world.search.ask(everyone());
    await readAll(world);
    expect([world.last().is, new Set(world.ids()).size, world.ids().length]).toEqual(['all', 60, 60]);
  });

  test('whose cursors ran out meanwhile is told to its end without anything twice', async () => {
    await control.speak({ cursorLife: 'expires' });
    const world = searching();
    await world.search.ask(everyone());
    await control.advance(3600 / 2);
    await readAll(world);
    expect([world.last().is, new Set(world.ids()).size, world.ids().length]).toEqual(['all', 60, 60]);
  });

  test('without an end stops by itself, with every trip there is', async () => {
    await control.speak({ cursorLife: 'loop' });
    const world = searching();
    await world.search.ask(everyone());
    await readAll(world);
    expect(world.last()).toMatchObject({ is: 'stuck', failure: { reason: 'endless-list' } });
    expect(new Set(world.ids()).size).toBe(60);
    expect((await control.journal()).length).toBeLessThan(12);
  });
});

describe('what stands in the way', () => {
  test('an account signed out in the middle keeps what was found; connected again it goes on', async () => {
    let connection = await traveller.connected();
    const world = searching(() => connection);
    await world.search.ask(everyone());
    traveller.tokens.set(connection.id, { token: 'worn-out', expiresAt: Number.MAX_SAFE_INTEGER });
    const account = traveller.accounts.get(connection.id);
    if (account) traveller.accounts.set(account.id, { ...account, refreshToken: 'revoked' });
    await world.search.more();
    expect(world.last()).toMatchObject({ is: 'stuck', failure: { kind: 'signed-out' } });
    expect(world.ids()).toHaveLength(25);
    connection = await traveller.connected();
    await world.search.more();
    await readAll(world);
    expect([world.last().is, new Set(world.ids()).size, world.ids().length]).toEqual(['all', 60, 60]);
  });

  test('a pause that is longer than a moment is told with its length', async () => {
    await control.fault({
      match: { path: '/v1/explore' },
      action: { kind: 'status', status: 429, retryAfter: 40 },
    });
    const world = searching();
    await world.search.ask(everyone());
    expect(world.last()).toMatchObject({
      is: 'stuck',
      failure: { kind: 'slow-down', retryAfterSeconds: 40 },
    });
  });
});

describe('a trip', () => {
  const anyTrip = async () => {
    const world = searching();
    await world.search.ask(everyone('Kyoto'));
    const [trip] = world.last().trips;
    if (!trip) throw new Error('There is no trip to Kyoto.');
    return trip;
  };
  const saved = async () => {
    const ids: string[] = [];
    for await (const entry of everyItinerary(mara, { filter: 'saved' })) ids.push(requireValue(entry).id);
    return ids;
  };

  test('is saved, and taken back', async () => {
    const { id } = await anyTrip();
    requireValue(await saveItinerary(mara, id));
    requireValue(await saveItinerary(mara, id));
    expect(await saved()).toEqual([id]);
    requireValue(await unsaveItinerary(mara, id));
    expect(await saved()).toEqual([]);
  });

  test('of someone else is read whole and becomes a draft with all its stops', async () => {
    const summary = await anyTrip();
    const trip = requireValue(await readItinerary(mara, summary.id)).value;
    const clip = clipFromTrip(trip, {
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
      serviceName: 'Trips',
    });
    expect(Clip.safeParse(clip).error).toBeUndefined();
    expect(clip.draft.days).toHaveLength(summary.dayCount ?? -1);
    expect(clip.draft.days.flatMap(({ stops }) => stops)).toHaveLength(summary.stopCount ?? -1);
    expect(clip.draft.startDate).toBeUndefined();
  });

  test.each([
    [{}, true],
    [{ imageUrl: 'needs-auth' }, true],
    [{ imageUrl: 'signed-expiring' }, true],
    [{ imageUrl: 'other-host' }, false],
    [{ imageUrl: 'script' }, false],
  ] as const)('has a picture in the dialect %o: %s', async (dialect, isThere) => {
    await control.speak(dialect);
    const { heroImageURL } = await anyTrip();
    const picture = heroImageURL === undefined ? undefined : await tripPicture(mara, heroImageURL);
    expect(picture !== undefined).toBe(isThere);
  });
});
