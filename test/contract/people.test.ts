// Actions on trips and travellers of a real service, as the background performs them, and those reserved for its own apps.
import 'fake-indexeddb/auto';
import { beforeAll, expect, test, vi } from 'vitest';
import { adoptProfile, currentConnection, listInfos } from '../../entrypoints/background/account.ts';
import { connectFor } from '../../entrypoints/background/connecting.ts';
import { add, fetch as fetchFile, list } from '../../entrypoints/background/documents.ts';
import { markedTrips, markTrip } from '../../entrypoints/background/explore.ts';
import {
  addPerson,
  join,
  leave,
  links,
  list as listPeople,
  makeLink,
  report,
} from '../../entrypoints/background/people.ts';
import { read } from '../../entrypoints/background/reminders.ts';
import { createItinerary } from '../../lib/api/itineraries.ts';
import { explore } from '../../lib/api/lists.ts';
import type { Summary } from '../../lib/model/itinerary.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { requireValue } from '../../tools/require-value.ts';
import { redirectUri } from '../service/connect.ts';
import { lisbon } from '../service/trips.ts';
import { serviceOfTests } from './service-of-tests.ts';
import { settingsHere } from './settings-here.ts';
import { clickThrough, profileOf } from './traveller.ts';

const service = await serviceOfTests();
let trip: Summary;
const open = async (address: string) => ok(await clickThrough(service, address));

vi.mock('wxt/browser', async () => ({
  browser: (await import('wxt/testing/fake-browser')).fakeBrowser,
}));
vi.mock('../../lib/browser/sign-in-window.ts', () => ({
  redirectUri: () => redirectUri,
  openSignInWindow: (address: string) => open(address),
}));
vi.mock('../../entrypoints/background/badge.ts', () => ({ badgeClip: async () => undefined }));
vi.mock('../../lib/browser/answer.ts', () => ({ sendNews: async () => undefined }));

beforeAll(async () => {
  await settingsHere({ serviceProfiles: [{ id: 'one', profile: profileOf(service) }] });
  await connectFor({ serviceId: 'one' });
  const connection = await currentConnection();
  const page = connection && (await explore(connection, {}));
  const found = page?.ok ? page.value.data.find(({ author }) => author?.id) : undefined;
  if (!found) throw new Error('Nothing to look at.');
  trip = found;
});

const marked = async () => {
  const answer = await markedTrips({});
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
};

test('a trip is liked, and who made it followed; both are taken back', async () => {
  const who = trip.author?.id ?? '';
  for (const isOn of [true, false]) {
    expect(await markTrip({ what: 'like', id: trip.id, isOn })).toEqual(ok(null));
    expect(await markTrip({ what: 'follow', id: who, isOn })).toEqual(ok(null));
    const { liked, followed } = await marked();
    expect([liked.includes(trip.id), followed.includes(who)]).toEqual([isOn, isOn]);
  }
});

test('what the service keeps for its own apps is refused once, and remembered for this account', async () => {
  expect((await listInfos())[0]?.refused ?? []).toEqual([]);
  expect(await report({ userId: trip.author?.id ?? '', reason: 'Noise.' })).toMatchObject({
    ok: false,
    failure: { kind: 'forbidden' },
  });
  expect((await listInfos())[0]?.refused).toEqual(['reports']);
  const added = await addPerson({ itineraryId: trip.id, userId: 'someone', role: 'viewer' });
  expect(added).toMatchObject({ ok: false, failure: { kind: 'forbidden' } });
  expect((await listInfos())[0]?.refused).toEqual(['reports', 'people']);
  const { id = '' } = (await listInfos())[0] ?? {};
  expect(await read({ id })).toMatchObject({ ok: false, failure: { kind: 'forbidden' } });
  expect((await listInfos())[0]?.refused).toEqual(['reports', 'people', 'reminders']);
  const asked = { itineraryId: trip.id, token: 'abc', isCall: false };
  expect(await join(asked)).toMatchObject({ ok: false, failure: { kind: 'forbidden' } });
  const link = await makeLink({ itineraryId: trip.id, wish: { role: 'viewer' } });
  expect(link).toMatchObject({ ok: false, failure: { kind: 'forbidden' } });
  for (const ask of [listPeople, links, leave])
    expect(await ask({ itineraryId: trip.id })).toMatchObject({ ok: false, failure: { kind: 'forbidden' } });
});

test('a service that does not tell who is on a trip is no service that refuses people', async () => {
  const before = (await listInfos())[0]?.refused;
  const nowhere = { assumed: true, path: '/v1/nowhere/{id}' };
  const off = { assumed: true, path: '/v1/nowhere/{id}', isOff: true };
  for (const operation of [nowhere, off]) {
    const operations = { listPeople: operation, listShareLinks: operation };
    await settingsHere({ serviceProfiles: [{ id: 'one', profile: { ...profileOf(service), operations } }] });
    await adoptProfile('one');
    expect(await listPeople({ itineraryId: trip.id })).toEqual(ok(null));
    expect(await links({ itineraryId: trip.id })).toEqual(ok(null));
  }
  expect((await listInfos())[0]?.refused).toEqual(before);
  await settingsHere({ serviceProfiles: [{ id: 'one', profile: profileOf(service) }] });
  await adoptProfile('one');
});

test('documents are listed for any app that is allowed; adding them and having them back is kept for the service’s own', async () => {
  const connection = await currentConnection();
  if (!connection) throw new Error('Not connected.');
  const itineraryId = requireValue(await createItinerary(connection, lisbon)).value.id;
  requireValue(await connectFor({ withDocuments: true }));
  expect(await list({ itineraryId })).toEqual(ok([]));
  const added = await add({
    itineraryId,
    id: crypto.randomUUID(),
    name: 'Ticket',
    kind: 'flight',
    data: btoa('%PDF'),
  });
  expect(added).toMatchObject({ ok: false, failure: { kind: 'forbidden' } });
  expect((await listInfos())[0]?.refused ?? []).toContain('new-documents');
  const fetched = await fetchFile({ itineraryId, documentId: crypto.randomUUID(), name: 'Ticket' });
  expect(fetched).toMatchObject({ ok: false, failure: { kind: 'forbidden' } });
  expect((await listInfos())[0]?.refused ?? []).toContain('document-files');
});

test('a service without a list of documents is told from a trip that is gone', async () => {
  const connection = await currentConnection();
  if (!connection) throw new Error('Not connected.');
  const itineraryId = requireValue(await createItinerary(connection, lisbon)).value.id;
  expect(await list({ itineraryId: crypto.randomUUID() })).toEqual(fail({ kind: 'itinerary-gone' }));
  const operations = { listDocuments: { assumed: true, path: '/v1/nowhere/{id}' } };
  await settingsHere({ serviceProfiles: [{ id: 'one', profile: { ...profileOf(service), operations } }] });
  await adoptProfile('one');
  expect(await list({ itineraryId })).toEqual(fail({ kind: 'forbidden' }));
  expect((await listInfos())[0]?.refused ?? []).toContain('documents');
});
