import { beforeAll, describe, expect, test } from 'vitest';
import { Itinerary, SummaryPage } from '../../../lib/model/itinerary.ts';
import { newPerson, type Person } from './people.ts';
import { call, made, refusal } from './world.ts';

const send = (method: string, path: string, as: string, body?: unknown) =>
  call(path, {
    method,
    as,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

describe('for the service’s own app', () => {
  let owner: Person;
  let guest: Person;
  let trip: Itinerary;
  beforeAll(async () => {
    owner = await newPerson('Owner');
    guest = await newPerson('Guest');
  });
  const people = (who: Person, body: unknown, id = trip.id) =>
    send('POST', `/v1/itineraries/${id}/people`, who.own, body);
  const roleOf = async (who: Person) => {
    const answer = await call(`/v1/itineraries/${trip.id}`, { as: who.as });
    return answer.status === 200 ? Itinerary.parse(await answer.json()).role : answer.status;
  };
  const rename = (who: Person, etag: string) =>
    call(`/v1/itineraries/${trip.id}`, {
      method: 'PATCH',
      as: who.as,
      headers: { 'if-match': etag, 'content-type': 'application/json' },
      body: '{"title":"Renamed"}',
    });

  describe('people', () => {
    beforeAll(async () => {
      trip = await made({ title: 'Together' }, owner.as);
    });

    test('a viewer sees and does not change, an editor changes and neither publishes nor deletes', async () => {
      expect(await roleOf(guest)).toBe(404);
      expect((await people(owner, { userId: guest.id, role: 'viewer' })).status).toBe(204);
      expect(await roleOf(guest)).toBe('viewer');
      // Being shared is itself a change.
      expect(await refusal(rename(guest, '"v2"'))).toBe('403 readOnly');
      const shared = SummaryPage.parse(
        await (await call('/v1/itineraries?filter=shared', { as: guest.as })).json(),
      );
      expect(shared.data).toMatchObject([
        { id: trip.id, role: 'viewer', visibility: 'shared', author: { name: 'Owner' } },
      ]);

      expect((await people(owner, { userId: guest.id, role: 'editor' })).status).toBe(204);
      const changed = await rename(guest, '"v2"');
      expect(Itinerary.parse(await changed.json())).toMatchObject({
        title: 'Renamed',
        role: 'editor',
        author: { name: 'Owner' },
      });
      for (const path of [`/v1/itineraries/${trip.id}`, `/v1/explore/${trip.id}`])
        expect(
          await refusal(call(path, { method: 'DELETE', headers: { 'if-match': '"v3"' }, as: guest.as })),
        ).toBe('403 ownerOnly');
      expect(await refusal(people(guest, { userId: guest.id, role: 'editor' }))).toBe('403 ownerOnly');
      expect(await refusal(send('POST', `/v1/itineraries/${trip.id}/share-links`, guest.own, {}))).toBe(
        '403 ownerOnly',
      );
    });

    test('a link’s token lets one join, a call’s token as an editor, and neither stands for the other', async () => {
      trip = await made({ title: 'By link' }, owner.as);
      const link = async (body: unknown) =>
        (await (await send('POST', `/v1/itineraries/${trip.id}/share-links`, owner.own, body)).json())
          .token as string;
      const [viewing, calling] = [await link({ role: 'viewer' }), await link({ sharePlay: true })];
      expect(await refusal(people(guest, { token: calling }))).toBe('404 invalidShareToken');
      expect(await refusal(people(guest, { sharePlay: true, token: viewing }))).toBe('404 invalidShareToken');
      expect(await refusal(people(guest, { token: 'guessed' }))).toBe('404 invalidShareToken');
      expect((await people(guest, { token: viewing })).status).toBe(204);
      expect(await roleOf(guest)).toBe('viewer');
      expect((await people(guest, { sharePlay: true, token: calling })).status).toBe(204);
      expect(await roleOf(guest)).toBe('editor');
      // Joining again with the weaker link removes no rights; joining one's own trip changes nothing.
      expect((await people(guest, { token: viewing })).status).toBe(204);
      expect(await roleOf(guest)).toBe('editor');
      expect((await people(owner, { token: viewing })).status).toBe(204);
      expect(await roleOf(owner)).toBe('owner');
      const other = await made({ title: 'Another' }, owner.as);
      expect(await refusal(people(guest, { token: viewing }, other.id))).toBe('404 invalidShareToken');
    });

    test.each([
      ['nobody', { userId: crypto.randomUUID(), role: 'viewer' }, '404 personNotFound'],
      ['someone who cannot be', { userId: 'x', role: 'viewer' }, '404 personNotFound'],
      ['a role that is none', { userId: 'x', role: 'owner' }, '400 invalidRequest'],
      ['no role', { userId: 'x' }, '400 invalidRequest'],
      ['two forms at once', { userId: 'x', role: 'viewer', token: 'y' }, '400 invalidRequest'],
      ['a call that is not one', { sharePlay: false, token: 'y' }, '400 invalidRequest'],
      ['a token that is a number', { token: 7 }, '400 invalidRequest'],
      ['an empty token', { token: '' }, '400 invalidRequest'],
      ['nothing', {}, '400 invalidRequest'],
      ['a list', [], '400 invalidRequest'],
    ])('refuses %s', async (_name, body, expected) => {
      expect(await refusal(people(owner, body))).toBe(expected);
    });
  });

  describe('documents', () => {
    const id = '7d5c3b1e-0000-4000-8000-00000000000a';
    const put = (who: Person, body: unknown, documentId = id) =>
      send('PUT', `/v1/app/library/${trip.id}/documents/${documentId}`, who.own, body);
    const listed = async (who: Person) =>
      (await call(`/v1/itineraries/${trip.id}/documents`, { as: who.as })).json();

    test('are added, replaced, named, renamed and deleted, and seen by nobody else', async () => {
      trip = await made({ title: 'With tickets' }, owner.as);
      const file = {
        method: 'POST',
        body: 'a ticket',
        headers: { 'content-type': 'application/pdf' },
        as: owner.own,
      };
      const { storagePath } = await (await call('/v1/app/documents', file)).json();
      const added = await put(owner, { id, storagePath, name: 'Ticket', kind: 'flight', size: 9 });
      expect(added.status).toBe(200);
      expect(await added.json()).toEqual({ id, storagePath, name: 'Ticket', kind: 'flight' });
      expect(await (await put(owner, { id, storagePath, name: 'Ticket home' })).json()).toEqual({
        id,
        storagePath,
        name: 'Ticket home',
      });
      expect(await listed(owner)).toEqual({ data: [{ id, name: 'Ticket home' }] });

      await people(owner, { userId: guest.id, role: 'viewer' });
      expect(await listed(guest)).toEqual({ data: [] });
      expect(await refusal(put(guest, { id, storagePath: 'theirs' }))).toBe('403 readOnly');
      await people(owner, { userId: guest.id, role: 'editor' });
      expect((await put(guest, { id, storagePath: 'theirs', name: 'Mine' })).status).toBe(200);
      expect(await listed(guest)).toEqual({ data: [{ id, name: 'Mine' }] });
      expect(await listed(owner)).toEqual({ data: [{ id, name: 'Ticket home' }] });

      const path = `/v1/itineraries/${trip.id}/documents/${id}`;
      expect(await (await send('PATCH', path, owner.as, { name: 'Home' })).json()).toEqual({
        id,
        name: 'Home',
      });
      expect((await send('DELETE', path, owner.as)).status).toBe(204);
      expect(await refusal(send('DELETE', path, owner.as))).toBe('404 documentNotFound');
      expect(await listed(owner)).toEqual({ data: [] });
    });

    test.each([
      ['an id other than the address has', { id: crypto.randomUUID(), storagePath: 'a' }],
      ['an id that is none', { id: 'x', storagePath: 'a' }],
      ['no path', { id }],
      ['a path that is a number', { id, storagePath: 7 }],
      ['a path as long as a page', { id, storagePath: 'a'.repeat(501) }],
      ['a list', []],
    ])('refuse %s', async (_name, body) => {
      expect(await refusal(put(owner, body))).toBe('400 invalidRequest');
    });
  });

  test('a traveller is reported, and only one who is there, with a reason', async () => {
    const report = (userId: string, body: unknown) =>
      send('POST', `/v1/people/${userId}/reports`, owner.own, body);
    const answer = await report(guest.id, { reason: 'Sells what is not theirs.\0' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await refusal(report(crypto.randomUUID(), { reason: 'x' }))).toBe('404 personNotFound');
    expect(await refusal(report('x', { reason: 'x' }))).toBe('404 personNotFound');
    for (const body of [{}, { reason: ' ' }, { reason: 7 }, { reason: 'a'.repeat(2001) }, null])
      expect(await refusal(report(guest.id, body))).toBe('400 invalidRequest');
  });

  test('reminder preferences change only in what was sent', async () => {
    const path = '/v1/account/reminder-preferences';
    const change = (body: unknown) => send('PATCH', path, owner.own, body);
    const answer = await change({ dayBefore: true, hour: 9, sound: 'bell' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    await Promise.all([change({ hour: 8 }), change({ sound: null }), change({ weekly: false })]);
    const stand = async (who: Person) => (await call(path, { as: who.own })).json();
    expect(await stand(owner)).toEqual({ dayBefore: true, hour: 8, weekly: false });
    expect(await stand(guest)).toEqual({});
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`s${index}`, true]));
    for (const body of [
      [],
      null,
      'x',
      { deep: {} },
      { list: [] },
      { '': true },
      { 'a b': 1 },
      { a: 'b'.repeat(201) },
      many,
    ])
      expect(await refusal(change(body)), JSON.stringify(body)).toBe('400 invalidRequest');
    expect(await stand(owner)).toEqual({ dayBefore: true, hour: 8, weekly: false });
  });
});
