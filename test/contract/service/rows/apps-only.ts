// Rows of sections 4.8 to 4.11.
import { expect } from 'vitest';
import { Itinerary } from '../../../../lib/model/itinerary.ts';
import { made, send } from '../people.ts';
import { type Row, refusal, section } from '../row.ts';
import type { World } from '../world.ts';

const documents = section('4.8', 'save a document’s details');
const reports = section('4.9', 'report a traveller');
const people = section('4.10', 'add someone or join');
const reminders = section('4.11', 'change your reminder preferences');

type Section = typeof documents;
type Ask = (world: World, as: string) => Promise<Response>;
/** How every apps-only operation answers other apps. */
const guarded = ({ bad }: Section, ask: Ask): Row[] => [
  bad('another app → 403 forbidden', async (world) =>
    expect(await refusal(ask(world, world.people.mara.as))).toBe('403 forbidden'),
  ),
  bad('no token → 401 unauthorized', async (world) =>
    expect(await refusal(ask(world, ''))).toBe('401 unauthorized'),
  ),
];
const isEmpty = async (answer: Response) => expect([answer.ok, await answer.text()]).toEqual([true, '']);

const documentId = '7d5c3b1e-0000-4000-8000-00000000000a';
const putDocument = (world: World, id: string, body: unknown, as = world.people.mara.own) =>
  send(world, 'PUT', `/v1/app/library/${id}/documents/${documentId}`, { as, body });
const ticket = { id: documentId, storagePath: 'documents/ticket.pdf' };
const ownTrip = async (world: World) => (await made(world, world.people.mara.as)).id;

const documentRows: Row[] = [
  documents.good('id and storagePath → the document; sent again it is replaced', async (world) => {
    const id = await ownTrip(world);
    for (const storagePath of ['documents/a.pdf', 'documents/b.pdf']) {
      const answer = await putDocument(world, id, { ...ticket, storagePath });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ id: documentId, storagePath });
    }
    const listed = await world.api(`/v1/itineraries/${id}/documents`, { as: world.people.mara.as });
    expect((await listed.json()).data).toHaveLength(1);
  }),
  ...guarded(documents, async (world, as) => putDocument(world, crypto.randomUUID(), ticket, as)),
  ...[
    ['an id that is not the address’s', { ...ticket, id: crypto.randomUUID() }],
    ['an id that is no UUID', { ...ticket, id: 'x' }],
    ['no storagePath', { id: documentId }],
    ['a storagePath that is a number', { id: documentId, storagePath: 7 }],
  ].map(([name, body]) =>
    documents.bad(`${name} → 400 invalidRequest`, async (world) =>
      expect(await refusal(putDocument(world, await ownTrip(world), body))).toBe('400 invalidRequest'),
    ),
  ),
  documents.bad('an itinerary the caller cannot see → 404 itineraryNotFound', async (world) => {
    const answer = putDocument(world, await ownTrip(world), ticket, world.people.jonas.own);
    expect(await refusal(answer)).toBe('404 itineraryNotFound');
  }),
  documents.bad('an itinerary the caller may only look at → 403 readOnly', async (world) => {
    const id = await ownTrip(world);
    await addPerson(world, id, { userId: world.people.jonas.id, role: 'viewer' });
    expect(await refusal(putDocument(world, id, ticket, world.people.jonas.own))).toBe('403 readOnly');
  }),
];

const report = (world: World, userId: string, body: unknown, as = world.people.mara.own) =>
  send(world, 'POST', `/v1/people/${userId}/reports`, { as, body });
const reportRows: Row[] = [
  reports.good('a reason → an empty response', async (world) =>
    isEmpty(await report(world, world.people.jonas.id, { reason: 'Sells what is not theirs.' })),
  ),
  ...guarded(reports, (world, as) => report(world, world.people.jonas.id, { reason: 'x' }, as)),
  reports.bad('no reason → 400 invalidRequest', async (world) =>
    expect(await refusal(report(world, world.people.jonas.id, {}))).toBe('400 invalidRequest'),
  ),
  reports.bad('nobody → 404 personNotFound', async (world) => {
    for (const userId of [crypto.randomUUID(), 'x'])
      expect(await refusal(report(world, userId, { reason: 'x' }))).toBe('404 personNotFound');
  }),
];

const addPerson = (world: World, id: string, body: unknown, as = world.people.mara.own) =>
  send(world, 'POST', `/v1/itineraries/${id}/people`, { as, body });
const tokenFor = async (world: World, id: string, body: unknown) => {
  const path = `/v1/itineraries/${id}/share-links`;
  return (await (await send(world, 'POST', path, { as: world.people.mara.own, body })).json()).token;
};
const roleOf = async (world: World, id: string) => {
  const answer = await world.api(`/v1/itineraries/${id}`, { as: world.people.jonas.as });
  return answer.ok ? Itinerary.parse(await answer.json()).role : answer.status;
};
const peopleRows: Row[] = [
  ...(['editor', 'viewer'] as const).map((role) =>
    people.good(`form 1: by userId, as ${role} → an empty response`, async (world) => {
      const id = await ownTrip(world);
      expect(await roleOf(world, id)).toBe(404);
      await isEmpty(await addPerson(world, id, { userId: world.people.jonas.id, role }));
      expect(await roleOf(world, id)).toBe(role);
    }),
  ),
  people.good('form 2: with the token of a share link', async (world) => {
    const id = await ownTrip(world);
    const token = await tokenFor(world, id, { role: 'viewer' });
    await isEmpty(await addPerson(world, id, { token }, world.people.jonas.own));
    expect(await roleOf(world, id)).toBe('viewer');
  }),
  people.good('form 3: sharePlay with the call’s token → an editor', async (world) => {
    const id = await ownTrip(world);
    const token = await tokenFor(world, id, { sharePlay: true });
    await isEmpty(await addPerson(world, id, { sharePlay: true, token }, world.people.jonas.own));
    expect(await roleOf(world, id)).toBe('editor');
  }),
  ...guarded(people, async (world, as) => addPerson(world, crypto.randomUUID(), { token: 'x' }, as)),
  people.bad('a token that was guessed, or is of the other form → 404 invalidShareToken', async (world) => {
    const id = await ownTrip(world);
    const call = await tokenFor(world, id, { sharePlay: true });
    for (const token of ['guessed', call])
      expect(await refusal(addPerson(world, id, { token }, world.people.jonas.own))).toBe(
        '404 invalidShareToken',
      );
    expect(await roleOf(world, id)).toBe(404);
  }),
  people.bad('nobody → 404 personNotFound', async (world) => {
    const body = { userId: crypto.randomUUID(), role: 'viewer' };
    expect(await refusal(addPerson(world, await ownTrip(world), body))).toBe('404 personNotFound');
  }),
  people.bad('not one’s own itinerary → 403 ownerOnly', async (world) => {
    const id = await ownTrip(world);
    const body = { userId: world.people.jonas.id, role: 'editor' };
    await addPerson(world, id, body);
    expect(await refusal(addPerson(world, id, body, world.people.jonas.own))).toBe('403 ownerOnly');
  }),
  ...[
    ['a role that is none', { userId: 'x', role: 'owner' }],
    ['two forms at once', { userId: 'x', role: 'viewer', token: 'y' }],
    ['nothing', {}],
  ].map(([name, body]) =>
    people.bad(`${name} → 400 invalidRequest`, async (world) =>
      expect(await refusal(addPerson(world, await ownTrip(world), body))).toBe('400 invalidRequest'),
    ),
  ),
];

const preferences = '/v1/account/reminder-preferences';
const change = (world: World, body: unknown, as = world.people.mara.own) =>
  send(world, 'PATCH', preferences, { as, body });
const reminderRows: Row[] = [
  reminders.good('only the settings sent are changed; an empty response', async (world) => {
    await isEmpty(await change(world, { dayBefore: true, hour: 9 }));
    await isEmpty(await change(world, { hour: 8 }));
    const stand = await world.api(preferences, { as: world.people.mara.own });
    expect(await stand.json()).toMatchObject({ dayBefore: true, hour: 8 });
  }),
  ...guarded(reminders, (world, as) => change(world, {}, as)),
  reminders.bad('what is no object of settings → 400 invalidRequest', async (world) => {
    for (const body of [[], 'x', { deep: {} }, { '': 1 }])
      expect(await refusal(change(world, body))).toBe('400 invalidRequest');
  }),
];

export const appsOnlyRows: Row[] = [...documentRows, ...reportRows, ...peopleRows, ...reminderRows];
