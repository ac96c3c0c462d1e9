// Rows of section 4.5.
import { expect } from 'vitest';
import { ImportResult } from '../../../../lib/model/itinerary.ts';
import { base64, frame } from '../../../service/imports/frame.ts';
import { jpeg, pictures } from '../../../service/trips.ts';
import { send } from '../people.ts';
import { type Row, refusal, section } from '../row.ts';
import type { World } from '../world.ts';

const { good, bad } = section('4.5', 'import from media');

const page = base64(
  frame(['# Two days in Porto', '## Day 1: Porto', '9:00 Livraria Lello', '11:30 Torre dos Clerigos']),
);
export const album = { kind: 'album', frames: [{ base64: page }] };
const blank = base64(frame([]));

export const importing = (
  world: World,
  body: unknown,
  { as = world.people.jonas.own, key }: { as?: string; key?: string } = {},
) =>
  send(world, 'POST', '/v1/imports/media', {
    as,
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

const refuses = (says: string, expected: string, body: unknown): Row =>
  bad(`${says} → ${expected}`, async (world) => expect(await refusal(importing(world, body))).toBe(expected));

export const importRows: Row[] = [
  good('frames of an album → the import result (2.9), really read', async (world) => {
    const answer = await importing(world, album);
    expect(answer.status).toBe(200);
    const { preview, source } = ImportResult.parse(await answer.json());
    const names = (preview.days ?? []).flatMap(({ stops = [] }) => stops.map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining(['Livraria Lello', 'Torre dos Clerigos']));
    expect(source).toMatchObject({ stops: names.length, confidence: expect.any(Number) });
    for (const field of ['id', 'visibility', 'role', 'author', 'createdAt', 'likesCount'])
      expect(preview).not.toHaveProperty(field);
  }),
  good('the same Idempotency-Key and body → the first response again', async (world) => {
    const key = crypto.randomUUID();
    const first = await (await importing(world, album, { key })).text();
    expect(await (await importing(world, album, { key })).text()).toBe(first);
  }),
  good('rule 3: a link imported before → the same again, for nothing', async (world) => {
    const url = `https://video.example/${crypto.randomUUID()}`;
    const first = await (await importing(world, { ...album, url })).text();
    // Nothing can be read in this frame, so the answer cannot come from reading it.
    const again = await importing(world, { kind: 'album', frames: [{ base64: blank }], url });
    expect([again.status, await again.text()]).toEqual([200, first]);
  }),
  bad('another app → 403 forbidden', async (world) =>
    expect(await refusal(importing(world, album, { as: world.people.jonas.as }))).toBe('403 forbidden'),
  ),
  bad('rule 1: no paid plan → 402 subscriptionRequired', async (world) =>
    expect(await refusal(importing(world, album, { as: world.people.mara.own }))).toBe(
      '402 subscriptionRequired',
    ),
  ),
  bad('rule 1: no paid plan, whatever is sent → 402 subscriptionRequired', async (world) => {
    for (const body of [{}, { ...album, kind: 'hologram' }])
      expect(await refusal(importing(world, body, { as: world.people.mara.own }))).toBe(
        '402 subscriptionRequired',
      );
  }),
  bad('no token → 401 unauthorized', async (world) =>
    expect(await refusal(importing(world, album, { as: '' }))).toBe('401 unauthorized'),
  ),
  bad('the same Idempotency-Key with another body → 422 idempotencyKeyReused', async (world) => {
    const key = crypto.randomUUID();
    await importing(world, album, { key });
    const other = importing(world, { ...album, kind: 'video' }, { key });
    expect(await refusal(other)).toBe('422 idempotencyKeyReused');
  }),
  bad('an Idempotency-Key that is no UUID → 400 invalidRequest', async (world) =>
    expect(await refusal(importing(world, album, { key: 'twice' }))).toBe('400 invalidRequest'),
  ),
  refuses('frames without words', '422 nothingRead', { kind: 'album', frames: [{ base64: blank }] }),
  refuses('no frames', '400 invalidRequest', { kind: 'album', frames: [] }),
  refuses('no kind', '400 invalidRequest', { frames: [{ base64: base64(jpeg) }] }),
  refuses('another kind', '400 invalidRequest', { ...album, kind: 'hologram' }),
  refuses('a PNG as frame', '400 invalidRequest', {
    kind: 'album',
    frames: [{ base64: base64(pictures['image/png']) }],
  }),
  refuses('a frame that is not base64', '400 invalidRequest', {
    kind: 'video',
    frames: [{ base64: '<svg/>' }],
  }),
  refuses('a list in place of the body', '400 invalidRequest', []),
];
