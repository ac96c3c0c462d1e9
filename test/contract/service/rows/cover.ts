// Rows of section 4.4.
import { expect } from 'vitest';
import { Itinerary, SummaryPage } from '../../../../lib/model/itinerary.ts';
import { made, setPicture } from '../people.ts';
import { type Row, refusal, section } from '../row.ts';
import type { World } from '../world.ts';

const { good, bad } = section('4.4', 'remove the cover image');

const remove = (world: World, id: string, etag: string, as = world.people.mara.as) =>
  world.api(`/v1/itineraries/${id}/cover-image`, { method: 'DELETE', as, headers: { 'if-match': etag } });
const withCover = async (world: World) => {
  const { id } = await made(world, world.people.mara.as);
  await setPicture(world, id, { as: world.people.mara.as });
  return id;
};
const heroOf = async (world: World, id: string) => {
  const answer = await world.api('/v1/itineraries?filter=owned&limit=5', { as: world.people.mara.as });
  return SummaryPage.parse(await answer.json()).data.find((each) => each.id === id)?.heroImageURL;
};

export const coverRows: Row[] = [
  good('→ the full itinerary, a new ETag; the days keep their images', async (world) => {
    const id = await withCover(world);
    expect(await heroOf(world, id)).toEqual(expect.any(String));
    const answer = await remove(world, id, '"v2"');
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"v3"']);
    expect(Itinerary.parse(await answer.json()).days?.[1]?.imageURL).toEqual(expect.any(String));
    expect(await heroOf(world, id)).toBeUndefined();
  }),
  bad('stale If-Match → 412 itineraryModified, and the cover stays', async (world) => {
    const id = await withCover(world);
    expect(await refusal(remove(world, id, '"v1"'))).toBe('412 itineraryModified');
    expect(await heroOf(world, id)).toEqual(expect.any(String));
  }),
  bad('no If-Match → 428 preconditionRequired', async (world) =>
    expect(await refusal(remove(world, await withCover(world), ''))).toBe('428 preconditionRequired'),
  ),
  bad('an id that is no UUID → 404 itineraryNotFound', async (world) =>
    expect(await refusal(remove(world, 'x', '"v1"'))).toBe('404 itineraryNotFound'),
  ),
  bad('a token for reading → 403 insufficientScope', async (world) =>
    expect(await refusal(remove(world, await withCover(world), '"v2"', world.people.reading))).toBe(
      '403 insufficientScope',
    ),
  ),
  bad('no token → 401 unauthorized', async (world) =>
    expect(await refusal(remove(world, await withCover(world), '"v2"', ''))).toBe('401 unauthorized'),
  ),
];
