// What our client reports as done is really done, and what it was told is what was said: checked in the service,
// bypassing the client.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addTraveller,
  changeReminders,
  importMedia,
  joinByCall,
  reportTraveller,
  saveDocument,
} from '../../../lib/api/apps-only.ts';
import type { Connection } from '../../../lib/api/connection.ts';
import { removeCover, removeDayImage, searchDayImage, setDayImage } from '../../../lib/api/day-image.ts';
import {
  createItinerary,
  listItineraries,
  readItinerary,
  updateItinerary,
} from '../../../lib/api/itineraries.ts';
import {
  followTraveller,
  likeItinerary,
  publishItinerary,
  unfollowTraveller,
} from '../../../lib/api/library.ts';
import { explore } from '../../../lib/api/lists.ts';
import { everyItinerary } from '../../../lib/api/pages.ts';
import { fail } from '../../../lib/model/result.ts';
import { drawnPictures } from '../../../service/pictures/catalogue.ts';
import { requireValue } from '../../../tools/require-value.ts';
import { base64, frame } from '../../service/imports/frame.ts';
import { jpeg } from '../../service/trips.ts';
import { wholeItinerary, wholeSummary, wholeTrip } from '../service/whole-trip.ts';
import { type OwnApps, openOwnApps } from './own-apps.ts';
import { type ClientWorld, openClientWorld } from './world.ts';

let world: ClientWorld;
let mara: Connection;
let own: OwnApps;
beforeAll(async () => {
  world = await openClientWorld();
  mara = world.connection;
  own = await openOwnApps(world);
});
afterAll(() => world?.service.stop());

const picture = new Blob([jpeg], { type: 'image/jpeg' });
const make = async (connection = mara, plan: typeof wholeTrip = wholeTrip) => {
  const { value, etag = '' } = requireValue(await createItinerary(connection, plan, crypto.randomUUID()));
  return { value, etag, id: value.id, place: { itineraryId: value.id, dayId: 'day-two', etag } };
};
/** Bypasses the client: plain fetch, with a token of the service's own app. */
const asked = async (path: string, who: Connection = own.mara) => {
  const headers = { authorization: `Bearer ${requireValue(await who.accessToken())}` };
  return (await fetch(`${world.service.apiUrl}${path}`, { headers })).json();
};
const stored = (id: string) => asked(`/v1/itineraries/${id}`);
const moments = { createdAt: expect.stringMatching(/Z$/), updatedAt: expect.stringMatching(/Z$/) };
const withoutPartIds = ({ days, packing, expenses, ...rest }: Record<string, unknown>) => ({
  ...rest,
  parts: JSON.parse(
    JSON.stringify([days, packing, expenses], (name, part) => (name === 'id' ? undefined : part)),
  ),
});
const summaryOf = async (id: string) =>
  requireValue(await listItineraries(mara, { filter: 'owned' })).data.find((each) => each.id === id);

describe('an itinerary is so', () => {
  test.each(['rest', 'mcp'])('made over %s, as it was sent, to the last field', async (createVia) => {
    const { id, value, etag } = await make(world.speaking({ createVia }));
    // The tool does not send the ids of parts: the service assigns its own.
    const comparable = (body: object) => (createVia === 'mcp' ? withoutPartIds({ ...body }) : body);
    const whole = comparable({ ...wholeItinerary(id, own.maraAuthor), ...moments });
    expect(comparable(value)).toMatchObject(whole);
    expect(comparable(await stored(id))).toEqual(whole);
    const read = requireValue(await readItinerary(mara, id));
    expect([comparable(read.value), read.etag]).toEqual([whole, etag]);
  });
  test('made by a service that tells only the id, and then read', async () => {
    await world.control.speak({ createReply: 'id-only' });
    const { value } = await make();
    await world.control.reset();
    expect(value).toEqual({ ...wholeItinerary(value.id, own.maraAuthor), ...moments });
  });
  test('made once under one key', async () => {
    const key = crypto.randomUUID();
    const title = `Once ${key}`;
    for (let turn = 0; turn < 2; turn += 1)
      requireValue(await createItinerary(mara, { ...wholeTrip, title }, key));
    const listed = requireValue(await listItineraries(mara, { filter: 'owned' })).data;
    expect(listed.filter((each) => each.title === title)).toHaveLength(1);
  });
  test('changed in one field, with the others as they were', async () => {
    const { id, etag } = await make();
    const changed = requireValue(await updateItinerary(mara, { id, etag, changes: { title: 'Slower' } }));
    const whole = { ...wholeItinerary(id, own.maraAuthor, { title: 'Slower' }), ...moments };
    expect([changed.value, await stored(id)]).toEqual([whole, whole]);
    expect(changed.etag).not.toBe(etag);
    expect((await summaryOf(id))?.etag).toBe(changed.etag);
  });
  test('refused from an old version, and then nothing is changed', async () => {
    const { id, etag } = await make();
    requireValue(await updateItinerary(mara, { id, etag, changes: { title: 'First' } }));
    const second = await updateItinerary(mara, { id, etag, changes: { title: 'Second' } });
    expect(second).toEqual(fail({ kind: 'itinerary-modified' }));
    expect((await stored(id)).title).toBe('First');
  });
});

describe('a picture is so', () => {
  const bytesAt = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());
  test('4.2 set on the day it was meant for, with its own bytes; 4.3 removed from it', async () => {
    const { id, place } = await make();
    const set = requireValue(await setDayImage(mara, { ...place, picture }));
    const [first, second] = (await stored(id)).days;
    expect([first.imageURL, second.imageURL]).toEqual([undefined, set.value.days?.[1]?.imageURL]);
    expect(await bytesAt(second.imageURL)).toEqual(jpeg);
    expect((await summaryOf(id))?.heroImageURL).toBe(second.imageURL);
    requireValue(await removeDayImage(mara, { ...place, etag: set.etag ?? '' }));
    expect((await stored(id)).days[1].imageURL).toBeUndefined();
  });
  test('4.2 found by the words that were sent', async () => {
    const found = async (query: string) => {
      const { place } = await make();
      const url = requireValue(await searchDayImage(mara, { ...place, query })).value.days?.[1]?.imageURL;
      return drawnPictures.find(({ key }) => url?.endsWith(key))?.kind;
    };
    expect([await found('harbour'), await found('vineyard')]).toEqual(['harbour', 'vineyard']);
  });
  test('4.4 a cover taken away, which stays away', async () => {
    const { id, place } = await make();
    const set = requireValue(await setDayImage(mara, { ...place, picture }));
    const gone = requireValue(await removeCover(mara, { itineraryId: id, etag: set.etag ?? '' }));
    expect((await summaryOf(id))?.heroImageURL).toBeUndefined();
    requireValue(await setDayImage(mara, { ...place, dayId: 'day-one', etag: gone.etag ?? '', picture }));
    expect((await summaryOf(id))?.heroImageURL).toBeUndefined();
  });
});

describe('a list is so', () => {
  test('4.7 a summary, to the last field', async () => {
    const { id, etag } = await make();
    const more = { etag, updatedAt: expect.stringMatching(/Z$/) };
    expect(await summaryOf(id)).toEqual(wholeSummary(id, own.maraAuthor, more));
  });
  test('4.7 each filter has what belongs there and nothing else; updatedSince and pages too', async () => {
    const before = await make();
    const theirs = async () => {
      const { id, etag } = await make(own.jonas);
      requireValue(await publishItinerary(own.jonas, { id, etag }));
      return id;
    };
    const [liked, disliked, shared] = [await theirs(), await theirs(), await theirs()];
    requireValue(await likeItinerary(mara, liked));
    await own.put(`/v1/itineraries/${disliked}/dislike`);
    requireValue(await addTraveller(own.jonas, shared, { userId: own.maraAuthor.id, role: 'viewer' }));
    const ids = async (filter: 'owned' | 'shared' | 'liked' | 'disliked') =>
      requireValue(await listItineraries(mara, { filter })).data.map(({ id }) => id);
    const all = [before.id, liked, disliked, shared];
    const found = async (filter: Parameters<typeof ids>[0]) => {
      const listed = await ids(filter);
      return all.filter((id) => listed.includes(id));
    };
    expect(await found('owned')).toEqual([before.id]);
    expect(await found('shared')).toEqual([shared]);
    expect(await found('liked')).toEqual([liked]);
    expect(await found('disliked')).toEqual([disliked]);
    const { updatedAt = '' } = before.value;
    await new Promise((resolve) => setTimeout(resolve, 5));
    const after = await make();
    const later: string[] = [];
    const query = { filter: 'owned', updatedSince: updatedAt, limit: 1 } as const;
    for await (const entry of everyItinerary(mara, query)) later.push(requireValue(entry).id);
    expect(later).toEqual([after.id]);
  });
  test('4.6 Explore has what was published, a search what it asks for, following whom one follows', async () => {
    const word = `word${crypto.randomUUID().replaceAll('-', '')}`;
    const [open, hidden, other] = [
      await make(own.jonas, { ...wholeTrip, title: word }),
      await make(own.jonas, { ...wholeTrip, title: `${word} kept` }),
      await make(own.jonas),
    ];
    for (const { id, etag } of [open, other]) requireValue(await publishItinerary(own.jonas, { id, etag }));
    const ids = async (question: Parameters<typeof explore>[1]) =>
      requireValue(await explore(mara, question)).data.map(({ id }) => id);
    expect(await ids({ q: word })).toEqual([open.id]);
    expect(await ids({})).not.toContain(hidden.id);
    requireValue(await unfollowTraveller(mara, own.jonasAuthor.id));
    expect(await ids({ filter: 'following' })).not.toContain(open.id);
    requireValue(await followTraveller(mara, own.jonasAuthor.id));
    expect(await ids({ filter: 'following' })).toContain(open.id);
  });
  test('a like is counted, and a look is', async () => {
    const { id, etag } = await make(own.jonas);
    requireValue(await publishItinerary(own.jonas, { id, etag }));
    requireValue(await likeItinerary(mara, id));
    requireValue(await readItinerary(mara, id));
    requireValue(await readItinerary(mara, id));
    const seen = requireValue(await readItinerary(own.jonas, id)).value;
    expect([seen.likesCount, seen.viewsCount]).toEqual([1, 2]);
  });
});

describe('what is for the service’s own apps is so', () => {
  const frames = [
    base64(frame(['# Two days in Porto', '## Day 1: Porto', '9:00 Livraria Lello'])),
    base64(frame(['## Day 2: Gaia', '10:00 Mosteiro da Serra do Pilar'])),
  ];
  const used = async () => (await asked('/v1/account', own.jonas)).importsUsed;
  test('4.5 an import is counted once under its key, a link once for all, and every frame is read', async () => {
    const before = await used();
    const url = `https://video.example/${crypto.randomUUID()}`;
    const media = { frames, kind: 'album' as const, key: crypto.randomUUID(), url };
    const first = requireValue(await importMedia(own.jonas, media));
    expect(requireValue(await importMedia(own.jonas, media))).toEqual(first);
    expect((await used()) - before).toBe(1);
    requireValue(await importMedia(own.jonas, { ...media, key: crypto.randomUUID() }));
    expect((await used()) - before).toBe(1);
    const plain = { frames, kind: 'album' as const, key: crypto.randomUUID() };
    const again = requireValue(await importMedia(own.jonas, plain));
    expect(requireValue(await importMedia(own.jonas, plain))).toEqual(again);
    expect((await used()) - before).toBe(2);
    expect(first.source.url).toBe(url);
    expect(JSON.stringify(first.preview)).toMatch(/Livraria Lello.*Serra do Pilar/);
  });
  test('4.5 an import says what it is of', async () => {
    const sent: unknown[] = [];
    const heard: Connection = {
      ...own.jonas,
      fetch: (address, init) => {
        sent.push(JSON.parse(String(init?.body)).kind);
        return own.jonas.fetch(address, init);
      },
    };
    for (const kind of ['album', 'video'] as const) requireValue(await importMedia(heard, { frames, kind }));
    expect(sent).toEqual(['album', 'video']);
  });
  test('4.8 a document is kept with its name and kind', async () => {
    const { id } = await make();
    const ticket = {
      id: crypto.randomUUID(),
      storagePath: 'documents/ticket.pdf',
      name: 'Ticket',
      kind: 'flight',
    };
    expect(requireValue(await saveDocument(own.mara, id, ticket))).toEqual(ticket);
    expect((await asked(`/v1/itineraries/${id}/documents`)).data).toEqual([
      { id: ticket.id, name: 'Ticket', kind: 'flight' },
    ]);
  });
  test('4.9 a report is kept, in the traveller’s words', async () => {
    const reason = `Noise. ${crypto.randomUUID()}`;
    requireValue(await reportTraveller(own.mara, own.jonasAuthor.id, reason));
    const [latest] = await world.service.latestReports();
    expect(latest).toMatchObject({ reason, reporterId: own.maraAuthor.id, reportedId: own.jonasAuthor.id });
  });
  test('4.10 someone who was added is there in that role; from a call, as an editor', async () => {
    const { id } = await make();
    const role = async () => requireValue(await readItinerary(own.jonas, id)).value.role;
    requireValue(await addTraveller(own.mara, id, { userId: own.jonasAuthor.id, role: 'viewer' }));
    expect(await role()).toBe('viewer');
    requireValue(await joinByCall(own.jonas, id, await own.shareToken(id, { sharePlay: true })));
    expect(await role()).toBe('editor');
  });
  test('4.11 reminders are as they were set, the others too', async () => {
    requireValue(await changeReminders(own.mara, { dayBefore: true, hour: 9 }));
    requireValue(await changeReminders(own.mara, { hour: 8 }));
    expect(await asked('/v1/account/reminder-preferences')).toMatchObject({ dayBefore: true, hour: 8 });
  });
});
