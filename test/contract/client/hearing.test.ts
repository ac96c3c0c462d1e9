// How our client interprets an answer when only one part of it is conclusive: a code, an ETag, a temporary error.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importMedia } from '../../../lib/api/apps-only.ts';
import type { Connection } from '../../../lib/api/connection.ts';
import {
  createItinerary,
  listItineraries,
  readItinerary,
  updateItinerary,
} from '../../../lib/api/itineraries.ts';
import { fail } from '../../../lib/model/result.ts';
import { readDialect } from '../../../service/dialects/dialect.ts';
import { requireValue } from '../../../tools/require-value.ts';
import { base64, frame } from '../../service/imports/frame.ts';
import { wholeTrip } from '../service/whole-trip.ts';
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

const make = async () => {
  const { value, etag = '' } = requireValue(await createItinerary(mara, wholeTrip));
  return { id: value.id, etag };
};
const summaryOf = async (id: string) =>
  requireValue(await listItineraries(mara, { filter: 'owned' })).data.find((each) => each.id === id);

describe('a refusal is so', () => {
  const frames = [base64(frame(['Porto']))];
  test.each([
    ['errorShape', 'flat'],
    ['errorShape', 'code-top'],
    ['errorShape', 'problem-json'],
    ['errorShape', 'errors-array'],
    ['errorCase', 'snake'],
    ['errorCase', 'screaming'],
    ['errorCase', 'pascal'],
  ])('a code is known by itself, whatever its status: %s=%s', async (name, value) => {
    const dialect = readDialect({ [name]: value, subscriptionStatus: '403' });
    if (!dialect) throw new Error('There is no such dialect.');
    await world.control.speak(dialect);
    const refused = await importMedia(own.mara, { frames, kind: 'album' });
    await world.control.reset();
    expect(refused).toEqual(fail({ kind: 'subscription-required' }));
  });
});

describe('an ETag is so', () => {
  test('taken from the body where the service tells it there, without asking further', async () => {
    await world.control.speak({ etagSource: 'body' });
    const { id, etag } = await make();
    await world.control.clearJournal();
    const changed = requireValue(await updateItinerary(mara, { id, etag, changes: { title: 'Slower' } }));
    expect((await world.control.journal()).map(({ method }) => method)).toEqual(['PATCH']);
    await world.control.reset();
    expect((await summaryOf(id))?.etag).toBe(changed.etag);
  });
});

describe('passing trouble', () => {
  const busy = { kind: 'status', status: 503 } as const;
  test('reading is tried again, creating never', async () => {
    const { id } = await make();
    await world.control.fault({
      match: { method: 'GET', path: '/v1/itineraries/*' },
      action: busy,
      times: 2,
    });
    expect(await readItinerary(mara, id)).toMatchObject({ ok: true });
    await world.control.removeFaults();
    const title = `Busy ${crypto.randomUUID()}`;
    const action = { ...busy, isDone: true };
    await world.control.fault({ match: { method: 'POST', path: '/v1/itineraries' }, action, times: 1 });
    expect(await createItinerary(mara, { ...wholeTrip, title })).toMatchObject({ ok: false });
    const listed = requireValue(await listItineraries(mara, { filter: 'owned' })).data;
    expect(listed.filter((each) => each.title === title)).toHaveLength(1);
  });
});
