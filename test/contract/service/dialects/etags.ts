import { expect } from 'vitest';
import { SummaryPage } from '../../../../lib/model/itinerary.ts';
import { made, setPicture } from '../people.ts';
import type { Check, Checks, Controlled } from './check.ts';

const own = async (world: Controlled) => (await made(world, world.people.mara.as)).id;
const listed = async (world: Controlled, as = world.people.mara.as) => {
  const answer = await world.api('/v1/itineraries?filter=owned&limit=1', { as });
  return SummaryPage.parse(await answer.json()).data[0]?.etag ?? '';
};
const put = (world: Controlled, id: string, etag: string) =>
  setPicture(world, id, { as: world.people.mara.as, headers: { 'if-match': etag } });
/** Sends back the tag from the list as it is, and checks the one shown next. */
const written =
  (shown: string | RegExp, isTaken: boolean, next?: RegExp): Check =>
  async (world) => {
    const id = await own(world);
    const etag = await listed(world);
    expect(etag).toMatch(shown);
    const answer = await put(world, id, etag);
    expect(answer.status).toBe(isTaken ? 200 : 412);
    if (next) expect(answer.headers.get('etag')).toMatch(next);
  };

export const etagChecks: Checks<'etagSource' | 'etagSyntax' | 'etagBumps'> = {
  etagBumps: {
    'on-view': async (world) => {
      const id = await own(world);
      const before = await listed(world);
      const look = async () => {
        const answer = await world.api(`/v1/itineraries/${id}`, { as: world.people.mara.as });
        return answer.headers.get('etag') ?? '';
      };
      const first = await look();
      expect(first).not.toBe(before);
      expect(await look()).not.toBe(first);
      expect((await put(world, id, first)).status).toBe(412);
      expect(await listed(world)).not.toBe(first);
      const answer = await put(world, id, await listed(world));
      expect(answer.status).toBe(200);
      // A client's own write is not a view.
      expect((await put(world, id, answer.headers.get('etag') ?? '')).status).toBe(200);
    },
  },
  etagSource: {
    body: async (world) => {
      const answer = await put(world, await own(world), '"v1"');
      expect(answer.headers.get('etag')).toBeNull();
      expect((await answer.json()).etag).toBe('"v2"');
    },
    none: async (world) => {
      const answer = await put(world, await own(world), '"v1"');
      expect(answer.headers.get('etag')).toBeNull();
      expect(await answer.json()).not.toHaveProperty('etag');
      expect(await listed(world)).toBe('"v2"');
    },
    'of-image': async (world) => {
      const id = await own(world);
      const answer = await put(world, id, '"v1"');
      const etag = answer.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[0-9a-f]{16}"$/);
      expect((await put(world, id, etag)).status).toBe(412);
      expect((await put(world, id, await listed(world))).status).toBe(200);
    },
    'stale-list': async (world) => {
      await put(world, await own(world), '"v1"');
      expect(await listed(world)).toBe('"v1"');
      await world.control.advance(3);
      expect(await listed(world)).toBe('"v2"');
    },
  },
  etagSyntax: {
    unquoted: written(/^v1$/, true, /^v2$/),
    weak: async (world) => {
      await written(/^W\/"v1"$/, false)(world);
      expect((await put(world, await own(world), '"v1"')).headers.get('etag')).toBe('W/"v2"');
    },
    'weak-accepted': written(/^W\/"v1"$/, true, /^W\/"v2"$/),
    'per-token': async (world) => {
      const id = await own(world);
      const ofAnother = await listed(world, world.people.reading);
      expect(await listed(world)).not.toBe(ofAnother);
      expect((await put(world, id, ofAnother)).status).toBe(412);
      expect((await put(world, id, await listed(world))).status).toBe(200);
    },
  },
};
