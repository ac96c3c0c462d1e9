// What an import returns, and what it charges.
import { expect } from 'vitest';
import { base64, frame } from '../../../service/imports/frame.ts';
import { type Row, refusal, section } from '../row.ts';
import type { World } from '../world.ts';
import { album, importing } from './imports.ts';

const importResult = section('2.9', 'import result');
const media = section('4.5', 'import from media');

const account = async (world: World, as = world.people.jonas.own) =>
  (await world.api('/v1/account', { as })).json();
/** How many imports of the allowance these requests used. */
async function charged(world: World, act: () => Promise<unknown>): Promise<number> {
  const before = (await account(world)).importsUsed;
  await act();
  return (await account(world)).importsUsed - before;
}
const aLink = () => `https://video.example/${crypto.randomUUID()}`;
const blank = { kind: 'album', frames: [{ base64: base64(frame([])) }] };

export const importEffectRows: Row[] = [
  importResult.good('preview and source, every field by its name and nothing else', async (world) => {
    const url = aLink();
    const body = await (await importing(world, { ...album, url })).json();
    expect(Object.keys(body).toSorted()).toEqual(['preview', 'source']);
    const fields =
      'title destination origin summary center startDate tags bestSeason homeCurrency days packing expenses';
    for (const name of Object.keys(body.preview)) expect(fields.split(' ')).toContain(name);
    expect(body.preview.title).toBe('Two days in Porto');
    const stops: Record<string, string>[] = body.preview.days[0].stops;
    const timed = stops.filter(({ startTime }) => startTime !== undefined);
    expect(timed.map(({ name, startTime }) => [name, startTime])).toEqual([
      ['Livraria Lello', '09:00'],
      ['Torre dos Clerigos', '11:30'],
    ]);
    const { confidence, placed, ...source } = body.source;
    expect(source).toEqual({ url, stops: stops.length });
    expect(confidence).toBeGreaterThan(0);
    expect(confidence).toBeLessThanOrEqual(1);
    expect(placed).toBe(stops.filter((stop) => 'coordinate' in stop).length);
  }),
  importResult.bad('nothing is stored by an import: it is a draft', async (world) => {
    const { as } = world.people.jonas;
    const newest = async () =>
      (await (await world.api('/v1/itineraries?limit=1', { as })).json()).data[0]?.id;
    const before = await newest();
    await importing(world, album);
    expect(await newest()).toBe(before);
  }),
  media.good('rule 2: each import is counted once', async (world) => {
    expect(await charged(world, () => importing(world, album))).toBe(1);
    expect(
      await charged(world, async () => [await importing(world, album), await importing(world, album)]),
    ).toBe(2);
  }),
  media.good('rule 2: what was counted stays counted', async (world) => {
    const act = async () => {
      expect((await importing(world, album)).status).toBe(200);
      await world.later(600, async () => void (await account(world)));
    };
    expect(await charged(world, act)).toBe(1);
  }),
  media.good('the same key and body again → counted once, also when both come at once', async (world) => {
    const key = crypto.randomUUID();
    const ask = () => importing(world, album, { key });
    expect(await charged(world, async () => [await ask(), await ask()])).toBe(1);
    const other = crypto.randomUUID();
    const both = await charged(world, async () => {
      const answers = await Promise.all([0, 1].map(() => importing(world, album, { key: other })));
      expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(
        true,
      );
    });
    expect(both).toBe(1);
  }),
  media.good('another key, or none → another import', async (world) => {
    const act = async () => [
      await importing(world, album, { key: crypto.randomUUID() }),
      await importing(world, album, { key: crypto.randomUUID() }),
    ];
    expect(await charged(world, act)).toBe(2);
  }),
  media.good('someone else’s key is not one’s own', async (world) => {
    const key = crypto.randomUUID();
    expect((await importing(world, album, { key })).status).toBe(200);
    const theirs = importing(world, album, { key, as: world.people.mara.own });
    expect(await refusal(theirs)).toBe('402 subscriptionRequired');
  }),
  media.good('rule 3: a link imported before is not counted again, however it is spelled', async (world) => {
    const url = aLink();
    const ask = (spelled: string) => importing(world, { ...album, url: spelled });
    expect(await charged(world, () => ask(url))).toBe(1);
    expect(await charged(world, async () => [await ask(url), await ask(`${url}/?utm_source=mail#t=9`)])).toBe(
      0,
    );
    expect(await charged(world, () => ask(aLink()))).toBe(1);
  }),
  media.good('rule 3: the same link twice at the same moment is counted once', async (world) => {
    const url = aLink();
    const act = () =>
      Promise.all(
        [0, 1, 2].map(async () => expect((await importing(world, { ...album, url })).status).toBe(200)),
      );
    expect(await charged(world, act)).toBe(1);
  }),
  media.bad('what gives no result is not counted', async (world) => {
    const act = async () => {
      expect((await importing(world, blank)).status).toBe(422);
      expect((await importing(world, { kind: 'album', frames: [] })).status).toBe(400);
      expect((await importing(world, album, { as: world.people.jonas.as })).status).toBe(403);
    };
    expect(await charged(world, act)).toBe(0);
  }),
  media.bad('what failed under a key may be sent again under it', async (world) => {
    const key = crypto.randomUUID();
    expect(await refusal(importing(world, blank, { key }))).toBe('422 nothingRead');
    expect((await importing(world, album, { key })).status).toBe(200);
  }),
  media.good('the account says what is used and what is allowed', async (world) => {
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const period = { periodStart: moment, periodEnd: moment };
    const paid = await account(world);
    expect(paid).toEqual({
      id: world.people.jonas.id,
      plan: 'paid',
      ...period,
      importsUsed: expect.any(Number),
      importsAllowed: 30,
    });
    expect(Date.parse(paid.periodEnd)).toBeGreaterThan(Date.parse(paid.periodStart));
    expect(await account(world, world.people.mara.own)).toEqual({
      id: world.people.mara.id,
      plan: 'free',
      ...period,
      importsUsed: 0,
      importsAllowed: 0,
    });
  }),
];
