// While the bucket is unavailable, requests that need it say so and when to retry; nothing changes, and nothing is lost.
import { expect } from 'vitest';
import { jpeg, pictures } from '../../service/trips.ts';
import { send, setPicture } from './people.ts';
import { refusal } from './row.ts';
import { newTrip, readTrip } from './rows/resources.ts';
import type { WorldWithBucket } from './world.ts';

interface BucketRow {
  name: string;
  run(world: WorldWithBucket): Promise<void>;
}

async function isAway(answer: Response | Promise<Response>): Promise<void> {
  const response = await answer;
  expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect(await refusal(response)).toBe('503 unavailable');
}
const etagOf = async (world: WorldWithBucket, id: string) =>
  (await world.api(`/v1/itineraries/${id}`, { as: world.people.mara.as })).headers.get('etag');
/** A trip whose second day has a picture. */
async function withPicture(world: WorldWithBucket) {
  const id = await newTrip(world);
  await setPicture(world, id, { as: world.people.mara.as });
  const { days } = await readTrip(world, id);
  return { id, path: new URL(days[1].imageURL).pathname };
}
const png = { headers: { 'content-type': 'image/png', 'if-match': '"v2"' }, body: pictures['image/png'] };

export const bucketRows: BucketRow[] = [
  {
    name: 'a picture that cannot be kept → 503; no ETag moves, and the day shows what it showed',
    run: async (world) => {
      const { as } = world.people.mara;
      const { id, path } = await withPicture(world);
      const before = await readTrip(world, id);
      const kept = [...world.kept.keys()];
      await world.whileAway(async () => {
        await isAway(setPicture(world, id, { as, ...png }));
        expect(await readTrip(world, id)).toEqual(before);
        expect(await etagOf(world, id)).toBe('"v2"');
      });
      expect([...world.kept.keys()]).toEqual(kept);
      expect(new Uint8Array(await (await world.api(path)).arrayBuffer())).toEqual(jpeg);
      // It can be sent again with the same ETag.
      expect((await setPicture(world, id, { as, ...png })).status).toBe(200);
    },
  },
  {
    name: 'a picture that cannot be fetched → 503, not 404, and is there again afterwards',
    run: async (world) => {
      const { path } = await withPicture(world);
      await world.whileAway(() => isAway(world.api(path)));
      expect((await world.api(path)).status).toBe(200);
    },
  },
  {
    name: 'a bucket that is there and cannot → 503 as well, and no ETag moves',
    run: async (world) => {
      const { id, path } = await withPicture(world);
      await world.whileFailing(async () => {
        await isAway(setPicture(world, id, { as: world.people.mara.as, ...png }));
        await isAway(world.api(path));
      });
      expect(await etagOf(world, id)).toBe('"v2"');
    },
  },
  {
    name: 'a document that cannot be kept → 503, and nothing of it is stored',
    run: async (world) => {
      const { own: as } = world.people.mara;
      const kept = [...world.kept.keys()];
      const upload = () => world.api('/v1/app/documents', { method: 'POST', as, body: jpeg });
      await world.whileAway(() => isAway(upload()));
      expect([...world.kept.keys()]).toEqual(kept);
      expect((await upload()).status).toBe(201);
    },
  },
  {
    name: 'what needs no picture goes on: a trip is made, changed and read; ready is said when it is',
    run: async (world) => {
      const { as } = world.people.mara;
      await world.whileAway(async () => {
        const id = await newTrip(world);
        const headers = { 'if-match': '"v1"' };
        const path = `/v1/itineraries/${id}`;
        expect((await send(world, 'PATCH', path, { as, headers, body: { origin: 'Faro' } })).status).toBe(
          200,
        );
        expect((await readTrip(world, id)).origin).toBe('Faro');
        const ready = await world.api('/readyz');
        expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
        expect((await world.api('/healthz')).status).toBe(200);
      });
      expect((await world.api('/readyz')).status).toBe(200);
    },
  },
];
