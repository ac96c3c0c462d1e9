// Rows of section 8.
import { expect } from 'vitest';
import { SummaryPage } from '../../../../lib/model/itinerary.ts';
import { paidTraveller } from '../../../../service/seed.ts';
import { importsPerPeriod } from '../../../../service/travellers/plan.ts';
import { made, publish } from '../people.ts';
import { type Row, refusal, section } from '../row.ts';
import { connect, oauthRefusal, refresh } from '../sign-in.ts';
import type { World } from '../world.ts';
import { album, importing } from './imports.ts';

const hour = 60 * 60;
const day = 24 * hour;

const size = section('8.1', 'page size');
const access = section('8.2', 'access token lifetime');
const refreshing = section('8.3', 'refresh token lifetime');
const allowance = section('8.4', 'media import allowance');

const lists = ['/v1/explore', '/v1/itineraries'];
const page = async (world: World, path: string) =>
  SummaryPage.parse(await (await world.api(path, { as: world.people.mara.as })).json()).data.length;
/** More than one page of the largest size, in both lists. */
async function fill(world: World): Promise<void> {
  const { as } = world.people.mara;
  if ((await page(world, '/v1/explore?limit=50')) === 50) return;
  for (let index = 0; index < 51; index += 1)
    await publish(world, as, (await made(world, as, { title: `One of many ${index}` })).id);
}
const listStatus = async (world: World, as: string) =>
  (await world.api('/v1/itineraries?limit=1', { as })).status;

export const limitRows: Row[] = [
  ...lists.map((path) =>
    size.good(`${path}: 25 unless told, 50 when told, 1 when told`, async (world) => {
      await fill(world);
      expect(await page(world, path)).toBe(25);
      expect(await page(world, `${path}?limit=50`)).toBe(50);
      expect(await page(world, `${path}?limit=1`)).toBe(1);
    }),
  ),
  ...lists.map((path) =>
    size.bad(`${path}: 51, 0, −1, 1.5 and words → 400 invalidRequest`, async (world) => {
      for (const limit of ['51', '0', '-1', '1.5', 'many', ''])
        expect(await refusal(world.api(`${path}?limit=${limit}`, { as: world.people.mara.as })), limit).toBe(
          '400 invalidRequest',
        );
    }),
  ),
  access.good('3600 s, and said so', async (world) => {
    const { tokens } = await connect(world);
    expect(tokens.expires_in).toBe(hour);
    await world.later(hour - 30, async () => expect(await listStatus(world, tokens.access_token)).toBe(200));
  }),
  access.bad('after an hour → 401', async (world) => {
    const { tokens } = await connect(world);
    await world.later(hour + 30, async () => expect(await listStatus(world, tokens.access_token)).toBe(401));
  }),
  refreshing.good('works until the 90th day', async (world) => {
    const { clientId, tokens } = await connect(world);
    await world.later(90 * day - 60, async () =>
      expect((await refresh(world, clientId, tokens.refresh_token)).status).toBe(200),
    );
  }),
  refreshing.bad('after 90 days → invalid_grant', async (world) => {
    const { clientId, tokens } = await connect(world);
    await world.later(90 * day + 1, async () =>
      expect(await oauthRefusal(refresh(world, clientId, tokens.refresh_token))).toBe('400 invalid_grant'),
    );
  }),
  allowance.bad('used up within the billing period → 429 allowanceUsedUp', async (world) => {
    const answers = await Promise.all(
      Array.from({ length: importsPerPeriod }, () => importing(world, album)),
    );
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    expect(await refusal(importing(world, album))).toBe('429 allowanceUsedUp');
  }),
  allowance.good('begins anew with the next billing period', async (world) => {
    expect((await importing(world, album)).status).toBe(429);
    const later = 32 * day;
    await world.later(later, async () => {
      const { tokens } = await connect(world, { who: paidTraveller, isOwnApp: true });
      const as = tokens.access_token;
      expect((await importing(world, album, { as })).status).toBe(200);
      expect(await (await world.api('/v1/account', { as })).json()).toMatchObject({ importsUsed: 1 });
    });
  }),
];
