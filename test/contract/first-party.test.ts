// Wayclip as one of the service's own apps, as on a local service: what other apps are refused works, through the
// extension's own sign-in and background.
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chooseAccount, currentConnection, listInfos } from '../../entrypoints/background/account.ts';
import { connectFor } from '../../entrypoints/background/connecting.ts';
import * as documents from '../../entrypoints/background/documents.ts';
import { allowance, importFrames } from '../../entrypoints/background/media-import.ts';
import * as people from '../../entrypoints/background/people.ts';
import * as reminders from '../../entrypoints/background/reminders.ts';
import { changeReminders } from '../../lib/api/apps-only.ts';
import { createItinerary } from '../../lib/api/itineraries.ts';
import { explore } from '../../lib/api/lists.ts';
import { readItinerary } from '../../lib/api/read-itinerary.ts';
import { requestSchemas } from '../../lib/browser/request-schemas.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { wayclipOrigins } from '../../service/oauth/own-app.ts';
import { demoTraveller, paidTraveller } from '../../service/seed.ts';
import { startService } from '../../service/start.ts';
import { requireValue } from '../../tools/require-value.ts';
import { base64, dayOne, frame } from '../service/imports/frame.ts';
import { quickEdges, quickMemory } from '../service/quick.ts';
import { lisbon } from '../service/trips.ts';
import { settingsHere } from './settings-here.ts';
import { clickThroughAs, profileOf } from './traveller.ts';

const service = requireValue(
  await startService({
    ...(await quickMemory()),
    edges: quickEdges,
    authPort: 0,
    apiPort: 0,
    seedDemo: true,
    ownOrigins: wayclipOrigins,
  }),
);
afterAll(() => service.stop());
let who: { email: string; password: string } = paidTraveller;
const open = async (address: string) => ok(await clickThroughAs(service, address, who));

vi.mock('wxt/browser', async () => ({
  browser: (await import('wxt/testing/fake-browser')).fakeBrowser,
}));
vi.mock('../../lib/browser/sign-in-window.ts', () => ({
  redirectUri: () => `${wayclipOrigins[0]}/`,
  openSignInWindow: (address: string) => open(address),
}));
vi.mock('../../entrypoints/background/badge.ts', () => ({ badgeClip: async () => undefined }));
// The fake browser lacks the API that keeps the worker awake.
const awake = vi.hoisted(() => ({ times: 0 }));
vi.mock('../../lib/browser/stay-awake.ts', () => ({
  stayAwake(work: () => unknown) {
    awake.times += 1;
    return work();
  },
}));
vi.mock('../../lib/browser/answer.ts', () => ({ sendNews: async () => undefined }));

beforeAll(async () => {
  await settingsHere({
    serviceProfiles: [
      { id: 'one', profile: { ...profileOf(service), reminders: ['dayBefore', 'departures', 'packing'] } },
    ],
  });
  await connectFor({ serviceId: 'one' });
});
const connection = async () => {
  const current = await currentConnection();
  if (!current) throw new Error('Not connected.');
  return current;
};
const account = async () => {
  const token = requireValue(await (await connection()).accessToken());
  const answer = await fetch(`${service.apiUrl}/v1/account`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.json();
};

test('pictures become a draft that is kept, and the allowance is counted once', async () => {
  const before = await account();
  expect(before).toMatchObject({ plan: 'paid', importsAllowed: 30 });
  expect(requireValue(await allowance({}))).toMatchObject({ left: 30, of: 30, until: before.periodEnd });
  const asked = { frames: [base64(frame(dayOne))], title: 'An album', kind: 'album' as const };
  const clip = requireValue(await importFrames(asked));
  const names = clip.draft.days.flatMap(({ stops }) => stops.map(({ name }) => name.value));
  expect(names).toEqual(expect.arrayContaining(['Livraria Lello', 'Torre dos Clerigos']));
  requireValue(await importFrames(asked));
  // Each can take minutes.
  expect(awake.times).toBe(2);
  expect((await account()).importsUsed - before.importsUsed).toBe(1);
  expect(requireValue(await allowance({}))).toMatchObject({ left: 29, of: 30 });
});

test('someone is added, someone is reported, and nothing is noted as refused', async () => {
  const found = requireValue(await explore(await connection(), {})).data.find(
    ({ author }) => author?.id !== undefined && author.name !== paidTraveller.name,
  );
  const userId = found?.author?.id ?? '';
  const { value } = requireValue(await createItinerary(await connection(), lisbon));
  expect(await people.addPerson({ itineraryId: value.id, userId, role: 'viewer' })).toEqual(ok(null));
  expect(await people.report({ userId, reason: 'Noise.' })).toEqual(ok(null));
  expect((await service.latestReports())[0]).toMatchObject({ reportedId: userId, reason: 'Noise.' });
  expect((await listInfos())[0]?.refused ?? []).toEqual([]);
});

test('documents are asked for by a press of their own; then they are kept, listed, renamed and deleted', async () => {
  const { value } = requireValue(await createItinerary(await connection(), lisbon));
  const itineraryId = value.id;
  expect(await documents.list({ itineraryId })).toEqual(fail({ kind: 'scope-missing' }));
  const { id, scopes } = requireValue(await connectFor({ withDocuments: true }));
  expect(scopes).toEqual(expect.arrayContaining(['documents:read', 'documents:write', 'itineraries:write']));
  expect((await listInfos()).map((info) => info.id)).toEqual([id]);
  const ticket = { name: 'LH 1170.pdf', kind: 'flight' };
  const added = requireValue(
    await documents.add({ itineraryId, id: crypto.randomUUID(), data: btoa('%PDF-1.7'), ...ticket }),
  );
  expect(added).toMatchObject(ticket);
  expect(requireValue(await documents.list({ itineraryId }))).toEqual([added]);
  const place = { itineraryId, documentId: added.id };
  expect(await documents.rename({ ...place, name: 'There' })).toEqual(ok(null));
  expect(requireValue(await documents.list({ itineraryId }))).toEqual([{ ...added, name: 'There' }]);
  expect(await documents.remove(place)).toEqual(ok(null));
  expect(requireValue(await documents.list({ itineraryId }))).toEqual([]);
  // What was allowed stays allowed when the account signs in again.
  expect(requireValue(await connectFor({})).scopes).toContain('documents:read');
});

test('a document may have 25 MB, and comes back to the last byte; a larger one is refused as too large', async () => {
  const { value } = requireValue(await createItinerary(await connection(), lisbon));
  const itineraryId = value.id;
  // Its length is not a power of two, so a chunk that came twice or in the wrong place would show.
  const fileOfMegabytes = (megabytes: number) =>
    Buffer.alloc(megabytes * 1024 * 1024, 'page of a scan').toString('base64');
  for (const megabytes of [12, 25]) {
    const data = fileOfMegabytes(megabytes);
    const asked = { itineraryId, id: crypto.randomUUID(), name: 'Scan', kind: 'other', data };
    expect(requestSchemas['documents.add'].safeParse(asked).success).toBe(true);
    const added = requireValue(await documents.add(asked));
    const back = requireValue(await documents.fetch({ itineraryId, documentId: added.id, name: 'Scan' }));
    expect(back.data === data).toBe(true);
  }
  const data = fileOfMegabytes(26);
  const asked = { itineraryId, id: crypto.randomUUID(), name: 'Scan', kind: 'other', data };
  // The screen checks this before reading the file; a request that skips the check cannot come from our own pages.
  expect(requestSchemas['documents.add'].safeParse(asked).success).toBe(false);
  expect(await documents.add(asked)).toEqual(fail({ kind: 'too-large' }));
  expect(requireValue(await documents.list({ itineraryId }))).toHaveLength(2);
});

test('reminders are told as they stand, and one is turned on without touching the others', async () => {
  const { id } = await connection();
  const off = { dayBefore: false, departures: false, packing: false };
  expect(await reminders.read({ id })).toEqual(ok(off));
  requireValue(await changeReminders(await connection(), { snow: true, hour: 9 }));
  expect(await reminders.change({ id, name: 'packing', isOn: true })).toEqual(ok(null));
  expect(await reminders.read({ id })).toEqual(ok({ ...off, packing: true, snow: true }));
  expect(await reminders.change({ id, name: 'packing', isOn: false })).toEqual(ok(null));
  expect(await reminders.read({ id })).toEqual(ok({ ...off, snow: true }));
});

test('a trip is joined by the link that its owner made, and by the link of a video call', async () => {
  const owner = await connection();
  const ids = await Promise.all(
    [lisbon, lisbon].map(async (trip) => requireValue(await createItinerary(owner, trip)).value.id),
  );
  const [shown = '', edited = ''] = ids;
  const link = requireValue(await people.makeLink({ itineraryId: shown, wish: { role: 'viewer' } }));
  const call = requireValue(await people.makeLink({ itineraryId: edited, wish: { sharePlay: true } }));
  expect(Date.parse(link.expiresAt ?? '')).toBeGreaterThan(Date.parse(call.expiresAt ?? ''));

  who = demoTraveller;
  requireValue(await connectFor({ isNew: true }));
  expect(await people.join({ itineraryId: shown, token: call.token, isCall: false })).toEqual(
    fail({ kind: 'itinerary-gone' }),
  );
  expect(await people.join({ itineraryId: shown, token: link.token, isCall: false })).toEqual(ok(null));
  expect(await people.join({ itineraryId: edited, token: call.token, isCall: true })).toEqual(ok(null));
  const roles = ids.map(async (id) => requireValue(await readItinerary(await connection(), id)).value.role);
  expect(await Promise.all(roles)).toEqual(['viewer', 'editor']);
});

test('whoever belongs to a trip is seen, sent away, and leaves; a withdrawn link opens nothing', async () => {
  who = paidTraveller;
  requireValue(await connectFor({ isNew: true }));
  const { value } = requireValue(await createItinerary(await connection(), lisbon));
  const itineraryId = value.id;
  const asked = { itineraryId, isCall: false };
  const link = requireValue(await people.makeLink({ itineraryId, wish: { role: 'viewer' } }));
  const seen = async () =>
    requireValue(await people.list({ itineraryId }))?.map(({ name, role }) => [name, role]);
  const owner = [paidTraveller.name, 'owner'];
  expect(await seen()).toEqual([owner]);

  who = demoTraveller;
  const guest = requireValue(await connectFor({ isNew: true }));
  requireValue(await people.join({ ...asked, token: link.token }));
  expect(await seen()).toEqual([owner, [demoTraveller.name, 'viewer']]);
  expect(await people.leave({ itineraryId })).toEqual(ok(null));
  expect(await people.leave({ itineraryId })).toEqual(fail({ kind: 'itinerary-gone' }));
  requireValue(await people.join({ ...asked, token: link.token }));

  who = paidTraveller;
  requireValue(await connectFor({ isNew: true }));
  const userId = requireValue(await people.list({ itineraryId }))?.[1]?.userId ?? '';
  expect(await people.remove({ itineraryId, userId })).toEqual(ok(null));
  expect(await people.remove({ itineraryId, userId })).toEqual(fail({ kind: 'itinerary-gone' }));
  expect(await seen()).toEqual([owner]);
  const open = requireValue(await people.links({ itineraryId }));
  expect(open).toMatchObject([{ role: 'viewer', sharePlay: false, expiresAt: link.expiresAt }]);
  expect(await people.withdraw({ itineraryId, linkId: open?.[0]?.id ?? '' })).toEqual(ok(null));
  expect(await people.links({ itineraryId })).toEqual(ok([]));

  await chooseAccount(guest.id);
  expect(await people.join({ ...asked, token: link.token })).toEqual(fail({ kind: 'itinerary-gone' }));
});
