import { expect } from 'vitest';
import { jpeg } from '../../../service/trips.ts';
import { made, send, setPicture } from '../people.ts';
import type { Checks, Controlled } from './check.ts';

const plan = { title: 'A walk' };
const create = (world: Controlled, headers = {}) =>
  send(world, 'POST', '/v1/itineraries', { as: world.people.mara.as, body: plan, headers });
const own = async (world: Controlled) => (await made(world, world.people.mara.as)).id;
const read = (world: Controlled, id: string, headers = {}) =>
  world.api(`/v1/itineraries/${id}`, { as: world.people.mara.as, headers });
const update = (world: Controlled, method: string, id: string) =>
  send(world, method, `/v1/itineraries/${id}`, {
    as: world.people.mara.as,
    body: plan,
    headers: { 'if-match': '"v1"' },
  });

export const replyChecks: Checks<'readOne' | 'createReply' | 'updateReply' | 'coverPut' | 'webAddress'> = {
  coverPut: {
    'like-day-image': async (world) => {
      const id = await own(world);
      const { as } = world.people.mara;
      const put = (ifMatch: string) =>
        world.api(`/v1/itineraries/${id}/cover-image`, {
          method: 'PUT',
          as,
          headers: { 'content-type': 'image/jpeg', 'if-match': ifMatch },
          body: jpeg,
        });
      expect((await put('"v1"')).status).toBe(200);
      expect((await put('"v1"')).status).toBe(412);
      const list = await (await world.api('/v1/itineraries?limit=1', { as })).json();
      expect(list.data[0]).toMatchObject({ id, heroImageURL: expect.stringMatching(/\.jpg$/) });
    },
  },
  webAddress: {
    'in-body': async (world) => {
      const id = await own(world);
      const { as } = world.people.mara;
      const webURL = `${world.authUrl}/i/${id}`;
      expect(await (await read(world, id)).json()).toMatchObject({ webURL });
      expect(await (await setPicture(world, id, { as })).json()).toMatchObject({ webURL });
      const list = await (await world.api('/v1/itineraries?limit=1', { as })).json();
      expect(list.data[0]).toMatchObject({ id, webURL });
      expect((await world.signedIn.open(webURL)).status).toBe(200);
    },
  },
  readOne: {
    absent: async (world) => expect((await read(world, await own(world))).status).toBe(404),
    '405': async (world) => expect((await read(world, await own(world))).status).toBe(405),
    '304': async (world) => {
      const id = await own(world);
      expect((await read(world, id)).status).toBe(200);
      expect((await read(world, id, { 'if-none-match': '"v1"' })).status).toBe(304);
      expect((await read(world, id, { 'if-none-match': '"v0"' })).status).toBe(200);
    },
    'wrapped-data': async (world) => {
      const id = await own(world);
      expect(await (await read(world, id)).json()).toEqual({ data: expect.objectContaining({ id }) });
    },
    'wrapped-itinerary': async (world) => {
      const id = await own(world);
      expect(await (await read(world, id)).json()).toEqual({ itinerary: expect.objectContaining({ id }) });
    },
  },
  createReply: {
    absent: async (world) => expect((await create(world)).status).toBe(404),
    '200': async (world) => {
      const answer = await create(world);
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    },
    'id-only': async (world) =>
      expect(await (await create(world)).json()).toEqual({ id: expect.any(String) }),
    wrapped: async (world) =>
      expect(await (await create(world)).json()).toMatchObject({ data: { title: 'A walk' } }),
    'key-ignored': async (world) => {
      const key = { 'idempotency-key': crypto.randomUUID() };
      const first = await (await create(world, key)).json();
      expect((await (await create(world, key)).json()).id).not.toBe(first.id);
    },
  },
  updateReply: {
    absent: async (world) => {
      const id = await own(world);
      for (const method of ['PUT', 'PATCH', 'DELETE'])
        expect((await update(world, method, id)).status).toBe(404);
    },
    'patch-only': async (world) => {
      const id = await own(world);
      expect((await update(world, 'PUT', id)).status).toBe(404);
      expect((await update(world, 'PATCH', id)).status).toBe(200);
    },
    'put-only': async (world) => {
      const id = await own(world);
      expect((await update(world, 'PATCH', id)).status).toBe(404);
      expect((await update(world, 'PUT', id)).status).toBe(200);
    },
  },
};
