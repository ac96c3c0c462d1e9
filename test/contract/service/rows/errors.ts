// Rows of section 7.
import { expect } from 'vitest';
import { made, setPicture } from '../people.ts';
import { type Row, refusal, section } from '../row.ts';
import type { World } from '../world.ts';
import { album, importing } from './imports.ts';

const modified = section('7.1', 'itineraryModified');
const subscription = section('7.2', 'subscriptionRequired');
const forbidden = section('7.3', 'forbidden');

const del = (world: World, path: string, etag: string) =>
  world.api(`/v1/itineraries/${path}`, {
    method: 'DELETE',
    as: world.people.mara.as,
    headers: { 'if-match': etag },
  });

export const errorRows: Row[] = [
  modified.good('each write gives the ETag that the next one takes', async (world) => {
    const { as } = world.people.mara;
    const { id } = await made(world, as);
    const first = await setPicture(world, id, { as });
    const second = await del(world, `${id}/days/day-two/image`, first.headers.get('etag') ?? '');
    const third = await del(world, `${id}/cover-image`, second.headers.get('etag') ?? '');
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
  }),
  modified.bad('4.2, 4.3 and 4.4 from an ETag out of date', async (world) => {
    const { as } = world.people.mara;
    const { id } = await made(world, as);
    await setPicture(world, id, { as });
    for (const answer of [
      setPicture(world, id, { as }),
      del(world, `${id}/days/day-two/image`, '"v1"'),
      del(world, `${id}/cover-image`, '"v1"'),
    ])
      expect(await refusal(answer)).toBe('412 itineraryModified');
  }),
  modified.bad('of eight who write from the same ETag, one gets through', async (world) => {
    const { as } = world.people.mara;
    const { id } = await made(world, as);
    const answers = await Promise.all(Array.from({ length: 8 }, () => setPicture(world, id, { as })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(412)]);
  }),
  subscription.good('not with the paid plan', async (world) =>
    expect((await importing(world, album)).status).toBe(200),
  ),
  subscription.bad('media import without the paid plan', async (world) =>
    expect(await refusal(importing(world, album, { as: world.people.mara.own }))).toBe(
      '402 subscriptionRequired',
    ),
  ),
  forbidden.good('not for the service’s own app', async (world) => {
    const answer = await world.api('/v1/account/reminder-preferences', { as: world.people.mara.own });
    expect(answer.status).toBe(200);
  }),
  forbidden.bad('another app on an apps-only endpoint, whatever it sends', async (world) =>
    expect(await refusal(importing(world, 'nonsense', { as: world.people.jonas.as }))).toBe('403 forbidden'),
  ),
];
