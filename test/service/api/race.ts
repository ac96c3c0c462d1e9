import { expect, test } from 'vitest';
import { Itinerary } from '../../../lib/model/itinerary.ts';
import { call, made } from './world.ts';

const writes = 200;

test('two writers race 200 conditional writes on one itinerary: no update is lost', async () => {
  const { id } = await made({ title: 'Race' });
  const path = `/v1/itineraries/${id}`;
  const done = { a: 0, b: 0 };
  /** Adds the writer's next item to what both have just read. */
  const add = async (writer: 'a' | 'b', etag: string, packing: unknown[]) => {
    const { status } = await call(path, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'if-match': etag },
      body: JSON.stringify({ packing: [...packing, { id: `${writer}${done[writer]}` }] }),
    });
    if (status === 200) done[writer] += 1;
    return status;
  };

  for (let round = 0; round < writes; round += 1) {
    const read = await call(path);
    const { packing = [] } = Itinerary.parse(await read.json());
    const etag = read.headers.get('etag') ?? '';
    // Both write at the same moment from the same version; the refused one retries in the next round.
    const statuses = await Promise.all([add('a', etag, packing), add('b', etag, packing)]);
    expect(statuses.toSorted()).toEqual([200, 412]);
  }

  const answer = await call(path);
  const names = Itinerary.parse(await answer.json()).packing?.map((item) => item.id ?? '') ?? [];
  const acknowledged = (['a', 'b'] as const).flatMap((writer) =>
    Array.from({ length: done[writer] }, (_, turn) => `${writer}${turn}`),
  );
  expect(names.toSorted()).toEqual(acknowledged.toSorted());
  expect(names).toHaveLength(writes);
  expect(answer.headers.get('etag')).toBe(`"v${writes + 1}"`);
});
