// Lasting effects: what was stored, charged, or kept. An answer alone proves none of it.
import { expect } from 'vitest';
import { paidTraveller } from '../../../../service/seed.ts';
import { jpeg } from '../../../service/trips.ts';
import { send, setPicture } from '../people.ts';
import { type Row, refusal, section } from '../row.ts';
import { connect } from '../sign-in.ts';
import { wholeTrip } from '../whole-trip.ts';
import type { World } from '../world.ts';
import { newTrip, readTrip } from './resources.ts';

const document = section('2.10', 'document');
const report = section('2.11', 'report');
const cover = section('4.4', 'remove the cover image');
const dayImage = section('4.2', 'set a day image');
const reminders = section('4.11', 'change your reminder preferences');
const people = section('4.10', 'add someone or join');

const creating = (
  world: World,
  key: string | undefined,
  body: unknown = wholeTrip,
  as = world.people.mara.as,
) =>
  send(world, 'POST', '/v1/itineraries', { as, body, ...(key && { headers: { 'idempotency-key': key } }) });
const owned = async (world: World, title: string) => {
  const answer = await world.api('/v1/itineraries?filter=owned&limit=50', { as: world.people.mara.as });
  return (await answer.json()).data.filter((each: { title: string }) => each.title === title).length;
};
const createOnce = section('2.1', 'itinerary (full form)');
const createRows: Row[] = [
  createOnce.good('created twice under one Idempotency-Key → one, and the same answer', async (world) => {
    const title = `Once ${crypto.randomUUID()}`;
    const key = crypto.randomUUID();
    const answers = [];
    for (let turn = 0; turn < 2; turn += 1)
      answers.push(await (await creating(world, key, { ...wholeTrip, title })).text());
    expect(answers[1]).toBe(answers[0]);
    await Promise.all([0, 1, 2].map(() => creating(world, key, { ...wholeTrip, title })));
    expect(await owned(world, title)).toBe(1);
  }),
  createOnce.good('created twice without a key, or by two keys → two', async (world) => {
    const title = `Twice ${crypto.randomUUID()}`;
    await creating(world, undefined, { title });
    await creating(world, undefined, { title });
    await creating(world, crypto.randomUUID(), { title });
    expect(await owned(world, title)).toBe(3);
  }),
  createOnce.bad(
    'another body under the same key → 422 idempotencyKeyReused, and one is there',
    async (world) => {
      const title = `Other ${crypto.randomUUID()}`;
      const key = crypto.randomUUID();
      await creating(world, key, { title });
      const other = creating(world, key, { title, summary: 'More.' });
      expect(await refusal(other)).toBe('422 idempotencyKeyReused');
      expect(await owned(world, title)).toBe(1);
    },
  ),
];

const pictureOf = async (world: World, id: string) => (await readTrip(world, id)).days[1].imageURL;
const isServed = async (world: World, url: string) => (await world.api(new URL(url).pathname)).status === 200;
const pictureRows: Row[] = [
  dayImage.good('a second picture takes the place of the first, which is gone', async (world) => {
    const { as } = world.people.mara;
    const id = await newTrip(world);
    await setPicture(world, id, { as });
    const first = await pictureOf(world, id);
    await setPicture(world, id, { as, headers: { 'if-match': '"v2"' } });
    const second = await pictureOf(world, id);
    expect(second).not.toBe(first);
    expect([await isServed(world, first), await isServed(world, second)]).toEqual([false, true]);
  }),
  dayImage.good('a change of the plan keeps the pictures of days that stay', async (world) => {
    const { as } = world.people.mara;
    const id = await newTrip(world);
    await setPicture(world, id, { as });
    const before = await pictureOf(world, id);
    const change = (method: string, etag: string, body: unknown) =>
      send(world, method, `/v1/itineraries/${id}`, { as, headers: { 'if-match': etag }, body });
    await change('PUT', '"v2"', { ...wholeTrip, title: 'Replaced' });
    expect([await pictureOf(world, id), await isServed(world, before)]).toEqual([before, true]);
    await change('PATCH', '"v3"', { days: wholeTrip.days.slice(0, 1) });
    expect(await isServed(world, before)).toBe(false);
  }),
  dayImage.good('the picture is served with its type, to anyone, and does not change', async (world) => {
    const id = await newTrip(world);
    await setPicture(world, id, { as: world.people.mara.as });
    const served = await world.api(new URL(await pictureOf(world, id)).pathname);
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect(served.headers.get('cache-control')).toContain('immutable');
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(jpeg);
  }),
  dayImage.bad('a write that was refused leaves no picture and the same ETag', async (world) => {
    const id = await newTrip(world);
    await setPicture(world, id, { as: world.people.mara.as, headers: { 'if-match': '"v7"' } });
    expect(await pictureOf(world, id)).toBeUndefined();
  }),
];

const hero = async (world: World, id: string) => {
  const answer = await world.api('/v1/itineraries?filter=owned&limit=9', { as: world.people.mara.as });
  return (await answer.json()).data.find((each: { id: string }) => each.id === id)?.heroImageURL;
};
const coverCall = (world: World, id: string, method: string, etag: string, more: object = {}) =>
  world.api(`/v1/itineraries/${id}/cover-image`, {
    method,
    as: world.people.mara.as,
    headers: { 'if-match': etag },
    ...more,
  });
const coverRows: Row[] = [
  cover.good(
    'a cover that was removed stays away when a day gets a picture, until one is asked for',
    async (world) => {
      const { as } = world.people.mara;
      const id = await newTrip(world);
      await setPicture(world, id, { as });
      await coverCall(world, id, 'DELETE', '"v2"');
      await setPicture(world, id, { as, headers: { 'if-match': '"v3"' } });
      await setPicture(world, id, { as, dayId: 'day-one', headers: { 'if-match': '"v4"' } });
      expect(await hero(world, id)).toBeUndefined();
      // Changing the plan does not bring it back either.
      const headers = { 'if-match': '"v5"' };
      await send(world, 'PUT', `/v1/itineraries/${id}`, { as, headers, body: wholeTrip });
      expect(await hero(world, id)).toBeUndefined();
      expect((await coverCall(world, id, 'PUT', '"v6"')).status).toBe(200);
      expect(await hero(world, id)).toBe((await readTrip(world, id)).days[0].imageURL);
    },
  ),
  cover.good('removed before there was any: the first picture does not become one', async (world) => {
    const id = await newTrip(world);
    await coverCall(world, id, 'DELETE', '"v1"');
    await setPicture(world, id, { as: world.people.mara.as, headers: { 'if-match': '"v2"' } });
    expect(await hero(world, id)).toBeUndefined();
    expect(await pictureOf(world, id)).toEqual(expect.any(String));
  }),
  cover.bad('a picture for the cover itself → 415 unsupportedMediaType', async (world) => {
    const id = await newTrip(world);
    expect(await refusal(coverCall(world, id, 'PUT', '"v1"', { body: jpeg }))).toBe(
      '415 unsupportedMediaType',
    );
  }),
];

const putDocument = (
  world: World,
  id: string,
  body: { id: string; [name: string]: string },
  as = world.people.mara.own,
) => send(world, 'PUT', `/v1/app/library/${id}/documents/${body.id}`, { as, body });
const namesOf = async (world: World, id: string, as = world.people.mara.as) =>
  (await (await world.api(`/v1/itineraries/${id}/documents`, { as })).json()).data;
const documentRows: Row[] = [
  document.good('id and storagePath, and the name and kind it was given, exactly', async (world) => {
    const id = await newTrip(world);
    const ticket = {
      id: crypto.randomUUID(),
      storagePath: 'documents/ticket.pdf',
      name: 'Ticket',
      kind: 'flight',
    };
    expect(await (await putDocument(world, id, ticket)).json()).toEqual(ticket);
    const bare = { id: crypto.randomUUID(), storagePath: 'documents/bare.pdf' };
    expect(await (await putDocument(world, id, bare)).json()).toEqual(bare);
    expect(await namesOf(world, id)).toEqual([
      { id: ticket.id, name: 'Ticket', kind: 'flight' },
      { id: bare.id },
    ]);
  }),
  document.good('sent again → its details are those of the second time', async (world) => {
    const id = await newTrip(world);
    const own = crypto.randomUUID();
    await putDocument(world, id, { id: own, storagePath: 'documents/a.pdf', name: 'A', kind: 'stay' });
    await putDocument(world, id, { id: own, storagePath: 'documents/b.pdf', name: 'B' });
    expect(await namesOf(world, id)).toEqual([{ id: own, name: 'B' }]);
  }),
  document.bad('is seen by nobody else, whoever shares the itinerary', async (world) => {
    const { mara, jonas } = world.people;
    const id = await newTrip(world);
    await putDocument(world, id, { id: crypto.randomUUID(), storagePath: 'documents/a.pdf', name: 'Mine' });
    const body = { userId: jonas.id, role: 'editor' };
    await send(world, 'POST', `/v1/itineraries/${id}/people`, { as: mara.own, body });
    expect(await namesOf(world, id, jonas.as)).toEqual([]);
  }),
];

const reporting = (world: World, reason: unknown) =>
  send(world, 'POST', `/v1/people/${world.people.jonas.id}/reports`, {
    as: world.people.mara.own,
    body: { reason },
  });
const reportRows: Row[] = [
  report.good('is kept: who, whom, why and when', async (world) => {
    const reason = `Sells what is not theirs. ${crypto.randomUUID()}`;
    expect((await reporting(world, reason)).status).toBe(204);
    const [latest] = await world.reports();
    expect(latest).toEqual({
      id: expect.any(String),
      reporterId: world.people.mara.id,
      reportedId: world.people.jonas.id,
      reason,
      createdAt: expect.any(Date),
    });
  }),
  report.bad('a reason that is no text is not kept', async (world) => {
    const before = (await world.reports()).length;
    for (const reason of [7, '', ' ', null, ['x']])
      expect(await refusal(reporting(world, reason))).toBe('400 invalidRequest');
    expect((await world.reports()).length).toBe(before);
  }),
];

const preferences = '/v1/account/reminder-preferences';
const standing = async (world: World, as = world.people.mara.own) =>
  (await world.api(preferences, { as })).json();
const change = (world: World, body: unknown) =>
  send(world, 'PATCH', preferences, { as: world.people.mara.own, body });
const otherRows: Row[] = [
  reminders.good('settings are kept as they were sent, each traveller’s own', async (world) => {
    await change(world, { beforeTrip: false, hour: 7, note: 'Quietly.', later: true });
    await change(world, { later: null });
    const stand = await standing(world);
    expect(stand).toMatchObject({ beforeTrip: false, hour: 7, note: 'Quietly.' });
    expect(stand).not.toHaveProperty('later');
    expect(await standing(world, world.people.jonas.own)).not.toHaveProperty('note');
  }),
  reminders.bad('of a refused change nothing is kept', async (world) => {
    await change(world, { hour: 6 });
    expect(await refusal(change(world, { hour: 5, deep: {} }))).toBe('400 invalidRequest');
    expect((await standing(world)).hour).toBe(6);
  }),
  people.good('added again → the new role; joining by a link takes no better role away', async (world) => {
    const { mara, jonas } = world.people;
    const id = await newTrip(world);
    const add = (body: object, as = mara.own) =>
      send(world, 'POST', `/v1/itineraries/${id}/people`, { as, body });
    const role = async () => (await readTrip(world, id, jonas.as)).role;
    await add({ userId: jonas.id, role: 'viewer' });
    await add({ userId: jonas.id, role: 'editor' });
    expect(await role()).toBe('editor');
    const links = `/v1/itineraries/${id}/share-links`;
    const { token } = await (
      await send(world, 'POST', links, { as: mara.own, body: { role: 'viewer' } })
    ).json();
    await add({ token }, jonas.own);
    expect(await role()).toBe('editor');
    await add({ userId: jonas.id, role: 'viewer' });
    expect(await role()).toBe('viewer');
  }),
  people.good('the first who is added makes it shared, which is a change with a new ETag', async (world) => {
    const { mara, jonas } = world.people;
    const id = await newTrip(world);
    const path = `/v1/itineraries/${id}`;
    const add = () =>
      send(world, 'POST', `${path}/people`, { as: mara.own, body: { userId: jonas.id, role: 'viewer' } });
    const etag = async () => (await world.api(path, { as: mara.as })).headers.get('etag');
    await add();
    expect(await etag()).toBe('"v2"');
    const headers = { 'if-match': '"v1"' };
    expect(
      await refusal(send(world, 'PATCH', path, { as: mara.as, headers, body: { origin: 'Faro' } })),
    ).toBe('412 itineraryModified');
    await add();
    expect(await etag()).toBe('"v2"');
  }),
  people.good('an editor may change it, a viewer may not; neither may delete it', async (world) => {
    const { mara, jonas } = world.people;
    const id = await newTrip(world);
    const path = `/v1/itineraries/${id}`;
    const act = async (method: string, body?: unknown) => {
      const etag = (await world.api(path, { as: jonas.as })).headers.get('etag') ?? '';
      return send(world, method, path, { as: jonas.as, body, headers: { 'if-match': etag } });
    };
    const as = (role: string) =>
      send(world, 'POST', `${path}/people`, { as: mara.own, body: { userId: jonas.id, role } });
    await as('viewer');
    expect(await refusal(act('PATCH', { title: 'Theirs' }))).toBe('403 readOnly');
    await as('editor');
    expect((await act('PATCH', { title: 'Theirs' })).status).toBe(200);
    expect((await readTrip(world, id)).title).toBe('Theirs');
    expect(await refusal(act('DELETE'))).toBe('403 ownerOnly');
  }),
  people.bad(
    'a link of another itinerary, or one that has run out → 404 invalidShareToken',
    async (world) => {
      const { mara, jonas } = world.people;
      const [one, other] = [await newTrip(world), await newTrip(world)];
      const links = `/v1/itineraries/${one}/share-links`;
      const { token } = await (await send(world, 'POST', links, { as: mara.own, body: {} })).json();
      const join = (id: string, as = jonas.own) =>
        send(world, 'POST', `/v1/itineraries/${id}/people`, { as, body: { token } });
      expect(await refusal(join(other))).toBe('404 invalidShareToken');
      await world.later(31 * 24 * 3600, async () => {
        const late = (await connect(world, { who: paidTraveller, isOwnApp: true })).tokens.access_token;
        expect(await refusal(join(one, late))).toBe('404 invalidShareToken');
      });
    },
  ),
];

export const effectRows: Row[] = [
  ...createRows,
  ...pictureRows,
  ...coverRows,
  ...documentRows,
  ...reportRows,
  ...otherRows,
];
