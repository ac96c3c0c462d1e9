// Our client on every operation of the service's document, and on every assumed one in the profile.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addTraveller,
  changeReminders,
  importMedia,
  joinByCall,
  joinByLink,
  reportTraveller,
  saveDocument,
} from '../../../lib/api/apps-only.ts';
import type { Connection } from '../../../lib/api/connection.ts';
import {
  pickDayImage,
  removeCover,
  removeDayImage,
  searchDayImage,
  setDayImage,
} from '../../../lib/api/day-image.ts';
import {
  addDocument,
  fetchDocument,
  listDocuments,
  removeDocument,
  renameDocument,
} from '../../../lib/api/documents.ts';
import {
  createItinerary,
  listItineraries,
  readItinerary,
  removeItinerary,
  updateItinerary,
} from '../../../lib/api/itineraries.ts';
import {
  followTraveller,
  likeItinerary,
  publishItinerary,
  saveItinerary,
  unfollowTraveller,
  unlikeItinerary,
  unpublishItinerary,
  unsaveItinerary,
} from '../../../lib/api/library.ts';
import { explore } from '../../../lib/api/lists.ts';
import { everyExplored, everyItinerary } from '../../../lib/api/pages.ts';
import { leaveItinerary, listPeople, removePerson } from '../../../lib/api/people.ts';
import { listShareLinks, makeShareLink, withdrawShareLink } from '../../../lib/api/share-links.ts';
import { travellerOf } from '../../../lib/api/traveller.ts';
import { listFilters } from '../../../lib/model/listed.ts';
import { fail, ok } from '../../../lib/model/result.ts';
import { requireValue } from '../../../tools/require-value.ts';
import { base64, frame } from '../../service/imports/frame.ts';
import { jpeg, lisbon } from '../../service/trips.ts';
import { type OwnApps, openOwnApps } from './own-apps.ts';
import { type ClientWorld, openClientWorld } from './world.ts';

let world: ClientWorld;
let mara: Connection;
let jonas: Connection;
/** Their tokens from the service's own app. */
let maraApp: Connection;
let jonasApp: Connection;

let own: OwnApps;

beforeAll(async () => {
  world = await openClientWorld();
  mara = world.connection;
  own = await openOwnApps(world);
  maraApp = own.mara;
  jonasApp = own.jonas;
  jonas = jonasApp;
});
afterAll(() => world?.service.stop());

const idOf = async (connection: Connection) => requireValue(await travellerOf(connection))?.id ?? '';
const make = async (connection = mara) => {
  const { value, etag = '' } = requireValue(await createItinerary(connection, lisbon));
  return {
    value,
    etag,
    id: value.id,
    place: { itineraryId: value.id, dayId: value.days?.[0]?.id ?? '', etag },
  };
};
const forbidden = fail({ kind: 'forbidden', code: 'forbidden' });
const picture = new Blob([jpeg], { type: 'image/jpeg' });

describe('pictures', () => {
  test('4.2 (a) a day image from a picture', async () => {
    const { place } = await make();
    const set = requireValue(await setDayImage(mara, { ...place, picture }));
    expect(set.value.days?.[0]?.imageURL).toMatch(/^http/);
    expect(set.etag).not.toBe(place.etag);
  });
  test('4.2 (b) a day image from words', async () => {
    const { place } = await make();
    expect(
      requireValue(await searchDayImage(mara, { ...place, query: 'river' })).value.days?.[0]?.imageURL,
    ).toBeTruthy();
  });
  test('4.2 (c) a day image that the service picks', async () => {
    const { place } = await make();
    expect(requireValue(await pickDayImage(mara, place)).value.days?.[0]?.imageURL).toBeTruthy();
  });
  test('4.2 a stale ETag is itinerary-modified', async () => {
    const { place } = await make();
    await pickDayImage(mara, place);
    expect(await pickDayImage(mara, place)).toEqual(fail({ kind: 'itinerary-modified' }));
  });
  test('4.2 what is no picture is told as that', async () => {
    const { place } = await make();
    const liar = new Blob(['<svg/>'], { type: 'image/jpeg' });
    expect(await setDayImage(mara, { ...place, picture: liar })).toMatchObject({ ok: false });
  });
  test('4.3 a day image removed', async () => {
    const { place } = await make();
    const { etag = '' } = requireValue(await pickDayImage(mara, place));
    expect(
      requireValue(await removeDayImage(mara, { ...place, etag })).value.days?.[0]?.imageURL,
    ).toBeUndefined();
  });
  test('4.4 the cover removed', async () => {
    const { place } = await make();
    expect(await removeCover(mara, place)).toMatchObject({ ok: true });
    expect(await removeCover(mara, place)).toEqual(fail({ kind: 'itinerary-modified' }));
  });
});

describe('lists', () => {
  test.each(listFilters)('4.7 the list of filter %s', async (filter) => {
    expect(await listItineraries(mara, { filter })).toMatchObject({ ok: true });
  });
  test('4.7 updatedSince, and all pages', async () => {
    const { id } = await make();
    const since = new Date(Date.now() - 60_000).toISOString();
    const ids: string[] = [];
    for await (const entry of everyItinerary(mara, { filter: 'owned', updatedSince: since, limit: 3 }))
      ids.push(requireValue(entry).id);
    expect(ids).toContain(id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  test('4.6 Explore: the feed, a search, those one follows', async () => {
    const { id, etag } = await make(jonas);
    await publishItinerary(jonas, { id, etag });
    expect(requireValue(await explore(mara)).data.map((each) => each.id)).toContain(id);
    expect(requireValue(await explore(mara, { q: 'Lisbon' })).data.map((each) => each.id)).toContain(id);
    await followTraveller(mara, await idOf(jonas));
    expect(requireValue(await explore(mara, { filter: 'following' })).data.map((each) => each.id)).toContain(
      id,
    );
    for await (const entry of everyExplored(mara, { q: 'Lisbon' })) expect(entry.ok).toBe(true);
  });
});

describe('assumed operations', () => {
  test.each(['rest', 'mcp'])('create over %s, read, change, delete', async (createVia) => {
    const connection = world.speaking({ createVia });
    const { id, etag, value } = await make(connection);
    expect(value.days?.map(({ stops }) => stops?.length)).toEqual([2, 1]);
    expect(requireValue(await readItinerary(connection, id))).toMatchObject({
      etag,
      value: { title: lisbon.title },
    });
    const changed = requireValue(
      await updateItinerary(connection, { id, etag, changes: { title: 'Slower' } }),
    );
    expect(changed.value).toMatchObject({ title: 'Slower', destination: 'Lisbon' });
    expect(await updateItinerary(connection, { id, etag, changes: { title: 'Lost' } })).toEqual(
      fail({ kind: 'itinerary-modified' }),
    );
    expect(await removeItinerary(connection, { id, etag: changed.etag ?? '' })).toEqual(ok(null));
    expect(await readItinerary(connection, id)).toEqual(fail({ kind: 'itinerary-gone' }));
  });
  test('save and unsave, like and unlike', async () => {
    const { id, etag } = await make(jonas);
    await publishItinerary(jonas, { id, etag });
    const has = async (filter: 'saved' | 'liked') =>
      requireValue(await listItineraries(mara, { filter })).data.some((each) => each.id === id);
    expect([await saveItinerary(mara, id), await likeItinerary(mara, id)]).toEqual([ok(null), ok(null)]);
    expect([await has('saved'), await has('liked')]).toEqual([true, true]);
    expect([await unsaveItinerary(mara, id), await unlikeItinerary(mara, id)]).toEqual([ok(null), ok(null)]);
    expect([await has('saved'), await has('liked')]).toEqual([false, false]);
  });
  test('follow and unfollow; publish and take back', async () => {
    const who = await idOf(jonas);
    expect([await followTraveller(mara, who), await unfollowTraveller(mara, who)]).toEqual([
      ok(null),
      ok(null),
    ]);
    const { id, etag } = await make();
    const published = requireValue(await publishItinerary(mara, { id, etag }));
    expect(published.value.visibility).not.toBe('private');
    const back = requireValue(await unpublishItinerary(mara, { id, etag: published.etag ?? '' }));
    expect(back.value.visibility).toBe('private');
  });
});

describe('apps only', () => {
  test('4.5 import: another app is forbidden, a free plan is not enough, a paid one reads', async () => {
    const frames = [base64(frame(['# Two days in Porto', '## Day 1: Porto', '9:00 Livraria Lello']))];
    const media = { frames, kind: 'album' as const, key: crypto.randomUUID() };
    expect(await importMedia(mara, media)).toEqual(forbidden);
    expect(await importMedia(maraApp, media)).toEqual(fail({ kind: 'subscription-required' }));
    const first = await importMedia(jonasApp, media);
    expect(requireValue(first).preview.days?.[0]?.stops?.length).toBeGreaterThan(0);
    expect(await importMedia(jonasApp, media)).toEqual(first);
  });
  test('4.8 a document’s details', async () => {
    const { id } = await make();
    const document = { id: crypto.randomUUID(), storagePath: 'documents/ticket.bin' };
    expect(await saveDocument(mara, id, document)).toEqual(forbidden);
    expect(requireValue(await saveDocument(maraApp, id, document))).toMatchObject(document);
  });
  test('documents: stored with their details, listed, given back, renamed, deleted', async () => {
    const { id: itineraryId } = await make();
    const file = new Blob(['%PDF-1.7'], { type: 'application/octet-stream' });
    const ticket = { id: crypto.randomUUID(), name: 'Ticket', kind: 'flight' };
    expect(await listDocuments(mara, itineraryId)).toEqual(fail({ kind: 'scope-missing' }));
    expect(await addDocument(mara, { itineraryId, file, ...ticket })).toEqual(forbidden);
    expect(await addDocument(maraApp, { itineraryId, file, ...ticket })).toEqual(ok(ticket));
    expect(await listDocuments(maraApp, itineraryId)).toEqual(ok([ticket]));
    const place = { itineraryId, documentId: ticket.id };
    expect(await fetchDocument(mara, place)).toEqual(forbidden);
    expect(await requireValue(await fetchDocument(maraApp, place)).text()).toBe('%PDF-1.7');
    expect(await renameDocument(maraApp, { ...place, name: 'There' })).toEqual(ok(null));
    expect(await listDocuments(maraApp, itineraryId)).toEqual(ok([{ ...ticket, name: 'There' }]));
    expect(await removeDocument(maraApp, place)).toEqual(ok(null));
    expect(await listDocuments(maraApp, itineraryId)).toEqual(ok([]));
    for (const again of [removeDocument, fetchDocument])
      expect(await again(maraApp, place)).toEqual(fail({ kind: 'itinerary-gone' }));
  });
  test('4.9 a report', async () => {
    const who = await idOf(jonas);
    expect(await reportTraveller(mara, who, 'Noise.')).toEqual(forbidden);
    expect(await reportTraveller(maraApp, who, 'Noise.')).toEqual(ok(null));
  });
  test('4.10 people: added by id, joined by a link, joined from a call', async () => {
    const { id } = await make();
    const who = { userId: await idOf(jonas), role: 'viewer' as const };
    expect(await addTraveller(mara, id, who)).toEqual(forbidden);
    expect(await addTraveller(maraApp, id, who)).toEqual(ok(null));
    expect(await joinByLink(jonasApp, id, await own.shareToken(id, {}))).toEqual(ok(null));
    expect(await joinByCall(jonasApp, id, await own.shareToken(id, { sharePlay: true }))).toEqual(ok(null));
    expect(await joinByLink(jonasApp, id, 'not-a-token')).toMatchObject({ ok: false });
  });
  test('people are listed, removed and leave; links are listed and withdrawn', async () => {
    const { id: itineraryId } = await make();
    const userId = await idOf(jonas);
    for (const ask of [listPeople, leaveItinerary, listShareLinks])
      expect(await ask(mara, itineraryId)).toEqual(forbidden);
    const { id: linkId = '', token } = requireValue(
      await makeShareLink(maraApp, itineraryId, { role: 'viewer' }),
    );
    for (const go of [
      () => leaveItinerary(jonasApp, itineraryId),
      () => removePerson(maraApp, { itineraryId, userId }),
    ]) {
      requireValue(await joinByLink(jonasApp, itineraryId, token));
      const people = requireValue(await listPeople(jonasApp, itineraryId));
      expect(people.map(({ role, isSelf }) => [role, isSelf])).toEqual([
        ['owner', false],
        ['viewer', true],
      ]);
      expect(await go()).toEqual(ok(null));
      expect(requireValue(await listPeople(maraApp, itineraryId))).toHaveLength(1);
    }
    expect(requireValue(await listShareLinks(maraApp, itineraryId))).toMatchObject([{ id: linkId }]);
    expect(await withdrawShareLink(maraApp, { itineraryId, linkId })).toEqual(ok(null));
    expect(await joinByLink(jonasApp, itineraryId, token)).toEqual(fail({ kind: 'itinerary-gone' }));
  });
  test('4.11 reminder preferences', async () => {
    expect(await changeReminders(mara, { dayBefore: true })).toEqual(forbidden);
    expect(await changeReminders(maraApp, { dayBefore: true })).toEqual(ok(null));
  });
});
