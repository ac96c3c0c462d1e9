// People and things can leave: what 4.8 and 4.10 add can be listed, removed and taken back.
import { expect } from 'vitest';
import { publish, send } from '../people.ts';
import { type Row, refusal, section } from '../row.ts';
import type { World } from '../world.ts';
import { newTrip, readTrip } from './resources.ts';

const people = section('4.10', 'add someone or join');
const documents = section('4.8', 'save a document’s details');

/** The largest file accepted as a document. */
const largestBytes = 25 * 1024 * 1024;

const ask = (world: World, method: string, path: string, as: string, body?: unknown) =>
  send(world, method, `/v1/itineraries/${path}`, { as, body });
const add = (world: World, id: string, role = 'viewer') =>
  ask(world, 'POST', `${id}/people`, world.people.mara.own, { userId: world.people.jonas.id, role });
const statusFor = async (world: World, id: string) =>
  (await world.api(`/v1/itineraries/${id}`, { as: world.people.jonas.as })).status;

export const leavingRows: Row[] = [
  people.good('who is there is told to those who are: the owner first', async (world) => {
    const { mara, jonas } = world.people;
    const id = await newTrip(world);
    await add(world, id, 'editor');
    const told = {
      data: [
        { userId: mara.id, name: mara.name, role: 'owner' },
        { userId: jonas.id, name: jonas.name, role: 'editor' },
      ],
    };
    for (const as of [mara.own, jonas.own])
      expect(await (await ask(world, 'GET', `${id}/people`, as)).json()).toEqual(told);
  }),
  people.good(
    'the owner sends someone away; someone leaves; with the last it is private again',
    async (world) => {
      const { mara, jonas } = world.people;
      for (const as of [mara.own, jonas.own]) {
        const id = await newTrip(world);
        await add(world, id);
        expect((await ask(world, 'DELETE', `${id}/people/${jonas.id}`, as)).status).toBe(204);
        expect(await statusFor(world, id)).toBe(404);
        expect((await readTrip(world, id)).visibility).toBe('private');
      }
    },
  ),
  people.bad('a guest sends nobody else away; whoever is not there cannot be → 403, 404', async (world) => {
    const { mara, jonas } = world.people;
    const id = await newTrip(world);
    expect(await refusal(ask(world, 'DELETE', `${id}/people/${jonas.id}`, mara.own))).toBe(
      '404 personNotFound',
    );
    await add(world, id);
    expect(await refusal(ask(world, 'DELETE', `${id}/people/${mara.id}`, jonas.own))).toBe('403 ownerOnly');
    expect(await refusal(ask(world, 'GET', `${id}/people`, jonas.as))).toBe('403 forbidden');
  }),
  people.good(
    'a link is listed without what opens it, and opens nothing once it is withdrawn',
    async (world) => {
      const { mara, jonas } = world.people;
      const id = await newTrip(world);
      const { id: linkId, token } = await (
        await ask(world, 'POST', `${id}/share-links`, mara.own, { role: 'editor' })
      ).json();
      const listed = await (await ask(world, 'GET', `${id}/share-links`, mara.own)).json();
      expect(listed.data).toEqual([
        {
          id: linkId,
          role: 'editor',
          sharePlay: false,
          createdAt: expect.stringMatching(/Z$/),
          expiresAt: expect.stringMatching(/Z$/),
        },
      ]);
      expect(linkId).toMatch(/\S/);
      expect(JSON.stringify(listed)).not.toContain(token);
      const path = `${id}/share-links/${listed.data[0].id}`;
      expect((await ask(world, 'DELETE', path, mara.own)).status).toBe(204);
      expect(await refusal(ask(world, 'DELETE', path, mara.own))).toBe('404 invalidShareToken');
      expect(await refusal(ask(world, 'POST', `${id}/people`, jonas.own, { token }))).toBe(
        '404 invalidShareToken',
      );
    },
  ),
  documents.good(
    'its file can be had back, byte by byte, by whoever keeps it and nobody else',
    async (world) => {
      const { mara, jonas } = world.people;
      const id = await newTrip(world);
      const bytes = crypto.getRandomValues(new Uint8Array(200));
      const stored = await world.api('/v1/app/documents', { method: 'POST', as: mara.own, body: bytes });
      const { storagePath } = await stored.json();
      const own = crypto.randomUUID();
      const path = `/v1/app/library/${id}/documents/${own}`;
      await send(world, 'PUT', path, { as: mara.own, body: { id: own, storagePath } });
      const file = await world.api(`${path}/file`, { as: mara.own });
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
      await add(world, id, 'editor');
      expect(await refusal(world.api(`${path}/file`, { as: jonas.own }))).toBe('404 documentNotFound');
      expect(await refusal(world.api(`${path}/file`, { as: mara.as }))).toBe('403 forbidden');
    },
  ),
  documents.good('a file of 25 MB comes back whole', async (world) => {
    const { own: as } = world.people.mara;
    const id = await newTrip(world);
    const bytes = new Uint8Array(largestBytes).fill(7);
    bytes.set([1, 2, 3], largestBytes - 3);
    const stored = await world.api('/v1/app/documents', { method: 'POST', as, body: bytes });
    expect(stored.status).toBe(201);
    const { storagePath } = await stored.json();
    const documentId = crypto.randomUUID();
    const path = `/v1/app/library/${id}/documents/${documentId}`;
    await send(world, 'PUT', path, { as, body: { id: documentId, storagePath } });
    const file = await (await world.api(`${path}/file`, { as })).arrayBuffer();
    expect(Buffer.compare(Buffer.from(file), bytes)).toBe(0);
  }),
  documents.bad(
    'a file of a byte more, or of none → 413 payloadTooLarge, 400 invalidRequest',
    async (world) => {
      const upload = (length: number) =>
        world.api('/v1/app/documents', {
          method: 'POST',
          as: world.people.mara.own,
          body: new Uint8Array(length),
        });
      expect(await refusal(upload(largestBytes + 1))).toBe('413 payloadTooLarge');
      expect(await refusal(upload(0))).toBe('400 invalidRequest');
    },
  ),
  documents.good('renamed, then deleted: its file goes with it', async (world) => {
    const { own, as } = world.people.mara;
    const id = await newTrip(world);
    const stored = await world.api('/v1/app/documents', { method: 'POST', as: own, body: 'A ticket.' });
    const { storagePath } = await stored.json();
    const documentId = crypto.randomUUID();
    const details = { id: documentId, storagePath, name: 'Ticket', kind: 'train' };
    const path = `/v1/app/library/${id}/documents/${documentId}`;
    await send(world, 'PUT', path, { as: own, body: details });
    const place = `${id}/documents/${documentId}`;
    const renamed = await ask(world, 'PATCH', place, as, { name: 'Train to Porto' });
    expect(await renamed.json()).toEqual({ id: documentId, name: 'Train to Porto', kind: 'train' });
    const listed = async () => (await (await ask(world, 'GET', `${id}/documents`, as)).json()).data;
    expect(await listed()).toEqual([{ id: documentId, name: 'Train to Porto', kind: 'train' }]);
    expect((await ask(world, 'DELETE', place, as)).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect(await refusal(ask(world, 'DELETE', place, as))).toBe('404 documentNotFound');
    // Saved again, it points at a file that no longer exists.
    await send(world, 'PUT', path, { as: own, body: details });
    expect(await refusal(world.api(`${path}/file`, { as: own }))).toBe('404 documentNotFound');
  }),
  people.bad('a stranger who may look at it is not told with whom it is shared', async (world) => {
    const { mara, jonas } = world.people;
    const id = await newTrip(world);
    await publish(world, mara.as, id);
    expect(await refusal(ask(world, 'GET', `${id}/people`, jonas.own))).toBe('404 itineraryNotFound');
    expect(await refusal(ask(world, 'GET', `${id}/share-links`, jonas.own))).toBe('403 ownerOnly');
  }),
  people.good('leaving is a change with a new ETag, and leaves other trips alone', async (world) => {
    const { mara, jonas } = world.people;
    const [one, other] = [await newTrip(world), await newTrip(world)];
    for (const id of [one, other]) await add(world, id);
    const etag = async () => (await world.api(`/v1/itineraries/${one}`, { as: mara.as })).headers.get('etag');
    const before = await etag();
    await ask(world, 'DELETE', `${one}/people/${jonas.id}`, jonas.own);
    expect(await etag()).not.toBe(before);
    expect(await statusFor(world, other)).toBe(200);
    expect((await readTrip(world, other)).visibility).toBe('shared');
  }),
];
