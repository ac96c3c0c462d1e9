// Rows of section 5.
import { expect } from 'vitest';
import { demoTraveller } from '../../../../service/seed.ts';
import { made, send } from '../people.ts';
import { type Row, refusal, section } from '../row.ts';
import {
  type Asked,
  allScopes,
  answerAsked,
  ask,
  challengeOf,
  codeForm,
  connect,
  newClient,
  oauthRefusal,
  ownRedirect,
  redeem,
  redirectUri,
  refresh,
  register,
  tokenRequest,
} from '../sign-in.ts';
import type { World } from '../world.ts';
import { importing } from './imports.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const pkce = section('5.1', 'code flow with PKCE');
const dynamic = section('5.2', 'dynamic registration');
const flow = section('5.3', 'the flow');
const renewal = section('5.4', 'refresh');
const lifetimes = section('5.5', 'lifetimes');
const ending = section('5.6', 'revocation');
const scopes = section('5.7', 'scopes');
const appsOnly = section('5.10', 'apps-only endpoints');
const following = section('5.11', 'filter=following');

/** An authorization code that is not yet redeemed. */
async function withCode(world: World): Promise<{ asked: Asked; code: string }> {
  const asked = ask(world, await newClient(world));
  const answer = await answerAsked(world.browser(), asked);
  return { asked, code: answer.searchParams.get('code') ?? '' };
}
const listStatus = async (world: World, as: string) =>
  (await world.api('/v1/itineraries?limit=1', { as })).status;

const flowRows: Row[] = [
  pkce.good('S256, said or not → tokens', async (world) => {
    const asked = ask(world, await newClient(world), { code_challenge_method: 'S256' });
    const answer = await answerAsked(world.browser(), asked);
    expect((await redeem(world, asked, answer.searchParams.get('code') ?? '')).status).toBe(200);
  }),
  pkce.bad('a wrong code_verifier → invalid_grant', async (world) => {
    const { asked, code } = await withCode(world);
    const wrong = redeem(world, asked, code, { code_verifier: challengeOf('another') });
    expect(await oauthRefusal(wrong)).toBe('400 invalid_grant');
  }),
  pkce.bad('the challenge in place of the verifier (plain) → invalid_grant', async (world) => {
    const { asked, code } = await withCode(world);
    const wrong = redeem(world, asked, code, { code_verifier: challengeOf(asked.verifier) });
    expect(await oauthRefusal(wrong)).toBe('400 invalid_grant');
  }),
  dynamic.good('a client registered a moment ago can connect', async (world) => {
    expect((await connect(world)).tokens.access_token).toEqual(expect.any(String));
  }),
  dynamic.bad('a client that never registered cannot', async (world) => {
    const page = await world.browser().open(ask(world, 'never-registered').url);
    expect(page.status).toBe(400);
  }),
  flow.good('register, approve, exchange, call', async (world) => {
    const { tokens } = await connect(world);
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: hour, scope: allScopes });
    expect(await listStatus(world, tokens.access_token)).toBe(200);
  }),
  flow.bad('a code used twice → invalid_grant, and the tokens of the first use end', async (world) => {
    const { asked, code } = await withCode(world);
    const { access_token } = await (await redeem(world, asked, code)).json();
    expect(await oauthRefusal(redeem(world, asked, code))).toBe('400 invalid_grant');
    expect(await listStatus(world, access_token)).toBe(401);
  }),
  ...[
    ['another redirect_uri', { redirect_uri: 'https://elsewhere.example/' }],
    ['a code that was guessed', { code: 'guessed' }],
  ].map(([name, changes]) =>
    flow.bad(`${name} → invalid_grant`, async (world) => {
      const { asked, code } = await withCode(world);
      expect(await oauthRefusal(redeem(world, asked, code, Object(changes)))).toBe('400 invalid_grant');
    }),
  ),
  flow.bad('no redirect_uri, which the request for the code had → an error', async (world) => {
    const { asked, code } = await withCode(world);
    const { redirect_uri: _, ...form } = codeForm(asked, code);
    expect((await tokenRequest(world, form)).status).toBe(400);
  }),
  flow.bad('another client’s code → invalid_grant', async (world) => {
    const { asked, code } = await withCode(world);
    const stolen = redeem(world, asked, code, { client_id: await newClient(world) });
    expect(await oauthRefusal(stolen)).toBe('400 invalid_grant');
  }),
];

const tokenRows: Row[] = [
  renewal.good('a refresh_token → a new access token, and the next refresh token', async (world) => {
    const { clientId, tokens } = await connect(world);
    const renewed = await (await refresh(world, clientId, tokens.refresh_token)).json();
    expect(await listStatus(world, renewed.access_token)).toBe(200);
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
  }),
  renewal.good('with the grant type and the token alone, as the document has it', async (world) => {
    const { tokens } = await connect(world);
    const form = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    const renewed = await (await tokenRequest(world, form)).json();
    expect(await listStatus(world, renewed.access_token)).toBe(200);
  }),
  renewal.bad('a guess without a client → an error, not a fault', async (world) => {
    const answer = await tokenRequest(world, { grant_type: 'refresh_token', refresh_token: 'guess' });
    expect(answer.status).toBe(400);
  }),
  renewal.good('asked again within a minute (a lost answer) → the same next token', async (world) => {
    const { clientId, tokens } = await connect(world);
    const first = await (await refresh(world, clientId, tokens.refresh_token)).json();
    const again = await (await refresh(world, clientId, tokens.refresh_token)).json();
    expect(again.refresh_token).toBe(first.refresh_token);
  }),
  renewal.bad('a rotated token used later → invalid_grant, and the connection ends', async (world) => {
    const { clientId, tokens } = await connect(world);
    const renewed = await (await refresh(world, clientId, tokens.refresh_token)).json();
    await world.later(2 * minute, async () => {
      expect(await oauthRefusal(refresh(world, clientId, tokens.refresh_token))).toBe('400 invalid_grant');
      expect(await oauthRefusal(refresh(world, clientId, renewed.refresh_token))).toBe('400 invalid_grant');
    });
    expect(await listStatus(world, renewed.access_token)).toBe(401);
  }),
  renewal.bad('another client’s, an access token, or a guess → invalid_grant', async (world) => {
    const { clientId, tokens } = await connect(world);
    const stranger = await newClient(world);
    expect(await oauthRefusal(refresh(world, stranger, tokens.refresh_token))).toBe('400 invalid_grant');
    for (const token of [tokens.access_token, 'guess'])
      expect(await oauthRefusal(refresh(world, clientId, token))).toBe('400 invalid_grant');
  }),
  lifetimes.good('an access token works after 59 minutes, a refresh token after 89 days', async (world) => {
    const { clientId, tokens } = await connect(world);
    await world.later(59 * minute, async () =>
      expect(await listStatus(world, tokens.access_token)).toBe(200),
    );
    await world.later(89 * day, async () =>
      expect((await refresh(world, clientId, tokens.refresh_token)).status).toBe(200),
    );
  }),
  lifetimes.bad('rotation does not make 90 days longer', async (world) => {
    const { clientId, tokens } = await connect(world);
    let next = '';
    await world.later(80 * day, async () => {
      next = (await (await refresh(world, clientId, tokens.refresh_token)).json()).refresh_token;
    });
    await world.later(91 * day, async () =>
      expect(await oauthRefusal(refresh(world, clientId, next))).toBe('400 invalid_grant'),
    );
  }),
  ending.good('disconnecting the app under Connected Apps ends its tokens', async (world) => {
    const browser = world.browser();
    const { clientId, tokens } = await connect(world, { browser });
    const account = await browser.open('/account');
    expect(account.html).toContain('Contract');
    const form = account.html.match(/<form[\s\S]*?<\/form>/g)?.find((text) => text.includes(clientId)) ?? '';
    const [, action = ''] = /action="([^"]+)"/.exec(form) ?? [];
    const fields = Object.fromEntries(
      [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    await browser.open(action, fields);
    expect(await listStatus(world, tokens.access_token)).toBe(401);
    expect(await oauthRefusal(refresh(world, clientId, tokens.refresh_token))).toBe('400 invalid_grant');
  }),
  ending.bad('a token that was revoked → 401, and where to get another', async (world) => {
    const { clientId, tokens } = await connect(world);
    const form = new URLSearchParams({ token: tokens.access_token, client_id: clientId });
    await world.auth('/oauth/revoke', { method: 'POST', body: form });
    const answer = await world.api('/v1/itineraries', { as: tokens.access_token });
    expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"');
    expect(await refusal(answer)).toBe('401 unauthorized');
  }),
];

/** Registers with these redirects, has the traveller allow it, and returns the text of the consent page. */
async function connectAt(world: World, redirects: string[]): Promise<{ consent: string; token: string }> {
  const registered = await register(world, { redirect_uris: redirects, client_name: 'Wayclip' });
  const { client_id } = await registered.json();
  const asked = ask(world, client_id, { redirect_uri: redirects[0] });
  const browser = world.browser();
  const consent = await browser.press(await browser.open(asked.url), 'sign-in', { ...demoTraveller });
  const answer = new URL((await browser.press(consent, 'allow')).url);
  const tokens = await (await redeem(world, asked, answer.searchParams.get('code') ?? '')).json();
  return { consent: consent.html, token: tokens.access_token };
}
const reminderStatus = async (world: World, as: string) =>
  (await send(world, 'PATCH', '/v1/account/reminder-preferences', { as, body: {} })).status;

const scopeRows: Row[] = [
  scopes.good(
    'itineraries:read → list, Explore, read one; itineraries:write → create and change',
    async (world) => {
      const { reading, writing } = world.people;
      const { id } = await made(world, writing);
      for (const path of ['/v1/itineraries', '/v1/explore', `/v1/itineraries/${id}`])
        expect((await world.api(path, { as: reading })).status).toBe(200);
    },
  ),
  scopes.good('documents:read → names and kinds, never where the contents are', async (world) => {
    const { mara } = world.people;
    const { id } = await made(world, mara.as);
    const documentId = crypto.randomUUID();
    const body = { id: documentId, storagePath: 'documents/secret.pdf', name: 'Ticket', kind: 'flight' };
    await send(world, 'PUT', `/v1/app/library/${id}/documents/${documentId}`, { as: mara.own, body });
    const listed = await (await world.api(`/v1/itineraries/${id}/documents`, { as: mara.as })).json();
    expect(listed).toEqual({ data: [{ id: documentId, name: 'Ticket', kind: 'flight' }] });
  }),
  scopes.bad('each alone allows nothing of the others → 403 insufficientScope', async (world) => {
    const { reading, writing, mara } = world.people;
    const { id } = await made(world, mara.as);
    const create = (as: string) => send(world, 'POST', '/v1/itineraries', { as, body: { title: 'x' } });
    expect(await refusal(create(reading))).toBe('403 insufficientScope');
    for (const path of ['/v1/itineraries', '/v1/explore', `/v1/itineraries/${id}/documents`])
      expect(await refusal(world.api(path, { as: writing }))).toBe('403 insufficientScope');
  }),
  appsOnly.good('the service’s own app is let in', async (world) => {
    const answer = await send(world, 'PATCH', '/v1/account/reminder-preferences', {
      as: world.people.mara.own,
      body: {},
    });
    expect(answer.status).toBe(204);
  }),
  appsOnly.good(
    'an app that gets its codes where the configuration says is let in, and the traveller is told',
    async (world) => {
      const { consent, token } = await connectAt(world, [ownRedirect]);
      expect(consent).toContain('data-own-app');
      expect(await reminderStatus(world, token)).toBe(204);
    },
  ),
  appsOnly.bad(
    'an app that borrows its name, or gets its codes elsewhere as well → 403 forbidden',
    async (world) => {
      for (const redirects of [
        [redirectUri],
        [ownRedirect, redirectUri],
        [`${ownRedirect.slice(0, -1)}.example/`],
      ]) {
        const { consent, token } = await connectAt(world, redirects);
        expect(consent).not.toContain('data-own-app');
        expect(await reminderStatus(world, token)).toBe(403);
      }
    },
  ),
  appsOnly.bad('4.5, 4.8, 4.9, 4.10, 4.11 with another app’s token → 403 forbidden', async (world) => {
    const { as } = world.people.jonas;
    const id = crypto.randomUUID();
    const asked: [string, string][] = [
      ['PUT', `/v1/app/library/${id}/documents/${id}`],
      ['POST', `/v1/people/${id}/reports`],
      ['POST', `/v1/itineraries/${id}/people`],
      ['PATCH', '/v1/account/reminder-preferences'],
    ];
    expect(await refusal(importing(world, {}, { as }))).toBe('403 forbidden');
    for (const [method, path] of asked)
      expect(await refusal(send(world, method, path, { as, body: {} })), path).toBe('403 forbidden');
  }),
  following.good('a signed-in token → a page', async (world) => {
    const answer = await world.api('/v1/explore?filter=following', { as: world.people.reading });
    expect(await answer.json()).toMatchObject({ data: expect.any(Array) });
  }),
  following.bad('no token → 401 unauthorized', async (world) =>
    expect(await refusal(world.api('/v1/explore?filter=following'))).toBe('401 unauthorized'),
  ),
];

export const authenticationRows: Row[] = [...flowRows, ...tokenRows, ...scopeRows];
