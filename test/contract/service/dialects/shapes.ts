import { expect } from 'vitest';
import { Itinerary } from '../../../../lib/model/itinerary.ts';
import { lisbon } from '../../../service/trips.ts';
import { made, send, setPicture } from '../people.ts';
import type { Checks, Controlled } from './check.ts';

const create = async (world: Controlled) =>
  (await send(world, 'POST', '/v1/itineraries', { as: world.people.mara.as, body: lisbon })).json();
const summary = async (world: Controlled) => {
  await create(world);
  const answer = await world.api('/v1/itineraries?limit=1', { as: world.people.mara.as });
  return (await answer.json()).data[0];
};
const withImage = async (world: Controlled) => {
  const { id } = await made(world, world.people.mara.as);
  const answer = await setPicture(world, id, { as: world.people.mara.as });
  return Itinerary.parse(await answer.json()).days?.[1]?.imageURL ?? '';
};
const timeOf = async (world: Controlled) => (await create(world)).days[0].stops[0].startTime;
const imagePath = async (world: Controlled) =>
  `/v1/itineraries/${(await made(world, world.people.mara.as)).id}/days/day-two/image`;
const putWords = async (world: Controlled, body: unknown) =>
  send(world, 'PUT', await imagePath(world), {
    as: world.people.mara.as,
    body,
    headers: { 'if-match': '"v1"' },
  });
const largeJpeg = async (world: Controlled) => {
  const { id } = await made(world, world.people.mara.as);
  return setPicture(world, id, { as: world.people.mara.as, body: new Uint8Array(1024 * 1024 + 1) });
};

export const shapeChecks: Checks<
  'enums' | 'fields' | 'author' | 'startTime' | 'imageSearch' | 'imageEmpty' | 'imageLimit' | 'imageUrl'
> = {
  enums: {
    unknown: async (world) => {
      const unknown = { role: 'co-pilot', visibility: 'friends-of-friends' };
      expect(await create(world)).toMatchObject(unknown);
      expect(await summary(world)).toMatchObject(unknown);
    },
  },
  fields: {
    sparse: async (world) => {
      expect(Object.keys(await summary(world)).sort()).toEqual(['etag', 'id', 'title']);
      expect(Object.keys(await create(world)).sort()).toEqual(['days', 'id', 'title']);
    },
    nulls: async (world) =>
      expect(await summary(world)).toMatchObject({ bestSeason: null, destination: 'Lisbon' }),
    extra: async (world) => {
      const { days, 'x-more': more } = await create(world);
      expect(more).toEqual({ deep: [1] });
      expect(days[0].stops[0]).toHaveProperty('x-more');
    },
    'numbers-as-strings': async (world) => {
      expect(await summary(world)).toMatchObject({ dayCount: '2' });
      expect((await create(world)).expenses[0].amount).toBe('6.8');
    },
  },
  author: {
    empty: async (world) => expect((await create(world)).author).toEqual({}),
    string: async (world) => expect((await summary(world)).author).toBe('Mara'),
    swapped: async (world) => expect((await summary(world)).author.name).toBe('Someone else'),
  },
  startTime: {
    datetime: async (world) => expect(await timeOf(world)).toBe('2027-05-13T09:30:00Z'),
    seconds: async (world) => expect(await timeOf(world)).toBe('09:30:00'),
    '12h-text': async (world) => expect(await timeOf(world)).toBe('9:30 AM'),
  },
  imageSearch: {
    q: async (world) => {
      expect((await putWords(world, { q: 'harbour' })).status).toBe(200);
      expect((await putWords(world, { query: 'harbour' })).status).toBe(400);
    },
    search: async (world) => {
      expect((await putWords(world, { search: 'harbour' })).status).toBe(200);
      expect((await putWords(world, { query: 'harbour' })).status).toBe(400);
    },
    lenient: async (world) => {
      for (const body of [{ query: 'harbour', more: 1 }, { wrong: 'harbour' }])
        expect((await putWords(world, body)).status).toBe(200);
    },
  },
  imageEmpty: {
    '415-without-type': async (world) => {
      const headers = { 'if-match': '"v1"' };
      const { as } = world.people.mara;
      expect((await world.api(await imagePath(world), { method: 'PUT', as, headers })).status).toBe(415);
    },
  },
  imageLimit: {
    '1mb': async (world) => expect((await largeJpeg(world)).status).toBe(413),
    '1mb-dropped': async (world) => expect(largeJpeg(world)).rejects.toThrow('fetch failed'),
  },
  imageUrl: {
    'signed-expiring': async (world) => {
      const url = await withImage(world);
      expect((await fetch(url)).status).toBe(200);
      expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(403);
      await world.control.advance(61);
      expect((await fetch(url)).status).toBe(403);
    },
    'needs-auth': async (world) => {
      const url = await withImage(world);
      expect((await fetch(url)).status).toBe(401);
      expect((await world.api(url, { as: world.people.mara.as })).status).toBe(200);
    },
    'other-host': async (world) =>
      expect(await withImage(world)).toMatch(/^https:\/\/pictures\.example\/media\//),
    script: async (world) => expect(await withImage(world)).toBe('javascript:alert(1)'),
  },
};
