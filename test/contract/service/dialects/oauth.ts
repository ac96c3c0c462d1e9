import { expect } from 'vitest';
import {
  answerAsked,
  ask,
  connect,
  isSignIn,
  newClient,
  oauthRefusal,
  redeem,
  redirectUri,
  refresh,
  register,
  tokenRequest,
} from '../sign-in.ts';
import type { Check, Checks, Controlled } from './check.ts';

export const metadata = (world: Controlled) => world.auth('/.well-known/oauth-authorization-server');
const metadataIs =
  (expected: unknown): Check =>
  async (world) =>
    expect(await (await metadata(world)).json()).toEqual(expected);
export const resource = '/.well-known/oauth-protected-resource';
export const registered = (world: Controlled, more = {}) =>
  register(world, { redirect_uris: [redirectUri], ...more });
const answered = async (world: Controlled) =>
  answerAsked(world.browser(), ask(world, await newClient(world)));
const isAdvertised = async (world: Controlled) =>
  (await (await metadata(world)).json()).authorization_response_iss_parameter_supported;
const tokens = async (world: Controlled): Promise<Record<string, unknown>> => ({
  ...(await connect(world)).tokens,
});
export const listStatus = async (world: Controlled, as: string) =>
  (await world.api('/v1/itineraries?limit=1', { as })).status;
const revoke = (world: Controlled, clientId: string, token: string) =>
  world.auth('/oauth/revoke', { method: 'POST', body: new URLSearchParams({ token, client_id: clientId }) });
const revokeStatus =
  (expected: number): Check =>
  async (world) =>
    expect((await revoke(world, 'x', 'y')).status).toBe(expected);
const targetOf = async (world: Controlled, changes: Record<string, string>) => {
  const { url } = ask(world, await newClient(world), changes);
  return new URL((await world.browser().open(url)).url).searchParams.get('error');
};

export const oauthChecks: Checks<
  | 'metadata'
  | 'resourceMetadata'
  | 'registration'
  | 'clients'
  | 'issuerParameter'
  | 'resourceParameter'
  | 'tokenReply'
  | 'rotation'
  | 'revocation'
  | 'disconnection'
  | 'scopesGranted'
  | 'signInStatus'
> = {
  metadata: {
    minimal: async (world) =>
      expect(Object.keys(await (await metadata(world)).json()).sort()).toEqual([
        'authorization_endpoint',
        'issuer',
        'response_types_supported',
        'token_endpoint',
      ]),
    '404': async (world) => expect((await metadata(world)).status).toBe(404),
    html: async (world) => expect(await (await metadata(world)).text()).toContain('<h1>'),
    'issuer-trailing-slash': (world) =>
      metadataIs(expect.objectContaining({ issuer: `${world.authUrl}/` }))(world),
    'issuer-mismatch': metadataIs(expect.objectContaining({ issuer: 'https://elsewhere.example' })),
    'endpoints-other-host': metadataIs(
      expect.objectContaining({ token_endpoint: 'https://elsewhere.example/oauth/token' }),
    ),
    'no-pkce': metadataIs(
      expect.not.objectContaining({ code_challenge_methods_supported: expect.anything() }),
    ),
    'pkce-plain': metadataIs(expect.objectContaining({ code_challenge_methods_supported: ['plain'] })),
  },
  resourceMetadata: {
    'auth-only': async (world) => {
      expect((await world.auth(resource)).status).toBe(200);
      expect((await world.api(resource)).status).toBe(404);
    },
    absent: async (world) => {
      expect((await world.auth(resource)).status).toBe(404);
      expect((await world.api(resource)).status).toBe(404);
    },
    'other-resource': async (world) =>
      expect((await (await world.auth(resource)).json()).resource).toBe('https://elsewhere.example'),
    'lists-mcp': async (world) =>
      expect((await (await world.auth(resource)).json()).resource).toBe(`${world.apiUrl}/mcp`),
  },
  registration: {
    '200': async (world) => expect((await registered(world)).status).toBe(200),
    'id-only': async (world) =>
      expect(await (await registered(world)).json()).toEqual({ client_id: expect.any(String) }),
    strict: async (world) => {
      expect(await oauthRefusal(registered(world, { client_name: 'x' }))).toBe('400 invalid_client_metadata');
      expect((await registered(world, { token_endpoint_auth_method: 'none' })).status).toBe(201);
    },
    'forces-secret': async (world) =>
      expect(await (await registered(world)).json()).toMatchObject({
        token_endpoint_auth_method: 'client_secret_post',
        client_secret: expect.any(String),
      }),
    'secret-expires': async (world) => {
      const asked = await (await registered(world)).json();
      expect(asked).toMatchObject({ client_secret: expect.any(String), client_id: expect.any(String) });
      expect(asked.client_secret_expires_at).toBeGreaterThan(Date.now() / 1000);
      const used = () =>
        tokenRequest(world, {
          grant_type: 'refresh_token',
          refresh_token: 'x',
          client_id: asked.client_id,
          client_secret: asked.client_secret,
        });
      expect(await oauthRefusal(used())).toBe('400 invalid_grant');
      await world.control.advance(1900);
      expect(await oauthRefusal(used())).toBe('401 invalid_client');
    },
    '429': async (world) => {
      const answer = await registered(world);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    },
  },
  clients: {
    purged: async (world) => {
      // The service's own app was known before the switch was set.
      const page = await world.browser().open(ask(world, 'itineraries-app').url);
      expect([page.status, page.html]).toEqual([400, expect.stringContaining('Unknown client')]);
      expect((await answered(world)).searchParams.has('code')).toBe(true);
    },
    'purged-token-401': async (world) => {
      expect(await oauthRefusal(refresh(world, 'itineraries-app', 'x'))).toBe('401 invalid_client');
      expect((await tokens(world)).access_token).toEqual(expect.any(String));
    },
  },
  issuerParameter: {
    absent: async (world) => {
      expect(await isAdvertised(world)).toBeUndefined();
      expect((await answered(world)).searchParams.has('iss')).toBe(false);
    },
    unadvertised: async (world) => {
      expect(await isAdvertised(world)).toBeUndefined();
      expect((await answered(world)).searchParams.get('iss')).toBe(world.authUrl);
    },
    'advertised-missing': async (world) => {
      expect(await isAdvertised(world)).toBe(true);
      expect((await answered(world)).searchParams.has('iss')).toBe(false);
    },
    wrong: async (world) =>
      expect((await answered(world)).searchParams.get('iss')).toBe('https://elsewhere.example'),
  },
  resourceParameter: {
    required: async (world) => {
      expect(await targetOf(world, {})).toBe('invalid_target');
      expect(await targetOf(world, { resource: world.apiUrl })).toBeNull();
    },
    rejected: async (world) => {
      expect(await targetOf(world, { resource: world.apiUrl })).toBe('invalid_target');
      expect(await targetOf(world, {})).toBeNull();
    },
    'audience-strict': async (world) => {
      const statuses = async (resource: string) => {
        const asked = ask(world, await newClient(world), { resource });
        const code = (await answerAsked(world.browser(), asked)).searchParams.get('code') ?? '';
        const { access_token: as } = await (await redeem(world, asked, code, { resource })).json();
        const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
        return [
          await listStatus(world, as),
          (await world.api('/mcp', { method: 'POST', as, headers, body })).status,
        ];
      };
      expect(await statuses(world.apiUrl)).toEqual([200, 401]);
      expect(await statuses(`${world.apiUrl}/mcp`)).toEqual([401, 200]);
    },
  },
  tokenReply: {
    'no-expires': async (world) => expect(await tokens(world)).not.toHaveProperty('expires_in'),
    'no-refresh': async (world) => expect(await tokens(world)).not.toHaveProperty('refresh_token'),
    'no-scope': async (world) => expect(await tokens(world)).not.toHaveProperty('scope'),
    'expires-as-string': async (world) => expect(await tokens(world)).toHaveProperty('expires_in', '3600'),
    'lower-case-type': async (world) => expect(await tokens(world)).toHaveProperty('token_type', 'bearer'),
  },
  rotation: {
    'strict-kills-family': async (world) => {
      const { clientId, tokens: first } = await connect(world);
      const renewed = await (await refresh(world, clientId, first.refresh_token)).json();
      expect(await oauthRefusal(refresh(world, clientId, first.refresh_token))).toBe('400 invalid_grant');
      expect(await oauthRefusal(refresh(world, clientId, renewed.refresh_token))).toBe('400 invalid_grant');
      expect(await listStatus(world, renewed.access_token)).toBe(401);
    },
    'grace-returns-old': async (world) => {
      const { clientId, tokens: first } = await connect(world);
      const renewed = await (await refresh(world, clientId, first.refresh_token)).json();
      expect(renewed.refresh_token).not.toBe(first.refresh_token);
      // The answer was lost: the old token is sent again, and still works.
      for (let turn = 0; turn < 3; turn += 1) {
        const again = await (await refresh(world, clientId, first.refresh_token)).json();
        expect(again.refresh_token).toBe(first.refresh_token);
        expect(await listStatus(world, again.access_token)).toBe(200);
      }
    },
    'same-token': async (world) => {
      const { clientId, tokens: first } = await connect(world);
      for (let turn = 0; turn < 3; turn += 1) {
        await world.control.advance(600);
        const renewed = await (await refresh(world, clientId, first.refresh_token)).json();
        expect(renewed.refresh_token).toBe(first.refresh_token);
        expect(await listStatus(world, renewed.access_token)).toBe(200);
      }
    },
    'none-returned': async (world) => {
      const { clientId, tokens: first } = await connect(world);
      for (let turn = 0; turn < 3; turn += 1) {
        await world.control.advance(600);
        const renewed = await (await refresh(world, clientId, first.refresh_token)).json();
        expect(renewed).not.toHaveProperty('refresh_token');
        expect(await listStatus(world, renewed.access_token)).toBe(200);
      }
    },
  },
  revocation: {
    single: async (world) => {
      const { clientId, tokens: given } = await connect(world);
      expect((await revoke(world, clientId, given.access_token)).status).toBe(200);
      expect(await listStatus(world, given.access_token)).toBe(401);
      expect((await refresh(world, clientId, given.refresh_token)).status).toBe(200);
    },
    '404': revokeStatus(404),
    '503': revokeStatus(503),
  },
  disconnection: {
    'token-survives': async (world) => {
      const { clientId, tokens: given } = await connect(world);
      const account = await world.signedIn.open('/account');
      await world.signedIn.press(account, `disconnect-${clientId}`);
      expect(await oauthRefusal(refresh(world, clientId, given.refresh_token))).toBe('400 invalid_grant');
      expect(await listStatus(world, given.access_token)).toBe(200);
      await world.control.advance(3700);
      expect(await listStatus(world, given.access_token)).toBe(401);
    },
  },
  scopesGranted: {
    'read-only': async (world) => {
      const asked = ask(world, await newClient(world), { scope: 'itineraries:read itineraries:write' });
      const answer = await answerAsked(world.browser(), asked);
      const given = await (await redeem(world, asked, answer.searchParams.get('code') ?? '')).json();
      expect(given.scope).toBe('itineraries:read');
    },
    'write-implies-read': async (world) => {
      const { tokens: given } = await connect(world, { scope: 'itineraries:write' });
      expect(await listStatus(world, given.access_token)).toBe(200);
    },
  },
  signInStatus: {
    '401': async (world) => {
      const browser = world.browser();
      const page = await browser.open(ask(world, await newClient(world)).url);
      const again = await browser.press(page, 'sign-in', { email: 'a@wayclip.test', password: 'wrong' });
      expect([again.status, isSignIn(again)]).toEqual([401, true]);
    },
  },
};
